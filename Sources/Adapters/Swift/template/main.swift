// Puts the small scroller of Scroller.swift under Touchstone. To judge a component of your own,
// change what this file says of it, and the methods of Subject; README.md says how.

/// One trace's scroller, and where its messages go.
final class Subject: Touchstone.Component, ScrollerDelegate {
  private let scroller: Scroller
  private let tell: Touchstone.Tell

  init(_ header: Touchstone.JSON, _ tell: Touchstone.Tell) throws {
    guard header["views"] == nil else {
      throw Touchstone.Skip("the scroller stands alone, not among other views")
    }
    let config = header["config"] ?? [:]
    let axes = [0, 1].map { index in
      ScrollerAxis(
        length: config["bounds"]?[index]?.number ?? 0,
        content: config["contentSize"]?[index]?.number ?? 0,
        place: config["contentOffset"]?[index]?.number ?? 0,
        pixels: header["scale"]?.number ?? 2
      )
    }
    self.tell = tell
    scroller = Scroller(axes: axes, bounces: config["bounces"]?.bool ?? true)
    scroller.delegate = self
  }

  func touches(_ event: Touchstone.Event) throws {
    let touch = event.touches[0]
    guard event.touches.count == 1, touch.phase != .began || !scroller.isTracking else {
      throw Touchstone.Skip("the scroller follows one finger")
    }
    let now = Double(event.microseconds) / 1000
    switch touch.phase {
    case .began: scroller.touch(x: touch.x, y: touch.y, at: now)
    case .moved: scroller.move(x: touch.x, y: touch.y, at: now)
    case .stationary: scroller.stay(at: now)
    case .ended: scroller.lift(at: now, isCancelled: false)
    case .cancelled: scroller.lift(at: now, isCancelled: true)
    }
  }

  /// Makes the one call that there is: contentOffset is set.
  func call(_ call: Touchstone.Call) throws {
    let offset = call.arguments["contentOffset"]?.numbers ?? []
    guard offset.count == 2 else { throw Touchstone.Skip("\(call.name) is not known") }
    scroller.setOffset(x: offset[0], y: offset[1])
  }

  func frame(_ frame: Touchstone.Frame) {
    scroller.frame(at: Double(frame.microseconds) / 1000, passed: frame.milliseconds)
  }

  func state(of view: String) -> Touchstone.JSON {
    [
      "contentOffset": Touchstone.JSON(x: scroller.offset.x, y: scroller.offset.y),
      "isDecelerating": .bool(scroller.isGliding),
      "isDragging": .bool(scroller.isDragging),
      "isTracking": .bool(scroller.isTracking),
    ]
  }

  var isAtRest: Bool? { !scroller.isTracking && !scroller.isGliding }

  func willBeginDragging() { tell("scrollViewWillBeginDragging(_:)") }
  func didScroll() { tell("scrollViewDidScroll(_:)") }
  func willEndDragging(velocity: [Double], target: [Double]) {
    tell(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      [
        "targetContentOffset": .array(target.map { .number($0) }),
        "withVelocity": .array(velocity.map { .number($0) }),
      ]
    )
  }
  func didEndDragging(willGlide: Bool) {
    tell("scrollViewDidEndDragging(_:willDecelerate:)", ["willDecelerate": .bool(willGlide)])
  }
  func willBeginGliding() { tell("scrollViewWillBeginDecelerating(_:)") }
  func didEndGliding() { tell("scrollViewDidEndDecelerating(_:)") }
}

let messages = [
  "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
  "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
  "scrollViewDidEndDecelerating(_:)",
  "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
]

Touchstone.host(
  Touchstone.Adapter(
    name: "swift-template",
    version: "1",
    components: ["scroll"],
    plays: .init(
      config: ["bounces", "bounds", "contentOffset", "contentSize"],
      calls: ["contentOffset"],
      // Another target, as a delegate may answer, is not honoured.
      delegate: messages.filter { !$0.hasPrefix("scrollViewWillEnd") }
    ),
    tells: .init(
      messages: messages,
      state: ["contentOffset", "isDecelerating", "isDragging", "isTracking"]
    ),
    setUp: { header, tell in try Subject(header, tell) }
  )
)
