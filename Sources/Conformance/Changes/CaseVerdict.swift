import Oracle

/// The result of a case, as far as two runs are compared.
struct CaseVerdict: Hashable, Sendable {
  /// The ways in which a case can end that a comparison tells apart.
  enum Color: Hashable, Sendable {
    /// It fails, or could not be judged for a mistake.
    case red
    /// It holds, and no list of known failures is needed for that.
    case green
    /// All that is wrong with it is listed as known.
    case known
    /// Nothing of it was judged.
    case unjudged
  }

  let color: Color
  /// The rules that fail it, or the kind of its error, the first one first; empty unless it is red.
  let causes: [String]
  /// The first of what is wrong, in a sentence; empty unless it is red.
  let sentence: String

  init(_ result: CaseResult) {
    let isKnown = result.knownError != nil || result.findings.contains { $0.known != nil }
    switch result.outcome {
    case .pass: self.init(isKnown ? .known : .green)
    case .skip: self.init(isKnown ? .known : .unjudged)
    case .error:
      let line = (result.why ?? "").prefix { $0 != "\n" }
      self.init(.red, [result.fault?.rawValue ?? "error"], String(line))
    case .fail:
      let failing = result.findings.filter(\.isFailing)
      let roots = failing.filter { $0.violation.follows == nil }
      let told = (roots.isEmpty ? failing : roots).map(\.violation)
      self.init(.red, told.map(\.rule), told.first?.plainSentence ?? "")
    }
  }

  private init(_ color: Color, _ causes: [String] = [], _ sentence: String = "") {
    self.color = color
    self.causes = causes
    self.sentence = sentence
  }

  /// Returns the change of a case that had this verdict before; nil: no change that is told.
  func change(to now: CaseVerdict) -> RunChanges.Kind? {
    switch (color, now.color) {
    case (.red, .red):
      now.causes.first.map(causes.contains) ?? true ? .stillRed : .redOtherwise
    case (_, .red): .newlyRed
    case (.red, .green), (.known, .green): .newlyGreen
    case (.red, .known): .newlyKnown
    case (.red, .unjudged), (.green, .unjudged): .noLongerJudged
    case (.green, _), (.known, _), (.unjudged, _): nil
    }
  }
}
