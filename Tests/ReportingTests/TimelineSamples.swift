import Traces

/// Transcripts written down for timelines.
enum TimelineSamples {
  /// A drag, a lift at speed, a glide of sixty frames to the bottom, and rest.
  static let flick: Trace = {
    var header = Header(id: "scroll/flick/to-the-bottom", component: "scroll")
    header.title = "A flick to the bottom"
    header.config = [
      Argument(.bounds, Value(Point(320, 480))), Argument(.contentSize, Value(Point(320, 900))),
    ]
    var lines: [Line] = [.comment("The finger moves up by 30 points a step, and lifts at speed.")]
    lines.append(touch(0, .began, 400))
    lines.append(touch(20_000, .moved, 370))
    lines.append(message(20_000, .willBeginDragging, 0, [.isTracking, .isDragging]))
    lines.append(message(20_000, .didScroll, 20, [.isTracking, .isDragging]))
    lines.append(touch(40_000, .moved, 340))
    lines.append(message(40_000, .didScroll, 50, [.isTracking, .isDragging]))
    lines.append(touch(60_000, .ended, 340))
    lines += lift
    for frame in 1...60 {
      let offset = 420 - 370 * Double((60 - frame) * (60 - frame)) / 3600
      lines.append(message(Int64(60_000 + frame * 16_667), .didScroll, offset, [.isDecelerating]))
    }
    lines.append(message(1_060_020, .didEndDecelerating, 420, []))
    lines.append(.final(Final(time: 1_060_020, state: state(420, []))))
    return Trace(header: header, lines: lines)
  }()

  private static var lift: [Line] {
    var willEnd = Message(time: 60_000, name: .willEndDragging, state: state(50, [.isDragging]))
    willEnd.arguments = [
      Argument(.withVelocity, .pair(Millionths(0), Millionths(1.5))),
      Argument(.targetContentOffset, Value(Point(0, 420))),
    ]
    var didEnd = Message(time: 60_000, name: .didEndDragging, state: state(50, []))
    didEnd.arguments = [Argument(.willDecelerate, .bool(true))]
    let begins = message(60_000, .willBeginDecelerating, 50, [.isDecelerating])
    return [.message(willEnd), .message(didEnd), begins]
  }

  /// Two fingers, two views, calls by the program and by the delegate, an exception.
  static let crowded: Trace = {
    var header = Header(id: "scroll/nested/crowded", component: "scroll")
    header.views = [
      Header.View(name: Name("outer"), component: "scroll", frame: rect(320, 480)),
      Header.View(
        name: Name("inner"),
        component: "scroll",
        container: Name("outer"),
        frame: rect(320, 200),
        config: [Argument(.contentSize, Value(Point(320, 600)))]
      ),
    ]
    let inner = ViewIndex(1)
    var called = Call(time: 30_000, name: .setContentOffset, view: inner)
    called.arguments = [
      Argument(.contentOffset, Value(Point(0, 80))), Argument(.animated, .bool(true)),
    ]
    var answered = called
    answered.isByDelegate = true
    answered.time = 50_000
    var scrolled = Message(time: 50_000, name: .didScroll, view: inner, state: state(40, []))
    scrolled.state[.isScrollAnimating] = true
    let asked = Message(time: 50_000, name: .shouldScrollToTop, answer: .bool(false))
    return Trace(
      header: header,
      lines: [
        touch(0, .began, 100), touch(0, .began, 120, finger: 2), touch(10_000, .moved, 110),
        touch(20_000, .ended, 120, finger: 2), touch(25_000, .cancelled, 110), .call(called),
        .message(scrolled), .call(answered), .message(asked),
        .exception(RaisedException(time: 60_000, name: "NSRangeException", reason: "out of it")),
        .final(Final(time: 60_000, view: inner, state: state(80, []))),
      ]
    )
  }()

  /// Two fingers that take the content beyond a limit, from where it comes back.
  static let pinch: Trace = {
    var header = Header(id: "zoom/pinch/beyond", component: "zoom")
    header.config = [
      Argument(.bounds, Value(Point(320, 480))), Argument(.contentSize, Value(Point(320, 480))),
      Argument(.maximumZoomScale, .number(Millionths(1.5))),
    ]
    var lines = [touch(0, .began, 200), touch(0, .began, 240, finger: 2)]
    lines.append(zoomed(20_000, .willBeginZooming, 0, 1, .isZooming))
    for step in 1...16 {
      let time = Int64(20_000 * step)
      lines.append(touch(time, .moved, 200 - Double(step)))
      lines.append(touch(time, .moved, 240 + Double(step), finger: 2))
      lines.append(zoomed(time, .didZoom, Double(step), 1 + Double(step) / 20, .isZooming))
      lines.append(zoomed(time, .didScroll, Double(step), 1 + Double(step) / 20, .isZooming))
    }
    lines += [touch(340_000, .ended, 184), touch(340_000, .ended, 256, finger: 2)]
    lines.append(zoomed(340_000, .didZoom, 16, 1.5, .isZoomBouncing))
    lines.append(zoomed(640_000, .didEndZooming, 16, 1.5, []))
    var rest = state(16, [])
    rest.zoomScale = Millionths(1.5)
    lines.append(.final(Final(time: 640_000, state: rest)))
    return Trace(header: header, lines: lines)
  }()

  private static func zoomed(
    _ time: Microseconds,
    _ name: Name,
    _ offset: Double,
    _ scale: Double,
    _ flags: State.Facts
  ) -> Line {
    var state = state(offset, flags)
    state.zoomScale = Millionths(scale)
    return .message(Message(time: time, name: name, state: state))
  }

  private static func rect(_ width: Double, _ height: Double) -> Rect {
    Rect(origin: .zero, size: Point(width, height))
  }

  private static func touch(
    _ time: Microseconds,
    _ phase: Touch.Phase,
    _ y: Double,
    finger: Int32 = 1
  ) -> Line {
    .touch(Touch(time: time, phase: phase, finger: finger, location: Point(160, y)))
  }

  private static func message(
    _ time: Microseconds,
    _ name: Name,
    _ offset: Double,
    _ flags: State.Facts
  ) -> Line {
    .message(Message(time: time, name: name, state: state(offset, flags)))
  }

  private static func state(_ offset: Double, _ flags: State.Facts) -> State {
    var state = State()
    state.contentOffset = Point(0, offset)
    state.setFlags(known: .flags, raised: flags)
    return state
  }
}
