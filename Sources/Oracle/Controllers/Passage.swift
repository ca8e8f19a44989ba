internal import Traces

/// The facts about a view on its way to the screen, besides its own messages.
struct Passage: Sendable {
  /// True if the navigation's delegate was told that it is about to be shown, and that it is shown,
  /// since it was off the screen last.
  private(set) var isAnnounced = false
  private(set) var isShown = false
  /// True if the second was told while the view was on its way.
  private(set) var isShownOnItsWay = false
  /// True if the first of these was told when the view itself was already told that it comes.
  private(set) var isAnnouncedLate = false
  /// True if a segue to it was prepared that has not led there yet, and by whom.
  private(set) var isPrepared = false
  private(set) var sender: Value?
  /// True if the program has performed a segue since, or another tap has begun.
  var isCalled = false
  /// True if the view was loaded when another one of the navigation was already told that it goes.
  var isLoadedLate = false

  /// Takes in that the navigation tells its delegate of the view.
  mutating func tell(_ event: Event, isComing: Bool) {
    if event == .willShowController {
      isAnnouncedLate = isComing && !isAnnounced
      isAnnounced = true
    } else {
      isShown = true
      if isComing { isShownOnItsWay = true }
    }
  }

  /// Takes in that a segue to the view is prepared.
  mutating func prepare(by sender: Value?) {
    isPrepared = true
    self.sender = sender
    isCalled = false
  }

  /// Takes in that the view has come.
  mutating func end() {
    isPrepared = false
    isShownOnItsWay = false
    sender = nil
  }
}

/// A call that has a navigation show another view.
struct NavigationCall: Sendable {
  let turn: Int32
  /// The controller that it pushes; nil: it does something else.
  let pushed: String?
  /// True if the change is to be animated; nil: not told.
  let isAnimated: Bool?
  /// True if the program made it, in no block, with no change under way.
  let isPlain: Bool
  /// True if it may be done at once all the same: animations may be switched off (R475).
  let mayHurry: Bool
}

/// A question whether a segue is to be performed.
struct SegueQuestion: Sendable {
  /// The name of the segue's destination; nil: not told.
  let name: String?
  /// True if the answer allowed the segue; nil: not told.
  let isAllowed: Bool?
  let turn: Int32
}
