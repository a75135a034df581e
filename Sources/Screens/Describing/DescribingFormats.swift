extension Format {
  /// What a person perceives, a line each and in reading order; files in it end in `.outline`.
  ///
  /// ```
  /// screen "Inbox"
  ///   back "Mail"
  ///   button "Delete" [disabled, destructive]
  ///   list
  ///     section "Today"
  ///       link "Ada: Lunch?"
  ///   tabs
  ///     tab "Inbox" 3 [selected]
  ///     tab "Sent"
  /// ```
  /// <doc:DescribingAScreen> has the grammar.
  public static let outline = Format(name: "outline", fileExtension: "outline") { $0.outline.text }

  /// All that is known of a screen, for programs: its title, path, size, diagnostics, controls and outline.
  ///
  /// <doc:DescribingAScreen> has the schema.
  public static let json = Format(name: "json", fileExtension: "json") { $0.json }
}

extension Screen {
  /// What a person perceives, in reading order.
  var outline: Outline {
    var reader = OutlineReader(self)
    return reader.read()
  }
}
