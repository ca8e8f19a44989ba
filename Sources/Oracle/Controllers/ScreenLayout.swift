internal import Transcripts

/// The messages to a controller about its view's place and layout.
struct ScreenLayout: Sendable {
  /// The certainty that the appearance that is under way, or was last, was told that the view is in
  /// its place; unknown: it may have been before.
  private(set) var isPlaced = Certainty.unknown
  /// True if the view is just being laid out.
  private(set) var isOpen = false
  /// True if it was laid out since it began to come.
  private(set) var isLaidOut = false
  /// True if a call to the view may have had it laid out since then.
  var isDisturbed = false
  /// True if another view of the navigation has gone since then.
  var isLeftAlone = false
  /// The certainty that the view was laid out before it had appeared for the first time; unknown:
  /// it has not yet.
  private(set) var isFirstLaidOut = Certainty.unknown
  /// True if either was ever told.
  private(set) var tellsPlace = false
  private(set) var tellsLayout = false
  /// The latest message about its coming and going, and the turn of that; -1: none came.
  private(set) var latest = Event.other
  private(set) var latestTurn: Int32 = -1
  /// The messages to it about another size.
  var size = ScreenSize()

  /// Follows a message about its coming and going, after it was judged.
  mutating func followPassage(_ event: Event, turn: Int32) {
    guard event.isOfAppearance || event == .viewIsAppearing else { return }
    (latest, latestTurn) = (event, turn)
  }

  /// Follows a message, after it was judged.
  ///
  /// - Parameters:
  ///   - event: the message.
  ///   - isTakenBack: whether the view turns back, where it may never have left its place.
  ///   - isFirst: whether the view has never appeared.
  ///   - isEndHeard: true if it is heard when a layout is over.
  mutating func follow(_ event: Event, isTakenBack: Bool, isFirst: Bool, isEndHeard: Bool) {
    switch event {
    case .viewWillAppear:
      isPlaced = .no
      isLaidOut = false
      isLeftAlone = false
      isDisturbed = isTakenBack
    case .viewIsAppearing:
      isPlaced = .yes
      tellsPlace = true
    case .viewWillLayoutSubviews:
      isOpen = isEndHeard
      if !isEndHeard { isLaidOut = true }
      tellsLayout = true
    case .viewDidLayoutSubviews:
      isOpen = false
      isLaidOut = true
      tellsLayout = true
    case .viewDidAppear where isFirst: isFirstLaidOut = tellsLayout ? .yes : .no
    default: break
    }
  }
}
