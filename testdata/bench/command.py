"""Commands and what they cost."""

import resource
import subprocess


def cpu(command, limit, stdin=None):
    """Processor time of a command, its exit code and its output; None for the output: out of time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=limit, check=False)
        output, code = done.stdout, done.returncode
    except subprocess.TimeoutExpired:
        output, code = None, None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, code, output
