public import Foundation

/// A scroll view in which text of several lines is typed.
///
/// No word is measured or drawn, so the content is as large as whoever uses the view says. A tap makes the
/// view the first responder, and so does `becomeFirstResponder()`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, EditedText {
  final var storedText = ""
  final var storedSelection = NSRange(location: 0, length: 0)
  final var editing = TextEditingStateMachine()
  final var typing = TypingTraits()
  /// The delegate, if it knows of text; one that only knows of scrolling does not.
  final weak var textDelegate: (any UITextViewDelegate)?
  private final var storedInputView: UIView?
  private final var storedAccessoryView: UIView?
  private final var storedAttributes: NSAttributedString?
  /// The area for the layout of the text; it is only kept.
  public final let textContainer = NSTextContainer()

  /// True if whoever types may change the text.
  open var isEditable = true
  /// True if a part of the text can be chosen.
  open var isSelectable = true
  /// The name of the return key; the key inserts a line break.
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
  /// The face of the words.
  open var font: UIFont?
  /// The colour of the words.
  open var textColor: UIColor?
  /// At which side the lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// The distances of the text from the edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The setting for spell checking of typed text.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { typing.spellChecking }
    set { typing.spellChecking = newValue }
  }
  /// Light or dark keys.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { typing.appearance }
    set { typing.appearance = newValue }
  }

  /// Creates a text view without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeTaps()
  }

  /// Creates a text view; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeTaps()
  }

  /// The delegate that is asked and told about the text, and told of the scrolling.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { storedDelegate = newValue }
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

  override func delegateDidChange() {
    textDelegate = storedDelegate as? any UITextViewDelegate
  }

  // UIKit hands it out as implicitly unwrapped, and goes back to no text for `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; set by code, it is told to nobody (R592), and the cursor stands behind it.
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      storedAttributes = nil
      storedSelection = NSRange(location: storedText.utf16.count, length: 0)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its looks.
  open var attributedText: NSAttributedString! {
    get { storedAttributes ?? NSAttributedString(string: storedText) }
    set {
      text = newValue?.string
      storedAttributes = newValue
    }
  }

  /// The part of the text that is chosen, in UTF-16 units; the place of the cursor where it is empty.
  open var selectedRange: NSRange {
    get { storedSelection }
    set { storedSelection = clamped(newValue) }
  }

  /// True if there is text.
  open var hasText: Bool { !storedText.isEmpty }

  /// A text view wants the keyboard, as long as its text may be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  // MARK: - The first responder

  /// Asks to be edited; answers whether the view is the first responder.
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

  /// Tells the delegate of the editing, which a text view does once the keyboard has come (R581).
  override func keyboardHasFollowed() { follow(.becameFirst) }

  override func didCeaseToBeFirst(in scene: UIWindowScene) {
    sceneThatWasLeft = scene
    follow(.resigned)
    sceneThatWasLeft = nil
  }

  /// The world of a view that is in it no longer, as long as its end is told.
  final weak var sceneThatWasLeft: UIWindowScene?

  private func takeTaps() {
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
  }

  /// Scrolls nowhere: no word has a place.
  public final func scrollRangeToVisible(_ range: NSRange) {}
}
