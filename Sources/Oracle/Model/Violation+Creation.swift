extension Violation {
  /// Creates a violation that is not tied to a line of a transcript.
  ///
  /// - Parameters:
  ///   - rule: the rule's id.
  ///   - sentence: the rule's sentence.
  ///   - grade: the rule's grade.
  ///   - catalogue: the rule's catalogue numbers.
  ///   - sources: where the rule comes from.
  ///   - view: the name of the view that broke it.
  ///   - found: what came.
  ///   - expected: what was expected instead, in words.
  ///   - prefix: what the view had sent before.
  public init(
    rule: String,
    sentence: String,
    grade: Grade,
    catalogue: [String],
    sources: [String],
    view: String,
    found: String,
    expected: [String],
    prefix: Prefix
  ) {
    self.init(
      rule: rule,
      sentence: sentence,
      grade: grade,
      catalogue: catalogue,
      sources: sources,
      view: view,
      lineIndex: nil,
      time: nil,
      found: found,
      expected: expected,
      prefix: prefix,
      state: nil
    )
  }
}
