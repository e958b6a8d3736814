"""Our side: the program `ours`, what it measures, and whether others agree with it."""

import json
import os
import statistics
import subprocess
import sys

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


def files(folder, sub):
    """The files of a folder, by name without extension."""
    folder = os.path.join(folder, sub)
    return {os.path.splitext(name)[0]: os.path.join(folder, name) for name in sorted(os.listdir(folder))}


def compare(name, answers):
    """All of them must agree where they answered; qqwing may have seen fewer."""
    for who, theirs in answers.items():
        for i, (a, b) in enumerate(zip(answers["auto"], theirs)):
            if "?" not in a + b and a != b:
                disagree(f"{name}, puzzle {i + 1}: auto counts {a}, {who} {b}")
                return


def rate(measurements):
    if not measurements:
        return None
    return statistics.median(t["puzzles"] / t["seconds"] for t in measurements)


def guesses(measurements):
    return statistics.median(t["guesses"] / t["puzzles"] for t in measurements)
