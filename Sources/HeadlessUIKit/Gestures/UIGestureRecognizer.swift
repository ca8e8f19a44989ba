public import Foundation

/// An object that watches the touches on a view and tells when they make its gesture.
///
/// There are no selectors, so actions are closures: `addAction(_:)`, which is given the recognizer as what
/// it is.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  nonisolated public enum State: Int, Hashable, Sendable, CaseIterable {
    /// The touches so far may become the gesture.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// A gesture that goes on has changed.
    case changed
    /// The gesture is over, or a momentary one has happened.
    case ended
    /// The gesture was taken away.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// A momentary gesture has happened.
    public static let recognized = State.ended
  }

  /// The view that the recognizer watches.
  public internal(set) unowned var view: UIView?
  /// The object that is asked about beginning, touches and other recognizers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True if the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// True if the view's touches wait until the recognizer has failed.
  open var delaysTouchesBegan = false
  /// True if the end of the view's touches waits until the recognizer has failed.
  open var delaysTouchesEnded = true
  /// True if the recognizer is sent touches; switching it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// The fingers that are down and watched.
  final var watched: [UITouch] = []
  final var current = State.possible
  /// The state that was asked for and waits for the end of the event.
  final var requested: State?
  /// True if the touches are being given up because the view leaves its window.
  final var isLeavingWindow = false
  private final var actions: [(UIGestureRecognizer) -> Void] = []
  final var requirements: [UIGestureRecognizer] = []
  /// The answers of delegates in this attempt about waiting for others (R633).
  final var answers: [ObjectIdentifier: Bool] = [:]
  /// Those for which delegates have it wait in this attempt (R633).
  final var awaited: [UIGestureRecognizer] = []

  /// Creates a recognizer without actions.
  public override init() {
    super.init()
  }

  // It only lets go of what it has, which needs no actor; to ask for the actor takes longer.
  nonisolated deinit {}

  /// The state of the recognizer; a subclass sets it as it watches.
  ///
  /// A state that is set takes effect when all recognizers have seen the event. Only then is it
  /// known which of them may begin.
  open var state: State {
    get { requested ?? current }
    set { request(newValue) }
  }

  /// The number of fingers watched.
  open var numberOfTouches: Int { watched.count }

  /// The name of the recognizer, for printing.
  open var name: String?

  /// Adds a closure that is called after the others.
  final func addLastAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Adds a closure that is called before the others.
  package final func addFirstAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.insert(action, at: 0)
  }

  /// Makes the recognizer wait until another has failed.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  /// Returns the mean of the fingers' places.
  open func location(in view: UIView?) -> CGPoint {
    var centroid = Centroid()
    for touch in watched { centroid.add(touch.position) }
    let mean = centroid.mean
    return view?.convert(mean, from: nil) ?? mean
  }

  /// Returns where one of the fingers is, by the order in which they came down.
  ///
  /// One that is not there raises.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard watched.indices.contains(touchIndex) else {
      self.view?.window?.windowScene?.raise(
        .range("touch \(touchIndex) of a recognizer that has \(watched.count)")
      )
      return .zero
    }
    return watched[touchIndex].location(in: view)
  }

  /// Stops watching a finger.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    watched.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// Returns true if the recognizer may make another fail by beginning.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true if another recognizer may make this one fail by beginning.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Forgets the gesture; called before the recognizer watches for the next one.
  open func reset() {}

  /// Watches fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Watches fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Watches fingers being lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Watches touches being taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // The module's own classes override the following.

  /// The strength with which the recognizer wants to begin; the strongest recognizer of an event
  /// begins.
  var urgency: Double { 0 }

  /// True if the fingers hold something in motion, and so are not for the content.
  var haltsMotion: Bool { false }

  /// True if the fingers that are left after a gesture can make the next one.
  var staysWithFingers: Bool { false }

  /// True if the recognizer waits for another touch to complete what it has seen.
  var awaitsTouches: Bool { false }

  /// The instant until which the recognizer waits, in microseconds; nil: it does not wait.
  var deadline: Int64? { nil }

  /// Tells the recognizer what time it is, at each frame while it waits for something.
  func timePassed(to microseconds: Int64) {}

  /// Asks the recognizer, last of all before it begins, whether it may.
  func mayBeginInScrollView() -> Bool { true }

  /// Tells the recognizer that a gesture is just about to begin, when it is certain to.
  func willBegin() {}

  /// Tells the recognizer that it has taken on a state, before the actions.
  func stateDidChange() {}

  /// Tells the recognizer that it failed, because of another one or of itself.
  func didFail(preventedByAnother: Bool) {}

  /// Sends the watched touches of an event to the methods above.
  func watch(_ event: UIEvent) {
    send(.began, to: UIGestureRecognizer.touchesBegan, event)
    send(.moved, to: UIGestureRecognizer.touchesMoved, event)
    send(.ended, to: UIGestureRecognizer.touchesEnded, event)
    send(.cancelled, to: UIGestureRecognizer.touchesCancelled, event)
  }

  private func send(
    _ phase: UITouch.Phase,
    to method: (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void,
    _ event: UIEvent
  ) {
    guard watched.contains(where: { $0.isChanged && $0.phase == phase }) else { return }
    method(self)(Set(watched.filter { $0.isChanged && $0.phase == phase }), event)
  }

  final func callActions() {
    for action in actions { action(self) }
  }

  final var hasActions: Bool { !actions.isEmpty }
}
