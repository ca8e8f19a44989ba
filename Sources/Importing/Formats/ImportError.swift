import Traces

/// The place and the reason of an error in a recording.
public struct ImportError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, in characters, from 1.
  public var column: Int
  /// The error, in words.
  public var complaint: String
  /// The text that was expected instead.
  public var expectation: String
  /// The text that was probably meant.
  public var suggestion: String?

  init(_ problem: ImportProblem, in bytes: [UInt8]) {
    let before = bytes.prefix(problem.offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + before[start...].count { $0 & 0xc0 != 0x80 }
    complaint = problem.complaint.inOneLine
    expectation = problem.expectation.inOneLine
    suggestion = problem.suggestion?.inOneLine
  }

  /// Returns the error with its place: `file:line:column: what is wrong; what was expected`.
  public func located(in file: String) -> String {
    "\(file.inOneLine):\(line):\(column): \(complaint); expected \(expectation)"
      + (suggestion.map { "; \($0)" } ?? "")
  }
}

/// An error at a byte of a file.
struct ImportProblem: Error {
  var offset: Int
  var complaint: String
  var expectation: String
  var suggestion: String?

  init(_ offset: Int, _ complaint: String, expected: String, suggestion: String? = nil) {
    self.offset = offset
    self.complaint = complaint
    expectation = expected
    self.suggestion = suggestion
  }

  /// Returns the same with what the file looks like, where that is another format.
  func noting(look: String?, beside name: String) -> ImportProblem {
    guard let look, look != name else { return self }
    var problem = self
    let hint = "it looks like \(look): touchstone import \(look)"
    problem.suggestion = suggestion.map { "\($0); \(hint)" } ?? hint
    return problem
  }

  /// Creates the problem of a word that is none of a few.
  init(_ offset: Int, unknown kind: String, _ word: String, among words: [String]) {
    self.init(
      offset,
      "unknown \(kind) \(quoted(word))",
      expected: "one of " + words.joined(separator: ", "),
      suggestion: Suggestion.closest(to: word, among: words).map { "did you mean \($0)?" }
    )
  }
}
