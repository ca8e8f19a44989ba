import Oracle
import Traces

/// Sets the rows of a timeline into columns.
struct TimelineLayout {
  let glyphs: Glyphs
  let style: Style
  let track: Track
  private let columns: TimelineColumns

  /// Whether the content zooms.
  var showsZoom: Bool { columns.showsZoom }

  init(turns: [Turn], width: Int, glyphs: Glyphs, style: Style) {
    self.glyphs = glyphs
    self.style = style
    columns = TimelineColumns(turns: turns, width: width)
    track = Track(for: turns, width: columns.track, glyphs: glyphs)
  }

  /// The line above the rows.
  func captions(_ focus: Focus) -> String {
    let cells = [
      Self.right("time", columns.time),
      Self.left("finger", columns.fingers + 1 + columns.location),
      Self.right("offset \(focus.axis.letter)", columns.offset),
      Self.left("", columns.track),
      Self.left("flags", columns.flags),
      "messages",
    ]
    return style.paint(Self.trimmed(cells.joined(separator: " ")), .quiet) + "\n"
  }

  /// The lines of one turn.
  func rows(_ turn: Turn, after previous: Thousandths?) -> String {
    if turn.cause == .remark { return remark(turn.words.joined(separator: " ")) }
    let lines = wrapped(words(of: turn))
    var text = ""
    for index in 0..<max(1, lines.count) {
      let isFirst = index == 0
      let cells = [
        Self.right(isFirst ? turn.time.map(Seconds.brief) ?? "" : "", columns.time),
        style.paint(fingers(turn, isFirst: isFirst), .finger),
        Self.left(isFirst ? TimelineColumns.location(turn) : "", columns.location),
        Self.right(isFirst ? turn.offset.map(Words.number) ?? "" : "", columns.offset),
        isFirst ? track.row(turn, after: previous) : track.margin(turn),
        Self.left(isFirst ? flags(turn) : "", columns.flags),
        lines.isEmpty ? "" : lines[index],
      ]
      text += Self.trimmed(cells.joined(separator: " ")) + "\n"
    }
    return text
  }

  /// A violation, below the row in which it lies.
  func remark(_ violation: Violation) -> String {
    let text = "\(glyphs.wrong) \(violation.headline)"
    return Paragraph.lines(of: text, width: columns.page, hanging: 2)
      .map { style.paint($0, .bad) + "\n" }.joined()
  }

  /// A comment of the trace, across the page.
  private func remark(_ comment: String) -> String {
    Paragraph.lines(of: comment, width: columns.page - 2)
      .map { style.paint("# " + $0, .quiet) + "\n" }.joined()
  }

  /// What stands below a timeline that ends before its transcript.
  func cut(rows: Int) -> String {
    style.paint("\(glyphs.upTo) \(rows) later turn\(rows == 1 ? "" : "s") not shown", .quiet) + "\n"
  }
}

extension TimelineLayout {
  private func words(of turn: Turn) -> [String] {
    guard turn.folded > 1 else { return turn.words }
    let noun = turn.cause == .touch ? "touches" : "frames"
    let isZoomed = columns.showsZoom && !turn.flags.isDisjoint(with: TimelineColumns.zoomFlags)
    let scale = turn.scale.map { isZoomed ? ", \(glyphs.times)\(Words.number($0))" : "" } ?? ""
    return ["\(glyphs.fold) \(turn.folded) \(noun)\(scale)"]
  }

  private func wrapped(_ words: [String]) -> [String] {
    words.flatMap { Paragraph.lines(of: $0, width: columns.words, hanging: 2) }
  }

  private func fingers(_ turn: Turn, isFirst: Bool) -> String {
    let signs = (0..<columns.fingers).map { column -> FingerSign in
      guard turn.fingers.indices.contains(column) else { return .absent }
      return isFirst ? turn.fingers[column] : turn.fingers[column].afterwards
    }
    return signs.map(glyphs.sign).joined()
  }

  /// The flags that are up, each in its own column.
  private func flags(_ turn: Turn) -> String {
    var letters: [[(flag: State.Facts, letter: String)]] = [
      [(.isTracking, "T")], [(.isDragging, "D")], [(.isDecelerating, "G")],
      [(.isScrollAnimating, "A")],
    ]
    if columns.showsZoom { letters.append([(.isZoomBouncing, "B"), (.isZooming, "Z")]) }
    return letters.map { column in
      column.first { turn.flags.contains($0.flag) }?.letter ?? " "
    }
    .joined()
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
