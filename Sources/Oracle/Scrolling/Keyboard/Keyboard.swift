internal import Traces
internal import Transcripts

/// The certainty that the keyboard is up, for all views of a transcript: any scroll view may put it
/// away, whoever is first responder (P01 to P03).
final class Keyboard {
  /// The way in which scrolling puts the keyboard away.
  enum Dismissal: UInt8 {
    case never, onDrag, interactive
    /// The value is none of UIKit's.
    case unknown
  }

  private(set) var isUp: Certainty
  /// The turn in which it last went; -1: none.
  private(set) var hideTurn: Int32 = -1
  /// The turn of the latest call that may put it away by itself; -1: none.
  private(set) var excuseTurn: Int32 = -1
  /// True if its coming can be heard.
  private let isShowHeard: Bool
  /// True if it surely was not announced since it went, or since the record began.
  private(set) var isUnannounced: Bool

  init(_ header: borrowing Header, isFromTheStart: Bool) {
    isUp = isFromTheStart ? .no : .unknown
    isShowHeard = header.mayTell(.keyboardWillShow)
    isUnannounced = isFromTheStart && isShowHeard
  }

  /// Follows a call to any view.
  func follow(_ call: borrowing Call, kind: Program.Kind, turn: Int32) {
    // A call that changes rows may take away the cell that the keyboard is for.
    let mayTakeCell = call.may(change: [.load, .rows, .updates])
    if mayTakeCell || !kind.isScroll && kind != .geometry && kind != .tapStatusBar {
      excuseTurn = turn
    }
    switch call.name {
    case .becomeFirstResponder: if isUp != .yes { isUp = isShowHeard ? .unknown : .yes }
    case .resignFirstResponder, .removeFromSuperview: isUp = .unknown
    default: break
    }
  }

  /// Follows what is told of the keyboard.
  func follow(_ heard: Heard) {
    isUp = heard.event == .keyboardWillShow ? .yes : .no
    isUnannounced = isShowHeard && isUp == .no
    if heard.event == .keyboardWillHide { hideTurn = heard.turn }
  }
}

extension Keyboard.Dismissal {
  init(_ value: Value) {
    switch value.string {
    case "none": self = .never
    case "onDrag", "onDragWithAccessory": self = .onDrag
    case "interactive", "interactiveWithAccessory": self = .interactive
    default: self = .unknown
    }
  }
}
