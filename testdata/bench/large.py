"""Large boards, where clause learning matters."""

import json
import os
import statistics

import sat
import tables
from our_search import compare, say


def measure(ours, options):
    """Each pass gives all of them the same new look of each puzzle."""
    plain = os.path.join(options.folder, "large.txt")
    look = os.path.join(options.folder, "large-look.txt")
    here = [s for s in sat.ON_LARGE_BOARDS if s.available()]
    seconds = {}
    for number in range(options.passes):
        say(f"large boards, pass {number + 1} of {options.passes}")
        with open(look, "w", encoding="utf-8") as file:
            file.write(ours.lines("disguise", "-pass", str(number), plain))
        puzzles = [json.loads(line) for line in ours.lines("export", look).splitlines()]
        mine = ours.time(look, "-each", "-limit", f"{options.limit}s")
        seconds.setdefault("ours", []).append(
            [(t, answer != "?") for t, answer in zip(mine["each"], mine["answers"])])
        for solver in here:
            runs = [solver.run(solver.prepare(puzzle, options.folder), options.limit) for puzzle in puzzles]
            seconds.setdefault(solver.name, []).append([(t, found is not None) for t, found in runs])
            compare("large", {"auto": mine["answers"],
                              solver.name: "".join("?" if found is None else str(found) for _, found in runs)})
        if sum(t for t, _ in seconds["ours"][-1]) > 3 * options.limit:
            break  # more passes would tell nothing new
    print_large(seconds, options)


def print_large(seconds, options):
    passes = len(seconds["ours"])
    print(f"Latin squares of order 30, seconds a puzzle, counting to two, {len(seconds['ours'][0])} of them in"
          f" {passes} disguise{'s' * (passes > 1)}; at most {options.limit:g} s each. Target: mean below 0.3, maximum below 1.5.\n")
    rows = []
    for name in ["ours"] + [solver.name for solver in sat.ON_LARGE_BOARDS]:
        runs = [run for one in seconds.get(name, []) for run in one]
        times = [t for t, _ in runs]
        bound = "≥ " if any(not ended for _, ended in runs) else ""
        late = sum(not ended for _, ended in runs)
        rows.append([name] + ([bound + tables.number(statistics.mean(times)), tables.number(statistics.median(times)),
                               bound + tables.number(max(times)), str(late)] if times else ["-"] * 4))
    print(tables.table(["", "mean", "median", "maximum", "undecided"], rows))
