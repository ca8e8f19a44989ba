/// A mistake in an answer, and its place.
package struct AnswerProblem: Error, Hashable, Sendable {
  /// The mistake; what was expected; and a suggestion where a name is nearly right.
  package var text: String
  /// The line of the transcript in it, from 1; nil: the answer as a whole.
  package var line: Int?
  /// The column in the answer, in characters, from 1.
  package var column: Int?

  /// Creates a problem.
  package init(_ text: String, line: Int? = nil, column: Int? = nil) {
    self.text = text
    self.line = line
    self.column = column
  }

  init(_ text: String, _ member: JSONMembers.Member) {
    self.init(text, column: member.keyOffset + 1)
  }

  init(_ problem: LineProblem, in bytes: [UInt8], line: Int? = nil) {
    self.init(
      problem.problem.description,
      line: line,
      column: 1 + bytes.prefix(problem.offset).count { $0 & 0xc0 != 0x80 }
    )
  }
}

extension AnswerProblem: CustomStringConvertible {
  /// The place and the problem.
  package var description: String {
    switch (line, column) {
    case (let line?, let column?): "line \(line) of it (column \(column)): \(text)"
    case (let line?, nil): "line \(line) of it: \(text)"
    case (nil, let column?): "column \(column): \(text)"
    case (nil, nil): text
    }
  }
}
