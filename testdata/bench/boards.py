"""Boards as `ours export` writes them, restated for other solvers."""

import json


def read(path):
    """All boards of a file, one a line."""
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def shape(board):
    """Equal for two puzzles that differ in their clues only."""
    return json.dumps([board["cells"], board["labels"], board["asterisms"]])


def distinct(asterism):
    """Whether no label may occur twice in the asterism."""
    return max(asterism["most"]) <= 1


def facts(board, clues=True):
    """What board.lp is about."""
    lines = [f"cell(0..{board['cells'] - 1}). label(0..{board['labels'] - 1})."]
    for a, asterism in enumerate(board["asterisms"]):
        lines += [f"in({a},{c})." for c in asterism["cells"]]
        for label, (least, most) in enumerate(zip(asterism["least"], asterism["most"])):
            lines.append(f"least({a},{label},{least}). most({a},{label},{most}).")
    if clues:
        lines += [f"clue({c},{label})." for c, label in known(board)]
    return "\n".join(lines)


def known(board):
    """The clues, as pairs of cell and label."""
    return [(c, label) for c, label in enumerate(board["clues"]) if label >= 0]


def data(board):
    """What board.mzn asks for: cells and labels from 1."""
    return json.dumps({
        "cells": board["cells"],
        "labels": board["labels"],
        "asterisms": len(board["asterisms"]),
        "clue": [label + 1 for label in board["clues"]],
        "asterism": [{"set": [c + 1 for c in a["cells"]]} for a in board["asterisms"]],
        "least": [a["least"] for a in board["asterisms"]],
        "most": [a["most"] for a in board["asterisms"]],
    })


def cnf(board):
    """Clauses for a board without repeated labels, and its number of variables.

    What the clues rule out is left out: the solver would find it first, and
    the file would be many times as long.
    """
    domains = crossed_off(board)
    number = {}
    for c, labels in enumerate(domains):
        for label in sorted(labels):
            number[c, label] = len(number) + 1
    clauses = []
    for c, labels in enumerate(domains):
        clauses += exactly_one([number[c, label] for label in sorted(labels)])
    for asterism in board["asterisms"]:
        if not distinct(asterism):
            raise ValueError("labels repeat")
        for label, least in enumerate(asterism["least"]):
            here = [number[c, label] for c in asterism["cells"] if (c, label) in number]
            clauses += exactly_one(here) if least else at_most_one(here)
    return clauses, len(number)


def crossed_off(board):
    """Domains without the labels of clues in the same asterism."""
    domains = [{label} if label >= 0 else set(range(board["labels"])) for label in board["clues"]]
    for asterism in board["asterisms"]:
        taken = {board["clues"][c] for c in asterism["cells"]}
        for c in asterism["cells"]:
            if board["clues"][c] < 0:
                domains[c] -= taken
    return domains


def exactly_one(literals):
    return [literals] + at_most_one(literals)


def at_most_one(literals):
    return [[-a, -b] for i, a in enumerate(literals) for b in literals[:i]]
