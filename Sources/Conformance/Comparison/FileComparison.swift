import Traces

/// Compares two files of transcripts case by case.
public struct FileComparison: Sendable {
  private let left: String
  private let right: String
  private let tolerance: Tolerance
  private let selection: Selection

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - left: the path of the first file.
  ///   - right: the path of the second.
  ///   - tolerance: how far two transcripts may be apart and still say the same.
  ///   - selection: which cases are wanted.
  public init(
    of left: String,
    and right: String,
    within tolerance: Tolerance,
    selection: Selection = Selection()
  ) {
    self.left = left
    self.right = right
    self.tolerance = tolerance
    self.selection = selection
  }

  /// Compares all cases, those of the first file first.
  ///
  /// - Parameter deliver: hears each case.
  /// - Returns: the counts.
  public func cases(_ deliver: (ComparedCase) -> Void) -> ComparedTally {
    var tally = ComparedTally()
    func tell(_ compared: ComparedCase) {
      tally.add(compared)
      deliver(compared)
    }
    var others: [String: Case] = [:]
    var order: [String] = []
    for new in read(right, tell) {
      others[new.id] = new
      order.append(new.id)
    }
    for new in read(left, tell) {
      guard let other = others.removeValue(forKey: new.id) else {
        tell(ComparedCase(new, .differ, why: "only \(left) has it"))
        continue
      }
      tell(compare(new, other))
    }
    for id in order {
      guard let rest = others[id] else { continue }
      tell(ComparedCase(rest, .differ, why: "only \(right) has it"))
    }
    return tally
  }

  private func read(_ path: String, _ tell: (ComparedCase) -> Void) -> [Case] {
    var cases: [Case] = []
    var reader = CaseReader(Corpus(paths: [path]), for: .run, selection: selection)
    while let next = reader.next() {
      switch next {
      case .judged(let failure): tell(ComparedCase(unread: failure))
      case .toJudge(let new): cases.append(new)
      }
    }
    return cases
  }

  private func compare(_ new: Case, _ other: Case) -> ComparedCase {
    let (inputs, otherInputs) = (
      new.trace.lines.filter(\.isPlayed), other.trace.lines.filter(\.isPlayed)
    )
    guard inputs == otherInputs else {
      let place = zip(inputs, otherInputs).prefix { $0 == $1 }.count + 1
      return ComparedCase(
        new,
        .error,
        why: "the two files record different inputs: input \(place) is the first that differs;"
          + " expected two transcripts of one trace"
      )
    }
    return ComparedCase(new, new.trace, other.trace, within: tolerance)
  }
}
