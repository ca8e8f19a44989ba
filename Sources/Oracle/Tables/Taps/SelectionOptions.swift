internal import Traces
internal import Transcripts

/// The options by which taps on rows change the selection, as far as they are known.
struct SelectionOptions: Sendable {
  /// The number of rows that taps select.
  enum Mode: Sendable {
    case nothing, single, multiple
  }

  private var allows: Certainty
  private var allowsMultiple: Certainty
  private var allowsInEditing: Certainty
  private var allowsMultipleInEditing: Certainty
  private var isSetToEditing: Certainty
  /// True if a row is edited by a swipe: what a tap does then is the swipe's business (R142).
  private(set) var isSwiped = false
  /// The certainty that cells show that they are touched or selected (R101, R114).
  private(set) var hasLook: Certainty

  /// Takes what a header says; what it leaves out has UIKit's default, unless it says nothing at all.
  init(_ config: [Argument]) {
    let isSetUp = !config.isEmpty
    allows = isSetUp ? .yes : .unknown
    allowsMultiple = isSetUp ? .no : .unknown
    allowsInEditing = allowsMultiple
    allowsMultipleInEditing = allowsMultiple
    isSetToEditing = allowsMultiple
    hasLook = allows
    for argument in config { set(argument.label, to: argument.value) }
  }

  /// Takes a property's value; returns whether it is one of these.
  @discardableResult
  mutating func set(_ name: Name, to value: Value) -> Bool {
    let flag = Certainty(value.bool)
    switch name {
    case .allowsSelection: allows = flag
    case .allowsMultipleSelection: allowsMultiple = flag
    case "allowsSelectionDuringEditing": allowsInEditing = flag
    case "allowsMultipleSelectionDuringEditing": allowsMultipleInEditing = flag
    case "isEditing", "editing": isSetToEditing = flag
    case .selectionStyle: hasLook = Certainty(value.string.map { $0 != "none" })
    default: return false
    }
    return true
  }

  /// The certainty that all rows are edited; unknown during a swipe.
  var isEditing: Certainty { isSwiped ? .unknown : isSetToEditing }

  /// Takes in that a swipe has begun, or is over.
  mutating func swipe(_ begins: Bool) { isSwiped = begins }

  /// The number of rows that taps select now (R107, R112, R113).
  var mode: Known<Mode> {
    switch isEditing {
    case .unknown: .untold(isSwiped ? .swipe : .options)
    case .no: mode(allows, allowsMultiple)
    case .yes:
      allowsMultipleInEditing == .yes
        ? .told(.multiple) : mode(allowsInEditing, allowsMultipleInEditing)
    }
  }

  private func mode(_ allows: Certainty, _ multiple: Certainty) -> Known<Mode> {
    switch (allows, multiple) {
    case (.no, _): .told(.nothing)
    case (.yes, .yes): .told(.multiple)
    case (.yes, .no): .told(.single)
    default: .untold(.options)
    }
  }
}
