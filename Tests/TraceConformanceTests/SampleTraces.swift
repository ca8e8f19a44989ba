import Foundation
import HeadlessUIKit
import TraceConformance

/// A trace of a short drag that comes to rest where it is lifted.
func drag(_ id: String = "scroll/drag", expecting expectation: String? = nil) -> String {
  let expectations = expectation.map { [$0] } ?? []
  let lines =
    [
      #"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#,
      #"{"t":20000,"touch":"moved","id":1,"x":160,"y":380}"#,
      #"{"t":40000,"touch":"moved","id":1,"x":160,"y":360}"#,
      #"{"t":300000,"touch":"ended","id":1,"x":160,"y":360}"#,
    ] + expectations
  let header =
    #"{"trace":1,"id":"\#(id)","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]}}"#
  return ([header] + lines + ["{\"end\":\(lines.count)}"]).map { $0 + "\n" }.joined()
}

func trace(_ text: String) throws -> TraceCase { try TraceCase.reading(text: text)[0] }

/// The corpus beside these tests.
let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "traces").path

/// A subject whose transcripts a closure makes.
struct ClosureSubject: TraceSubject {
  let play: @MainActor (TraceCase) throws -> Transcript

  init(_ play: @escaping @MainActor (TraceCase) throws -> Transcript) {
    self.play = play
  }

  func transcript(of trace: TraceCase) throws -> Transcript { try play(trace) }
}

/// A real scroll view in a window, whose messages are told to a player: what the reference does, by
/// another way.
final class PlayedView: TraceComponent, UIScrollViewDelegate {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scene = UIWindowScene()
  private let window: UIWindow
  private let teller: TraceTeller

  init(_ teller: TraceTeller) {
    self.teller = teller
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addSubview(view)
    view.contentSize = CGSize(width: 320, height: 4000)
    view.delegate = self
  }

  func touch(_ touches: [TraceTouch], at microseconds: Int64) {
    let phases: [TraceTouch.Phase: UITouch.Phase] = [
      .began: .began, .moved: .moved, .stationary: .stationary, .ended: .ended,
      .cancelled: .cancelled,
    ]
    scene.sendTouches(
      at: microseconds,
      touches.map {
        FingerSample(finger: $0.finger, phase: phases[$0.phase] ?? .cancelled, x: $0.x, y: $0.y)
      }
    )
  }

  func frame(_ frame: TraceFrame) {
    scene.frame(at: frame.microseconds, periods: frame.periods)
  }

  func call(_ call: TraceCall) throws {
    guard call.name == "setContentOffset(_:animated:)",
      let place = call.arguments["contentOffset"]?.numbers
    else { throw TraceSkip("no call \(call.name)") }
    scene.advance(to: call.microseconds)
    view.setContentOffset(
      CGPoint(x: place[0], y: place[1]),
      animated: call.arguments["animated"]?.bool ?? false
    )
    scene.finishTurn()
  }

  func state(of view: String) -> [String: TraceValue] {
    [
      "contentOffset": [.number(self.view.contentOffset.x), .number(self.view.contentOffset.y)],
      "isTracking": .bool(self.view.isTracking), "isDragging": .bool(self.view.isDragging),
      "isDecelerating": .bool(self.view.isDecelerating),
    ]
  }

  var isAtRest: Bool { scene.isAtRest }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { teller.tell("scrollViewDidScroll(_:)") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    teller.tell("scrollViewWillBeginDragging(_:)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = unsafe targetContentOffset.pointee
    let answer = teller.tell(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      [
        "withVelocity": [.number(velocity.x), .number(velocity.y)],
        "targetContentOffset": [.number(target.x), .number(target.y)],
      ]
    )
    guard case .object(let members) = answer,
      let place = members["targetContentOffset"]?.numbers
    else { return }
    unsafe targetContentOffset.pointee = CGPoint(x: place[0], y: place[1])
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    teller.tell(
      "scrollViewDidEndDragging(_:willDecelerate:)",
      ["willDecelerate": .bool(decelerate)]
    )
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    teller.tell("scrollViewWillBeginDecelerating(_:)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    teller.tell("scrollViewDidEndDecelerating(_:)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    teller.tell("scrollViewDidEndScrollingAnimation(_:)")
  }
}
