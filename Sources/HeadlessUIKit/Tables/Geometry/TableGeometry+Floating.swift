nonisolated extension TableGeometry {
  /// Returns where a header or footer is: where it rests, or at the edge of the view beyond which it
  /// would be, but never in the next section (R181, R182).
  func floatingSpan(
    of edge: SectionEdge,
    ofSection index: Int,
    in view: Range<Length>?
  ) -> Range<Length>? {
    guard let rest = span(of: edge, ofSection: index), let section = span(ofSection: index),
      let view
    else { return span(of: edge, ofSection: index) }
    let height = rest.upperBound - rest.lowerBound
    let start: Length
    switch edge {
    case .header:
      start = min(max(rest.lowerBound, view.lowerBound), section.upperBound - height)
    case .footer:
      let header = span(of: .header, ofSection: index)?.upperBound ?? section.lowerBound
      start = max(min(rest.lowerBound, view.upperBound - height), min(header, rest.lowerBound))
    }
    return start..<(start + height)
  }
}
