import Foundation
import HeadlessUIKit
import Traces

/// A window into which the lines of a trace are played, with the frames between them.
final class HeadlessScreen {
  let scene = UIWindowScene()
  private var frames: Int64 = 0

  /// Shows a view at the window's corner.
  func shown<View: UIView>(_ view: View) -> View {
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addSubview(view)
    return view
  }

  /// Plays a trace's touches, and frames until all is at rest.
  func play(_ trace: Trace) {
    scene.finishTurn()
    var event: [FingerSample] = []
    var eventTime: Int64 = 0
    let send = {
      if !event.isEmpty { self.scene.sendTouches(at: eventTime, event) }
      event.removeAll()
    }
    for case .touch(let touch) in trace.lines {
      let time = touch.time ?? 0
      if time != eventTime { send() }
      playFrames(before: time)
      eventTime = time
      event.append(
        FingerSample(
          finger: Int(touch.finger),
          phase: Self.phases[Int(touch.phase.rawValue)],
          x: touch.location.x.double,
          y: touch.location.y.double
        )
      )
    }
    send()
    while !scene.isAtRest, frames < 3_000 { nextFrame() }
  }

  private static let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]

  private var nextTime: Int64 { ((frames + 1) * 1_000_000 + 30) / 60 }

  private func playFrames(before time: Int64) {
    while nextTime < time { nextFrame() }
  }

  private func nextFrame() {
    let time = nextTime
    frames += 1
    scene.frame(at: time)
  }
}
