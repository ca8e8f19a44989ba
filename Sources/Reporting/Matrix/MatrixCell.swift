import Conformance

/// One cell of a matrix: what became of a case with one subject, in a word.
struct MatrixCell: Hashable {
  let word: String
  let ink: Style.Ink
  /// True if a person needs to see the row for it.
  let isTold: Bool

  /// The length of the longest word.
  static let width = 5

  init(_ result: CaseResult) {
    let isKnown = result.knownError != nil || result.findings.contains { $0.known != nil }
    switch result.outcome {
    case .fail: self.init(word: "FAIL", ink: .bad, isTold: true)
    case .error: self.init(word: "ERROR", ink: .bad, isTold: true)
    case .pass, .skip:
      if isKnown {
        self.init(word: "known", ink: .doubtful, isTold: false)
      } else if result.outcome == .skip {
        self.init(word: "skip", ink: .quiet, isTold: false)
      } else if result.findings.contains(where: { $0.isWarning && !$0.isOfMotion }) {
        self.init(word: "warn", ink: .doubtful, isTold: true)
      } else if result.findings.contains(where: \.isWarning) {
        // It holds by the rules, and moves otherwise than UIKit.
        self.init(word: "moves", ink: .quiet, isTold: false)
      } else {
        self.init(word: "ok", ink: .good, isTold: false)
      }
    }
  }

  private init(word: String, ink: Style.Ink, isTold: Bool) {
    self.word = word
    self.ink = ink
    self.isTold = isTold
  }

  /// Returns the word, as wide as every other.
  func text(_ style: Style) -> String {
    style.paint(word, ink, width: Self.width)
  }
}
