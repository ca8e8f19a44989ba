public import Foundation

/// A view that answers touches itself, and so keeps them when a scroll view wants to drag.
///
/// It follows the first finger that comes down on it, and tells of it by its events (R593 to R596).
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The distance outside the bounds, in points, within which a followed finger still counts as
  /// inside.
  ///
  /// The distance is well above zero, as was observed (R597). The number is folklore, and nothing
  /// is judged by it.
  static let reach: CGFloat = 70

  /// True if the control answers touches.
  open var isEnabled = true
  /// True if the control is chosen; touches leave it as it is.
  open var isSelected = false
  /// True if the control is drawn as pressed.
  open var isHighlighted = false
  /// The place of the content from side to side; nothing is drawn.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content from top to bottom; nothing is drawn.
  public final var contentVerticalAlignment = ContentVerticalAlignment.center
  /// True if a tap would show the menu; no menu is shown.
  public final var showsMenuAsPrimaryAction = false
  /// True if a finger that rests would show the menu; no menu is shown.
  public final var isContextMenuInteractionEnabled = false
  /// True if a finger is on the control and followed by it.
  public final var isTracking: Bool { tracking.isTracking }
  /// True if the finger that is followed is inside the control, or near enough.
  public final var isTouchInside: Bool { tracking.phase == .inside }

  /// The state of the control, made of its flags.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  final var actions: [(action: UIAction, events: Event)] = []
  private final var tracking = ControlStateMachine()
  private final weak var trackedTouch: UITouch?

  /// Creates a control with an action for what it is mainly there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Does one action.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
  }

  // MARK: - Tracking

  /// Asks whether a finger that came down is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asks whether a finger that moved is to be followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that the finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells that the finger was taken away; for a reason that is no event, such as a removal, without one
  /// (R602).
  open func cancelTracking(with event: UIEvent?) {}

  // The module's own controls override the following.

  /// The distance outside the bounds within which a finger counts as inside, in points.
  var outerReach: CGFloat { Self.reach }
  /// The events that a lift inside the control sends.
  var eventsOfLift: Event { .touchUpInside }

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.min(by: { $0.finger < $1.finger }) else {
      return
    }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isHighlighted = true
    send(tracking.receive(.down(isRepeated: touch.tapCount > 1)))
  }

  /// Highlights the control while the finger is inside it, and tells where the finger is.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let isInside = isNear(touch, event)
    isHighlighted = isInside
    if continueTracking(touch, with: event) {
      send(tracking.receive(.moved(isInside: isInside)))
    } else {
      letGo()
    }
  }

  /// Ends following the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let isInside = isNear(touch, event)
    tracking.place(isInside: isInside)
    isHighlighted = false
    endTracking(touch, with: event)
    end(.lifted(isInside: isInside))
  }

  /// Ends following the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    abandonTracking(with: event)
  }

  /// Lets the finger go as the control leaves its window, or as its touch is taken away.
  final func abandonTracking(with event: UIEvent?) {
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: event)
    end(.cancelled)
  }

  /// Follows the finger no further, and tells nobody.
  private func letGo() {
    isHighlighted = false
    tracking = ControlStateMachine()
    trackedTouch = nil
  }

  private func end(_ input: ControlStateMachine.Input) {
    // Over before anybody is told, who may take the control out of its window.
    let events = tracking.receive(input)
    trackedTouch = nil
    send(events)
  }

  private func send(_ events: [Event]) {
    for event in events { sendActions(for: event == .touchUpInside ? eventsOfLift : event) }
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedTouch
  }

  private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return point(inside: place, with: event)
      || bounds.insetBy(dx: -outerReach, dy: -outerReach).contains(place)
  }
}
