"""Sudoku of 9 by 9: every engine of ours, qqwing, and tdoku where it was compiled."""

import json
import os
import re
import shutil
import subprocess

import command
import tables
from our_search import compare, disagree, files, guesses, rate, say

# Lists, with what we want to reach (our rate as a multiple of that of qqwing on
# puzzles of 17 clues), and how many puzzles qqwing gets: it counts all solutions
# and is slow on some lists.
BRIDGE = "sudoku-17-clue"
LISTS = {
    BRIDGE: (95, 3000),
    "sudoku-hardest-1905-10k": (5.2, 100),
    "sudoku-random-critical-50k": (100, 2000),
    "sudoku-36-clues-20k": (250, 3000),
    "sudoku-serg-multiple": (105, 200),
    "sudoku-mutated-20k": (95, 200),
    "sudoku-top1465": (None, 300),
    "sudoku-hardest-1106": (None, 50),
    "generated-critical": (100, 1000),
    "generated-36-clues": (250, 1500),
}


def measure(ours, options):
    lists = in_order(files(options.folder, "lists"))
    engines = ours.engines(next(iter(lists.values())))
    ticks = {}  # (list, engine or qqwing) -> measurements, one a pass
    for number in range(options.passes):
        say(f"Sudoku, pass {number + 1} of {options.passes}")
        for name, file in lists.items():
            answers = {}
            for engine in engines:
                t = ours.time(file, "-engine", engine, "-pass", str(number), "-least", f"{options.least}s")
                ticks.setdefault((name, engine), []).append(t)
                answers[engine] = t["answers"]
            counts = qqwing(ours, name, file, number, options, ticks)
            if counts:
                answers["qqwing"] = counts
            if os.path.exists(tdoku_of(options)):
                t = tdoku(ours, name, file, number, options)
                ticks.setdefault((name, "tdoku"), []).append(t)
                answers["tdoku"] = t["answers"]
            compare(name, answers)
    print_sudoku(lists, engines, ticks)


def in_order(lists):
    """Those of LISTS first, in that order."""
    known = [name for name in LISTS if name in lists]
    return {name: lists[name] for name in known + [name for name in lists if name not in known]}


def qqwing(ours, name, file, number, options, ticks):
    """Its answers up to 2, a digit a puzzle; "" when it is absent or takes too long on the list.

    Its rate is that of the command our targets were set with, which prints a solution too. Without that it is
    nearly twice as fast, which is measured on the bridge.
    """
    if ticks.get((name, "qqwing")) == [] or not shutil.which("qqwing"):
        return ""
    most = LISTS.get(name, (None, 100))[1]
    puzzles = [line.split(":")[1] for line in ours.lines("disguise", "-pass", str(number), file).splitlines()[:most]]
    output = run_qqwing(ticks, (name, "qqwing"), puzzles, options)
    if name == BRIDGE:
        run_qqwing(ticks, (name, "qqwing --nosolution"), puzzles, options, "--nosolution")
    if output is None:
        return ""
    counts = [found_by_qqwing(line) for line in output.splitlines()[1:] if line]
    if len(counts) != len(puzzles):
        disagree(f"{name}: qqwing answers {len(counts)} of {len(puzzles)} puzzles")
        return ""
    return "".join(str(min(count, 2)) for count in counts)


def run_qqwing(ticks, key, puzzles, options, *flags):
    """Its output; None, and no measurement any more, when the time is out."""
    seconds, _, output = command.cpu(["qqwing", "--solve", "--count-solutions", "--csv", *flags],
                                     options.limit, "\n".join(puzzles) + "\n")
    if output is None:
        ticks[key] = []
    else:
        ticks.setdefault(key, []).append({"puzzles": len(puzzles), "seconds": seconds})
    return output


def found_by_qqwing(line):
    """The number at the end of a line; there is none where clues contradict each other at once."""
    count = re.search(r"(\d+),$", line)
    return int(count[1]) if count else 0


def tdoku_of(options):
    return os.path.join(options.folder, "tdoku")


def tdoku(ours, name, file, number, options):
    """What it measures on the looks that ours has in the first round of this pass, again and again."""
    looks = os.path.join(options.folder, f"{name}.looks")
    with open(looks, "w", encoding="ascii") as out:
        out.write(ours.lines("disguise", "-pass", str(number), file))
    return json.loads(subprocess.run([tdoku_of(options), looks, str(options.least)],
                                     check=True, stdout=subprocess.PIPE, text=True).stdout)


def print_sudoku(lists, engines, ticks):
    bridge = next(iter(lists))
    base = rate(ticks.get((bridge, "qqwing")))
    beside = f"The ratio is to qqwing on {bridge} in the same run ({tables.number(base)} a second;" \
        f" {tables.number(rate(ticks.get((bridge, 'qqwing --nosolution'))))} without printing)." if base else \
        "There is no qqwing to compare with."
    print(f"Sudoku, puzzles a second, counting to two. {beside}\n")
    rows = []
    other = (bridge, "tdoku") in ticks
    for name in lists:
        mine = rate(ticks[name, "auto"])
        goal = LISTS.get(name, (None, 0))[0]
        rows.append([name, tables.number(mine), tables.number(guesses(ticks[name, "auto"])),
                     tables.ratio(base and mine / base), "-" if goal is None else f"≥ {goal}",
                     tables.number(rate(ticks.get((name, "qqwing"))))])
        if other:
            theirs = rate(ticks[name, "tdoku"])
            rows[-1] += [tables.number(theirs), tables.number(guesses(ticks[name, "tdoku"])),
                         tables.ratio(theirs / base) if base else "-", f"{mine / theirs:.2f}"]
    print(tables.table(["list", "ours", "guesses", "ratio", "target", "qqwing there"]
                       + ["tdoku", "guesses", "ratio", "ours to tdoku"] * other, rows))
    print("The same by engine, puzzles a second; in brackets how many times slower than the fastest.\n")
    rows = []
    for name in lists:
        rates = [rate(ticks[name, engine]) for engine in engines]
        best = max(rates)
        rows.append([name] + [f"{tables.number(r)} ({tables.ratio(best / r)})" for r in rates])
    print(tables.table(["list"] + [f"`{engine}`" for engine in engines], rows))
