import Foundation
import Glibc
import Synchronization
import Traces

@testable import Subjects

/// The programs beside these tests: each is a subject with one fault.
enum SampleProgram {
  /// The command that starts one.
  static func command(_ name: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Programs").path
    return "exec sh '\(folder)/\(name).sh'"
  }

  /// A program as a subject, with little patience.
  static func subject(_ name: String, limit: Duration = .seconds(20)) -> ProcessSubject {
    var plan = Session.Plan(command: command(name), limit: limit)
    plan.grace = .milliseconds(300)
    plan.longestAnswer = 1 << 20
    return ProcessSubject(plan)
  }

  /// A trace of one settle; the programs do wrong where the content is 666 points high.
  static func trace(height: Int = 100) -> Trace {
    var header = Header(id: "sample/\(height)", component: "scroll")
    header.config = [Argument(.contentSize, Value(Point(320, Double(height))))]
    return Trace(header: header, lines: [.settle(Settle(time: 0, limit: 1_000_000))])
  }

  /// Plays traces of some heights at once, as the jobs of a run do; returns what became of each.
  static func outcomes(
    _ subject: ProcessSubject,
    heights: [Int]
  ) -> [Result<Trace, SubjectFailure>] {
    let sent = heights.map { height in
      Result { () throws(SubjectFailure) in try subject.send(trace(height: height)) }
    }
    return sent.map { result in
      result.flatMap { sent in Result { () throws(SubjectFailure) in try sent.transcript() } }
    }
  }
}

extension Result where Failure == SubjectFailure {
  /// The reason that it failed; nil: it did not, or was skipped.
  var fault: String? {
    if case .failure(.failed(let why)) = self { why } else { nil }
  }

  /// True if there is a transcript.
  var isPlayed: Bool {
    if case .success = self { true } else { false }
  }
}

/// Returns true if no process is left whose command line contains a text; those that were killed
/// have a moment to go.
func isGone(_ command: String) -> Bool {
  for _ in 0..<500 {
    if !isThere(command) { return true }
    usleep(10_000)
  }
  return false
}

/// Returns true if a process is there whose command line contains a text.
func isThere(_ command: String) -> Bool {
  let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return processes.contains { process in
    let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    return String(decoding: words, as: UTF8.self).contains(command)
  }
}
