import Traces

/// The lines above a timeline: the trace, the set-up, the meanings of the signs.
struct TimelineHeading {
  private let header: Header
  private let focus: Focus
  private let layout: TimelineLayout

  init(_ transcript: Trace, focus: Focus, layout: TimelineLayout) {
    header = transcript.header
    self.focus = focus
    self.layout = layout
  }

  var text: String {
    let style = layout.style
    var lines = [style.paint(header.id, .title)]
    let width = layout.columns.page
    if let title = header.title {
      lines += Paragraph.lines(of: title.inOneLine, width: width, hanging: 2)
    }
    lines += Paragraph.lines(of: setting, width: width, hanging: 2)
    lines += legend(width).map { style.paint($0, .quiet) }
    return lines.joined(separator: "\n") + "\n\n" + layout.captions(focus)
  }

  private var setting: String {
    let views = header.effectiveViews
    let place = Int(focus.view.place)
    let view = views.indices.contains(place) ? views[place] : views[0]
    var facts = [views.count > 1 ? "\(view.component) \"\(view.name.text)\"" : view.component]
    if let bounds = view.config[.bounds]?.point ?? view.frame?.size {
      facts[0] += " " + size(bounds)
    }
    if let content = view.config[.contentSize]?.point { facts.append("content " + size(content)) }
    facts.append("\(header.effectiveRate) frames/s")
    if let ends = layout.track.ends {
      facts.append("curve from \(Words.number(ends.first)) to \(Words.number(ends.last))")
    }
    return facts.joined(separator: ", ")
  }

  private func size(_ point: Point) -> String {
    Words.number(point.x) + layout.glyphs.times + Words.number(point.y)
  }

  /// Returns the meanings of the signs that may be in the drawing, as many on a line as there is
  /// room for.
  private func legend(_ width: Int) -> [String] {
    let glyphs = layout.glyphs
    let columns = layout.columns
    var signs: [String] = []
    if columns.fingers > 0 {
      signs += ["\(glyphs.down) down", "\(glyphs.moved) moves", "\(glyphs.up) up"]
    }
    if columns.track > 0 { signs.append("\(glyphs.edge) edge") }
    if columns.flags > 0 { signs += ["T tracking", "D dragging", "G gliding", "A animating"] }
    if columns.showsZoom { signs += ["Z zooming", "B bouncing back to a limit"] }
    var lines: [String] = []
    for sign in signs {
      if let last = lines.last, last.count + 2 + sign.count <= width {
        lines[lines.count - 1] = last + "  " + sign
      } else {
        lines.append(sign)
      }
    }
    return lines
  }
}
