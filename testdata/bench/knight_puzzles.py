"""Puzzles of knights' circuits beside OR-Tools CP-SAT (PyPI: ortools).

    python3 testdata/bench/knight_puzzles.py LATIN FILE     puzzles of the kind knight: that of their
                                                     proof is a solution, and there is no other

LATIN is the program, FILE has its lines. Times are processor seconds: of `latin solve` of all
puzzles, a whole process, and of CP-SAT with one worker, for the search alone, for as many as it
decides within 60 s each. A difference ends with exit code 1.
"""

import resource
import subprocess
import sys
import time

from ortools.sat.python import cp_model


def read(line):
    """Rows, columns, lengths of the circuits and the clues by cell, as (circuit, step)."""
    head, _, cells = line.split("\t")[0].rpartition(":")
    size = (head.partition(":")[2] or "6x6").split("x")
    rows, cols, k = int(size[0]), int(size[1]), int((size + ["1"])[2])
    short = rows * cols // k // 2 * 2
    longer = (rows * cols - k * short) // 2
    lengths = [short + 2] * longer + [short] * (k - longer)
    clues = {}
    for c, text in enumerate(cells.split(",")):
        if text:
            circuit = ord(text[0]) - ord("a") if k > 1 else 0
            clues[c] = (circuit, int(text.lstrip("abcdefghijklmnop")) - 1)
    return rows, cols, lengths, clues


def model_of(rows, cols, lengths, clues):
    """Every cell has a place in one row of all steps, circuit after circuit; a move leads to the
    next place, or from the last of a circuit to its first."""
    model = cp_model.CpModel()
    n = rows * cols
    place = [model.new_int_var(0, n - 1, f"p{c}") for c in range(n)]
    model.add_all_different(place)
    first = [sum(lengths[:i]) for i in range(len(lengths))]
    out, into = [[] for _ in range(n)], [[] for _ in range(n)]
    for c in range(n):
        for d in range(n):
            if (c // cols - d // cols) ** 2 + (c % cols - d % cols) ** 2 == 5:
                move = model.new_bool_var("")
                out[c].append((d, move))
                into[d].append(move)
                after(model, place[c], place[d], move, first, lengths)
    for c in range(n):
        model.add_exactly_one(m for _, m in out[c])
        model.add_exactly_one(into[c])
    for c, (circuit, step) in clues.items():
        model.add(place[c] == first[circuit] + step)
    return model, place


def after(model, here, there, move, first, lengths):
    """A move leads on by one, or back from the last step of a circuit to its first."""
    back = []
    for f, length in zip(first, lengths):
        b = model.new_bool_var("")
        model.add(here == f + length - 1).only_enforce_if(b)
        model.add(there == f).only_enforce_if(b)
        back.append(b)
    on = model.new_bool_var("")
    model.add(there == here + 1).only_enforce_if(on)
    for f, length in zip(first, lengths):
        model.add(here != f + length - 1).only_enforce_if(on)
    model.add_bool_or(back + [on]).only_enforce_if(move)


def only(line, board):
    """Whether the board is the only one: None when that is not decided in time."""
    rows, cols, lengths, clues = read(line)
    model, place = model_of(rows, cols, lengths, clues)
    first = [sum(lengths[:i]) for i in range(len(lengths))]
    _, _, _, full = read(line.split("\t")[0].rpartition(":")[0] + ":" + board)
    want = [first[full[c][0]] + full[c][1] for c in range(rows * cols)]
    other = []
    for c, v in enumerate(want):
        b = model.new_bool_var("")
        model.add(place[c] != v).only_enforce_if(b)
        other.append(b)
    check = cp_model.CpModel()
    check.proto.copy_from(model.proto)
    for c, v in enumerate(want):
        check.add(check.get_int_var_from_proto_index(place[c].index) == v)
    if solve(check) != cp_model.OPTIMAL and solve(check) != cp_model.FEASIBLE:
        return False
    model.add_bool_or(other)
    status = solve(model)
    return None if status == cp_model.UNKNOWN else status == cp_model.INFEASIBLE


def solve(model):
    s = cp_model.CpSolver()
    s.parameters.num_workers = 1
    s.parameters.max_time_in_seconds = 60
    return s.solve(model)


def main():
    program, file = sys.argv[1:]
    lines = [l.strip() for l in open(file) if l.strip()]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    boards = subprocess.run([program, "solve", file], capture_output=True, text=True, check=True).stdout.split()
    ours = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    begin = time.process_time()
    verdicts = [only(line, board.rpartition(":")[2]) for line, board in zip(lines, boards, strict=True)]
    took = time.process_time() - begin
    print(f"{len(lines)} puzzles: {verdicts.count(True)} with one solution, {verdicts.count(None)} not decided, "
          f"{verdicts.count(False)} otherwise; ours {ours:.2f} s, CP-SAT {took:.1f} s")
    sys.exit(1 if False in verdicts else 0)


main()
