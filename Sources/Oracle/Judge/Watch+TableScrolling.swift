internal import Traces

// What makes a table another scroll view: its content is found out as it loads, and its rows and its
// section index may keep a finger for themselves.

extension Watch {
  /// Takes in what a table's question means for it as a scroll view.
  ///
  /// While counts are asked for, what was known of the content is over. A height that is told where
  /// there are estimates may change it once more (R018), which nobody tells before the next scroll.
  func receiveLoad(_ message: borrowing Message) {
    switch now.event {
    case .numberOfSections: forgetContent()
    case .numberOfRows where !hears(.numberOfSections): forgetContent()
    case .heightForRow where declaration.config[.estimatedRowHeight]?.number?.units != 0:
      forgetContent()
    case .sectionIndexTitles where message.answer != .null: keepsTouches = true
    default: break
    }
  }

  private func forgetContent() {
    geometry.forgetContent()
    followNewContent()
  }

  /// The size of a table's content has changed, as rows turned out other than they were taken for: it
  /// finds its place again, whatever was called before.
  func followNewContent() {
    program.isClouded = true
    hasCause = true
    isMovedByFinger = false
  }

  /// Whether a tap recognizer may wait before a table hears of a tap.
  var mayHoldTapsBack: Bool {
    stage?.watches.contains { $0.declaration.config[.tapRecognizer]?.bool == true } ?? true
  }

  /// Takes in a call that lets rows or the section index keep a finger.
  func followKeeping(_ call: borrowing Call) {
    if isTable, Self.mayKeepTouches(call.name, call.arguments[call.name]) { keepsTouches = true }
  }

  /// Whether a table as it is declared may leave a finger to its rows or its section index (R190).
  static func keepsTouches(_ view: Header.View) -> Bool {
    guard view.component == "table" else { return false }
    return view.config.contains { mayKeepTouches($0.label, $0.value) }
      || view.delegate.entries.contains {
        $0.message == .touchesShouldCancel || $0.message == .askForSectionIndexTitles
      }
  }

  private static func mayKeepTouches(_ name: Name, _ value: Value?) -> Bool {
    switch name {
    // Buttons are controls, which keep their fingers.
    case .sectionIndexTitles, .accessoryTypes: true
    case "canCancelContentTouches": value?.bool == false
    default: false
    }
  }
}
