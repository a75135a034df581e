/// The rules of UAX #14 revision 55 (Unicode 17.0) for one place between two units. The first that matches decides.
///
/// A rule looks at the pair before it asks the context for more, so that most pairs can be decided once for all
/// (`LineBreakPairs`).
struct LineBreakRules<Context: LineContext> {
  var context: Context
  /// Keeps `--flag` whole, which UAX #14 alone does not (tailoring L1).
  var isTailored = true

  private let letters: LineClassSet = [.alphabetic, .hebrewLetter, .dottedCircle, .reservedLetter]
  private let spaces: LineClassSet = [.space, .heldSpace]
  private let newlines: LineClassSet = [.mandatoryBreak, .carriageReturn, .lineFeed, .nextLine]
  private let hyphens: LineClassSet = [.hyphen, .unambiguousHyphen]

  init(context: Context, isTailored: Bool = true) {
    self.context = context
    self.isTailored = isTailored
  }

  /// Whether a line may, or must, end right before unit `index`, which has a unit before it.
  mutating func allowsBreak(before index: Int) -> Bool {
    guard let left = context.unit(index - 1), let right = context.unit(index) else { return false }
    let a = left.lineClass
    let b = right.lineClass
    if newlines.contains(a) { return !(a == .carriageReturn && b == .lineFeed) }  // LB4, LB5
    if newlines.contains(b) || spaces.contains(b) || b == .zeroWidthSpace { return false }  // LB6, LB7
    let held = a == .heldSpace ? beforeSpaces(index - 1) : a
    if held == .zeroWidthSpace { return true }  // LB8
    if left.endsWithJoiner { return false }  // LB8a
    if a == .wordJoiner || b == .wordJoiner || a == .glue { return false }  // LB11, LB12
    if b == .glue, !(spaces + hyphens + [.breakAfter]).contains(a) { return false }  // LB12a
    if let decided = punctuation(a, b, held: held, at: index) { return decided }
    if spaces.contains(a) { return true }  // LB18
    if let decided = quotation(left, right, at: index) { return decided }
    if a == .contingentBreak || b == .contingentBreak { return true }  // LB20
    if let decided = hyphen(a, b, at: index) { return decided }
    if b == .inseparable { return false }  // LB22
    if number(a, b, at: index) || syllable(a, b) || aksara(a, b, at: index) { return false }
    if (letters + [.infixSeparator]).contains(a), letters.contains(b) { return false }  // LB28, LB29
    if (letters + [.numeric]).contains(a), b == .openPunctuation { return right.isEastAsian }  // LB30
    if a == .closeParenthesis, (letters + [.numeric]).contains(b) { return left.isEastAsian }  // LB30
    if a == .regionalIndicator, b == .regionalPair { return false }  // LB30a
    let takesModifier: LineClassSet = [.emojiBase, .reservedLetter, .reservedPictograph]
    return !(b == .emojiModifier && takesModifier.contains(a))  // LB30b, LB31
  }

  /// The class before the spaces that end at `index`.
  private mutating func beforeSpaces(_ index: Int) -> LineClass? {
    var index = index
    while let unit = context.unit(index) {
      if !spaces.contains(unit.lineClass) { return unit.lineClass }
      index -= 1
    }
    return nil
  }

  /// LB13 to LB17.
  private mutating func punctuation(
    _ a: LineClass, _ b: LineClass, held: LineClass?, at index: Int
  ) -> Bool? {
    let closing: LineClassSet = [.closePunctuation, .closeParenthesis, .exclamation, .slash]
    if closing.contains(b) || held == .openPunctuation { return false }  // LB13, LB14
    if held == .initialQuotation, opensQuotation(endingAt: index - 1) { return false }  // LB15a
    if b == .finalQuotation {  // LB15b
      let after: LineClassSet = [
        .space, .heldSpace, .glue, .wordJoiner, .closePunctuation, .quotation, .initialQuotation,
        .finalQuotation,
        .closeParenthesis, .exclamation, .infixSeparator, .slash, .zeroWidthSpace,
      ]
      guard let next = context.unit(index + 1)?.lineClass else { return false }
      if (after + newlines).contains(next) { return false }
    }
    if b == .infixSeparator {  // LB15c, LB15d
      return spaces.contains(a) && context.unit(index + 1)?.lineClass == .numeric
    }
    if b == .nonstarter, held == .closePunctuation || held == .closeParenthesis { return false }  // LB16
    if b == .breakOnBothSides, held == .breakOnBothSides { return false }  // LB17
    return nil
  }

  /// Whether the initial quotation mark before the spaces that end at `index` begins a quotation (LB15a).
  private mutating func opensQuotation(endingAt index: Int) -> Bool {
    var index = index
    while let unit = context.unit(index), spaces.contains(unit.lineClass) { index -= 1 }
    guard let before = context.unit(index - 1)?.lineClass else { return true }
    let openers: LineClassSet = [
      .openPunctuation, .quotation, .initialQuotation, .finalQuotation, .glue, .zeroWidthSpace,
    ]
    return (openers + newlines + spaces).contains(before)
  }

  /// LB19 and LB19a.
  private mutating func quotation(_ left: LineUnit, _ right: LineUnit, at index: Int) -> Bool? {
    let a = left.lineClass
    let b = right.lineClass
    let marks: LineClassSet = [.quotation, .initialQuotation, .finalQuotation]
    if b == .quotation || b == .finalQuotation || a == .quotation || a == .initialQuotation { return false }
    if marks.contains(b) {
      if !left.isEastAsian { return false }
      if !(context.unit(index + 1)?.isEastAsian ?? false) { return false }
    }
    if marks.contains(a) {
      if !right.isEastAsian { return false }
      if !(context.unit(index - 2)?.isEastAsian ?? false) { return false }
    }
    return nil
  }

  /// LB20a to LB21b.
  private mutating func hyphen(_ a: LineClass, _ b: LineClass, at index: Int) -> Bool? {
    let isHyphen = hyphens.contains(a)
    if isHyphen, letters.contains(b), beginsWord(endingAt: index - 1) { return false }  // LB20a, L1
    let attached: LineClassSet = [.breakAfter, .hyphen, .unambiguousHyphen, .nonstarter]
    if attached.contains(b) || a == .breakBefore { return false }  // LB21
    if isHyphen, b != .hebrewLetter {  // LB21a
      if context.unit(index - 2)?.lineClass == .hebrewLetter { return false }
    }
    if a == .slash, b == .hebrewLetter { return false }  // LB21b
    return nil
  }

  /// Whether nothing of its word stands before the hyphens that end at `index`: one of them, or more if tailored.
  private mutating func beginsWord(endingAt index: Int) -> Bool {
    var index = index - 1
    while isTailored, let unit = context.unit(index), hyphens.contains(unit.lineClass) { index -= 1 }
    guard let before = context.unit(index)?.lineClass else { return true }
    return (newlines + spaces + [.zeroWidthSpace, .contingentBreak, .glue]).contains(before)
  }

  /// Whether LB23 to LB25 keep the pair together.
  private mutating func number(_ a: LineClass, _ b: LineClass, at index: Int) -> Bool {
    let pictures: LineClassSet = [.ideograph, .reservedPictograph, .emojiBase, .emojiModifier]
    let affixes: LineClassSet = [.prefix, .postfix]
    if letters.contains(a), b == .numeric || affixes.contains(b) { return true }  // LB23, LB24
    if letters.contains(b), a == .numeric || affixes.contains(a) { return true }  // LB23, LB24
    if a == .prefix && pictures.contains(b) || pictures.contains(a) && b == .postfix { return true }  // LB23a
    if affixes.contains(b) {  // LB25
      if a == .closePunctuation || a == .closeParenthesis { return endsNumber(index - 2) }
      return endsNumber(index - 1, a)
    }
    if b == .numeric {
      return affixes.contains(a) || a == .hyphen || a == .infixSeparator || endsNumber(index - 1, a)
    }
    if affixes.contains(a), b == .openPunctuation {
      let next = context.unit(index + 1)?.lineClass
      return next == .numeric
        || next == .infixSeparator && context.unit(index + 2)?.lineClass == .numeric
    }
    return false
  }

  private mutating func endsNumber(_ index: Int, _ last: LineClass) -> Bool {
    if last == .numeric { return true }
    return last == .slash || last == .infixSeparator ? endsNumber(index) : false
  }

  /// Whether what ends at `index` is NU (SY | IS)*.
  private mutating func endsNumber(_ index: Int) -> Bool {
    var index = index
    while let last = context.unit(index)?.lineClass {
      if last == .numeric { return true }
      if last != .slash && last != .infixSeparator { return false }
      index -= 1
    }
    return false
  }

  /// Whether LB26 or LB27 keeps two parts of Korean text together.
  private func syllable(_ a: LineClass, _ b: LineClass) -> Bool {
    let parts: LineClassSet = [.leadJamo, .vowelJamo, .trailJamo, .openSyllable, .closedSyllable]
    switch a {
    case .leadJamo where parts.contains(b): return b != .trailJamo
    case .vowelJamo, .openSyllable:
      if b == .vowelJamo || b == .trailJamo { return true }
    case .trailJamo, .closedSyllable:
      if b == .trailJamo { return true }
    default: break
    }
    return parts.contains(a) && b == .postfix || a == .prefix && parts.contains(b)
  }

  /// Whether LB28a keeps two parts of an orthographic syllable together.
  private mutating func aksara(_ a: LineClass, _ b: LineClass, at index: Int) -> Bool {
    let kernels: LineClassSet = [.aksara, .dottedCircle]
    let starts: LineClassSet = [.aksara, .dottedCircle, .aksaraStart]
    if a == .aksaraPrebase, starts.contains(b) { return true }
    if starts.contains(a), b == .viramaFinal || b == .virama { return true }
    if a == .virama, kernels.contains(b), let before = context.unit(index - 2)?.lineClass,
      starts.contains(before)
    {
      return true
    }
    return starts.contains(a) && starts.contains(b) && context.unit(index + 1)?.lineClass == .viramaFinal
  }
}
