/// A mistake that makes a trace file unreadable, with its place.
public struct TraceError: Error, Hashable, Sendable {
  /// The mistake, as a fact.
  public var problem: Problem
  /// The line, from 1.
  public var line: Int
  /// The column, in characters, from 1.
  public var column: Int

  /// Creates an error.
  public init(_ problem: Problem, line: Int = 1, column: Int = 1) {
    self.problem = problem
    self.line = line
    self.column = column
  }

  /// Returns the error with its place: `file:line:column: what is wrong; what was expected`.
  public func located(in file: String) -> String {
    "\(file.inOneLine):\(line):\(column): \(problem.description)"
  }
}

extension TraceError: CustomStringConvertible {
  /// The place and the problem, without a file.
  public var description: String { "\(line):\(column): \(problem.description)" }
}

/// A problem at a place in a line, before the line's number is known.
package struct LineProblem: Error {
  package var problem: Problem
  /// The offset of the first byte at fault.
  package var offset: Int
  /// The line, where it is not the one that was being read.
  var line: Int?

  init(_ problem: Problem, at offset: Int, line: Int? = nil) {
    self.problem = problem
    self.offset = offset
    self.line = line
  }
}
