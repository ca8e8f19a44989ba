extension Vocabulary {
  static let touchPhases = ["began", "moved", "stationary", "ended", "cancelled"]

  /// The messages to a target's action or a notification's observer instead of a delegate.
  static let noticeMessages: [Entry] = [
    .message(
      "refreshControlValueChanged",
      "refreshControlValueChanged(_:)",
      of: .typers,
      to: .action,
      by: .refresh
    ),
    .message(
      "keyboardWillShow",
      "keyboardWillShow(_:)",
      of: .typers,
      to: .notification,
      by: .keyboardShow
    ),
    .message(
      "keyboardWillHide",
      "keyboardWillHide(_:)",
      of: .typers,
      to: .notification,
      by: .keyboardHide
    ),
  ]

  /// The messages of touches to plain content, and a scroll view's questions about touches.
  static let touchMessages: [Entry] = [
    .message("touchesBegan", "touchesBegan(_:with:)", of: .contents, to: .responder, by: .touches),
    .message("touchesMoved", "touchesMoved(_:with:)", of: .contents, to: .responder, by: .touches),
    .message("touchesEnded", "touchesEnded(_:with:)", of: .contents, to: .responder, by: .touches),
    .message(
      "touchesCancelled",
      "touchesCancelled(_:with:)",
      of: .contents,
      to: .responder,
      by: .touches
    ),
    .question(
      "touchesShouldBegin",
      "touchesShouldBegin(_:with:in:)",
      [Parameter("in", .text)],
      answer: .bool,
      usual: .yes,
      of: .contents,
      to: .scrollView,
      by: .touches
    ),
    .question(
      "touchesShouldCancel",
      "touchesShouldCancel(in:)",
      [Parameter("in", .text)],
      answer: .bool,
      usual: .ofComponent,
      of: .contents,
      to: .scrollView,
      by: .touches
    ),
  ]

  /// The properties that can be set on any control, and on plain content: they decide if fingers
  /// find it.
  static let touchableProperties: [Entry] = [
    .property("isHidden", .bool, of: .touchables, changes: .touches, idle: .asItIs),
    .property("isUserInteractionEnabled", .bool, of: .touchables, changes: .touches, idle: .asItIs),
  ]

  /// The properties of a tap recognizer, which `tapRecognizer` gives to any view.
  static let tapProperties: [Entry] = [
    .property(
      "cancelsTouchesInView",
      .bool,
      of: .viewsAndRecognizers,
      changes: .recognizers,
      idle: .asItIs
    ),
    .property(
      "numberOfTapsRequired",
      .integer(atLeast: 1),
      of: .viewsAndTapRecognizers,
      changes: .recognizers,
      idle: .asItIs
    ),
    .property(
      "numberOfTouchesRequired",
      .integer(atLeast: 1),
      of: .viewsAndRecognizers,
      changes: .recognizers,
      idle: .asItIs
    ),
    .property("tapRecognizer", .bool, of: .views, changes: .recognizers, idle: .asItIs),
  ]
}
