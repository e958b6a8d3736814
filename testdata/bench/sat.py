"""SAT solvers on large boards without repeated labels; as in solvers.py, but whole processes are timed."""

import os
import re
import shutil
import tempfile

import boards
import command


class CnfSolver:
    """A SAT solver on a CNF from which the clues have crossed off what they can; whole processes."""

    def __init__(self, name, executable):
        self.name, self.executable = name, executable

    def available(self):
        return bool(shutil.which(self.executable))

    def prepare(self, board, folder):
        return boards.cnf(board)

    def write(self, clauses, variables):
        handle, path = tempfile.mkstemp(suffix=".cnf")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(f"p cnf {variables} {len(clauses)}\n")
            file.writelines(" ".join(map(str, clause)) + " 0\n" for clause in clauses)
        return path

    def ask(self, words, clauses, variables, limit):
        path = self.write(clauses, variables)
        try:
            return command.cpu(words + [path], limit)
        finally:
            os.remove(path)


class ClaspCnf(CnfSolver):
    """clasp, which counts."""

    def run(self, task, limit):
        seconds, _, output = self.ask([self.executable, "2"], *task, limit)
        return seconds, None if output is None else len(re.findall(r"^c Answer", output, re.M))


class Cadical(CnfSolver):
    """cadical: a first solution, then the same with a clause that forbids it."""

    def run(self, task, limit):
        clauses, variables = task
        total = 0
        for found in range(2):
            seconds, code, output = self.ask([self.executable, "-q"], clauses, variables, limit)
            total += seconds
            if output is None:
                return total, None
            if code != 10:
                return total, found
            model = [int(n) for n in re.findall(r"-?\d+", " ".join(re.findall(r"^v (.*)$", output, re.M)))]
            clauses = clauses + [[-n for n in model if n > 0]]
        return total, 2


ON_LARGE_BOARDS = [ClaspCnf("clasp", "clasp"), Cadical("cadical", "cadical")]
