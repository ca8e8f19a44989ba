public import Foundation

extension UIResponder {
  /// The name of what is posted before the keyboard comes up; its frames are in the notification's `userInfo`.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// The name of what is posted before the keyboard goes; its frames are in the notification's `userInfo`.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// The key of the keyboard's frame as it was, a `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame as it will be, a `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long it takes, a `Double` in seconds: it takes no time here.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of its pace, the raw value of a `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIWindowScene {
  /// The frame of the keyboard on the screen; it is below the screen unless the first responder
  /// takes text.
  ///
  /// It comes and goes at once; a finger that takes it down has it follow.
  public var keyboardFrame: CGRect { keyboard.frame(on: screen.bounds) }

  /// The responder that gets what is typed, as long as the keyboard is up.
  public var keyboardResponder: UIResponder? { keyboard.responder }

  // MARK: - The first responder

  /// Makes a responder the first one, if it may be and the one before lets go of that.
  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    guard firstResponder !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    // From one responder to the next the keyboard stays.
    keyboard.handovers += 1
    let isLetGo = firstResponder?.resignFirstResponder() ?? true
    keyboard.handovers -= 1
    // Whoever resigned may have made another the first one, or taken this one away.
    let isFree =
      isLetGo && firstResponder == nil && responder.sceneAround === self && !isPooled(responder)
    if isFree {
      firstResponder = responder
      // A text field's delegate is told before the keyboard comes (R580).
      responder.didBecomeFirst()
    }
    updateKeyboard()
    // A text view's delegate is told after it has come (R581).
    if isFree, firstResponder === responder { responder.keyboardHasFollowed() }
    return isFree && firstResponder === responder
  }

  /// Returns true if the responder is in a cell that a table has taken away and keeps for another row (R588).
  private func isPooled(_ responder: UIResponder) -> Bool {
    sequence(first: responder as? UIView) { $0?.storedSuperview }
      .contains { ($0 as? UITableViewCell)?.isPooled ?? false }
  }

  func resign(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    firstResponder = nil
    responder.didCeaseToBeFirst(in: self)
    updateKeyboard()
    return true
  }

  /// Has the first responder resign if it is inside a part of the hierarchy that is leaving.
  func resignFirstResponder(inside part: UIView) {
    guard let view = firstResponder as? UIView, view.isDescendant(of: part) else { return }
    view.giveUpFirstResponder()
  }

  /// Forgets a first responder that is in no window any more, whatever it says to that.
  func forgetStrayFirstResponder() {
    guard let responder = firstResponder, responder.sceneAround !== self else { return }
    firstResponder = nil
    responder.didCeaseToBeFirst(in: self)
    updateKeyboard()
  }

  // MARK: - The keyboard

  /// Brings the keyboard up or down, as the first responder wants it, and tells.
  private func updateKeyboard() {
    guard keyboard.handovers == 0 else { return }
    let isWanted = firstResponder is any UIKeyInput
    if isWanted { keyboard.responder = firstResponder }
    guard isWanted != keyboard.isUp else { return }
    let begin = keyboardFrame
    keyboard.isUp = isWanted
    keyboard.puller = nil
    _ = keyboard.dismissal.receive(.dropped)
    notificationCenter.post(
      name: isWanted
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: keyboardFrame,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
        UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
      ]
    )
    // Whoever heard that it goes may have brought it up again.
    if !keyboard.isUp { keyboard.responder = nil }
  }
}
