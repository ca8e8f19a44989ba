public import Traces

/// The result of an import.
public struct Imported: Hashable, Sendable {
  /// A trace, or a transcript.
  public var trace: Trace
  /// The parts of the file that are not in the trace, and the parts of the trace that were not in
  /// the file; one entry for each kind.
  public var losses: [Loss]
  /// For each line of the trace the line of the file that it comes from, from 1; empty: nobody noted them.
  public var origins: [Int] = []

  /// One kind of loss.
  public struct Loss: Hashable, Sendable {
    /// The description of the loss.
    public var sentence: String
    /// The number of times; nil if it is no thing that can be counted.
    public var count: Int?
    /// The lines of the file where it was met, from 1; empty: it is about the whole, or too many are.
    public var lines: [Int] = []
  }

  /// Creates what became of a recording.
  init(trace: Trace, losses: [Loss], origins: [Int] = []) {
    self.trace = trace
    self.losses = losses
    self.origins = origins
  }
}

/// Losses as they are met, each kind once.
struct Losses {
  private(set) var all: [Imported.Loss] = []
  /// The index of each sentence in `all`.
  private var places: [String: Int] = [:]

  /// The greatest number of lines of the file that are named for one kind.
  private static let mostLines = 20

  mutating func add(_ kind: LossKind, _ count: Int = 1, line: Int? = nil) {
    guard count > 0 else { return }
    note(kind.sentence, count, line)
  }

  /// Tells something that was met in a line, in words of its own.
  mutating func tell(_ sentence: String, line: Int) { note(sentence, 1, line) }

  mutating func assume(_ sentence: String) {
    if !all.contains(where: { $0.sentence == sentence }) {
      all.append(Imported.Loss(sentence: sentence, count: nil))
    }
  }

  private mutating func note(_ sentence: String, _ count: Int, _ line: Int?) {
    let index: Int
    if let found = places[sentence] {
      index = found
      all[index].count = (all[index].count ?? 0) + count
    } else {
      index = all.count
      places[sentence] = index
      all.append(Imported.Loss(sentence: sentence, count: count))
    }
    if let line, all[index].lines.count < Self.mostLines { all[index].lines.append(line) }
  }
}
