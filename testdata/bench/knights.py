"""Balanced knights by CP-SAT and Gecode beside ours: a row of docs/performance.md each.

Usage: knights.py LATIN [SECONDS]; LATIN is our program. CP-SAT's model has one AddCircuit for each
circuit, whose cells may stay out of it (a loop each), and every cell in exactly one of them; with
one circuit it is one AddCircuit. Gecode's, by MiniZinc, is `circuit`, or a `subcircuit` each. In
both, lengths are sums, and the circuits are told apart by their first cells in order. One worker;
processor time of the solver alone for them, of the whole process for ours. Their covers are
checked here; where two of the three decide and differ, it says so and ends with 1.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time

from ortools.sat.python import cp_model

INSTANCES = [(6, 6, 1), (6, 6, 2), (5, 6, 4), (6, 8, 7), (8, 8, 1), (8, 8, 4), (8, 8, 13), (10, 10, 9), (16, 18, 5), (30, 30, 1)]

MINIZINC = """
include "circuit.mzn";
include "subcircuit.mzn";
int: n; int: k; int: least; int: most;
array[1..n] of set of int: moves;
array[1..k, 1..n] of var 1..n: next;
array[1..n] of var 1..k: of_circuit;
constraint forall(i in 1..k, c in 1..n)(next[i, c] in moves[c] union {c});
constraint forall(i in 1..k, c in 1..n)((of_circuit[c] = i) <-> (next[i, c] != c));
constraint if k = 1 then circuit([next[1, c] | c in 1..n]) else forall(i in 1..k)(subcircuit([next[i, c] | c in 1..n])) endif;
constraint forall(i in 1..k)(sum(c in 1..n)(of_circuit[c] = i) in least..most);
constraint of_circuit[1] = 1;
constraint forall(c in 2..n, i in 2..k)(of_circuit[c] = i -> exists(b in 1..c-1)(of_circuit[b] = i - 1));
solve :: int_search([next[i, c] | c in 1..n, i in 1..k], first_fail, indomain_min) satisfy;
"""


def moves(rows, cols):
    leaps = [(1, 2), (2, 1), (-1, 2), (2, -1), (1, -2), (-2, 1), (-1, -2), (-2, -1)]
    cells = [(r, c) for r in range(rows) for c in range(cols)]
    on_board = {(r, c): r * cols + c for r, c in cells}
    return [[on_board[r + a, c + b] for a, b in leaps if (r + a, c + b) in on_board] for r, c in cells]


def lengths(cells, k):
    """The least and the most cells of a circuit, of the paper of 1998."""
    return 2 * (cells // k // 2), 2 * ((-(-cells // k) + 1) // 2)


def is_cover(graph, nexts, k, least, most):
    """Whether the next cells, one list, make k circuits of such lengths."""
    seen, sizes = set(), []
    for start in range(len(graph)):
        if start in seen:
            continue
        size, at = 0, start
        while at not in seen:
            seen.add(at)
            if nexts[at] not in graph[at]:
                return False
            size, at = size + 1, nexts[at]
        if at != start:
            return False
        sizes.append(size)
    return len(sizes) == k and all(least <= s <= most for s in sizes)


def cpsat(rows, cols, k, limit):
    graph = moves(rows, cols)
    n, (least, most) = len(graph), lengths(rows * cols, k)
    m = cp_model.CpModel()
    arcs = [[(c, d, m.new_bool_var("")) for c in range(n) for d in graph[c]] for _ in range(k)]
    out = [[m.new_bool_var("") for _ in range(n)] for _ in range(k)]
    for i in range(k):
        m.add_circuit(arcs[i] + ([(c, c, out[i][c]) for c in range(n)] if k > 1 else []))
    if k > 1:
        for c in range(n):
            m.add_exactly_one(out[i][c].negated() for i in range(k))
        for i in range(k):
            m.add_linear_constraint(sum(1 - x for x in out[i]), least, most)
        m.add(out[0][0] == 0)
        for i in range(1, k):
            for c in range(n):
                m.add_bool_or([out[i][c]] + [out[i - 1][b].negated() for b in range(c)])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = limit
    start = time.process_time()
    status = solver.solve(m)
    spent = time.process_time() - start
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        nexts = [0] * n
        for c, d, x in (a for arc in arcs for a in arc):
            if solver.value(x):
                nexts[c] = d
        assert is_cover(graph, nexts, k, least, most)
        return True, spent
    return (False if status == cp_model.INFEASIBLE else None), spent


def children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def gecode(rows, cols, k, limit):
    graph = moves(rows, cols)
    n, (least, most) = len(graph), lengths(rows * cols, k)
    with tempfile.TemporaryDirectory() as folder:
        model, data, flat = (os.path.join(folder, f) for f in ("m.mzn", "d.dzn", "m.fzn"))
        with open(model, "w") as f:
            f.write(MINIZINC)
        with open(data, "w") as f:
            sets = ", ".join("{" + ", ".join(str(d + 1) for d in ds) + "}" for ds in graph)
            f.write(f"n = {n}; k = {k}; least = {least}; most = {most}; moves = [{sets}];\n")
        subprocess.run(["minizinc", "--solver", "gecode", "-c", model, data, "--fzn", flat], check=True, capture_output=True)
        before = children()
        done = subprocess.run(["fzn-gecode", "-time", str(int(limit * 1000)), flat], capture_output=True, text=True)
        spent = children() - before
    if "UNSATISFIABLE" in done.stdout:
        return False, spent
    found = next((line for line in done.stdout.splitlines() if line.startswith("next = ")), None)
    if not found:
        return None, spent
    values = [int(x) - 1 for x in found[found.index("[") + 1:found.rindex("]")].split("[")[-1].rstrip("])").split(",")]
    nexts = [next((values[i * n + c] for i in range(k) if values[i * n + c] != c), c) for c in range(n)]
    assert is_cover(graph, nexts, k, least, most)
    return True, spent


def ours(program, rows, cols, k, limit):
    times = []
    for seed in range(5):
        before = children()
        line = [program, "knight", f"{rows}x{cols}", "-k", str(k), "--json", "-q", "--seed", str(seed), "--timeout", f"{limit}s"]
        done = subprocess.run(line, capture_output=True, text=True)
        times.append(children() - before)
    return (json.loads(done.stdout)["feasible"] if done.stdout else None), sorted(times)[2]


def main():
    program, limit = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 60
    print("| board | circuits | answer | ours, s | CP-SAT, s | Gecode, s |\n| --- | --: | --- | --: | --: | --: |")
    for rows, cols, k in INSTANCES:
        found = [ours(program, rows, cols, k, limit), cpsat(rows, cols, k, limit), gecode(rows, cols, k, limit)]
        answers = {a for a, _ in found} - {None}
        shown = [f"{t:.2f}" if a is not None else f"undecided after {limit:.0f}" for a, t in found]
        answer = "DIFFER" if len(answers) > 1 else {True: "a cover", False: "none"}.get(*answers, "?")
        print(f"| {rows}×{cols} | {k} | {answer} | {' | '.join(shown)} |", flush=True)
        if len(answers) > 1:
            sys.exit(1)


main()
