"""Sudoku of 9 by 9: every engine of ours, qqwing, and tdoku where it was compiled."""

import json
import os
import re
import shutil
import statistics
import subprocess

import command
import tables
import turns
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


# How many puzzles of the bridge qqwing gets before and after a turn of the others.
YARD = 1000


def measure(ours, options):
    lists = in_order(files(options.folder, "lists"))
    engines = ours.engines(next(iter(lists.values())))
    ticks = {}  # (list, engine or qqwing) -> measurements, one a pass
    beside = {}  # (list, engine) -> how many times the rate of qqwing on the bridge, one a turn
    yard = []  # measurements of qqwing there
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
                write_looks(ours, file, number, looks_of(name, options))
                t = tdoku(name, options)
                ticks.setdefault((name, "tdoku"), []).append(t)
                answers["tdoku"] = t["answers"]
            compare(name, answers)
            if shutil.which("qqwing"):
                by_turns(ours, name, lists, number, options, yard, beside)
    print_sudoku(lists, engines, ticks, beside, yard)


def by_turns(ours, name, lists, number, options, yard, beside):
    """Ours and tdoku between two runs of qqwing on the bridge, some times."""
    bridge = next(iter(lists))
    puzzles = looks(ours, lists[bridge], number)[:min(YARD, at_most(bridge))]

    def qqwing_on_bridge():
        return rate(run_qqwing(yard, puzzles, options) and yard[-1:])

    def auto(turn):
        look = options.turns * number + turn
        return rate([ours.time(lists[name], "-pass", str(look), "-least", f"{options.least / 2}s")])

    measures = {"auto": auto}
    if os.path.exists(tdoku_of(options)):
        measures["tdoku"] = lambda turn: rate([tdoku(name, options)])
    for who, found in turns.ratios(qqwing_on_bridge, measures, options.turns).items():
        beside.setdefault((name, who), []).extend(found)


def at_most(name):
    """How many puzzles of a list qqwing gets."""
    return LISTS.get(name, (None, 100))[1]


def looks(ours, file, number):
    """The puzzles of a list in the disguise of a pass."""
    return [line.split(":")[1] for line in ours.lines("disguise", "-pass", str(number), file).splitlines()]


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
    puzzles = looks(ours, file, number)[:at_most(name)]
    output = run_qqwing(ticks.setdefault((name, "qqwing"), []), puzzles, options)
    if name == BRIDGE:
        run_qqwing(ticks.setdefault((name, "qqwing --nosolution"), []), puzzles, options, "--nosolution")
    if output is None:
        return ""
    counts = [found_by_qqwing(line) for line in output.splitlines()[1:] if line]
    if len(counts) != len(puzzles):
        disagree(f"{name}: qqwing answers {len(counts)} of {len(puzzles)} puzzles")
        return ""
    return "".join(str(min(count, 2)) for count in counts)


def run_qqwing(measurements, puzzles, options, *flags):
    """Its output, and another measurement; None, and none at all any more, when the time is out."""
    seconds, _, output = command.cpu(["qqwing", "--solve", "--count-solutions", "--csv", *flags],
                                     options.limit, "\n".join(puzzles) + "\n")
    if output is None:
        measurements.clear()
    else:
        measurements.append({"puzzles": len(puzzles), "seconds": seconds})
    return output


def found_by_qqwing(line):
    """The number at the end of a line; there is none where clues contradict each other at once."""
    count = re.search(r"(\d+),$", line)
    return int(count[1]) if count else 0


def tdoku_of(options):
    return os.path.join(options.folder, "tdoku")


def looks_of(name, options):
    return os.path.join(options.folder, f"{name}.looks")


def write_looks(ours, file, number, to):
    with open(to, "w", encoding="ascii") as out:
        out.write(ours.lines("disguise", "-pass", str(number), file))


def tdoku(name, options):
    """What it measures on the looks that ours has in the first round of this pass, again and again."""
    return json.loads(subprocess.run([tdoku_of(options), looks_of(name, options), str(options.least)],
                                     check=True, stdout=subprocess.PIPE, text=True).stdout)


def print_sudoku(lists, engines, ticks, beside, yard):
    bridge = next(iter(lists))
    print(f"Sudoku, puzzles a second, counting to two. {about_qqwing(bridge, ticks, yard)}\n")
    rows = []
    other = (bridge, "tdoku") in ticks
    for name in lists:
        mine = ticks[name, "auto"]
        goal = LISTS.get(name, (None, 0))[0]
        rows.append([name, tables.number(rate(mine)), tables.number(guesses(mine)), middle(beside.get((name, "auto"))),
                     "-" if goal is None else f"≥ {goal}", tables.number(rate(ticks.get((name, "qqwing"))))])
        if other:
            theirs = ticks[name, "tdoku"]
            rows[-1] += [tables.number(rate(theirs)), tables.number(guesses(theirs)), middle(beside.get((name, "tdoku"))),
                         f"{rate(mine) / rate(theirs):.2f}"]
    print(tables.table(["list", "ours", "guesses", "ratio", "target", "qqwing there"]
                       + ["tdoku", "guesses", "ratio", "ours to tdoku"] * other, rows))
    print("The same by engine, puzzles a second; in brackets how many times slower than the fastest.\n")
    rows = []
    for name in lists:
        rates = [rate(ticks[name, engine]) for engine in engines]
        best = max(rates)
        rows.append([name] + [f"{tables.number(r)} ({tables.ratio(best / r)})" for r in rates])
    print(tables.table(["list"] + [f"`{engine}`" for engine in engines], rows))


def about_qqwing(bridge, ticks, yard):
    if not yard:
        return "There is no qqwing to compare with."
    rates = [t["puzzles"] / t["seconds"] for t in yard]
    silent = rate(ticks.get((bridge, "qqwing --nosolution")))
    return f"The ratio is to qqwing on {bridge} right before and after, turn by turn: its median, and in brackets the" \
        f" quarter and three quarters of the turns. It counted {tables.number(min(rates))} to" \
        f" {tables.number(max(rates))} a second there" + (f", {tables.number(silent)} without printing (median)." if silent else ".")


def middle(ratios):
    """The median of some ratios, and where the middle half of them lies."""
    if not ratios:
        return "-"
    low, median, high = statistics.quantiles(ratios * 2 if len(ratios) == 1 else ratios, n=4, method="inclusive")
    return f"{tables.ratio(median)} ({tables.ratio(low)} to {tables.ratio(high)})"
