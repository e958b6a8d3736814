"""Times our exact search and other solvers by turns, and prints tables.

Run by peers.sh, which makes the files: lists/*.txt, kinds/*.txt, large.txt in the
folder given, and the program `ours` beside them.
"""

import argparse
import sys

import kinds
import large
import sat
import solvers
import sudoku
from our_search import Ours, failures


def main():
    options = arguments()
    ours = Ours(options.folder)
    print_machine()
    if "sudoku" in options.tables:
        sudoku.measure(ours, options)
    options.passes = min(options.passes, 3)
    if "kinds" in options.tables:
        kinds.measure(ours, options)
    if "large" in options.tables:
        large.measure(ours, options)
    if failures:
        sys.exit("\n".join(["The solvers do not agree:"] + failures))


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--turns", type=int, default=3, help="beside qqwing, in each pass")
    parser.add_argument("--least", type=float, default=0.5, help="processor seconds a measurement of ours")
    parser.add_argument("--budget", type=float, default=8, help="seconds a kind and peer, in the first pass")
    parser.add_argument("--limit", type=float, default=20, help="seconds for one puzzle")
    parser.add_argument("--tables", default="sudoku kinds large")
    return parser.parse_args()


def print_machine():
    model = "processor unknown"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            model = next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    missing = {s.name: s for s in solvers.ON_ANY_BOARD + sat.ON_LARGE_BOARDS if not s.available()}  # each name once
    print(f"{model}, one core, processor time; medians over passes for us and qqwing, the shortest time of each"
          " puzzle for the others."
          + (f" Not obtained: {', '.join(missing)}." if missing else "") + "\n")


main()
