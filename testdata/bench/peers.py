"""Times our exact search and other solvers by turns, and prints tables.

Run by peers.sh, which makes the files: lists/*.txt, kinds/*.txt, large.txt in the
folder given, and the program `ours` beside them.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys

import boards
import solvers
import tables

# Lists, with what we want to reach: our rate as a multiple of the rate of
# qqwing on puzzles of 17 clues, and how many puzzles qqwing gets.
BRIDGE = "sudoku-17-clue"
LISTS = {
    BRIDGE: (95, 1500),
    "sudoku-hardest-1905-10k": (5.2, 100),
    "sudoku-random-critical-50k": (100, 1000),
    "sudoku-36-clues-20k": (250, 1500),
    "sudoku-serg-multiple": (105, 200),
    "sudoku-mutated-20k": (95, 200),
    "sudoku-top1465": (None, 300),
    "sudoku-hardest-1106": (None, 50),
    "generated-critical": (100, 1000),
    "generated-36-clues": (250, 1500),
}
ENOUGH = 0.1  # seconds: a run this long is not repeated in later passes

failures = []


def say(*words):
    print(*words, file=sys.stderr, flush=True)


def disagree(what):
    failures.append(what)
    say("DISAGREEMENT:", what)


class Ours:
    """The program beside the puzzles."""

    def __init__(self, folder):
        self.program = os.path.join(folder, "ours")

    def lines(self, *arguments):
        return subprocess.run([self.program, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout

    def time(self, file, *flags):
        return json.loads(self.lines("time", *flags, file))

    def engines(self, file):
        return self.lines("engines", file).split()


def main():
    options = arguments()
    ours = Ours(options.folder)
    print_machine()
    sudoku(ours, options)
    other_boards(ours, options)
    large_boards(ours, options)
    if failures:
        sys.exit("\n".join(["The solvers do not agree:"] + failures))


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--least", type=float, default=0.5, help="processor seconds a measurement of ours")
    parser.add_argument("--budget", type=float, default=8, help="seconds a kind and peer in the first pass")
    parser.add_argument("--limit", type=float, default=20, help="seconds for one puzzle")
    return parser.parse_args()


def print_machine():
    model = "processor unknown"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            model = next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    missing = [s.name for s in solvers.ON_ANY_BOARD + solvers.ON_LARGE_BOARDS if not s.available()]
    print(f"{model}, one core, processor time, medians over passes."
          + (f" Not obtained: {', '.join(missing)}." if missing else "") + "\n")


def files(folder, sub):
    """The files of a folder by name, those of LISTS in that order."""
    found = {os.path.splitext(n)[0]: os.path.join(folder, sub, n) for n in sorted(os.listdir(os.path.join(folder, sub)))}
    return {name: found[name] for name in [*(n for n in LISTS if n in found), *(n for n in found if n not in LISTS)]}


# Sudoku


def sudoku(ours, options):
    lists = files(options.folder, "lists")
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
            compare(name, answers)
    print_sudoku(lists, engines, ticks)


def compare(name, answers):
    """All of them must agree where they answered; qqwing may have seen fewer."""
    for who, theirs in answers.items():
        for i, (a, b) in enumerate(zip(answers["auto"], theirs)):
            if "?" not in a + b and a != b:
                disagree(f"{name}, puzzle {i + 1}: auto counts {a}, {who} {b}")
                return


def qqwing(ours, name, file, number, options, ticks):
    """Its answers up to 2, a digit a puzzle; "" when it is absent or takes too long on the list."""
    key = name, "qqwing"
    if ticks.get(key) == [] or not solvers.shutil.which("qqwing"):
        return ""
    most = LISTS.get(name, (None, 100))[1]
    puzzles = [line.split(":")[1] for line in ours.lines("disguise", "-pass", str(number), file).splitlines()[:most]]
    seconds, _, output = solvers.cpu(["qqwing", "--solve", "--count-solutions", "--nosolution", "--csv"],
                                     options.limit, "\n".join(puzzles) + "\n")
    if output is None:
        ticks[key] = []
        return ""
    ticks.setdefault(key, []).append({"puzzles": len(puzzles), "seconds": seconds})
    counts = [int(line.split(",")[0]) for line in output.splitlines() if line.split(",")[0].isdigit()]
    return "".join(str(min(count, 2)) for count in counts)


def rate(measurements):
    if not measurements:
        return None
    return statistics.median(t["puzzles"] / t["seconds"] for t in measurements)


def guesses(measurements):
    return statistics.median(t["guesses"] / t["puzzles"] for t in measurements)


def print_sudoku(lists, engines, ticks):
    bridge = next(iter(lists))
    base = rate(ticks.get((bridge, "qqwing")))
    print(f"Sudoku, puzzles a second, counting to two. The ratio is to qqwing on {bridge} in the same run"
          f" ({tables.number(base)} a second).\n")
    rows = []
    for name in lists:
        mine = rate(ticks[name, "auto"])
        goal = LISTS.get(name, (None, 0))[0]
        rows.append([name, tables.number(mine), tables.number(guesses(ticks[name, "auto"])),
                     tables.ratio(base and mine / base), "-" if goal is None else f"≥ {goal}",
                     tables.number(rate(ticks.get((name, "qqwing"))))])
    print(tables.table(["list", "ours", "guesses", "ratio", "target", "qqwing there"], rows))
    print("The same by engine, puzzles a second; in brackets how many times slower than `auto`.\n")
    rows = []
    for name in lists:
        best = rate(ticks[name, "auto"])
        rates = [rate(ticks[name, engine]) for engine in engines]
        rows.append([name] + [f"{tables.number(r)} ({tables.ratio(best / r)})" for r in rates])
    print(tables.table(["list"] + [f"`{engine}`" for engine in engines], rows))


# Other boards


class Peer:
    """A solver and the puzzles of a kind, with the shortest time of each."""

    def __init__(self, solver, puzzles, folder, options):
        self.solver, self.options = solver, options
        self.puzzles, self.folder = puzzles, folder
        self.tasks, self.shortest, self.answers, self.late = [], [], "", 0

    def first(self):
        """Prepares and runs puzzles until the budget is spent, one at least."""
        spent = 0
        for puzzle in self.puzzles:
            task = self.solver.prepare(puzzle, self.folder)
            seconds, found = self.solver.run(task, self.options.budget)
            self.tasks.append(task)
            self.shortest.append(seconds)
            self.answers += "?" if found is None else str(found)
            self.late += found is None
            spent += seconds
            if spent >= self.options.budget:
                break

    def again(self):
        for i, task in enumerate(self.tasks):
            if self.shortest[i] < ENOUGH:
                self.shortest[i] = min(self.shortest[i], self.solver.run(task, self.options.limit)[0])

    def mean(self):
        return statistics.mean(self.shortest)


def other_boards(ours, options):
    kinds = files(options.folder, "kinds")
    here = [s for s in solvers.ON_ANY_BOARD if s.available()]
    ticks, peers = {}, {}
    for number in range(options.passes):
        for kind, file in kinds.items():
            say(f"{kind}, pass {number + 1} of {options.passes}")
            ticks.setdefault(kind, []).append(
                ours.time(file, "-pass", str(number), "-least", f"{options.least / 2}s"))
            for solver in here:
                if number > 0:
                    peers[kind, solver.name].again()
                    continue
                puzzles = [json.loads(line) for line in ours.lines("export", file).splitlines()]
                peer = peers[kind, solver.name] = Peer(solver, puzzles, options.folder, options)
                peer.first()
                compare(kind, {"auto": ticks[kind][0]["answers"], solver.name: peer.answers})
    print_boards(kinds, ticks, peers)


def print_boards(kinds, ticks, peers):
    print("Critical puzzles on other boards, milliseconds a puzzle, counting to two; in brackets how many times longer"
          " than ours. Target: 50 or more. ≥: some puzzles ran out of time.\n")
    rows = []
    for kind in kinds:
        mine = 1 / rate(ticks[kind])
        row = [kind, tables.number(1000 * mine), tables.number(guesses(ticks[kind]))]
        least = []
        for solver in solvers.ON_ANY_BOARD:
            peer = peers.get((kind, solver.name))
            row.append("-" if peer is None else peer_cell(peer, mine))
            if peer is not None:
                least.append(peer.mean() / mine)
        rows.append(row + [tables.ratio(min(least, default=None))])
    names = [solver.name for solver in solvers.ON_ANY_BOARD]
    print(tables.table(["kind", "ours", "guesses"] + names + ["least ratio"], rows))


def peer_cell(peer, mine):
    bound = "≥ " if peer.late else ""
    return f"{bound}{tables.number(1000 * peer.mean())} ({tables.ratio(peer.mean() / mine)})"


# Large boards


def large_boards(ours, options):
    """Each pass gives all of them the same new look of each puzzle."""
    plain = os.path.join(options.folder, "large.txt")
    look = os.path.join(options.folder, "large-look.txt")
    here = [s for s in solvers.ON_LARGE_BOARDS if s.available()]
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
    print(f"Latin squares of order 30, seconds a puzzle, counting to two, {len(seconds['ours'][0])} puzzles in"
          f" {passes} disguises; at most {options.limit:g} s each. Target: mean below 0.3, maximum below 1.5.\n")
    rows = []
    for name in ["ours"] + [solver.name for solver in solvers.ON_LARGE_BOARDS]:
        runs = [run for one in seconds.get(name, []) for run in one]
        times = [t for t, _ in runs]
        bound = "≥ " if any(not ended for _, ended in runs) else ""
        late = sum(not ended for _, ended in runs)
        rows.append([name] + ([bound + tables.number(statistics.mean(times)), tables.number(statistics.median(times)),
                               bound + tables.number(max(times)), str(late)] if times else ["-"] * 4))
    print(tables.table(["", "mean", "median", "maximum", "undecided"], rows))


main()
