internal import Traces
internal import Transcripts

/// The facts about the index at the right edge of a table (R186 to R190).
struct SectionIndex: Sendable {
  /// The entries that the data source answers; nil: none, or not known.
  private(set) var titles: [Value]?
  /// True if the titles were asked for.
  private(set) var wasAsked = false
  /// True if there may be titles that are not known.
  private var isUnknown = false
  /// True if there are titles, or may be, so that the strip is there.
  var wasShown: Bool { isUnknown || titles != nil }
  /// True if the table may hide it for the sake of its few rows, which no source tells more of.
  private(set) var mayBeHidden: Bool
  /// The section that the latest entry leads to, and the turn in which that was asked; nil: none.
  private(set) var section: Int?
  private(set) var turn: Int32 = -1
  private(set) var isClouded = false

  /// Takes what a header says.
  ///
  /// - Parameters:
  ///   - config: the properties in the header.
  ///   - areOpen: true if others may have been asked for, unheard, after a call that nobody recorded.
  init(_ config: [Argument], areOpen: Bool) {
    titles = Self.entries(config[.sectionIndexTitles])
    if areOpen, titles != nil {
      titles = nil
      isUnknown = true
    }
    mayBeHidden = config[.sectionIndexMinimumDisplayRowCount] != nil
  }

  /// Returns the titles of an answer; nil: none.
  private static func entries(_ answer: Value?) -> [Value]? {
    let elements = answer?.elements ?? []
    return elements.isEmpty ? nil : elements
  }

  /// True if the content must be at a section when the turn ends.
  var isDue: Bool { section != nil }

  mutating func set(_ name: Name, to value: Value) {
    if name == .sectionIndexMinimumDisplayRowCount { mayBeHidden = true }
    guard name == .sectionIndexTitles else { return }
    titles = nil
    isUnknown = true
  }

  mutating func follow(_ heard: TableHeard, _ turn: Int32) {
    if heard.event == .sectionIndexTitles {
      wasAsked = true
      isUnknown = heard.answer == nil
      if let answer = heard.answer { titles = Self.entries(answer) }
      return
    }
    section = heard.number
    self.turn = turn
    isClouded = false
  }

  mutating func cloud() { isClouded = true }

  mutating func endTurn() { section = nil }

  mutating func rest() { section = nil }
}
