internal import Traces

/// The places to which a zoom of the program leads.
extension Site {
  /// True if the content's point in the middle of the view stayed there, or nearly so, the offset
  /// having been in its range.
  var keepsCentre: Bool {
    guard let start = zoom == nil ? moment.offset : zoomMessages.first?.moment.offset,
      let before = zoom == nil ? moment.zoom.scale : zoom?.scale,
      let scale, let offset = lastRest?.offset, let size = setup.size, setup.inset == .zero,
      before.units > 0, setupBeforeZoom.contains(start) == true
    else { return false }
    return Axis.allCases.allSatisfy { axis in
      let half = Double(size[axis]) / 2
      let middle = (Double(start[axis]) + half) * scale.double / before.double - half
      return abs(middle - Double(offset[axis])) < 1000
    }
  }

  /// The sizes that held before the zoom.
  private var setupBeforeZoom: Setup {
    let first = zoom == nil ? self : zoomMessages.first
    return first?.previous?.setup ?? record.setups[moment.view]
  }

  /// The rectangle that zoom(to:animated:) asks for, in the content at the scale that it has now,
  /// where it fills the view along an axis but for a few points, and that axis.
  private var filledAxis: Axis? {
    guard let rect = zoomingCall?.arguments["to"]?.rect, let scale, let size = setup.size,
      let offset = lastRest?.offset
    else { return nil }
    return Axis.allCases.first { axis in
      let start = Double(rect.origin[axis]) * scale.double
      let length = Double(rect.size[axis]) * scale.double
      return abs(start - Double(offset[axis])) < 2000 && abs(length - Double(size[axis])) < 2000
    }
  }

  /// Returns the edits by which all that is told after the zoom shows the content so far off its place, and
  /// inside its range.
  func zoomedAside(_ axis: Axis) -> [Edit] {
    guard let rest = lastRest, let offset = rest.offset, let range = rest.setup.range(axis) else {
      return []
    }
    let way: Int32 = offset[axis] + 40_000 <= range.upperBound ? 40_000 : -40_000
    guard range.contains(offset[axis] + way) else { return [] }
    var place = offset
    place[axis] += way
    let first = zoom == nil ? self : (zoomMessages.first { $0.name == .didZoom } ?? self)
    let told = ([first.previousInTurn, first].compactMap(\.self) + first.followers)
      .prefix { $0.line <= rest.line }
    return told.flatMap { $0.offset == offset ? $0.moved(to: place) : [] }
  }

  /// The edits by which the content is not where zoom(to:animated:) asked for it.
  var zoomedAsideRect: [Edit] { filledAxis.map(zoomedAside) ?? [] }
}
