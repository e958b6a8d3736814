"""Graeco-Latin squares by CP-SAT beside ours: a row of docs/performance.md each.

Usage: graeco.py LATIN [SECONDS]; LATIN is our program. The model is the usual one: a variable for
either symbol of each cell, all different in rows, columns and, diagonal, both diagonals, the pairs
all different as numbers n*a + b; the first rows are in order, which loses nothing, and diagonal
squares have their main diagonals in order instead. One worker, processor time.
"""

import subprocess
import sys
import time

from ortools.sat.python import cp_model


def model(n, diagonal):
    m = cp_model.CpModel()
    squares = [[[m.new_int_var(0, n - 1, "") for _ in range(n)] for _ in range(n)] for _ in range(2)]
    for s in squares:
        for i in range(n):
            m.add_all_different(s[i])
            m.add_all_different([s[j][i] for j in range(n)])
        if diagonal:
            m.add_all_different([s[i][i] for i in range(n)])
            m.add_all_different([s[i][n - 1 - i] for i in range(n)])
        for j in range(n):
            m.add(s[j if diagonal else 0][j] == j)
    a, b = squares
    m.add_all_different([n * a[i][j] + b[i][j] for i in range(n) for j in range(n)])
    return m


def cpsat(n, diagonal, limit):
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = limit
    start = time.process_time()
    status = solver.solve(model(n, diagonal))
    return solver.status_name(status).lower(), time.process_time() - start


def ours(program, n, diagonal):
    best = 1e9
    for _ in range(5):
        start = time.perf_counter()
        done = subprocess.run([program, "graeco", str(n)] + ["--diagonal"] * diagonal, capture_output=True)
        best = min(best, time.perf_counter() - start)
    return done.returncode, best


def main():
    program, limit = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 60
    print("| order | | ours, s | CP-SAT, s |\n| --: | --- | --: | --: |")
    for diagonal in (False, True):
        for n in range(4, 11):
            code, mine = ours(program, n, diagonal)
            status, theirs = cpsat(n, diagonal, limit)
            found = {"unknown": f"undecided after {limit:.0f}", "infeasible": f"{theirs:.2f}, none"}.get(status, f"{theirs:.2f}")
            print(f"| {n} | {'diagonal' if diagonal else ''} | {mine:.3f}{', none' if code == 3 else ''} | {found} |", flush=True)


main()
