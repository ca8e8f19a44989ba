internal import Traces

/// A tap: the way from a finger that comes down on a row to all that its lift causes.
///
/// It opens with the finger. Where fingers were not recorded, it opens with the first message about the
/// touch. Its alphabet: `shouldHighlight`, `didHighlight`, `didUnhighlight`, the looks of cells, then the
/// exchange in which the selection changes, the notification, or the button in place of all that.
/// A call in its midst makes it lost until the next one opens.
struct TapScene: Sendable {
  var finger = RowFinger()
  /// The exchange that is open, or was the latest.
  var exchange = Exchange()
  /// The looks that cells were told since it opened.
  var looks = CellLooks()
  /// The disturbance that it has had; nil: none.
  private(set) var loss: Lack?

  // These messages were told since it opened.
  private(set) var wasAsked = false
  private(set) var wasHighlighted = false
  /// The turn in which the row was highlighted last.
  private(set) var highlightTurn: Int32 = -1
  private(set) var proposals: Int32 = 0
  private(set) var proposed = ToldRow.untold(.row)
  private(set) var selected: ToldRow?
  private(set) var wasDeselected = false
  private(set) var buttons: Int32 = 0
  private(set) var notices: Int32 = 0
  private(set) var taps: Int32 = 0

  /// True if the selection was spoken of.
  var wasPicked: Bool { proposals > 0 || selected != nil || wasDeselected }

  /// Opens with a finger.
  init(_ finger: RowFinger = RowFinger()) {
    self.finger = finger
  }

  /// Takes in that something has come in its midst.
  mutating func lose(_ reason: Lack) { loss = loss ?? reason }

  /// Opens anew with a message, where no finger tells: the first that is heard of a touch.
  ///
  /// - Parameters:
  ///   - event: the message.
  ///   - isPress: true if a cell is told to look pressed.
  mutating func reopen(by event: Event, isPress: Bool = false) {
    guard finger.doubt == .touches else { return }
    switch event {
    // A row looks pressed before it is selected: one that does so afterwards is another tap's.
    case .setHighlighted where isPress && exchange.hasBegun: restart()
    case .shouldHighlightRow: self = TapScene()
    case .didHighlightRow where !wasAsked: restart()
    case .willSelectRow where !wasAsked && !wasHighlighted: restart()
    default: break
    }
  }

  /// Begins anew with the looks of cells, which may be told before.
  private mutating func restart() {
    let earlier = looks
    self = TapScene()
    looks = earlier
  }

  /// Takes a message in that belongs to it.
  ///
  /// - Parameters:
  ///   - event: the message.
  ///   - row: the row that it is about.
  ///   - turn: its turn.
  mutating func follow(_ event: Event, _ row: ToldRow, turn: Int32) {
    switch event {
    case .shouldHighlightRow:
      wasAsked = true
      exchange.touch()
    case .didHighlightRow:
      wasHighlighted = true
      highlightTurn = turn
      exchange.touch()
    case .didUnhighlightRow: exchange.touch()
    case .willSelectRow:
      proposals += 1
      proposed = row
    case .willDeselectRow, .didDeselectRow: wasDeselected = true
    case .didSelectRow: selected = row
    case .selectionDidChange:
      notices += 1
      exchange.notify()
    case .accessoryButtonTapped: buttons += 1
    case .tapped: taps += 1
    case .willBeginDragging: if finger.isDown { finger.hasDragged = true }
    default: break
    }
    if event.isOfSelection { exchange.note(turn: turn) }
  }

  /// Takes in that the turn is over, and with it the exchange: what was due was told, or was not.
  mutating func endTurn() {
    exchange = Exchange()
    notices = 0
  }

  /// Takes in that everything has come to rest.
  mutating func rest() {
    exchange = Exchange()
    if !finger.isDown { self = TapScene() }
  }
}
