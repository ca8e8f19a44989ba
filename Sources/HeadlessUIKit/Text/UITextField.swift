import Foundation

/// A control in which one line of text is typed.
///
/// The cursor stands behind the text: there is no selection, no correction and no drawing. A finger that
/// is lifted from the field makes it the first responder, and so does `becomeFirstResponder()`.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, EditedText {
  /// The conditions under which a view beside the text is shown.
  nonisolated public enum ViewMode: Int, Hashable, Sendable, CaseIterable {
    case never, whileEditing, unlessEditing, always
  }

  /// The reasons for the end of editing.
  nonisolated public enum DidEndEditingReason: Int, Hashable, Sendable, CaseIterable {
    /// The field gave the keyboard up, or another took it.
    case committed
    /// The user took what was typed back; no keyboard here has a key for that.
    case cancelled
  }

  /// The styles of the edge.
  nonisolated public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// The delegate that is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  final var storedText = ""
  final var editing = TextEditingStateMachine()
  final var typing = TypingTraits()

  /// The text that the field shows while it is empty.
  open var placeholder: String?
  /// At which side the text begins.
  open var textAlignment = NSTextAlignment.natural
  /// The style of the edge.
  open var borderStyle = BorderStyle.none
  /// True if the text goes as editing begins.
  open var clearsOnBeginEditing = false
  /// The condition under which the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never
  /// The name of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { typing.returnKey }
    set { typing.returnKey = newValue }
  }
  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType {
    get { typing.keyboard }
    set { typing.keyboard = newValue }
  }
  /// The setting for correction of typed text.
  open var autocorrectionType: UITextAutocorrectionType {
    get { typing.autocorrection }
    set { typing.autocorrection = newValue }
  }
  /// The letters that the keyboard makes capitals by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { typing.autocapitalization }
    set { typing.autocapitalization = newValue }
  }
  /// True if the text is hidden from view.
  open var isSecureTextEntry: Bool {
    get { typing.isSecure }
    set { typing.isSecure = newValue }
  }
  /// True if words that are too long become smaller.
  public final var adjustsFontSizeToFitWidth = false
  final var sides = FieldSides()
  private final var storedInputView: UIView?
  private final var storedAccessoryView: UIView?
  final var storedFont: UIFont?
  final var storedColor: UIColor?
  final var storedAttributedPlaceholder: NSAttributedString?

  /// The text, which is never `nil` when it is read; set by code, it is told to nobody (R279).
  open var text: String? {
    get { storedText }
    set { storedText = newValue ?? "" }
  }

  /// A view in place of the keyboard; it is kept, and not shown.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// A view above the keyboard; it is kept, and not shown.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  /// True if the field is being edited.
  public final var isEditing: Bool { editing.isEditing }

  /// True if there is text to take away.
  open var hasText: Bool { !storedText.isEmpty }

  /// A text field wants the keyboard, as long as it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  // MARK: - The first responder

  /// Asks to be edited; answers whether the field is the first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder, sceneAround != nil { follow(.begin) }
    return isFirstResponder
  }

  /// Asks to be edited no longer; answers whether that is so.
  @discardableResult open override func resignFirstResponder() -> Bool {
    follow(.end(isForced: false))
    return !isFirstResponder
  }

  override func giveUpFirstResponder() { follow(.end(isForced: true)) }

  override func didBecomeFirst() { follow(.becameFirst) }

  override func didCeaseToBeFirst(in scene: UIWindowScene) {
    sceneThatWasLeft = scene
    follow(.resigned)
    sceneThatWasLeft = nil
  }

  /// The world of a field that is in it no longer, as long as its end is told.
  final weak var sceneThatWasLeft: UIWindowScene?

  /// The notification center of the field's notifications.
  final var notificationCenter: NotificationCenter? {
    (sceneAround ?? sceneThatWasLeft)?.notificationCenter
  }

  // MARK: - Touches

  /// Makes the field the first responder, or takes the text away if it was the button that does.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = isTracking ? touches.first?.location(in: self) : nil
    super.touchesEnded(touches, with: event)
    guard let place, point(inside: place, with: event) else { return }
    if isClearButtonShown, clearButtonRect(forBounds: bounds).contains(place) {
      tapClearButton()
    } else {
      becomeFirstResponder()
    }
  }
}
