import Foundation
import Reporting
import Subjects
import Traces

/// Counts the instructions of one measurement, in processes of its own under `valgrind`.
///
/// The same program counts the same on a busy machine as on an idle one.
struct InstructionCounter {
  /// This program's own file.
  let tool: String
  /// Words that the program is given besides.
  let words: [String]
  /// The number of runs of the body after the first, which is not counted.
  private static let times = 2

  /// Looks for `valgrind`.
  ///
  /// - Parameter path: the directories to look in, as `PATH` names them.
  /// - Returns: its file; nil: it is not installed.
  static func valgrind(in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/valgrind" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Counts the instructions of one counted thing.
  ///
  /// Starting and preparing is left out: it is the same in both runs, whose difference is taken.
  ///
  /// - Parameter name: the measurement's name.
  /// - Returns: how many there are.
  /// - Throws: `SubjectFailure` where a run fails or says nothing.
  func instructions(of name: String) throws -> Double {
    let few = try collected(name, times: 1)
    let many = try collected(name, times: 1 + Self.times)
    guard many.things > few.things else {
      throw SubjectFailure.failed(why: "nothing was counted")
    }
    return Double(many.instructions - few.instructions) / Double(many.things - few.things)
  }

  private func collected(_ name: String, times: Int) throws -> (instructions: Int, things: Int) {
    let command =
      [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--trace-children=yes",
        tool, "bench", "--only", name, "--times", String(times),
      ] + words
    // The seed of hashes decides which keys collide.
    let environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"],
      uniquingKeysWith: { $1 }
    )
    let process: ChildProcess
    do throws(StartFailure) {
      let line = command.map { ShellWord.quoted($0) }.joined(separator: " ")
      process = try ChildProcess("exec " + line, environment: environment)
    } catch {
      throw SubjectFailure.failed(why: "valgrind cannot be started: \(error.reason)")
    }
    let (output, errors, ending) = process.readToEnd()
    let told = String(decoding: output, as: UTF8.self)
    let logged = String(decoding: errors, as: UTF8.self)
    guard ending == .exited(0),
      let things = told.split(separator: " ").first.flatMap({ Int($0) }),
      let instructions = Self.total(in: logged)
    else {
      throw SubjectFailure.failed(why: "valgrind counted nothing: \(logged.suffix(300))")
    }
    return (instructions, things)
  }

  /// Returns the numbers that callgrind prints at the end of each process, together.
  static func total(in log: String) -> Int? {
    let numbers = log.split(separator: "\n").filter { $0.contains("Collected") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    return numbers.isEmpty ? nil : numbers.reduce(0, +)
  }
}
