import Conformance
import Traces

/// Tells what several logs have in common from what they contradict each other in.
struct LogConflicts {
  /// The parts that make two results those of one case: its place, and the subject that played it.
  private struct Key: Hashable {
    var corpus: Int
    var order: Int
    var column: Int
  }

  private let isOneLog: Bool
  /// The last result, which the same case of another log follows at once.
  private var last: (key: Key, result: CaseResult, file: String)?
  /// The places of the cases of other paths.
  private var places: [String: (place: Place, corpus: Int)] = [:]
  /// The contradictions between the logs.
  private(set) var lines: [String] = []
  private var count = 0

  /// The number of contradictions that are told.
  private static let most = 20

  init(isOneLog: Bool) {
    self.isOneLog = isOneLog
  }

  /// Returns true if a result is of a case that no other log had before.
  mutating func isNew(_ result: CaseResult, in log: OpenLog) -> Bool {
    guard !isOneLog else { return true }
    let key = Key(corpus: log.corpus, order: result.order, column: result.column)
    if let last, last.key == key {
      compare(last.result, last.file, result, log.file)
      return false
    }
    last = (key, result, log.file)
    return isNewElsewhere(result, log)
  }

  /// Returns true if logs of other paths do not have the same case already.
  private mutating func isNewElsewhere(_ result: CaseResult, _ log: OpenLog) -> Bool {
    let name = "\(result.column) \(result.id)"
    guard let other = places[name] else {
      places[name] = (result.place, log.corpus)
      return true
    }
    guard other.corpus != log.corpus else { return true }
    if other.place == result.place { return false }
    tell(
      "\(result.place): \(result.id) is also in \(other.place); each case needs an id of its own"
    )
    return true
  }

  private mutating func compare(
    _ first: CaseResult,
    _ file: String,
    _ second: CaseResult,
    _ other: String
  ) {
    var (first, second) = (first, second)
    // The duration differs from run to run; all else should not.
    first.duration = .zero
    second.duration = .zero
    guard first != second else { return }
    guard first.id == second.id else {
      tell(
        "\(file.inOneLine) has \(first.id) where \(other.inOneLine) has \(second.id): they are not of one corpus"
      )
      return
    }
    let words = [first, second].map(\.outcome.rawValue)
    let what =
      words[0] == words[1]
      ? "\(words[0]) in both, in different ways" : "\(words[0]) and \(words[1])"
    tell(
      "\(first.id) is in \(file.inOneLine) and in \(other.inOneLine): \(what); the first one counts"
    )
  }

  private mutating func tell(_ line: String) {
    count += 1
    if count <= Self.most {
      lines.append(line)
    } else if count == Self.most + 1 {
      lines.append("there are more conflicts than these \(Self.most)")
    }
  }
}
