extension Vocabulary {
  /// The components that are gesture recognizers: each stands in the view that it watches.
  public static let recognizers = ["tap-recognizer", "long-press-recognizer", "swipe-recognizer"]

  /// Where a recognizer may stand, by UIKit's case names.
  static let recognizerStates = [
    "possible", "began", "changed", "ended", "cancelled", "failed",
  ]

  /// What a recognizer tells its target, and asks its delegate.
  static let recognizerMessages: [Entry] = [
    Entry("gestureRecognizerAction(_:)"),
    Entry("gestureRecognizerShouldBegin(_:)", answer: .bool),
    Entry("gestureRecognizer(_:shouldReceive:)", answer: .bool),
    aboutAnother("shouldRecognizeSimultaneouslyWith"),
    aboutAnother("shouldRequireFailureOf"),
    aboutAnother("shouldBeRequiredToFailBy"),
  ]

  /// A question about two recognizers, which names the other.
  private static func aboutAnother(_ label: String) -> Entry {
    Entry("gestureRecognizer(_:\(label):)", [Parameter(label, .text)], answer: .bool)
  }

  /// What can be set of recognizers, besides what tap recognizers and controls have too.
  static let recognizerProperties: [Entry] = [
    property("allowableMovement", .length),
    property("direction", .list(.oneOf(["right", "left", "up", "down"]))),
    property("minimumPressDuration", .length),
  ]

  /// Whom a recognizer was told to wait for, by `require(toFail:)`: its `config` alone says it.
  static let fixedRecognizerProperties: [Entry] = [
    property("requiresFailureOf", .list(.title))
  ]

  /// What can be read of a recognizer.
  static let recognizerStateKeys: [Entry] = [property("state", .oneOf(recognizerStates))]

  /// The properties of one kind of recognizer.
  package static func properties(ofRecognizer component: String) -> [String] {
    let common = [
      "cancelsTouchesInView", "isEnabled", "numberOfTouchesRequired", "requiresFailureOf",
    ]
    return switch component {
    case "tap-recognizer": common + ["numberOfTapsRequired"]
    case "long-press-recognizer": common + ["allowableMovement", "minimumPressDuration"]
    case "swipe-recognizer": common + ["direction"]
    default: []
    }
  }
}
