"""Large boards, where clause learning matters."""

import json
import os
import statistics

import sat
import tables
from our_search import compare, files, say


def measure(ours, options):
    """A row for each list of Latin squares."""
    here = [s for s in sat.ON_LARGE_BOARDS if s.available()]
    lists = {name: rounds(ours, here, name, file, options) for name, file in files(options.folder, "large").items()}
    print_large(lists, options)


def rounds(ours, here, name, plain, options):
    """Each pass gives all of them the same new look of each puzzle. For each pass, seconds and whether it was
    decided, of each puzzle, by solver."""
    look = os.path.join(options.folder, "large-look.txt")
    passes = []
    for number in range(options.passes):
        say(f"{name}, pass {number + 1} of {options.passes}")
        with open(look, "w", encoding="utf-8") as file:
            file.write(ours.lines("disguise", "-pass", str(number), plain))
        puzzles = [json.loads(line) for line in ours.lines("export", look).splitlines()]
        mine = ours.time(look, "-each", "-limit", f"{options.limit}s")
        seconds = {"ours": [(t, answer != "?") for t, answer in zip(mine["each"], mine["answers"])]}
        for solver in here:
            runs = [solver.run(solver.prepare(puzzle, options.folder), options.limit) for puzzle in puzzles]
            seconds[solver.name] = [(t, found is not None) for t, found in runs]
            compare(name, {"auto": mine["answers"],
                           solver.name: "".join("?" if found is None else str(found) for _, found in runs)})
        passes.append(seconds)
        if sum(t for runs in seconds.values() for t, _ in runs) > 3 * options.limit:
            break  # more passes would tell nothing new
    return passes


def print_large(lists, options):
    print(f"Latin squares with one solution, seconds a puzzle, counting to two; at most {options.limit:g} s each. ≥: for some"
          " that was not enough. Target on order 30: mean below 0.3, maximum below 1.5; on order 40: below 10.\n")
    names = ["ours"] + [solver.name for solver in sat.ON_LARGE_BOARDS]
    rows = []
    for name, passes in lists.items():
        rows.append([name, str(len(passes[0]["ours"])), str(len(passes))])
        for solver in names:
            runs = [run for seconds in passes for run in seconds.get(solver, [])]
            bound = "" if all(decided for _, decided in runs) else "≥ "
            times = [t for t, _ in runs]
            rows[-1] += [bound + tables.number(f(times)) for f in (statistics.mean, max)] if times else ["-"] * 2
    print(tables.table(["list", "puzzles", "disguises"] + [f"{name}, {what}" for name in names for what in ("mean", "max")], rows))
