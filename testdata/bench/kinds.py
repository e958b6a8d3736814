"""Critical puzzles of many kinds."""

import json
import statistics
import subprocess

import solvers
import tables
from our_search import compare, files, guesses, rate, say

ENOUGH = 0.1  # seconds: a run this long is not repeated in later passes


class Peer:
    """A solver and the puzzles of a kind, with the shortest time of each."""

    def __init__(self, solver, puzzles, folder, options):
        self.solver, self.puzzles, self.folder, self.options = solver, puzzles, folder, options
        self.tasks, self.shortest, self.answers, self.late = [], [], "", 0

    def first(self):
        """Prepares and runs puzzles until the budget is spent, one at least."""
        self.solver.forget()
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
        """Runs those once more that were short."""
        self.solver.forget()
        for i, task in enumerate(self.tasks):
            if self.shortest[i] < ENOUGH:
                self.shortest[i] = min(self.shortest[i], self.solver.run(task, self.options.limit)[0])

    def fail(self):
        """Leaves a dash in the table."""
        self.tasks, self.shortest = [], []

    def mean(self):
        return statistics.mean(self.shortest) if self.shortest else None


def measure(ours, options):
    lists = files(options.folder, "kinds")
    here = [s for s in solvers.ON_ANY_BOARD if s.available()]
    ticks, peers = {}, {}
    for number in range(options.passes):
        for kind, file in lists.items():
            say(f"{kind}, pass {number + 1} of {options.passes}")
            ticks.setdefault(kind, []).append(
                ours.time(file, "-pass", str(number), "-least", f"{options.least / 2}s"))
            for solver in here:
                if number > 0:
                    peers[kind, solver.name].again()
                    continue
                puzzles = [json.loads(line) for line in ours.lines("export", file).splitlines()]
                peer = peers[kind, solver.name] = Peer(solver, puzzles, options.folder, options)
                try:
                    peer.first()
                except (RuntimeError, subprocess.CalledProcessError) as error:
                    say(f"{solver.name} fails on {kind}: {error}")
                    peer.fail()
                compare(kind, {"auto": ticks[kind][0]["answers"], solver.name: peer.answers})
    print_boards(lists, ticks, peers)


def print_boards(lists, ticks, peers):
    print("Critical puzzles on other boards, milliseconds a puzzle, counting to two; in brackets how many times longer"
          " than ours. Target: 50 or more. ≥: a puzzle ran out of time; 7 of 30: then all the time for the kind was spent.\n")
    rows = []
    for kind in lists:
        mine = 1 / rate(ticks[kind])
        row = [kind, tables.number(1000 * mine), tables.number(guesses(ticks[kind]))]
        least = []
        for solver in solvers.ON_ANY_BOARD:
            peer = peers.get((kind, solver.name))
            if peer is None or peer.mean() is None:
                row.append("-")
                continue
            row.append(peer_cell(peer, mine))
            least.append(peer.mean() / mine)
        rows.append(row + [tables.ratio(min(least, default=None))])
    names = [solver.name for solver in solvers.ON_ANY_BOARD]
    print(tables.table(["kind", "ours", "guesses"] + names + ["least ratio"], rows))


def peer_cell(peer, mine):
    bound = "≥ " if peer.late else ""
    part = "" if len(peer.shortest) == len(peer.puzzles) else f", {len(peer.shortest)} of {len(peer.puzzles)}"
    return f"{bound}{tables.number(1000 * peer.mean())} ({tables.ratio(peer.mean() / mine)}{part})"
