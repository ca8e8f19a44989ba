internal import Traces

/// The state of a view while its transcript is read.
struct ViewState {
  var place = Place.unknown
  /// True if its drag caught a glide; nil if that is not known.
  var isCaught: Bool?
  var episode = -1
  /// The line of the touch or call that a coming episode began with.
  var start = -1
  var offset: Point?
  var lastScroll: Point?
  /// The view's latest message or final state, as a place in the record.
  var latest = -1
  /// The touches and calls since.
  var waiting: [Int] = []
  var setup: Int
  var zoom: ZoomState

  init(setup: Int, scale: Millionths?) {
    self.setup = setup
    zoom = ZoomState(scale: scale)
  }

  mutating func touch(_ phase: Touch.Phase, fingersDown: Int) {
    switch (place, phase) {
    case (.atRest, .began): place = .touched
    case (.inGlide, .began): place = .halted
    // The effect of a finger on a scroll of the program is not established (F18, G10).
    case (.inAnimation, .began), (.toTop, .began): place = .unknown
    case (.touched, .ended), (.touched, .cancelled): if fingersDown == 0 { place = .atRest }
    default: break
    }
  }

  /// Tells the place from the flags where some messages cannot be heard.
  mutating func placeByFlags(_ state: State) {
    guard let tracking = state[.isTracking], let dragging = state[.isDragging],
      let decelerating = state[.isDecelerating]
    else {
      place = .unknown
      return
    }
    isCaught = tracking ? decelerating : nil
    switch (tracking, dragging, decelerating) {
    case (true, true, _): place = .inDrag
    case (false, _, true): place = .inGlide
    case (false, false, false): place = .atRest
    default: place = .unknown
    }
  }

  /// Notes whether the drag that a message begins catches a glide.
  mutating func grasp(_ message: Message) {
    guard message.name == .willBeginDragging else { return }
    // A log may begin in the middle of a glide, and then only the flag tells.
    let shown = message.state[.isDecelerating]
    isCaught = place == .unknown ? shown : place == .halted || place == .inGlide
  }

  /// Opens the stretch that a message begins.
  mutating func enter(_ message: Message, at line: Int, opening episodes: inout [Episode]) {
    guard episode < 0 else { return }
    let begins =
      message.name == .willBeginDragging || message.name == .shouldScrollToTop
      || place == .inAnimation || place == .inGlide || place == .inDrag
    guard begins else { return }
    episode = episodes.count
    let first = place == .touched || place == .inAnimation ? start : line
    episodes.append(Episode(lines: first...line))
  }

  /// Follows what a message means.
  mutating func follow(_ message: Message, in episodes: inout [Episode]) {
    if let offset = message.state.contentOffset {
      self.offset = offset
    } else if message.name == .didScroll {
      offset = nil
    }
    switch message.name {
    case .didScroll: lastScroll = message.state.contentOffset
    case .willBeginDragging:
      place = .inDrag
      if episode >= 0 { episodes[episode].drags += 1 }
    case .willEndDragging:
      // A touch-stop may come without its willBeginDragging (E05).
      if place == .halted { isCaught = true }
      place = .atLift
    case .didEndDragging:
      switch message.arguments[.willDecelerate]?.bool {
      case true?: place = .letGo
      case false? where isCaught == true: place = .stopped
      case false? where isCaught == false: rest(in: &episodes)
      case false?, nil: place = .unknown
      }
    case .willBeginDecelerating:
      if isCaught != nil { isCaught = false }
      place = .inGlide
    case .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop: rest(in: &episodes)
    case .shouldScrollToTop:
      if message.answer?.bool == true { place = .toTop } else { rest(in: &episodes) }
    default: break
    }
  }

  private mutating func rest(in episodes: inout [Episode]) {
    place = .atRest
    isCaught = nil
    if episode >= 0 { episodes[episode].isClosed = true }
    episode = -1
  }
}
