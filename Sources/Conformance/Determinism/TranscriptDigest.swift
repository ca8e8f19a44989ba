import Traces

/// The hashes of a transcript that nobody keeps, so that another can be compared with it.
struct TranscriptDigest: Hashable, Sendable {
  /// The number of lines that share one hash.
  private static let stretch = 4096

  /// A hash for each stretch of lines; hashes of one process can be compared.
  private var hashes: [Int] = []
  private var lineCount = 0

  /// Goes through a transcript.
  ///
  /// - Parameter transcript: the lines.
  /// - Throws: `SubjectFailure` where they stop coming.
  init(of transcript: AnyTraceStream) throws(SubjectFailure) {
    var hasher = Hasher()
    hasher.combine(transcript.header)
    try transcript.read { lines in
      for line in lines {
        hasher.combine(line.comparable)
        lineCount += 1
        guard lineCount % Self.stretch == 0 else { continue }
        hashes.append(hasher.finalize())
        hasher = Hasher()
      }
      return true
    }
    hashes.append(hasher.finalize())
  }

  /// Returns the first difference of another transcript, in words; nil: it is the same.
  ///
  /// - Parameters:
  ///   - other: the other transcript.
  ///   - circumstance: how the trace was played for it.
  /// - Returns: one line.
  func difference(from other: TranscriptDigest, _ circumstance: String) -> String? {
    guard self != other else { return nil }
    let common = zip(hashes, other.hashes).prefix { $0 == $1 }.count
    // The header is line 1.
    let first = common * Self.stretch + (common == 0 ? 1 : 2)
    let last = (common + 1) * Self.stretch + 1
    return "\(circumstance), the transcript differs, first in one of the lines \(first) to \(last)"
  }
}
