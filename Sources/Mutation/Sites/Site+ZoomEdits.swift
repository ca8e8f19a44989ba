internal import Traces

extension State {
  /// Shows another scale, where one is told.
  mutating func zoom(to scale: Millionths) {
    if zoomScale != nil { zoomScale = scale }
  }
}

/// The edits of a zoom's messages.
extension Site {
  /// Returns the edits by which it shows another scale, and ends at it if it tells at which it ends.
  func zoomed(to scale: Millionths?) -> [Edit] {
    guard let scale else { return [] }
    switch content {
    case .message(var message):
      message.state.zoom(to: scale)
      message.arguments = message.arguments.map {
        $0.label == .atScale ? Argument(.atScale, .number(scale)) : $0
      }
      return replaced(by: .message(message))
    default: return showing { $0.zoom(to: scale) }
    }
  }

  /// Returns the edits by which it shows its scale times so many hundredths.
  func zoomed(hundredths: Int64) -> [Edit] {
    guard let scale else { return [] }
    return showing { $0.zoom(to: scale.times(hundredths: hundredths)) }
  }

  /// A scale well past the limit that is nearer to the one it shows.
  var scalePastLimit: Millionths? {
    guard let scale, setup.zoom.isZoomable, setup.zoom.least > .zero else { return nil }
    let toGreatest = setup.zoom.greatest.units - scale.units
    let toLeast = scale.units - setup.zoom.least.units
    return toGreatest <= toLeast
      ? setup.zoom.greatest.times(hundredths: 125) : setup.zoom.least.times(hundredths: 80)
  }

  /// The scale half way from the one told before to the one that it shows.
  var scaleHalfWay: Millionths? {
    guard let scale, let before = moment.zoom.scale, abs(scale.units - before.units) > 2000 else {
      return nil
    }
    return Millionths(units: (scale.units + before.units) / 2)
  }

  /// The edits by which it shows the scale half way, and another didZoom a frame later shows the one that
  /// it showed.
  var zoomingInSteps: [Edit] {
    guard let scaleHalfWay else { return [] }
    let later = inserting([sibling(.didZoom) { _ in }], at: nextFrame)
    return later.isEmpty ? [] : zoomed(to: scaleHalfWay) + later
  }

  /// The edits by which a didZoom with the scale half way comes first.
  var zoomHalved: [Edit] {
    guard let scaleHalfWay else { return [] }
    return preceded(by: .didZoom) { $0.zoom(to: scaleHalfWay) }
  }

  /// Returns the edits by which it is sent before another message, with the scale that was told until then.
  func endingZoom(before other: Site?) -> [Edit] {
    guard let other, let scale = other.moment.zoom.scale, var message else { return [] }
    message.time = other.time
    message.frame = other.message?.frame
    message.state.zoom(to: scale)
    message.arguments = message.arguments.map {
      $0.label == .atScale ? Argument(.atScale, .number(scale)) : $0
    }
    return dropped + [.insert(.message(message), before: other.line)]
  }

  /// The edits by which in the two frames that follow, the scale goes a little way from the limit, and back
  /// to it.
  var wavering: [Edit] {
    guard let scale, let first = nextFrame else { return [] }
    let second = first + 1_000_000 / Microseconds(header.effectiveRate)
    let away = sibling(.didZoom) {
      $0.zoom(to: scale.times(hundredths: scale == setup.zoom.greatest ? 97 : 103))
    }
    let there = inserting([away], at: first)
    let back = inserting([sibling(.didZoom) { _ in }], at: second)
    return there.isEmpty || back.isEmpty ? [] : there + back
  }

  /// Returns the arguments that a zoom's begin or end has, after the view that the delegate named.
  func zoomArguments(_ name: Name) -> [Argument] {
    let view = Argument("with", .string(zoomedView ?? "content"))
    guard name == .didEndZooming else { return [view] }
    return [view, Argument(.atScale, .number(scale ?? moment.zoom.scale ?? .one))]
  }

  /// The name of the view that is zoomed, as the nearest message tells it.
  private var zoomedView: String? {
    let named = zoomMessages.lazy.compactMap { $0["with"]?.string }.first
    return named
      ?? (record.places[.message(.viewForZooming)] ?? []).lazy
      .compactMap { Site(record: record, place: $0).message?.answer?.string }.first
  }

  /// The edits by which a begin comes before it and an end after it.
  var zoomEnclosed: [Edit] {
    [
      .insert(
        sibling(.willBeginZooming, zoomArguments(.willBeginZooming), at: time) { state in
          if let before = moment.zoom.scale { state.zoom(to: before) }
        },
        before: line
      )
    ] + followed(by: .didEndZooming, zoomArguments(.didEndZooming))
  }

  /// The edits by which the scale of the pinch never passes its limits, and so nothing bounces.
  var clampedPinch: [Edit] {
    guard let back = returning else { return [] }
    var last = zoom?.scale
    var edits: [Edit] = []
    for site in zoomMessages where site.line != line {
      guard let scale = site.scale, scale > .zero else { return [] }
      let clamped = setup.zoom.clamped(scale)
      if site.name == .didZoom, clamped == last {
        edits += site.dropped
      } else {
        edits += site.showing {
          $0.zoomContent(by: clamped.double / scale.double)
          $0.zoom(to: clamped)
          $0.lower(.isZoomBouncing)
        }
      }
      last = clamped
    }
    let end = sibling(.didEndZooming, message?.arguments ?? [], at: back.time) {
      $0 = back.state
      $0.lower(.isZoomBouncing)
    }
    return edits + dropped + [.insert(end, before: back.line)]
  }

  /// The edits by which the scale stays where the fingers left it, past its limit.
  var stayingPastLimit: [Edit] {
    guard let back = returning, let scale = back.moment.zoom.scale, let rest = lastRest else {
      return []
    }
    let between = zoomMessages.filter { $0.line > back.line }
    return back.dropped + between.flatMap { $0.zoomed(to: scale) } + rest.zoomed(to: scale)
  }

  /// The edits by which plain content in the view is told that a finger moved.
  var givingContentAMove: [Edit] {
    guard let content = record.views.firstIndex(where: { !$0.isScroller }), hears(.touchesMoved)
    else { return [] }
    let newcomer = Message(time: time, name: .touchesMoved, view: ViewIndex(content))
    return [.insert(.message(newcomer), before: line + 1)]
  }
}

extension State {
  /// Shows content of another size, where one is told.
  fileprivate mutating func zoomContent(by factor: Double) {
    guard let size = contentSize else { return }
    contentSize = Point(size.x.double * factor, size.y.double * factor)
  }

  /// Shows a flag as false, where it is told.
  fileprivate mutating func lower(_ flag: Facts) {
    if self[flag] != nil { self[flag] = false }
  }
}
