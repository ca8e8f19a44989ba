/// A fact that a rule needs and the record does not tell, or a disturbance of the rule's scene.
enum Lack: UInt8, Error, CaseIterable, Sendable {
  // These facts are not recorded.
  case touches, calls, start, message, row, answer, state, time, setup
  // These facts cannot be derived from the record.
  case place, selection, options, button
  // These disturb a scene, so that it is lost until the next one opens.
  case call, delegate, fingers, views, removal, recognizer, swipe, motion, change
  // This fact about a web view is not known.
  case page

  /// The missing fact, or the disturbance, as a noun.
  var words: String {
    switch self {
    case .touches: "the touches"
    case .calls: "the calls"
    case .start: "the messages before the first one"
    case .message: "a message that could not be heard"
    case .row: "the row of a message"
    case .answer: "an answer"
    case .state: "the state at a message"
    case .time: "the times"
    case .setup: "the properties in the header"
    case .place: "the place of the rows"
    case .selection: "the selected rows"
    case .options: "the number of rows that taps may select"
    case .button: "the accessories of the rows"
    case .call: "a tap without a call in its midst"
    case .delegate: "an exchange without a call by the delegate"
    case .fingers: "a touch of one finger"
    case .views: "a touch that no other view can have had"
    case .removal: "a view that stays in its window"
    case .recognizer: "a touch that no recognizer holds back"
    case .swipe: "a table in which no row stands open"
    case .motion: "content that rests"
    case .page: "the page that is shown"
    case .change: "rows that no finger and no update moves"
    }
  }
}

/// A set of lacks, as bits.
struct Lacks: Sendable, Hashable {
  private var bits: UInt32 = 0
  /// The bit of a reason that has no name.
  private static let unnamed: UInt32 = 1 << 31

  var isEmpty: Bool { bits == 0 }

  /// The lacks that have names.
  var named: Lacks {
    var lacks = self
    lacks.bits &= ~Self.unnamed
    return lacks
  }

  /// Adds one that has no name.
  mutating func insertUnnamed() { bits |= Self.unnamed }

  /// Adds one.
  mutating func insert(_ lack: Lack) { bits |= 1 << UInt32(lack.rawValue) }

  /// All of them, in words.
  var words: [String] {
    guard bits != 0 else { return [] }
    return Lack.allCases.filter { bits >> UInt32($0.rawValue) & 1 != 0 }.map(\.words)
  }
}
