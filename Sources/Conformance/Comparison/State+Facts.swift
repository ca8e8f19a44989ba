import Traces

extension State {
  /// The facts that are known, as values by their keys.
  var facts: [Argument] {
    var facts: [Argument] = []
    if let inset = adjustedContentInset {
      let parts = [inset.top, inset.left, inset.bottom, inset.right]
      facts.append(Argument("adjustedContentInset", .array(parts.map { .number(Millionths($0)) })))
    }
    if let bounds {
      // The origin is the offset, which is compared as one.
      let origin = Point.gap(from: contentOffset ?? .zero, to: bounds.origin)
      let parts = [origin.x, origin.y, bounds.size.x, bounds.size.y]
      facts.append(Argument("bounds", .array(parts.map { .number(Millionths($0)) })))
    }
    if let size = contentSize { facts.append(Argument("contentSize", Value(size))) }
    for (name, flag) in Self.flagNames {
      if let isRaised = self[flag] { facts.append(Argument(name, .bool(isRaised))) }
    }
    if let scale = zoomScale { facts.append(Argument("zoomScale", .number(scale))) }
    return facts
  }

  private static let flagNames: [(Name, Facts)] = [
    ("isDecelerating", .isDecelerating), ("isDragging", .isDragging), ("isEditing", .isEditing),
    ("isHighlighted", .isHighlighted), ("isRefreshing", .isRefreshing),
    ("isScrollAnimating", .isScrollAnimating), ("isSelected", .isSelected),
    ("isTracking", .isTracking), ("isZoomBouncing", .isZoomBouncing), ("isZooming", .isZooming),
  ]
}

extension TableState {
  /// The facts that are known, as values by their keys.
  var facts: [Argument] {
    var facts: [Argument] = []
    if let rows = selectedRows {
      facts.append(Argument("indexPathsForSelectedRows", .array(rows.map { Value($0) })))
    }
    if let edges = visibleFooters { facts.append(Argument("visibleFooters", Self.value(edges))) }
    if let edges = visibleHeaders { facts.append(Argument("visibleHeaders", Self.value(edges))) }
    if let rows = visibleRows {
      let ends = rows.range.map { [$0.lowerBound, $0.upperBound] } ?? []
      facts.append(Argument("visibleRows", .array(ends.map { Value($0) })))
    }
    return facts + page.facts + control.facts
  }

  private static func value(_ edges: [Edge]) -> Value {
    .array(
      edges.map { edge in
        .pair(Millionths(units: Int64(edge.section) * 1_000_000), Millionths(edge.top))
      }
    )
  }
}
