import Traces

/// The indents of the sayings of each view: by the number of views that it lies inside of.
struct ViewMargins {
  private let names: [String]
  private let depths: [Int]

  /// The number of views that are told apart by their margins.
  private static let deepest = 4
  private static let step = 2

  init(_ header: Header) {
    let views = header.effectiveViews
    names = views.count > 1 ? views.map(\.name.text.inOneLine) : []
    var depths: [Name: Int] = [:]
    for view in views {
      let depth = view.container.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.name] = min(depth, Self.deepest)
    }
    self.depths = views.map { depths[$0.name] ?? 0 }
  }

  /// True if there are views to be told apart.
  var areSeveral: Bool { !names.isEmpty }

  /// Returns the lines of sayings, in which a view is named where another one spoke before it.
  ///
  /// - Parameters:
  ///   - sayings: what is said in a turn.
  ///   - width: how long a line may be.
  ///   - arrow: what stands in front of a call by the delegate.
  /// - Returns: the lines.
  func lines(of sayings: [Saying], width: Int, arrow: String) -> [String] {
    var lines: [String] = []
    var speaker: ViewIndex?
    for saying in sayings {
      var text = saying.isByDelegate ? "\(arrow) \(saying.text)" : saying.text
      var margin = 0
      if areSeveral, let view = saying.view, names.indices.contains(Int(view.place)) {
        let place = Int(view.place)
        margin = depths[place] * Self.step
        if view == speaker { margin += Self.step } else { text = "\(names[place]): \(text)" }
        speaker = view
      }
      let indent = String(repeating: " ", count: margin)
      lines += Paragraph.lines(of: text, width: width - margin, hanging: Self.step)
        .map { indent + $0 }
    }
    return lines
  }
}
