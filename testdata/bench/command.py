"""Commands and what they cost."""

import math
import resource
import subprocess


def cpu(command, limit, stdin=None):
    """Processor time of a command, its exit code and its output; None for the output: out of time.

    The limit is processor time as well, so that other work on the machine does not decide who is late.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    most = math.ceil(limit)
    try:
        done = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=5 * most, check=False,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (most, most)))
        output, code = done.stdout, done.returncode
        if code < 0:  # killed
            output = None
    except subprocess.TimeoutExpired:
        output, code = None, None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, code, output
