internal import Traces

/// The feature: taps on rows, and the selection that they change.
enum Taps {
  /// Its rules in the order in which they are asked: first those that say most about a defect.
  static var pages: [[Rule]] {
    [
      SelectRules.refusals, SelectTimeRules.all, HighlightRules.all, SelectRules.all,
      DeselectRules.all, SelectionRules.all, AccessoryRules.all, PrimaryActionRules.all,
      TapRules.all, SelectTimeRules.last,
    ]
  }
}

extension Event {
  /// True if it tells of a change of the selection before or after it.
  var isOfSelection: Bool {
    switch self {
    case .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow: true
    default: false
    }
  }
}

extension Watch {
  /// Returns the message in short, with its row.
  func word(for picks: PickFacts) -> String {
    if now.event.name == nil { return now.event.word }
    return now.event.word + picks.subject.words
  }

  /// Returns true if the message came in the turn of a call by the program, and no finger's.
  func isInCodeTurn(_ picks: PickFacts) -> Bool {
    picks.callTurn == now.turn && turns.touch != now.turn && turns.delegate != now.turn
      && (hands.areRecorded || now.time >= 0)
  }

  /// True if a tap that selects or deselects would be heard, so that what is selected is known.
  var hearsSelection: Bool { hears(.didSelectRow) && hears(.didDeselectRow) }
}

extension Words {
  /// Rows, or `nothing`.
  static func rows(_ rows: [RowPath]) -> String {
    rows.isEmpty ? "nothing" : rows.map(\.description).joined(separator: ", ")
  }
}
