import Fuzzing
import TestSupport
import Testing
import Traces

@Suite("What well-known failures shrink to")
struct KnownFailuresTests {
  @Test("A glide that a finger stops is never told to be over")
  func caughtGlide() throws {
    let subject = SpoiledSubject.forgetting(.didEndDecelerating) { transcript, place in
      if case .touch = transcript.input(before: place) {
        transcript.lines[place].time == transcript.input(before: place)?.time
      } else {
        false
      }
    }
    try expect(
      subject,
      """
      scroll.catch.is-closed
      {"trace":1,"id":"messy/flicks","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,1000]}}
      {"t":0,"touch":"began","id":1,"x":100,"y":200}
      {"t":16667,"touch":"moved","id":1,"x":100,"y":100}
      {"t":33333,"touch":"ended","id":1,"x":100,"y":100}
      {"t":50000,"touch":"began","id":1,"x":100,"y":100}
      {"t":66667,"touch":"ended","id":1,"x":100,"y":100}
      """,
      from: .flicks
    )
  }

  @Test("The end of the second glide is not told")
  func secondGlide() throws {
    let subject = SpoiledSubject.forgetting(.didEndDecelerating) { transcript, place in
      transcript.count(of: .didEndDecelerating, before: place) == 1
    }
    try expect(
      subject,
      """
      scroll.catch.is-closed
      {"trace":1,"id":"messy/flicks","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,1000]}}
      {"t":0,"touch":"began","id":1,"x":100,"y":100}
      {"t":16667,"touch":"moved","id":1,"x":100,"y":90}
      {"t":33333,"touch":"ended","id":1,"x":100,"y":90}
      {"t":2100000,"touch":"began","id":1,"x":100,"y":200}
      {"t":2116667,"touch":"moved","id":1,"x":100,"y":100}
      {"t":2133333,"touch":"ended","id":1,"x":100,"y":100}
      {"t":2150000,"touch":"began","id":1,"x":100,"y":100}
      {"t":2166667,"touch":"ended","id":1,"x":100,"y":100}
      """,
      from: .flicks
    )
  }

  @Test("A drag that is cancelled is not told to be over")
  func cancelledDrag() throws {
    let subject = SpoiledSubject.forgetting(.didEndDragging) { transcript, place in
      guard case .touch(let touch) = transcript.input(before: place) else { return false }
      return touch.phase == .cancelled
    }
    try expect(
      subject,
      """
      scroll.lift.pairs
      {"trace":1,"id":"messy/plain","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,1000]}}
      {"t":0,"touch":"began","id":1,"x":100,"y":200}
      {"t":16667,"touch":"moved","id":1,"x":100,"y":100}
      {"t":33333,"touch":"cancelled","id":1,"x":100,"y":100}
      """
    )
  }

  @Test("At 120 frames a second an animation never ends")
  func animation() throws {
    let subject = SpoiledSubject.forgetting(.didEndScrollingAnimation) { transcript, _ in
      transcript.header.rate == 120
    }
    try expect(
      subject,
      """
      scroll.animation.ends-once
      {"trace":1,"id":"messy/plain","component":"scroll","rate":120}
      {"t":0,"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,100]}}
      """
    )
  }

  @Test("The end of a pinch is not told")
  func pinch() throws {
    let subject = SpoiledSubject.forgetting(.didEndZooming) { transcript, place in
      if case .touch = transcript.input(before: place) { true } else { false }
    }
    try expect(
      subject,
      """
      scroll.pinch.ends-at-lift
      {"trace":1,"id":"messy/plain","component":"zoom","config":{"bounds":[320,480],"maximumZoomScale":2}}
      {"t":0,"touch":"began","id":1,"x":100,"y":100}
      {"t":0,"touch":"began","id":2,"x":200,"y":100}
      {"t":16667,"touch":"moved","id":2,"x":300,"y":100}
      {"t":33333,"touch":"ended","id":2,"x":300,"y":100}
      {"t":33333,"touch":"ended","id":1,"x":100,"y":100}
      """
    )
  }

  @Test("The end of a drag in an inner view is not told")
  func innerView() throws {
    let subject = SpoiledSubject.forgetting(.didEndDragging) { transcript, place in
      guard case .message(let message) = transcript.lines[place] else { return false }
      return message.view != .first
    }
    try expect(
      subject,
      """
      scroll.lift.glide-waits
      {"trace":1,"id":"messy/nested","component":"scroll","views":{"pager":{"component":"scroll","frame":[0,0,320,480]},"list":{"component":"scroll","in":"pager","frame":[0,0,320,480],"config":{"contentSize":[320,1000]}}}}
      {"t":0,"touch":"began","id":1,"x":100,"y":200}
      {"t":16667,"touch":"moved","id":1,"x":100,"y":100}
      {"t":33333,"touch":"ended","id":1,"x":100,"y":100}
      """,
      from: .nested
    )
  }

  @Test("A delegate that scrolls on as a glide ends is not told of the animation's end")
  func delegate() throws {
    let subject = SpoiledSubject.forgetting(.didEndScrollingAnimation) { transcript, place in
      guard case .call(let call) = transcript.input(before: place) else { return false }
      return call.isByDelegate
    }
    try expect(
      subject,
      """
      scroll.animation.ends-once
      {"trace":1,"id":"messy/plain","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,1000]},"delegate":{"scrollViewDidEndDecelerating(_:)":{"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,100]}}}}
      {"t":0,"touch":"began","id":1,"x":100,"y":100}
      {"t":16667,"touch":"moved","id":1,"x":100,"y":200}
      {"t":33333,"touch":"ended","id":1,"x":100,"y":200}
      """
    )
  }

  // MARK: - Messes

  private enum Mess {
    case plain
    case flicks
    case nested
  }

  /// Shrinks a mess, compares what comes of it, and tries to leave out each of its lines.
  private func expect(
    _ subject: SpoiledSubject,
    _ expected: String,
    from mess: Mess = .plain,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let start =
      switch mess {
      case .plain: Self.plain
      case .flicks: Self.flicks
      case .nested: Self.nested
      }
    let rule = try #require(subject.violations(by: start).first, sourceLocation: sourceLocation)
    var shrinker = Shrinker { subject.violations(by: $0).contains(rule) }
    let smallest = shrinker.shrunk(start)
    #expect("\(rule)\n\(text(smallest))" == expected, sourceLocation: sourceLocation)
    #expect(shrinker.statistics.calls < 1000, sourceLocation: sourceLocation)
    for place in smallest.lines.indices {
      var shorter = smallest
      shorter.lines.remove(at: place)
      #expect(
        !isLegal(shorter) || !subject.violations(by: shorter).contains(rule),
        "line \(place) can go",
        sourceLocation: sourceLocation
      )
    }
  }

  private func isLegal(_ trace: Trace) -> Bool {
    var reader = TraceReader(bytes: Array((text(trace) + "\n{\"end\":\(trace.count)}\n").utf8))
    return (try? reader.nextTrace()) != nil
  }

  /// A trace's lines, but for the end.
  private func text(_ trace: Trace) -> String {
    var writer = TraceWriter()
    writer.write(trace)
    return String(decoding: writer.bytes, as: UTF8.self)
      .split(separator: "\n").dropLast().joined(separator: "\n")
  }

  /// Some 80 lines in a view that zooms, with settings that nobody needs.
  private static var plain: Trace {
    var header = Header(id: "messy/plain", component: "zoom")
    header.rate = 120
    header.scale = Millionths(3)
    header.dropped = [3, 17, 44]
    header.title = "A mess"
    header.profile = "modern"
    header.config = [
      Argument(.bounds, .pair(Millionths(375), Millionths(667))),
      Argument(.contentInset, .list([12.5, 0, 34, 0].map { .number(Millionths($0)) })),
      Argument(.contentSize, .pair(Millionths(375), Millionths(4417.5))),
      Argument(.isDirectionalLockEnabled, .bool(true)),
      Argument(.maximumZoomScale, .number(Millionths(3.75))),
    ]
    header.delegate = Script([
      Script.Entry(
        message: .didEndDecelerating,
        replies: [Script.Reply(action: .call(scroll(to: 123.5)), times: 3)],
        isList: false
      )
    ])
    var mess = MessyTrace(seed: 1, header: header)
    mess.zigZag(3, moves: 9)
    mess.flick(2, moves: 6)
    mess.wait(5_000_000)
    mess.flick(7, moves: 5)
    mess.wait(200_000)
    mess.zigZag(2, moves: 7, end: .cancelled)
    mess.settle(3_999_999)
    mess.call(.setContentOffset, scroll(to: 417.25).arguments)
    mess.wait(1_500_000)
    mess.pinch(4, 9, moves: 5)
    mess.settle(4_321_000)
    mess.flick(1, moves: 6)
    return mess.trace
  }

  /// Some 50 lines of flicks that end by themselves or under a finger.
  private static var flicks: Trace {
    var header = Header(id: "messy/flicks", component: "scroll")
    header.rate = 90
    header.dropped = [8, 9]
    header.config = [
      Argument(.bounds, .pair(Millionths(393), Millionths(852))),
      Argument(.contentOffset, .pair(.zero, Millionths(33.25))),
      Argument(.contentSize, .pair(Millionths(393), Millionths(9417.5))),
      Argument(.scrollsToTop, .bool(false)),
    ]
    var mess = MessyTrace(seed: 3, header: header)
    mess.zigZag(3, moves: 9)
    mess.flick(2, moves: 6)
    mess.wait(5_000_000)
    mess.flick(7, moves: 5)
    mess.wait(200_000)
    mess.zigZag(2, moves: 7)
    mess.settle(5_999_999)
    mess.flick(1, moves: 6)
    return mess.trace
  }

  /// Some 40 lines in a list in a pager, with a button nobody touches.
  private static var nested: Trace {
    var header = Header(id: "messy/nested", component: "scroll")
    let frame = Rect(origin: Point(0, 0), size: Point(375, 667))
    let wide = Argument(.contentSize, .pair(Millionths(1125), Millionths(667)))
    let high = Argument(.contentSize, .pair(Millionths(375), Millionths(2417.5)))
    header.views = [
      Header.View(
        name: "pager",
        component: "scroll",
        frame: frame,
        config: [wide, Argument(.isPagingEnabled, .bool(true))]
      ),
      Header.View(
        name: "list",
        component: "scroll",
        container: "pager",
        frame: frame,
        config: [high]
      ),
      Header.View(
        name: "button",
        component: "control",
        container: "list",
        frame: Rect(origin: Point(13.5, 400), size: Point(88, 44))
      ),
    ]
    var mess = MessyTrace(seed: 2, header: header)
    mess.flick(2, moves: 8)
    mess.wait(3_000_000)
    mess.call(.setContentOffset, scroll(to: 417.25).arguments, in: 1)
    mess.wait(900_000)
    mess.zigZag(5, moves: 9)
    mess.settle(3_000_001)
    mess.flick(1, moves: 6)
    return mess.trace
  }

  private static func scroll(to y: Double) -> Call {
    Call(
      time: nil,
      name: .setContentOffset,
      arguments: [
        Argument(.animated, .bool(true)), Argument(.contentOffset, Value(Point(0, y))),
      ],
      isByDelegate: true
    )
  }
}
