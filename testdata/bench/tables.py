"""Markdown tables."""


def table(head, rows):
    """The first column is text, the others are numbers."""
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " --: |" * (len(head) - 1)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def number(value, digits=3):
    """Three digits that matter, with commas."""
    if value is None:
        return "-"
    if value == 0 or value >= 10 ** (digits - 1):
        return f"{value:,.0f}"
    decimals = 0
    while decimals < 4 and value * 10 ** decimals < 10 ** (digits - 1):
        decimals += 1
    return f"{value:,.{decimals}f}"


def ratio(value):
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"
