"""Random boards and numbers of circuits, decided by our program: a table, and what it did not decide.

Usage: knights_random.py LATIN [--count N] [--seed S] [--sides LOW-HIGH] [--mode all|short|edge] [--seconds S] [--list]

Rows and columns are drawn from the sides (12-60), not both odd, and the number of circuits K from 1
to a quarter of the cells (`all`), from a tenth of the cells on (`short`: circuits of 4 to 10 cells),
or so that the mean length is within 0.4 of 4, 6 or 8, where little fits (`edge`). Each is given to
`LATIN knight RxC -k K --jobs 1` with a limit of processor time. Covers are checked here, from the definition;
that there is none is not. Ends with 1 when a cover is wrong.
"""

import argparse
import json
import random
import resource
import subprocess
import sys


def draw(rng, low, high, mode):
    while True:
        rows, cols = rng.randint(low, high), rng.randint(low, high)
        if rows * cols % 2 == 0:
            break
    cells = rows * cols
    if mode == "edge":
        length = rng.choice([4, 6, 8])
        mean = rng.uniform(max(4, length - 0.4), length + 0.4)
        return rows, cols, min(round(cells / mean), cells // 4)
    return rows, cols, rng.randint(cells // 10 if mode == "short" else 1, cells // 4)


def wrong(rows, cols, k, circuits):
    """What is wrong with a cover, from the definition of 1998; None when nothing is."""
    least, most = 2 * (rows * cols // k // 2), 2 * ((-(-rows * cols // k) + 1) // 2)
    seen = set()
    if len(circuits) != k:
        return f"{len(circuits)} circuits"
    for circuit in circuits:
        cells = [tuple(square) for square in circuit]
        if not least <= len(cells) <= most or len(cells) % 2 or len(cells) < 4:
            return f"a circuit of {len(cells)} cells"
        for (a, b), (c, d) in zip(cells, cells[1:] + cells[:1]):
            if {abs(a - c), abs(b - d)} != {1, 2}:
                return "no move of a knight"
            if not (0 <= a < rows and 0 <= b < cols) or (a, b) in seen:
                return "a cell outside or twice"
            seen.add((a, b))
    return None if len(seen) == rows * cols else "cells left"


def spent():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def decide(program, rows, cols, k, seconds):
    """Whether there is a cover (None: not known), the reason when there is none, and the processor time."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))

    before = spent()
    line = [program, "knight", f"{rows}x{cols}", "-k", str(k), "--json", "-q", "--seed", "bench", "--jobs", "1"]
    done = subprocess.run(line, capture_output=True, text=True, preexec_fn=limit)
    time = spent() - before
    record = json.loads(done.stdout) if done.stdout.strip() else {}
    if record.get("feasible"):
        fault = wrong(rows, cols, k, record["cycles"])
        if fault:
            sys.exit(f"{rows}x{cols} with {k}: {fault}")
    return record.get("feasible"), record.get("argument", {}).get("name", "search"), time


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sides", default="12-60")
    parser.add_argument("--mode", choices=["all", "short", "edge"], default="all")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--list", action="store_true", help="a line for each instance")
    args = parser.parse_args()
    low, high = map(int, args.sides.split("-"))
    rng = random.Random(args.seed)
    times, covers, none, neither = [], 0, [], []
    for _ in range(args.count):
        rows, cols, k = draw(rng, low, high, args.mode)
        found, reason, time = decide(args.program, rows, cols, k, args.seconds)
        if args.list:
            print(f"{rows}x{cols} {k} {rows * cols / k:.3f} {found} {time:.2f}", flush=True)
        name = f"{rows}×{cols} with {k} (mean {rows * cols / k:.3f})"
        if found is None:
            neither.append(name)
            continue
        times.append(time)
        if found:
            covers += 1
        else:
            none.append(f"{name}: {reason}")
    times.sort()
    shown = [f"{times[min(len(times) - 1, int(q * len(times)))]:.2f}" for q in (0.5, 0.9, 0.99, 1)] if times else ["-"] * 4
    print("| mode | instances | a cover | none | neither | median, s | 90 % | 99 % | most |\n| --- | --: | --: | --: | --: | --: | --: | --: | --: |")
    print(f"| {args.mode} {args.sides} | {args.count} | {covers} | {len(none)} | {len(neither)} | {' | '.join(shown)} |")
    for title, names in (("none", none), ("neither", neither)):
        for name in names:
            print(f"{title}: {name}")


main()
