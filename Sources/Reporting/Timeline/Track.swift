import Traces

/// Draws where the content stands as a point on a line, the edges of its range marked.
struct Track {
  private let width: Int
  private let glyphs: Glyphs
  private let lowest: Int64
  private let highest: Int64

  /// Creates a track wide enough for all turns.
  ///
  /// The track shows the range that was travelled, with the edges of the content's range where they
  /// are near.
  init(for turns: [Turn], width: Int, glyphs: Glyphs) {
    self.width = width
    self.glyphs = glyphs
    let offsets = turns.compactMap { $0.offset.map { Int64($0.units) } }
    var low = offsets.min() ?? 0
    var high = offsets.max() ?? 0
    let edges = turns.compactMap(\.edges).flatMap { [$0.lowerBound, $0.upperBound] }
    let reach = max((high - low) / 4, 1000)
    for edge in edges.map({ Int64($0.units) }) where edge >= low - reach && edge <= high + reach {
      low = min(low, edge)
      high = max(high, edge)
    }
    lowest = low
    highest = max(high, low + 1)
  }

  /// The offsets at the two ends of the track; nil: nothing moves.
  var ends: (first: Thousandths, last: Thousandths)? {
    guard highest - lowest > 1 else { return nil }
    return (Thousandths(units: Int32(lowest)), Thousandths(units: Int32(highest)))
  }

  /// Returns one row.
  ///
  /// - Parameters:
  ///   - turn: what is drawn.
  ///   - previous: the offset in the row above, from which a trail leads here.
  /// - Returns: as many characters as the track is wide.
  func row(_ turn: Turn, after previous: Thousandths?) -> String {
    var cells = empty(turn)
    guard let offset = turn.offset, let here = column(offset) else { return cells.joined() }
    if let previous, let there = column(previous), there != here {
      for cell in (there < here ? there + 1..<here : here + 1..<there) {
        cells[cell] = glyphs.trail
      }
    }
    cells[here] = turn.cause == .rest ? glyphs.rest : glyphs.position
    return cells.joined()
  }

  /// Returns a row of edges alone, for the lines that a row of words runs on.
  func margin(_ turn: Turn) -> String { empty(turn).joined() }

  private func empty(_ turn: Turn) -> [String] {
    var cells = [String](repeating: " ", count: width)
    guard let edges = turn.edges else { return cells }
    for edge in [edges.lowerBound, edges.upperBound] {
      if let column = column(edge) { cells[column] = glyphs.edge }
    }
    return cells
  }

  private func column(_ offset: Thousandths) -> Int? {
    let value = Int64(offset.units)
    guard value >= lowest, value <= highest else { return nil }
    let span = highest - lowest
    return Int(((value - lowest) * Int64(width - 1) * 2 + span) / (span * 2))
  }
}
