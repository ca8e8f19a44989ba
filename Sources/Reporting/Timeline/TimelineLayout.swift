import Oracle
import Traces

/// Sets the rows of a timeline into columns.
struct TimelineLayout {
  let glyphs: Glyphs
  let style: Style
  let track: Track
  let columns: TimelineColumns
  private let margins: ViewMargins

  /// True if the content zooms.
  var showsZoom: Bool { columns.showsZoom }

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - turns: the turns, of which some may be folded into one row.
  ///   - header: what names the views.
  ///   - width: the width of the page.
  ///   - glyphs: the characters.
  ///   - style: the colours.
  init(
    turns: [Turn],
    header: Header,
    width: Int,
    glyphs: Glyphs,
    style: Style
  ) {
    self.glyphs = glyphs
    self.style = style
    margins = ViewMargins(header)
    let isTold = margins.areSeveral || turns.contains { $0.sayings.contains(where: \.isOfRows) }
    columns = TimelineColumns(turns: turns, isTold: isTold, width: width)
    track = Track(for: turns, width: columns.track, glyphs: glyphs)
  }

  /// Returns the line above the rows.
  func captions(_ focus: Focus) -> String {
    let fingers = columns.fingers + (columns.location > 0 ? 1 + columns.location : 0)
    let offset = columns.offset < 8 ? focus.axis.letter : "offset \(focus.axis.letter)"
    let cells = [
      Cell(text: "time", width: columns.time, isRight: true),
      Cell(text: String("finger".prefix(fingers)), width: fingers),
      Cell(text: offset, width: columns.offset, isRight: true),
      Cell(text: "", width: columns.track),
      Cell(text: "flags", width: columns.flags),
    ]
    return style.paint(line(cells, "messages"), .quiet) + "\n"
  }

  /// Returns the lines of one turn.
  func rows(_ turn: Turn, after previous: Thousandths?) -> String {
    if turn.cause == .remark { return remark(turn.sayings.map(\.text).joined(separator: " ")) }
    let lines = words(of: turn)
    var text = ""
    for index in 0..<max(1, lines.count) {
      let isFirst = index == 0
      let time = isFirst ? turn.time.map(Seconds.brief) ?? "" : ""
      let offset = isFirst ? turn.offset.map(Words.number) ?? "" : ""
      let curve =
        columns.track == 0 ? "" : isFirst ? track.row(turn, after: previous) : track.margin(turn)
      let cells = [
        Cell(text: time, width: columns.time, isRight: true),
        Cell(text: fingers(turn, isFirst: isFirst), width: columns.fingers, ink: .finger),
        Cell(text: isFirst ? TimelineColumns.location(turn) : "", width: columns.location),
        Cell(text: offset, width: columns.offset, isRight: true),
        Cell(text: curve, width: columns.track),
        Cell(text: isFirst ? flags(turn) : "", width: columns.flags),
      ]
      text += line(cells, lines.isEmpty ? "" : lines[index]) + "\n"
    }
    return text
  }

  /// Returns a violation, below the row in which it lies.
  func remark(_ violation: Violation) -> String {
    remark(wrong: violation.headline)
  }

  /// Violations like one above, told together; one alone is told as it is.
  func remark(_ last: Violation, again count: Int) -> String {
    guard count > 1 else { return remark(last) }
    let moment = last.time.map { ", the last at \(Seconds.brief($0)) s" } ?? ""
    return remark(wrong: "\(last.rule): \(count) more like it\(moment)")
  }

  private func remark(wrong text: String) -> String {
    Paragraph.lines(of: "\(glyphs.wrong) \(text)", width: columns.page, hanging: 2)
      .map { style.paint($0, .bad) + "\n" }.joined()
  }

  /// Returns a comment of the trace, across the page.
  private func remark(_ comment: String) -> String {
    Paragraph.lines(of: comment, width: columns.page - 2)
      .map { style.paint("# " + $0, .quiet) + "\n" }.joined()
  }

  /// The side on which a timeline is cut off.
  enum Side: String {
    case earlier, later
  }

  /// Returns the note in the place of turns that are not shown; nothing where all are.
  func cut(rows: Int, _ side: Side) -> String {
    guard rows > 0 else { return "" }
    let noun = counted(rows, "\(side) turn")
    return style.paint("\(glyphs.upTo) \(noun) not shown", .quiet) + "\n"
  }
}

extension TimelineLayout {
  /// The contents of a column.
  private struct Cell {
    var text: String
    var width: Int
    var isRight = false
    var ink: Style.Ink?

    func set(in style: Style) -> String {
      let space = String(repeating: " ", count: max(0, width - text.count))
      let painted = ink.map { style.paint(text, $0) } ?? text
      return isRight ? space + painted : painted + space
    }
  }

  /// Returns a line of cells; columns without a width are not there.
  private func line(_ cells: [Cell], _ words: String) -> String {
    let texts = cells.filter { $0.width > 0 }.map { $0.set(in: style) } + [words]
    return Self.trimmed(texts.joined(separator: " "))
  }

  private func words(of turn: Turn) -> [String] {
    guard turn.folded > 1 else {
      return margins.lines(of: turn.sayings, width: columns.words, arrow: glyphs.arrow)
    }
    let noun = turn.cause == .touch ? "touches" : "frames"
    let isZoomed = columns.showsZoom && !turn.flags.isDisjoint(with: TimelineColumns.zoomFlags)
    let scale = turn.scale.map { isZoomed ? ", \(glyphs.times)\(Words.number($0))" : "" } ?? ""
    let text = "\(glyphs.fold) \(turn.folded) \(noun)\(scale)"
    return Paragraph.lines(of: text, width: columns.words, hanging: 2)
  }

  private func fingers(_ turn: Turn, isFirst: Bool) -> String {
    let signs = (0..<columns.fingers).map { column -> FingerSign in
      guard turn.fingers.indices.contains(column) else { return .absent }
      return isFirst ? turn.fingers[column] : turn.fingers[column].afterwards
    }
    return signs.map(glyphs.sign).joined()
  }

  /// Returns the flags that are up, each in its own column.
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

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
