public import Traces

/// What became of a recording.
public struct Imported: Hashable, Sendable {
  /// A trace, or a transcript.
  public var trace: Trace
  /// What of the file is not in it, or was not in the file, a line for each kind.
  public var losses: [Loss]

  /// One kind of loss.
  public struct Loss: Hashable, Sendable {
    /// What was lost, in words.
    public var sentence: String
    /// How often; nil: it is no thing that can be counted.
    public var count: Int?
  }
}

/// Losses as they are met, each kind once.
struct Losses {
  private(set) var all: [Imported.Loss] = []

  mutating func add(_ kind: LossKind, _ count: Int = 1) {
    guard count > 0 else { return }
    note(kind.sentence, count)
  }

  mutating func assume(_ sentence: String) {
    if !all.contains(where: { $0.sentence == sentence }) {
      all.append(Imported.Loss(sentence: sentence, count: nil))
    }
  }

  private mutating func note(_ sentence: String, _ count: Int) {
    if let index = all.firstIndex(where: { $0.sentence == sentence }) {
      all[index].count = (all[index].count ?? 0) + count
    } else {
      all.append(Imported.Loss(sentence: sentence, count: count))
    }
  }
}
