"""Writes UnicodeTableData.swift: what the text engine asks of every Unicode 17.0 scalar.

    python3 -m venv venv && venv/bin/pip install icukit-pyicu==78.3.1
    venv/bin/python generate_unicode_table.py

The result depends on nothing but this script and the pinned package, so two runs write the same bytes.
The bit layout is the one ScalarProperties.swift reads; the orders of the lists are those of the Swift enums.
"""

import pathlib

import icu

assert icu.UNICODE_VERSION == "17.0", icu.UNICODE_VERSION

PROPERTY = icu.UProperty
SHORT = icu.UPropertyNameChoice.SHORT_PROPERTY_NAME
LONG = icu.UPropertyNameChoice.LONG_PROPERTY_NAME


def named(prop, kind=SHORT):
    names = {}

    def value(c):
        number = icu.Char.getIntPropertyValue(c, prop)
        if number not in names:
            names[number] = icu.Char.getPropertyValueName(prop, number, kind)
        return names[number]

    return value


def holds(prop):
    return lambda c: icu.Char.getIntPropertyValue(c, prop) != 0


category = named(PROPERTY.GENERAL_CATEGORY)
width = named(PROPERTY.EAST_ASIAN_WIDTH)
grapheme = named(PROPERTY.GRAPHEME_CLUSTER_BREAK, LONG)
conjunct = named(PROPERTY.INDIC_CONJUNCT_BREAK, LONG)
line = named(PROPERTY.LINE_BREAK)
ignorable = holds(PROPERTY.DEFAULT_IGNORABLE_CODE_POINT)
pictographic = holds(PROPERTY.EXTENDED_PICTOGRAPHIC)
modifier = holds(PROPERTY.EMOJI_MODIFIER)
modifier_base = holds(PROPERTY.EMOJI_MODIFIER_BASE)
emoji_presentation = holds(PROPERTY.EMOJI_PRESENTATION)
bidi_control = holds(PROPERTY.BIDI_CONTROL)


def scalars(text):
    """"23 2A-2C" as a set of numbers."""
    found = set()
    for item in text.split():
        low, _, high = item.partition("-")
        found |= set(range(int(low, 16), int(high or low, 16) + 1))
    return found


# The bases of emoji-variation-sequences.txt 17.0, which ICU has no property for.
VARIATION_BASES = scalars(
    """
    23 2A 30-39 A9 AE 203C 2049 2122 2139 2194-2199 21A9-21AA 231A-231B 2328 23CF 23E9-23F3 23F8-23FA 24C2
    25AA-25AB 25B6 25C0 25FB-25FE 2600-2604 260E 2611 2614-2615 2618 261D 2620 2622-2623 2626 262A 262E-262F
    2638-263A 2640 2642 2648-2653 265F-2660 2663 2665-2666 2668 267B 267E-267F 2692-2697 2699 269B-269C
    26A0-26A1 26A7 26AA-26AB 26B0-26B1 26BD-26BE 26C4-26C5 26C8 26CE-26CF 26D1 26D3-26D4 26E9-26EA 26F0-26F5
    26F7-26FA 26FD 2702 2705 2708-270D 270F 2712 2714 2716 271D 2721 2728 2733-2734 2744 2747 274C 274E
    2753-2755 2757 2763-2764 2795-2797 27A1 27B0 27BF 2934-2935 2B05-2B07 2B1B-2B1C 2B50 2B55 3030 303D 3297
    3299 1F004 1F170-1F171 1F17E-1F17F 1F202 1F21A 1F22F 1F237 1F30D-1F30F 1F315 1F31C 1F321 1F324-1F32C 1F336
    1F378 1F37D 1F393 1F396-1F397 1F399-1F39B 1F39E-1F39F 1F3A7 1F3AC-1F3AE 1F3C2 1F3C4 1F3C6 1F3CA-1F3CE
    1F3D4-1F3E0 1F3ED 1F3F3 1F3F5 1F3F7 1F408 1F415 1F41F 1F426 1F43F 1F441-1F442 1F446-1F449 1F44D-1F44E
    1F453 1F46A 1F47D 1F4A3 1F4B0 1F4B3 1F4BB 1F4BF 1F4CB 1F4DA 1F4DF 1F4E4-1F4E6 1F4EA-1F4ED 1F4F7
    1F4F9-1F4FB 1F4FD 1F508 1F50D 1F512-1F513 1F549-1F54A 1F550-1F567 1F56F-1F570 1F573-1F579 1F587
    1F58A-1F58D 1F590 1F5A5 1F5A8 1F5B1-1F5B2 1F5BC 1F5C2-1F5C4 1F5D1-1F5D3 1F5DC-1F5DE 1F5E1 1F5E3 1F5E8
    1F5EF 1F5F3 1F5FA 1F610 1F687 1F68D 1F691 1F694 1F698 1F6AD 1F6B2 1F6B9-1F6BA 1F6BC 1F6CB 1F6CD-1F6CF
    1F6E0-1F6E5 1F6E9 1F6F0 1F6F3
    """
)
assert len(VARIATION_BASES) == 371

HARD_BREAKS = scalars("A-D 85 2028 2029")
MARKERS = scalars("AD 200B 2060 FEFF")
BLANKS = scalars("20 1680 2000-2006 2008-200A 205F 3000")
VARIATION_SELECTORS = scalars("FE00-FE0F E0100-E01EF 180B-180D 180F")
# Format characters that print: Prepended_Concatenation_Mark.
PRINTED_FORMATS = scalars("600-605 6DD 70F 890 891 8E2 110BD 110CD")
# Scripts in which ZWJ and ZWNJ shape their neighbours.
JOINING_SCRIPTS = scalars(
    """600-8FF 900-DFF 1000-109F 1780-18AF 1A20-1AAF 1B00-1B7F A840-A8FF FB50-FDFF FE70-FEFC 10A00-10FFF
    11000-11FFF"""
)

GRAPHEME_CLASSES = """Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT""".split()
CONJUNCT_CLASSES = "None Consonant Linker Extend".split()
LINE_CLASSES = """AL HL NU SP BK CR LF NL ZW WJ GL ZWJ CM CL CP EX SY OP QU Pi Pf NS IS IN B2 BA BB HY HH CB ID
    EB EM PR PO JL JV JT H2 H3 RI AK AP AS VF VI dotted reservedLetter reservedPictograph""".split()
TREATMENTS = """plain hardBreak tab marker controlPicture escape joiner variationSelector tag leadFiller
    vowelFiller regionalIndicator vowelJamo trailJamo mark ignorableMark""".split()


def own_cells(c):
    if category(c) in ("Cc", "Cs", "Zl", "Zp", "Mn", "Me"):
        return 0
    if category(c) == "Cf":
        return 1 if c in PRINTED_FORMATS else 0
    if ignorable(c) and c != 0x115F:
        return 0
    return 2 if grapheme(c) == "Regional_Indicator" or width(c) in "WF" else 1


def line_class(c):
    """The class after UAX #14 LB1, split where a rule asks for more than the class."""
    name = line(c)
    if c == 0x25CC:
        return "dotted"
    if pictographic(c) and category(c) == "Cn":
        return {"XX": "reservedLetter", "ID": "reservedPictograph"}[name]
    if name == "QU":
        return category(c) if category(c) in ("Pi", "Pf") else name
    if name in ("AI", "SG", "XX"):
        return "AL"
    if name == "SA":
        return "CM" if category(c) in ("Mn", "Mc") else "AL"
    return "NS" if name == "CJ" else name


def noncharacter(c):
    return 0xFDD0 <= c <= 0xFDEF or c & 0xFFFE == 0xFFFE


def treatment(c):
    kind, cluster = category(c), grapheme(c)
    if c in HARD_BREAKS:
        return "hardBreak"
    if c == 0x09:
        return "tab"
    if c in MARKERS:
        return "marker"
    if c < 0x20 or c == 0x7F:
        return "controlPicture"
    if kind in ("Cc", "Cs") or bidi_control(c) or noncharacter(c):
        return "escape"
    if c in (0x200C, 0x200D):
        return "joiner"
    if c in VARIATION_SELECTORS:
        return "variationSelector"
    if 0xE0000 <= c <= 0xE007F:
        return "tag"
    if kind == "Cf" and c not in PRINTED_FORMATS:
        return "escape"
    if c == 0x115F:
        return "leadFiller"
    if c == 0x1160:
        return "vowelFiller"
    if ignorable(c):
        return "ignorableMark" if kind == "Mn" else "escape"
    if cluster == "Regional_Indicator":
        return "regionalIndicator"
    if cluster in "VT" and (0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FF):
        return "vowelJamo" if cluster == "V" else "trailJamo"
    return "mark" if kind[0] == "M" else "plain"


def flags(c):
    """In the order of the bits, from bit 20."""
    kind = category(c)
    return [
        pictographic(c),
        modifier(c),
        modifier_base(c),
        c in VARIATION_BASES,
        emoji_presentation(c),
        width(c) == "W",
        kind in ("Mn", "Me", "Cc") or kind == "Cf" and c not in PRINTED_FORMATS or grapheme(c) in ("V", "T"),
        kind == "Mc",
        kind[0] == "L" and c in JOINING_SCRIPTS,
        kind[0] == "M" and c in JOINING_SCRIPTS,
        c > 0x7F and kind[0] in "LNPS",
        kind == "Lo" and width(c) == "W",
        c in BLANKS,
        treatment(c) == "plain"
        and grapheme(c) == "Other"
        and conjunct(c) == "None"
        and not pictographic(c)
        and line_class(c) not in ("CM", "ZWJ", "SP", "RI"),
    ]


def record(c):
    bits = GRAPHEME_CLASSES.index(grapheme(c))
    bits |= CONJUNCT_CLASSES.index(conjunct(c)) << 4
    bits |= own_cells(c) << 6
    bits |= LINE_CLASSES.index(line_class(c)) << 8
    bits |= (width(c) in "FWH") << 14
    bits |= TREATMENTS.index(treatment(c)) << 16
    for place, flag in enumerate(flags(c)):
        bits |= bool(flag) << 20 + place
    return bits


def runs(values):
    """Equal neighbours as [value, count], no count over 4095."""
    found = []
    for value in values:
        if found and found[-1][0] == value and found[-1][1] < 4095:
            found[-1][1] += 1
        else:
            found.append([value, 1])
    return found


DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"


def two_digits(number):
    return DIGITS[number >> 6] + DIGITS[number & 63]


def text(values):
    """Runs as four digits each: two for the value, two for the count."""
    return "".join(two_digits(value) + two_digits(count) for value, count in runs(values))


def literal(digits):
    lines = [digits[at : at + 104] for at in range(0, len(digits), 104)]
    return '"""\n' + "".join(f"    {part}\\\n" for part in lines)[:-2] + '\n    """'


def main():
    records = [record(c) for c in range(0x110000)]
    distinct = sorted(set(records))
    assert len(distinct) <= 256, len(distinct)
    number = {bits: place for place, bits in enumerate(distinct)}
    blocks, block_numbers, places = [], [], {}
    for start in range(0, 0x110000, 128):
        block = tuple(number[bits] for bits in records[start : start + 128])
        if block not in places:
            places[block] = len(blocks)
            blocks.append(block)
        block_numbers.append(places[block])
    assert len(blocks) <= 512, len(blocks)
    source = f"""// Unicode 17.0 properties. Written by generate_unicode_table.py beside this file; run that to change it.

/// Runs of equal values, four base-64 digits each (value, count), as `PropertyTable` decodes them.
enum UnicodeTableData {{
  static let recordCount = {len(distinct)}
  static let blockCount = {len(blocks)}

  /// The bits of each distinct `ScalarProperties`, six base-64 digits each.
  static let records: StaticString = {literal("".join(two_digits(r >> 24 & 4095) + two_digits(r >> 12 & 4095) + two_digits(r & 4095) for r in distinct))}

  /// The number of the block that holds each 128 scalars.
  static let blockNumbers: StaticString = {literal(text(block_numbers))}

  /// The number of the record of each scalar, block after block.
  static let blocks: StaticString = {literal(text([n for block in blocks for n in block]))}
}}
"""
    path = pathlib.Path(__file__).with_name("UnicodeTableData.swift")
    path.write_text(source, encoding="utf-8")
    print(len(distinct), "records", len(blocks), "blocks", len(source), "bytes")


if __name__ == "__main__":
    main()
