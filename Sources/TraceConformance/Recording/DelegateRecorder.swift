public import HeadlessUIKit
internal import Foundation
internal import Conformance
internal import Replay
internal import Traces

/// A recorder that stands between a view and its delegate, and writes down what the view tells.
///
/// It takes the place of the view's delegate, and of a table's data source, and hands each message on. To
/// the view nothing changes: it answers `responds(to:)` as they do, and their answers go back unchanged.
///
/// ```swift
/// let recorder = DelegateRecorder(table, id: "inbox/flick")
/// try recorder.play(flick)
/// let verdict = recorder.transcript.verdict()
/// ```
///
/// Make it when view, delegate and data source are set up, before the view is laid out for the first
/// time. Touches that do not come from the recorder are not written down; the verdict then rests on the
/// messages alone.
@MainActor
public final class DelegateRecorder {
  private let view: UIScrollView
  private let recording: RecordingDelegate
  private let course: PlayerCourseBox
  private let header: Header

  /// Puts a recorder between a view and its delegate.
  ///
  /// - Parameters:
  ///   - view: a scroll view or a table, in a window.
  ///   - id: the transcript's name: segments of `a-z 0-9 - .` joined by `/`.
  public init(_ view: UIScrollView, id: String) {
    self.view = view
    let scene = view.window?.windowScene
    var header = Header(id: id, component: view is UITableView ? "table" : "scroll")
    header.config = RecordedConfiguration.config(of: view)
    if let screen = scene?.screen {
      header.rate = screen.maximumFramesPerSecond
      header.scale = Millionths(screen.scale)
    }
    if scene?.isAtRest == false { header.begins = .midway }
    self.header = header
    let teller = TraceTeller(header)
    recording = RecordingDelegate(view, teller)
    course = PlayerCourseBox(view, header, teller, recording)
    recording.attach()
  }

  /// Plays a trace's touches into the view's window, with frames, until all is at rest.
  ///
  /// The view stays as it is: the trace's configuration, delegate and expectations do not count. Its
  /// times begin where the last ones ended.
  ///
  /// - Parameter trace: what the fingers do, in the view's coordinates.
  /// - Throws: ``TraceSkip`` where the trace has calls, which a test makes itself, and where the view is
  ///   in no window.
  public func play(_ trace: TraceCase) throws {
    try course.play(trace.contents.trace.lines)
  }

  /// Plays frames until all is at rest, and writes down where.
  ///
  /// - Parameter microseconds: how long it may take.
  /// - Throws: ``TraceSkip`` where the view is in no window.
  public func settle(within microseconds: Int64 = 10_000_000) throws {
    try course.settle(within: microseconds)
  }

  /// The transcript of what was told so far.
  public var transcript: Transcript {
    var header = header
    if recording.hasZoomed { header.component = "zoom" }
    header.observes = recording.observed
    if course.hasPlayed { header.inputs = [.touch] }
    return Transcript(Trace(header: header, lines: recording.lines))
  }

  /// Puts delegate and data source back.
  public func stop() {
    recording.detach()
  }
}

/// The course of all that a recorder plays, one trace after the other.
@MainActor
private final class PlayerCourseBox {
  private let component: SceneComponent
  private let teller: TraceTeller
  private var course: PlayerCourse
  /// True if touches came from here.
  private(set) var hasPlayed = false

  init(
    _ view: UIScrollView,
    _ header: Header,
    _ teller: TraceTeller,
    _ recording: RecordingDelegate
  ) {
    component = SceneComponent(view)
    self.teller = teller
    course = PlayerCourse(of: header, into: component, teller) { time in
      [recording.final(at: time)]
    }
  }

  func play(_ lines: [Line]) throws {
    try begin()
    let start = teller.transcript.now
    var inputs: [Line] = []
    for line in lines {
      switch line {
      case .touch(var touch):
        touch.time = touch.time.map { $0 + start }
        inputs.append(.touch(touch))
      case .settle(var settle):
        settle.time = settle.time.map { $0 + start }
        inputs.append(.settle(settle))
      case .call(let call) where !call.isByDelegate:
        throw TraceSkip("the trace calls \(call.name), and a recorder plays touches alone")
      case .call, .message, .exception, .final, .gap, .expectation, .comment: break
      }
    }
    try course.play(inputs)
  }

  func settle(within microseconds: Microseconds) throws {
    try begin()
    try course.play(.settle(Settle(time: teller.transcript.now, limit: microseconds)))
  }

  private static let nowhere = "the view is in no window, or nobody keeps the window's scene"

  private func begin() throws {
    guard let scene = component.scene else { throw TraceSkip(Self.nowhere) }
    hasPlayed = true
    // All that was set up before is laid out first.
    scene.finishTurn()
  }
}

/// A view's window as a component: touches and frames go to it.
@MainActor
private final class SceneComponent: @MainActor TraceComponent {
  private let view: UIScrollView

  init(_ view: UIScrollView) {
    self.view = view
  }

  var scene: UIWindowScene? { view.window?.windowScene }

  func touch(_ touches: [TraceTouch], at microseconds: Int64) {
    // The frame's corner, which stays where it is while the content scrolls.
    let corner = view.superview?.convert(view.frame.origin, to: nil) ?? .zero
    let samples = touches.map { touch in
      FingerSample(
        finger: touch.finger,
        phase: UITouch.Phase(touch.phase),
        x: touch.x + corner.x,
        y: touch.y + corner.y
      )
    }
    scene?.sendTouches(at: microseconds, samples)
  }

  func frame(_ frame: TraceFrame) {
    scene?.frame(at: frame.microseconds, periods: frame.periods)
  }

  func state(of view: String) -> [String: TraceValue] { [:] }

  var isAtRest: Bool { scene?.isAtRest ?? true }
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
