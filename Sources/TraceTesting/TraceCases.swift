internal import Foundation
public import TraceConformance
internal import Synchronization

/// The traces of a folder as arguments of a test: each is a case with its own name.
///
/// ```swift
/// @Test("The carousel scrolls as UIKit does", arguments: TraceCases(in: "Traces"))
/// func scrolls(_ trace: TestedTrace) { trace.expectConformance(of: CarouselSubject()) }
/// ```
///
/// A folder that is missing or has no traces is a case that fails, and so is each file that cannot be
/// read: a collection without elements would make no case, and pass.
public struct TraceCases: RandomAccessCollection, Sendable {
  private let traces: [TestedTrace]

  /// Reads a file, or all files below a folder.
  ///
  /// - Parameters:
  ///   - path: the file or folder; a relative path is relative to the folder of the test's file.
  ///   - testFile: the test's file.
  public init(in path: String, relativeTo testFile: StaticString = #filePath) {
    let folder = URL(filePath: "\(testFile)").deletingLastPathComponent()
    let absolute = path.hasPrefix("/") ? path : folder.appending(path: path).path
    let (cases, mistakes) = TraceCase.contents(of: absolute)
    let tally = Tally(count: cases.count)
    traces =
      cases.map { TestedTrace(content: .trace($0), tally: tally) }
      + mistakes.map { TestedTrace(content: .mistake($0), tally: tally) }
  }

  /// Takes traces that were read already.
  public init(_ traces: [TraceCase]) {
    let tally = Tally(count: traces.count)
    guard traces.isEmpty else {
      self.traces = traces.map { TestedTrace(content: .trace($0), tally: tally) }
      return
    }
    let text = "there are no traces: nothing is tested"
    let mistake = TestedTrace.Mistake(file: "", line: 1, text: text)
    self.traces = [TestedTrace(content: .mistake(mistake), tally: tally)]
  }

  /// The place of the first case.
  public var startIndex: Int { traces.startIndex }

  /// The place behind the last case.
  public var endIndex: Int { traces.endIndex }

  /// The case at a place.
  public subscript(position: Int) -> TestedTrace { traces[position] }
}

/// The number of a test's traces that were played, and whether any was judged.
final class Tally: Sendable {
  private struct Counts {
    var played = 0
    var judged = 0
  }

  private let count: Int
  private let counts = Mutex(Counts())

  init(count: Int) {
    self.count = count
  }

  /// Counts a trace; whether it is the last, and not one was judged.
  func provesNothing(after isJudged: Bool) -> Bool {
    counts.withLock { counts in
      counts.played += 1
      if isJudged { counts.judged += 1 }
      return counts.played == count && counts.judged == 0
    }
  }
}
