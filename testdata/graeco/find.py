"""What the table of squares holds and no search of the program finds, by clingo.

find.py self V K W   a line of generator/graeco/developments.txt: a self-orthogonal square with a symmetric
                     transversal, of K cycles of V points and W that stay. The table has: find.py self 3 3 1
find.py hole N H     two squares of order N with a hole of order H. The program has: find.py hole 6 2
"""

import pathlib
import sys

import clingo

FOLDER = pathlib.Path(__file__).parent


def solved(program, **constants):
    control = clingo.Control([x for name, value in constants.items() for x in ("-c", f"{name}={value}")])
    control.load(str(FOLDER / program))
    control.ground([("base", [])])
    with control.solve(yield_=True) as handle:
        atoms = handle.model().symbols(shown=True)
    return [(a.name, [x.number for x in a.arguments]) for a in atoms]


def development(v, k, w):
    at, mates = {}, {}
    for name, args in solved("self_orthogonal.lp", v=v, k=k, w=w):
        if name == "a":
            at[args[0], args[1]] = args[2]
        else:
            mates[args[0]] = args[1]
    n = v * k + w
    rows = [[at[c * v, y] for y in range(n)] for c in range(k)]
    rows += [[at[v * k + i, c * v] for c in range(k)] for i in range(w)]
    parts = [f"{v} {k} {w}", " / ".join(" ".join(map(str, r)) for r in rows), " ".join(str(mates[x]) for x in range(n))]
    print(" : ".join(parts))


def hole(n, h):
    squares = [[["."] * n for _ in range(n)] for _ in range(2)]
    for _, (s, x, y, z) in solved("hole.lp", n=n, h=h):
        squares[s][x][y] = str(z)
    for square in squares:
        print("\n".join("".join(row) for row in square), end="\n\n")


{"self": development, "hole": hole}[sys.argv[1]](*map(int, sys.argv[2:]))
