import Testing
import Traces

/// A line that is read the quick way, and the same line that is read the long way.
///
/// A blank before a line is allowed and is no canonical form, so the reader takes the long way.
struct BothWays {
  private let quick: Result<Trace?, any Error>
  private let long: Result<Trace?, any Error>

  /// Reads a line in both ways.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - read: reads the trace that has a line.
  init(_ line: String, _ read: (String) -> Result<Trace?, any Error>) {
    quick = read(line)
    long = read(" " + line)
  }

  /// Expects the same trace, of one line besides its header.
  func expectSameTrace() throws {
    let quick = try #require(try self.quick.get())
    let long = try #require(try self.long.get())
    #expect(quick.header == long.header)
    #expect(quick.lines == long.lines)
    #expect(quick.lines.count == 1)
  }

  /// Expects the same mistake, a column farther on behind the blank.
  ///
  /// - Parameter mayMissAKey: whether the mistake may be that a key is missing, which has no place in the
  ///   line but its beginning.
  func expectSameMistake(mayMissAKey: Bool = false) {
    let quick = #expect(throws: TraceError.self) { try self.quick.get() }
    let long = #expect(throws: TraceError.self) { try self.long.get() }
    #expect(quick?.problem == long?.problem)
    #expect(quick?.line == long?.line)
    let isAtBeginning = mayMissAKey && quick?.column == 1
    #expect(isAtBeginning || (quick?.column ?? 0) + 1 == long?.column)
  }
}
