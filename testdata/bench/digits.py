"""Digit grids beside OR-Tools CP-SAT (PyPI: ortools).

    python3 testdata/bench/digits.py best LATIN [MOST]    best sums of orders 5 to MOST (8) and
                                                          of random divisors, with both times
    python3 testdata/bench/digits.py puzzles LATIN FILE   puzzles of digits and digits-best:
                                                          one solution each, that of their proof

LATIN is the program. Times are processor seconds of a whole process for us, and
of the search alone for CP-SAT with one worker. A difference ends with exit code 1.
"""

import json
import random
import resource
import subprocess
import sys
import time

from ortools.sat.python import cp_model

BEST = {2: 34, 3: 72, 4: 132, 5: 205, 6: 300, 7: 414, 8: 542}


def model_of(rows, cols, base=10):
    """The definition: every line a multiple of its divisor that is not 0."""
    model = cp_model.CpModel()
    cell = [[model.new_int_var(0, base - 1, f"r{i}c{j}") for j in range(len(cols))] for i in range(len(rows))]

    def line(digits, divisor):
        top = base ** len(digits) - 1
        if divisor > top:
            model.add_bool_or([])
            return
        times = model.new_int_var(1, top // divisor, "")
        model.add(sum(d * base ** (len(digits) - 1 - k) for k, d in enumerate(digits)) == divisor * times)

    for i, m in enumerate(rows):
        line(cell[i], m)
    for j, m in enumerate(cols):
        line([row[j] for row in cell], m)
    return model, cell


def solver(limit):
    s = cp_model.CpSolver()
    s.parameters.num_workers = 1
    s.parameters.max_time_in_seconds = limit
    return s


def peer_best(rows, cols, limit=120):
    """Best sum, or None when it is not proved in time, and seconds."""
    model, cell = model_of(rows, cols)
    model.maximize(sum(sum(row) for row in cell))
    s = solver(limit)
    begin = time.process_time()
    status = s.solve(model)
    took = time.process_time() - begin
    if status == cp_model.INFEASIBLE:
        return "none", took
    return (round(s.objective_value) if status == cp_model.OPTIMAL else None), took


def our_best(latin, rows, cols):
    begin = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    argv = [latin, "digits", "--json", "--rows", ",".join(map(str, rows)), "--cols", ",".join(map(str, cols))]
    out = subprocess.run(argv, capture_output=True, text=True)
    took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - begin
    if out.returncode == 3:
        return "none", took
    found = json.loads(out.stdout)
    assert found["optimal"] and sum(map(sum, found["grid"])) == found["sum"]
    return found["sum"], took


def best(latin, most):
    rng = random.Random(8)
    tasks = [(f"order {n}", list(range(1, n + 1)), list(range(n + 1, 2 * n + 1))) for n in range(5, most + 1)]
    for k in range(12):
        r, c = rng.randint(2, 5), rng.randint(2, 5)
        tasks.append((f"random {k + 1}", [rng.randint(1, 40) for _ in range(r)], [rng.randint(1, 40) for _ in range(c)]))
    print("| problem | sum | ours, s | CP-SAT, s | ratio |\n| --- | --: | --: | --: | --: |")
    wrong = False
    for name, rows, cols in tasks:
        ours, mine = our_best(latin, rows, cols)
        theirs, peer = peer_best(rows, cols)
        wrong |= theirs is not None and ours != theirs
        if name.startswith("random"):
            name = f"rows {','.join(map(str, rows))}; columns {','.join(map(str, cols))}"
        told = "not proved in 120" if theirs is None else f"{peer:.2f}"
        print(f"| {name} | {ours} | {mine:.2f} | {told} | {peer / max(mine, 0.01):.0f} |", flush=True)
    return wrong


def solutions(kind, n, cells):
    """Up to two solutions of a puzzle."""
    found = []
    for _ in range(2):
        model, cell = model_of(range(1, n + 1), range(n + 1, 2 * n + 1))
        for k, x in enumerate(cells):
            if x != ".":
                model.add(cell[k // n][k % n] == int(x))
        if kind == "digits-best":
            model.add(sum(sum(row) for row in cell) == BEST[n])
        for other in found:
            differ = []
            for k, x in enumerate(other):
                b = model.new_bool_var("")
                model.add(cell[k // n][k % n] != x).only_enforce_if(b)
                differ.append(b)
            model.add_bool_or(differ)
        s = solver(120)
        status = s.solve(model)
        if status == cp_model.INFEASIBLE:
            break
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None
        found.append([s.value(cell[k // n][k % n]) for k in range(n * n)])
    return found


def puzzles(latin, name):
    lines = [line.split("\t")[0].strip() for line in open(name) if line.strip()]
    wrong = 0
    for line in lines:
        kind, *size, cells = line.split(":")
        n = int(size[0]) if size else 4
        found = solutions(kind, n, cells)
        proof = subprocess.run([latin, "prove", "--json"], input=line + "\n", capture_output=True, text=True)
        checked = subprocess.run([latin, "verify"], input=proof.stdout, capture_output=True, text=True)
        ours = subprocess.run([latin, "solve"], input=line + "\n", capture_output=True, text=True).stdout.strip().split(":")[-1]
        good = found is not None and len(found) == 1 and "".join(map(str, found[0])) == ours
        if not good or proof.returncode or checked.returncode or not json.loads(proof.stdout)["solved"]:
            wrong += 1
            print("wrong:", line, found and len(found), proof.returncode, checked.returncode, ours)
    print(f"{len(lines)} puzzles, {len(lines) - wrong} with one solution, which their verified proof finds")
    return wrong > 0


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("best", "puzzles"):
        sys.exit(__doc__)
    if sys.argv[1] == "best":
        sys.exit(best(sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 8))
    sys.exit(puzzles(sys.argv[2], sys.argv[3]))
