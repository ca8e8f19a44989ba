internal import Traces
internal import Transcripts

/// The words in which operators say where they apply.
extension Site {
  /// True if no other view of the transcript scrolls, so that a touch can only be this view's.
  var isAlone: Bool { view.isAlone && record.hasTouches }

  /// True if the transcript is judged by the believed side of the catalogue's P entries.
  var isModern: Bool { (header.profile ?? "modern") == "modern" }

  /// True if the view's drags and glides can be told: all their messages could be heard, no zoom
  /// comes in between (H13), nor does the system take the finger away (B22).
  var isPlain: Bool {
    view.hearsChain && isClearOfZoom && !record.cancelledLines.contains(fingers.beganLine)
  }

  /// True if they can, and no pages decide where the content comes to rest.
  var isUnpaged: Bool { isPlain && !setup.isPagingEnabled }

  /// True if no zoom is near, nor two fingers that could zoom.
  var isClearOfZoom: Bool {
    !moment.zoom.isOpen && episode?.hasZoom != true
      && (!Vocabulary.zoomers.contains(view.component) || fingers.most < 2)
  }

  /// Returns true if a message could be heard.
  func hears(_ name: Name) -> Bool { header.observes(name) }

  /// True if all calls were recorded.
  var knowsCalls: Bool { record.hasCalls }

  /// True if no call came in the whole stretch around it, nor before the rest that follows.
  var isQuiet: Bool {
    guard record.hasCalls, let episode else { return false }
    return !record.hasCall(in: episode.lines.lowerBound...turnEnd(after: episode.lines.upperBound))
  }

  /// True if no call stands in its turn, nor can have stood there unrecorded.
  var isTurnQuiet: Bool {
    guard header.inputs?.contains(.call) ?? true else { return false }
    let first = min(line, moment.causeLine < 0 ? line : moment.causeLine)
    return !record.hasCall(in: first...turnEnd(after: line))
  }

  /// Returns the last line before the next touch, or before the next settle's end, that a call made
  /// in the turn may stand in.
  private func turnEnd(after line: Int) -> Int {
    let lines = record.transcript.lines
    var end = line
    while end + 1 < lines.count, lines[end + 1].time == lines[line].time || lines[end + 1].isSilent,
      !lines[end + 1].isTouch
    { end += 1 }
    return end
  }

  /// True if the view is told to rest before another touch or call comes.
  var isToldToRest: Bool { rest != nil }

  /// True if the drag began on a view at rest.
  var isFresh: Bool { moment.isCaught == false }

  /// True if the drag caught a glide.
  var isCaught: Bool { moment.isCaught == true }

  /// True if the lift comes after a hold as B16 means it: 150 ms without any line.
  var isAfterHold: Bool {
    moment.cause == .touch && fingers.down == 0 && !fingers.wasCancelled
      && (fingers.gap ?? 0) >= 150_000
  }

  /// True if the offset is known to be inside the range, its ends included.
  var isInside: Bool { (offset ?? moment.offset).flatMap(setup.contains) ?? false }

  /// True if the offset is known to be outside the range by more than a point on an axis that
  /// bounces.
  var isOverscrolled: Bool {
    guard let offset = offset ?? moment.offset else { return false }
    return Axis.allCases.contains {
      setup.bounces($0) && abs(setup.excess(offset, $0) ?? 0) > 1000
    }
  }

  /// The velocity that the delegate was told at the lift, in millionths.
  var velocity: (x: Int64, y: Int64)? {
    guard case .pair(let x, let y)? = self[.withVelocity] else { return nil }
    return (x.units, y.units)
  }

  /// The target that it was offered, and what it made of it.
  var target: Point? { self[.targetContentOffset]?.point }
  var wish: Point? {
    guard case .object(let written)? = message?.answer else { return target }
    return written[.targetContentOffset]?.point ?? target
  }

  /// The didEndDragging's argument.
  var willDecelerate: Bool? { self[.willDecelerate]?.bool }

  /// The willEndDragging of the drag that the line ends or follows.
  var release: Site? {
    name == .willEndDragging ? self : forerunners.first { $0.name == .willEndDragging }
  }

  /// Returns the distance by which the didScroll moved an axis since the one before, in
  /// thousandths.
  func step(_ axis: Axis) -> Int32 {
    guard let offset, let last = moment.lastScroll else { return 0 }
    return offset[axis] - last[axis]
  }

  /// The axis along which it moved farthest.
  var mainAxis: Axis { abs(step(.x)) > abs(step(.y)) ? .x : .y }

  /// Returns true if a flag is told.
  func shows(_ flag: State.Facts) -> Bool { state.known.contains(flag) }

  /// A device pixel, in thousandths of a point, rounded up.
  var pixel: Int32 { Int32(1000 / header.effectiveScale + 0.999) }
}

extension Line {
  fileprivate var isTouch: Bool { if case .touch = self { true } else { false } }

  /// True if it stands outside of time.
  fileprivate var isSilent: Bool { if case .comment = self { true } else { false } }
}
