internal import Traces
internal import Transcripts

/// An edit: the way of a text field from the moment at which it began to be edited to its end.
///
/// It opens with the message that editing has begun. Its alphabet: the questions about changes, the clear
/// button and the return key, the notifications, the question whether it may end, and its end. The
/// question whether it may begin comes before it, and may come in the midst of another one (R275).
struct EditScene: Sendable {
  /// The question whether a field may be edited.
  struct Beginning: Sendable {
    let cell: String?
    let answer: Certainty
    let turn: Int32
    /// Its time; -1: not told.
    var time: Microseconds = -1

    /// Returns true if a beginning by an input's time would be no longer for it.
    func isOver(by time: Microseconds) -> Bool { self.time >= 0 && time - self.time >= 300_000 }

    /// Returns true if it may be about a field, so far as cells are told.
    func isAbout(_ cell: String?) -> Bool {
      guard let cell, let own = self.cell else { return true }
      return cell == own
    }
  }

  /// The question whether its end may come, or the latest one that something asked.
  struct Asked: Sendable {
    let answer: Certainty
    let turn: Int32
  }

  /// The certainty that the field is edited, as far as that is told.
  var isOpen = Certainty.unknown
  /// The cell that it is in; nil: none, or it is not told.
  var cell: String?
  /// The row that the cell showed when it was last told.
  var row: Known<RowPath?> = .untold(.row)
  /// The text that the field must show.
  var text: Known<String> = .untold(.state)
  /// True if that is the text from before it began, and no message has told it since.
  var isTextKept = false
  /// The latest question whether it may end.
  var ending: Asked?
  /// The turn in which it began.
  var turn: Int32 = -1
  /// True if it began before the end of the edit before it was notified: a delegate that heard of that end may have
  /// begun it.
  var isInsideEnd = false

  /// Returns true if a message is about another field, so far as cells are told.
  func isOther(_ cell: String?) -> Bool {
    guard let cell, let own = self.cell else { return false }
    return cell != own
  }
}

/// The effect of code and the keyboard on text, by the latest calls.
struct TypedCall: Sendable {
  /// The effect of a call on an edit.
  enum Kind: Sendable {
    /// It ends an edit whatever the delegate says: of this view, or of what it stands in.
    case force
    /// It leaves an edit as it is, or asks whether that may end.
    case harmless
    /// It types, and so asks whether the text may change.
    case typing
    /// It asks for an edit of this view.
    case focus
    case returnKey, clearButton
    /// It is not known what it does to an edit.
    case other
  }

  /// The call's kind, and its turn; -1: none came.
  var kind = Kind.other
  var turn: Int32 = -1
  /// True if it was made to this view.
  var isOwn = false
  /// True if an edit was surely open at it.
  var foundOpen = false
  /// True if it surely asks for another text than there is.
  var changesText = false

  /// True if it may lead to another text.
  var mayChangeText: Bool { kind == .typing || kind == .clearButton || kind == .other }

  init() {}

  init(_ call: borrowing Call, turn: Int32, isOwn: Bool, _ edit: EditScene) {
    kind = Kind(call, isOwn: isOwn)
    self.turn = turn
    self.isOwn = isOwn
    foundOpen = edit.isOpen == .yes
    // There is nothing to delete where there is no text.
    changesText =
      call.name == .deleteBackward
      ? edit.text.ifTold?.isEmpty == false : call.arguments[.text]?.string?.isEmpty == false
  }
}

extension Call {
  /// True if it has an edited field ask whether that may end.
  var asksToEnd: Bool {
    name == .resignFirstResponder || name == .endEditing && arguments[.force]?.bool == false
  }
}

extension TypedCall.Kind {
  private static let ending = Changes { $0.mayEndEdits }

  init(_ call: borrowing Call, isOwn: Bool) {
    switch call.name {
    case .becomeFirstResponder: self = isOwn ? .focus : .harmless
    case .endEditing:
      let isForced = call.arguments[.force]?.bool ?? true
      self = isForced ? (isOwn ? .force : .other) : .harmless
    case .removeFromSuperview, .reloadData: self = isOwn ? .force : .other
    case .insertText: self = call.arguments[.text]?.string == "\n" ? .returnKey : .typing
    case .deleteBackward: self = .typing
    case .tapReturnKey: self = .returnKey
    case .tapClearButton: self = .clearButton
    // A form ends the edit first.
    case .send: self = .other
    default: self = call.may(change: Self.ending) ? .other : .harmless
    }
  }
}

extension Aspect {
  /// True if an edit may end for it.
  fileprivate var mayEndEdits: Bool {
    switch self {
    case .offset, .rectangle, .row, .toTop, .zoom, .zoomLimits, .contentSize, .alignment, .insets,
      .motion, .bouncing, .manner, .fingers, .refresh, .focus, .text, .index, .picking, .looks,
      .prefetching,
      .query, .drawing, .appearance, .screenSettings:
      false
    case .bounds, .hierarchy, .layout, .load, .rows, .updates, .data, .cells, .cellContent,
      .heights, .estimates, .selection, .editing, .touches, .recognizers, .value, .control,
      .screens, .presentation, .screenSize, .bars, .page, .blocks, .animatedPlaces, .alpha:
      true
    }
  }
}
