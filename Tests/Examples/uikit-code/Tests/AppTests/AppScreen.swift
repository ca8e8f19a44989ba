import Foundation
import HeadlessUIKit
import Testing
import TraceConformance

/// A controller on a screen of its own, into which traces are played.
final class AppScreen: TraceComponent {
  let scene = UIWindowScene()
  private let window: UIWindow
  /// The time at which the trace that is being played began.
  private var start: Int64 = 0

  init(showing controller: UIViewController) {
    window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    scene.finishTurn()
  }

  /// Reads a trace from the folder beside this file.
  static func trace(_ name: String) throws -> TraceCase {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Traces")
    return try #require(
      try TraceCase.reading(folder.appending(path: "\(name).trace.jsonl").path).first
    )
  }

  /// Plays a trace into the window, and frames until all is at rest.
  func play(_ name: String) throws {
    start = scene.microseconds
    _ = try TracePlayer(Self.trace(name)).play { _ in self }
  }

  // MARK: - TraceComponent

  func touch(_ touches: [TraceTouch], at microseconds: Int64) {
    let samples = touches.map { touch in
      FingerSample(
        finger: touch.finger,
        phase: UITouch.Phase(touch.phase),
        x: touch.x,
        y: touch.y
      )
    }
    scene.sendTouches(at: start + microseconds, samples)
  }

  func frame(_ frame: TraceFrame) {
    scene.frame(at: start + frame.microseconds, periods: frame.periods)
  }

  func state(of view: String) -> [String: TraceValue] { [:] }

  var isAtRest: Bool { scene.isAtRest }
}

extension UITouch.Phase {
  fileprivate init(_ phase: TraceTouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
