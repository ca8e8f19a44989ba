public import Traces

/// One place where a transcript breaks a rule, with all that a reader needs to understand it.
public struct Violation: Sendable, Hashable {
  /// The rule's id.
  public var rule: String
  /// The rule's sentence.
  public var sentence: String
  /// The rule's grade.
  public var grade: Grade
  /// The rule's catalogue numbers.
  public var catalogue: [String]
  /// Where the rule comes from.
  public var sources: [String]
  /// The name of the view that broke it.
  public var view: String
  /// The line's index in the trace's lines; nil where the whole is meant.
  public var lineIndex: Int?
  /// The virtual time, if it is known.
  public var time: Microseconds?
  /// What came.
  public var found: String
  /// What was allowed, or expected, instead.
  public var expected: [String]
  /// How many of the view's messages had been heard before, and the last few of them in short.
  public var prefix: [String]
  /// What the receiver could read at that moment.
  public var state: String?
  /// Whether an expectation of the trace asked for it, so that it fails nothing.
  public var isExpected = false

  /// What was allowed instead.
  public var allowed: [String] { expected }

  /// One line: rule, grade, what came.
  public var headline: String {
    "\(rule) (\((catalogue + [grade.rawValue]).joined(separator: ", "))): \(found)"
  }

  /// The whole explanation, in several lines; nothing in it depends on the file or the machine.
  public var text: String {
    let numbers = ([catalogue.first].compactMap(\.self) + [grade.rawValue]).joined(separator: ", ")
    var lines = ["\(rule) (\(numbers)): \(sentence)"]
    let moment = time.map { "at \(Words.seconds($0)), " } ?? ""
    lines.append("  \(moment)view \(view): \(found)")
    if !prefix.isEmpty { lines.append("  heard so far: " + prefix.joined(separator: ", ")) }
    if !expected.isEmpty { lines.append("  expected here: " + expected.joined(separator: "; ")) }
    if let state { lines.append("  state: \(state)") }
    var reasons: [String] = []
    if !sources.isEmpty { reasons.append(sources.joined(separator: ", ")) }
    if !catalogue.isEmpty {
      reasons.append("(truth catalogue " + catalogue.joined(separator: ", ") + ")")
    }
    if !reasons.isEmpty { lines.append("  because: " + reasons.joined(separator: " ")) }
    return lines.joined(separator: "\n")
  }
}
