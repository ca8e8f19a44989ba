import Traces

extension [Saying] {
  /// So many messages of one name and view are told together.
  private static let mostAlike = 4

  /// Tells together what a table asks and says of many rows, and what is told again and again.
  func folded() -> [Saying] {
    var result: [Saying] = []
    for run in runs { result += Self.told(run) }
    return result
  }

  /// The sayings that stand together: pieces of one kind, messages of one name, or a saying alone.
  private var runs: [[Saying]] {
    var runs: [[Saying]] = []
    for saying in self {
      if let last = runs.last?.last, last.goes(with: saying) {
        runs[runs.count - 1].append(saying)
      } else {
        runs.append([saying])
      }
    }
    return runs
  }

  private static func told(_ run: [Saying]) -> [Saying] {
    guard var first = run.first, run.count > 1 || first.piece?.isDeed == true else { return run }
    if let piece = first.piece {
      let pieces = run.compactMap(\.piece)
      let texts = piece.isCount ? [counts(pieces)] : RowGroup.groups(of: pieces).map(\.text)
      return texts.map { Saying(view: first.view, text: $0) }
    }
    guard run.count >= mostAlike, let name = first.name else { return run }
    first.text = "\(Words.head(of: name)) \(run.count) times"
    return [first]
  }

  /// Returns the numbers of sections and rows: `1 section, 20 rows`.
  private static func counts(_ pieces: [LoadPiece]) -> String {
    var rows: [Int] = []
    var sections: Int?
    for piece in pieces {
      switch piece {
      case .sections(let count): sections = count
      case .rows(let count): rows.append(count)
      case .row: break
      }
    }
    let count = counted(sections ?? rows.count, "section")
    guard rows.count > 1 else {
      return rows.first.map { "\(count), \(counted($0, "row"))" } ?? count
    }
    // Numbers of another program may be as great as they like.
    let total = rows.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    let each = rows.prefix(6).map(String.init).joined(separator: "+")
    return rows.count <= 6 ? "\(count), \(each) rows" : "\(count), \(total) rows"
  }
}

extension Saying {
  fileprivate func goes(with next: Saying) -> Bool {
    guard view == next.view, isByDelegate == next.isByDelegate else { return false }
    if let piece, let other = next.piece { return piece.isCount == other.isCount }
    return piece == nil && next.piece == nil && name != nil && name == next.name
  }
}
