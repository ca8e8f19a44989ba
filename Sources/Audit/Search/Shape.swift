import Conformance
import Traces

/// The rough form of a small trace: its kinds of lines in their order, runs counted as one.
///
/// Two shrunk traces of one rule and one shape show the same defect with other numbers.
struct Shape: Hashable, Sendable {
  /// The kinds, the views' components first.
  let words: [String]

  init(of trace: Trace) {
    var words = trace.header.effectiveViews.map(\.component)
    for line in trace.lines {
      guard let word = Self.word(for: line), word != words.last else { continue }
      words.append(word)
    }
    self.words = words
  }

  /// Six hexadecimal digits that name it in every process.
  var digits: String {
    let hash = Fingerprint(of: words.joined(separator: "\n").utf8).value
    return Fingerprint.digits(hash ^ hash >> 24 ^ hash >> 48, count: 6)
  }

  private static func word(for line: Line) -> String? {
    switch line {
    case .touch(let touch): touch.phase.text
    case .call(let call): call.name.text
    case .settle: "settle"
    case .message(let message): message.name.text
    case .exception, .final, .gap, .expectation, .comment: nil
    }
  }
}
