import Foundation
import Traces

/// The cases that failed in an earlier run, as its log tells.
public struct FailedCases: Hashable, Sendable {
  /// Why a log could not be read, with the place.
  public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place, and what is wrong there.
    public let description: String
  }

  /// What a line of a log has of a case; a header and an end line have neither key.
  private struct Line: Decodable {
    var id: String?
    var verdict: String?
  }

  /// The ids of the cases that failed, or were errors.
  public private(set) var ids: Set<String> = []

  /// Reads logs.
  ///
  /// - Parameter logs: files of JSON Lines, as `run --log` and `run --format jsonl` write them.
  /// - Throws: `Mistake` for a file that cannot be read, or is no log.
  public init(logs: [String]) throws(Mistake) {
    for log in logs { try read(log) }
  }

  private mutating func read(_ log: String) throws(Mistake) {
    guard let data = FileManager.default.contents(atPath: log) else {
      throw Mistake(description: "\(log): cannot be read: \(FileStatus.lastFailure())")
    }
    let decoder = JSONDecoder()
    let verdicts = Set(CaseResult.Outcome.allCases.map(\.rawValue))
    for (index, text) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let line = try? decoder.decode(Line.self, from: text) else {
        throw Mistake(description: "\(log):\(index + 1): no line of a log; expected an object")
      }
      guard let id = line.id, let verdict = line.verdict else { continue }
      guard verdicts.contains(verdict) else {
        throw Mistake(description: "\(log):\(index + 1): \"\(verdict)\" is no verdict of a log")
      }
      let isFailure =
        verdict == CaseResult.Outcome.fail.rawValue || verdict == CaseResult.Outcome.error.rawValue
      if isFailure { ids.insert(id) }
    }
  }
}
