"""Other solvers, each asked whether a board has none, one or more solutions.

A solver prepares a board, which nobody times, and then runs it as often as one
likes. A run gives the seconds it took, without the start of a process and the
compilation of a model, and the number of solutions up to 2 (None: out of time).
"""

import os
import re
import shutil
import subprocess
import tempfile
import threading
import time

import boards
import command

try:
    import clingo
except ImportError:
    clingo = None
try:
    from ortools.sat.python import cp_model
except ImportError:
    cp_model = None

HERE = os.path.dirname(os.path.abspath(__file__))


class Solver:
    """What is the same for all of them."""

    def forget(self):
        """Begins a pass: nothing of the last one may help."""


class FlatZinc(Solver):
    """A solver of MiniZinc; what it calls solveTime, no more than the processor time of its process."""

    def __init__(self, name, solver, executable):
        self.name, self.solver, self.executable = name, solver, executable

    def available(self):
        return bool(shutil.which("minizinc") and shutil.which(self.executable))

    def prepare(self, board, folder):
        with open(os.path.join(folder, "data.json"), "w", encoding="utf-8") as file:
            file.write(boards.data(board))
        handle, compiled = tempfile.mkstemp(suffix=".fzn", dir=folder)
        os.close(handle)
        subprocess.run(["minizinc", "-c", "--solver", self.solver, os.path.join(HERE, "board.mzn"), file.name,
                        "--fzn", compiled, "--no-output-ozn"], check=True, stderr=subprocess.DEVNULL)
        return compiled

    def run(self, compiled, limit):
        seconds, _, output = command.cpu([self.executable, "-n", "2", "-s", compiled], limit)
        if output is None:
            return limit, None
        told = re.search(r"solveTime=([\d.e+-]+)", output)
        if not told:
            raise RuntimeError(f"{self.executable} tells no solveTime")
        return min(float(told[1]), seconds), output.count("----------")


class Clasp(Solver):
    """clasp on the ground program: its preparation and its search, by the processor's clock."""

    name = "clasp"

    def available(self):
        return clingo is not None

    def prepare(self, board, folder):
        return boards.facts(board)

    def run(self, text, limit):
        control = ground(text)
        start = time.process_time()
        found = solve_ground(control, [], limit)
        return time.process_time() - start, found


class ClaspKept(Solver):
    """clasp with the board prepared once and clues as assumptions, as our engines are asked; by its own clock.

    It keeps what it learns from one puzzle of a board to the next, but not from pass to pass.
    """

    name = "clasp (board kept)"

    def __init__(self):
        self.shape, self.control = None, None

    def available(self):
        return clingo is not None

    def forget(self):
        self.shape = None

    def prepare(self, board, folder):
        return board

    def run(self, board, limit):
        if self.shape != boards.shape(board):
            self.shape, self.control = boards.shape(board), ground(boards.facts(board, clues=False))
            self.control.solve(on_model=lambda model: False)
        clues = [(clingo.Function("x", [clingo.Number(c), clingo.Number(label)]), True)
                 for c, label in boards.known(board)]
        found = solve_ground(self.control, clues, limit)
        return self.control.statistics["summary"]["times"]["cpu"], found


def ground(text):
    control = clingo.Control(["2"])
    control.load(os.path.join(HERE, "board.lp"))
    control.add("base", [], text)
    control.ground([("base", [])])
    return control


def solve_ground(control, assumptions, limit):
    """Solutions up to 2; None when the time is out."""
    found = []
    bell = threading.Timer(limit, control.interrupt)
    bell.start()
    result = control.solve(assumptions, on_model=lambda model: found.append(1))
    bell.cancel()
    return len(found) if result.exhausted or len(found) == 2 else None


class CpSat(Solver):
    """OR-Tools CP-SAT with one worker: presolve and search, by the processor's clock."""

    name = "CP-SAT"

    def available(self):
        return cp_model is not None

    def prepare(self, board, folder):
        model = cp_model.CpModel()
        cells = range(board["cells"])
        x = [[model.new_bool_var("") for _ in range(board["labels"])] for _ in cells]
        for c in cells:
            model.add_exactly_one(x[c])
        for c, label in boards.known(board):
            model.add(x[c][label] == 1)
        for asterism in board["asterisms"]:
            for label, (least, most) in enumerate(zip(asterism["least"], asterism["most"])):
                between(model, [x[c][label] for c in asterism["cells"]], least, most)
        return model

    def run(self, model, limit):
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.enumerate_all_solutions = True
        solver.parameters.max_time_in_seconds = limit
        two = UpToTwo()
        start = time.process_time()
        status = solver.solve(model, two)
        seconds = time.process_time() - start
        ended = status in (cp_model.OPTIMAL, cp_model.INFEASIBLE) or two.found == 2
        return seconds, two.found if ended else None


def between(model, literals, least, most):
    if least == most == 1:
        model.add_exactly_one(literals)
    elif most == 1:
        model.add_at_most_one(literals)
    else:
        model.add_linear_constraint(sum(literals), least, most)


if cp_model is not None:
    class UpToTwo(cp_model.CpSolverSolutionCallback):
        """Counts solutions and ends the search at the second."""

        def __init__(self):
            super().__init__()
            self.found = 0

        def on_solution_callback(self):
            self.found += 1
            if self.found == 2:
                self.stop_search()


ON_ANY_BOARD = [FlatZinc("Gecode", "gecode", "fzn-gecode"), FlatZinc("Chuffed", "chuffed", "fzn-chuffed"),
                Clasp(), ClaspKept(), CpSat()]
