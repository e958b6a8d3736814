"""Rates as multiples of a yardstick that is held beside them turn by turn.

A machine that is shared is half as fast again in one second as in the next, and two programs that are measured a
minute apart may say more of the minute than of each other.
"""


def ratios(yardstick, measures, turns):
    """For each of the measures, of which some give a rate for the number of a turn, a ratio for each turn: its rate
    over the mean of the yardstick's before the turn and after it. No ratio where the yardstick gives none."""
    found = {name: [] for name in measures}
    before = yardstick()
    for turn in range(turns):
        rates = {name: measure(turn) for name, measure in measures.items()}
        after = yardstick()
        if before and after:
            for name, rate in rates.items():
                found[name].append(2 * rate / (before + after))
        before = after
    return found
