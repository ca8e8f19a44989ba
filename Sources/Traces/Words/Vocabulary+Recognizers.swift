extension Vocabulary {
  /// The components that are gesture recognizers: each stands in the view that it watches.
  public static let recognizers = ["tap-recognizer", "long-press-recognizer", "swipe-recognizer"]

  /// The states of a recognizer, by UIKit's case names.
  static let recognizerStates = [
    "possible", "began", "changed", "ended", "cancelled", "failed",
  ]

  /// The messages of a recognizer to its target, and its questions to its delegate: of two
  /// recognizers, the name of the other.
  static let recognizerMessages: [Entry] = [
    .message(
      "gestureAction",
      "gestureRecognizerAction(_:)",
      of: .recognizers,
      to: .action,
      by: .gesture
    ),
    .question(
      "gestureShouldBegin",
      "gestureRecognizerShouldBegin(_:)",
      answer: .bool,
      usual: .yes,
      of: .recognizers,
      to: .gestureRecognizerDelegate,
      by: .gesture
    ),
    .question(
      "gestureShouldReceive",
      "gestureRecognizer(_:shouldReceive:)",
      answer: .bool,
      usual: .yes,
      of: .recognizers,
      to: .gestureRecognizerDelegate,
      by: .gesture
    ),
    .question(
      "gestureShouldJoin",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      [Parameter("shouldRecognizeSimultaneouslyWith", .text)],
      answer: .bool,
      usual: .no,
      of: .recognizers,
      to: .gestureRecognizerDelegate,
      by: .gesture
    ),
    .question(
      "gestureShouldWait",
      "gestureRecognizer(_:shouldRequireFailureOf:)",
      [Parameter("shouldRequireFailureOf", .text)],
      answer: .bool,
      usual: .no,
      of: .recognizers,
      to: .gestureRecognizerDelegate,
      by: .gesture
    ),
    .question(
      "gestureShouldHoldBack",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      [Parameter("shouldBeRequiredToFailBy", .text)],
      answer: .bool,
      usual: .no,
      of: .recognizers,
      to: .gestureRecognizerDelegate,
      by: .gesture
    ),
  ]

  /// The properties that can be set on recognizers, besides those that tap recognizers and controls
  /// have too.
  static let recognizerProperties: [Entry] = [
    .property(
      "allowableMovement",
      .length,
      of: .longPressRecognizer,
      changes: .recognizers,
      idle: .asItIs
    ),
    .property(
      "direction",
      .list(.oneOf(["right", "left", "up", "down"])),
      of: .swipeRecognizer,
      changes: .recognizers,
      idle: .asItIs
    ),
    .property(
      "minimumPressDuration",
      .length,
      of: .longPressRecognizer,
      changes: .recognizers,
      idle: .asItIs
    ),
  ]

  /// Whom a recognizer was told to wait for, by `require(toFail:)`: its `config` alone says it.
  static let fixedRecognizerProperties: [Entry] = [
    .fixed("requiresFailureOf", .list(.title), of: .recognizers)
  ]

  /// The state that can be read of a recognizer.
  static let recognizerStateKeys: [Entry] = [
    .key("state", .oneOf(recognizerStates), of: .recognizers, symbol: "recognizerState")
  ]
}
