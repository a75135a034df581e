"""Writes the tests' break-cases.txt: where ICU 78 (Unicode 17.0) finds clusters and line breaks.

    python3 -m venv venv && venv/bin/pip install icukit-pyicu==78.3.1
    venv/bin/python generate_break_cases.py

Each line is one string: hexadecimal scalars, and between two of them `.` for no break, `c` where a cluster
begins, `l` where a line may end, `b` for both. ICU is an implementation of its own of the same rules.
The strings are all pairs of one scalar of each kind, all pairs with a space between, and random ones.
"""

import pathlib

import icu

assert icu.UNICODE_VERSION == "17.0", icu.UNICODE_VERSION

PROPERTY = icu.UProperty
CLUSTERS = icu.BreakIterator.createCharacterInstance(icu.Locale(""))
LINES = icu.BreakIterator.createLineInstance(icu.Locale(""))
KINDS = [
    PROPERTY.LINE_BREAK,
    PROPERTY.GRAPHEME_CLUSTER_BREAK,
    PROPERTY.INDIC_CONJUNCT_BREAK,
    PROPERTY.EXTENDED_PICTOGRAPHIC,
]
COMPLEX = icu.Char.getPropertyValueEnum(PROPERTY.LINE_BREAK, "SA")
IDEOGRAPH = icu.Char.getPropertyValueEnum(PROPERTY.LINE_BREAK, "ID")


def value(c, prop):
    return icu.Char.getIntPropertyValue(c, prop)


def is_wide(c):
    width = icu.Char.getPropertyValueName(
        PROPERTY.EAST_ASIAN_WIDTH, value(c, PROPERTY.EAST_ASIAN_WIDTH), icu.UPropertyNameChoice.SHORT_PROPERTY_NAME
    )
    return width in ("F", "W", "H")


def kind(c):
    category = icu.Char.charType(c)
    sides = category if category in (28, 29) else 0  # Pi, Pf
    unassigned = category == 0 and value(c, PROPERTY.EXTENDED_PICTOGRAPHIC)
    return tuple(value(c, prop) for prop in KINDS) + (is_wide(c), sides, unassigned, c == 0x25CC)


class Numbers:
    """Small and the same everywhere (xorshift64*)."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        x = self.state
        x ^= x >> 12
        x ^= x << 25 & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 27
        self.state = x
        return (x * 0x2545F4914F6CDD1D & 0xFFFFFFFFFFFFFFFF) % (1 << 48) % bound

    def pick(self, items):
        return items[self.below(len(items))]


def breaks(iterator, text):
    units = text.encode("utf-16-le")
    iterator.setText(text)
    return {len(units[: 2 * place].decode("utf-16-le")) for place in iterator}


def case(scalars):
    text = "".join(map(chr, scalars))
    clusters, lines = breaks(CLUSTERS, text), breaks(LINES, text)
    marks = [".clb"[(at in clusters) + 2 * (at in lines)] for at in range(1, len(scalars))] + [""]
    return "".join(f"{c:X}{mark}" for c, mark in zip(scalars, marks))


def main():
    # What needs a dictionary is left out: ICU has one, the rules have none.
    usable = [
        c for c in range(0x110000) if not 0xD800 <= c <= 0xDFFF and value(c, PROPERTY.LINE_BREAK) != COMPLEX
    ]
    kinds = {}
    for c in usable:
        kinds.setdefault(kind(c), c)
    samples = sorted(kinds.values())
    numbers = Numbers(20250909)
    telling = [c for c in usable if value(c, PROPERTY.LINE_BREAK) != IDEOGRAPH and icu.Char.charType(c) not in (0, 17)]
    strings = [[a, b] for a in samples for b in samples]
    strings += [[a, 0x20, b] for a in samples for b in samples]
    strings += [[numbers.pick(samples) for _ in range(3 + numbers.below(6))] for _ in range(12000)]
    strings += [[numbers.pick(telling) for _ in range(3 + numbers.below(6))] for _ in range(6000)]
    strings += [
        [numbers.pick(numbers.pick([samples, telling, usable])) for _ in range(3 + numbers.below(9))]
        for _ in range(6000)
    ]
    root = pathlib.Path(__file__).parents[4]
    path = root / "Tests/ScreensCanvasTests/Text/Fixtures/break-cases.txt"
    path.write_text("".join(case(s) + "\n" for s in strings), encoding="utf-8")
    print(len(samples), "kinds", len(strings), "strings", path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
