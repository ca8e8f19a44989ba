internal import Traces
internal import Transcripts

/// All views of a transcript, for the few rules that are about more than one (G07).
final class Stage {
  private(set) var watches: [Watch] = []
  /// The facts about all of them, for each feature.
  let features: [any StageFeature]
  /// The same, each in its slot.
  private let slots: Slots
  /// The latest times at which anything came that may cause a message.
  let causes = Causes()
  /// The facts about fingers on plain content; nil: there is none.
  private var contents: ContentTouches?
  /// True if the keyboard is up.
  private var keyboard: Keyboard?
  /// True if fingers find all views as before at the call that is followed, which is about that alone.
  private(set) var leavesFingers = false
  /// The screen around all of them.
  private var surroundings = Surroundings()
  /// The time by which the latest wait for rest ends at the latest.
  var patience = Microseconds.max

  /// Creates the stage of a transcript.
  init(_ makers: [StageFeatureMaker]) {
    var slots = Slots()
    features = makers.map { $0.make(&slots) }
    self.slots = slots
  }

  /// The facts kept for the feature of a key; nil: the rule book has no such feature.
  subscript<Facts: StageFeature>(key: SlotKey<Facts>) -> Facts? { slots[key] }

  /// Takes in the views, each of which knows the stage by then.
  ///
  /// - Parameters:
  ///   - watches: the views.
  ///   - header: the header.
  ///   - record: what was recorded.
  ///   - grounds: which views share no finger.
  ///   - hasRecognizers: whether any view is a gesture recognizer.
  func gather(
    _ watches: [Watch],
    _ header: borrowing Header,
    _ record: Recording,
    _ grounds: Grounds,
    hasRecognizers: Bool
  ) {
    self.watches = watches
    // The settings of calls before a record's beginning are not known. The fingers that recognizers
    // take from content are not known either (R644).
    contents =
      record.beginsInTheMiddle || hasRecognizers
      ? nil : ContentTouches(header, grounds, watches, record)
    keyboard = Keyboard(header, isFromTheStart: record.hasAllCalls)
    for watch in watches {
      watch.site.contents = contents
      watch.site.keyboard = keyboard
    }
    for feature in features { feature.gather(self) }
    var edge = Place(x: 0, y: 0)
    for watch in watches where watch.site.container == nil {
      let origin = watch.site.frameOrigin
      edge.x = max(edge.x, origin.x &+ watch.geometry.size.x)
      edge.y = max(edge.y, origin.y &+ watch.geometry.size.y)
    }
    surroundings.isPhone = min(edge.x, edge.y) > 0 && min(edge.x, edge.y) < 600_000
    if surroundings.hasShown { noteShown() }
  }

  /// Notes that something shows and hides a view, for all views.
  func noteShown() {
    surroundings.hasShown = true
    for watch in watches { watch.site.isAmongShown = true }
  }

  /// True if more than one view on a phone's screen would scroll to the top.
  var isTopContested: Bool {
    surroundings.isPhone && watches.count { $0.isSurelyCandidate && isOnScreen($0) } > 1
  }

  /// Returns the scroll view that a view stands in.
  func scroller(around watch: Watch) -> Watch? {
    guard let place = watch.site.container, watches.indices.contains(place) else { return nil }
    return watches[place].setting.isScroller ? watches[place] : nil
  }

  private func isOnScreen(_ watch: Watch) -> Bool {
    if watch.site.isInNavigation { return watch.isShownByScreen }
    guard let container = watch.site.container else { return true }
    guard watches.indices.contains(container) else { return false }
    let outer = watches[container]
    // Deeper nesting is not followed.
    guard outer.site.container == nil, !outer.site.mayBeElsewhere, !outer.site.mayBeRemoved,
      outer.size.isKnown, !outer.isZoomedPerhaps
    else { return false }
    let scrolled = outer.setting.isScroller ? outer.content.offset : Place(x: 0, y: 0)
    guard scrolled.isKnown else { return false }
    return Axis.each.allSatisfy { axis in
      let start = Int64(watch.site.frameOrigin[axis]) - Int64(scrolled[axis])
      return start < Int64(outer.size[axis]) && start + Int64(watch.size[axis]) > 0
    }
  }
}

// A finger is one view's at a time.
extension Stage {
  /// Takes the finger from the other views that it may hold: what becomes of their glides is not
  /// established, nor when.
  func handOver(to watch: Watch) {
    let isHolding = Phase.set(.held, .stirred)
    for other in watches where other !== watch && other.course.phases & isHolding != 0 {
      other.course.phases |= Phase.glide.set
      // It goes home from here, wherever it was going before, and may move in this very frame.
      other.motion.target = .unknown
      other.motion.wish = .unknown
      other.motion.liftOffset = .unknown
      other.motion.pageAcross = PageChoice()
      other.motion.pageDown = PageChoice()
      other.content.lastScrollTime = -1
      other.content.earlierScrollTime = -1
      // Whatever becomes of it, pages are reached (K01).
      if !other.geometry.isPagingEnabled { other.motion.isDisturbed = true }
    }
  }

  /// Returns true if a finger drags another view, alone.
  func isDraggedBeside(_ watch: Watch) -> Bool {
    watches.contains { other in
      other !== watch && other.course.isSurely(in: Phase.dragging)
        && other.drag.pull.turn > other.turns.touchDown
    }
  }
}

// All that comes is told here, once for all views.
extension Stage {
  /// Takes in a message of a view before it is judged.
  @inline(__always)
  func receive(_ message: borrowing Message, from place: Int) {
    contents?.receive(message, from: place)
  }

  /// Follows a message of a view, after it was judged.
  @inline(__always)
  func follow(_ heard: Heard, from place: Int) {
    contents?.follow(heard, from: place)
  }

  /// Follows a touch event.
  func follow(_ hands: Hands, turn: Int32) {
    for feature in features { feature.follow(hands, self) }
    causes.follow(hands)
    contents?.follow(hands, watches, turn: turn)
  }

  /// Follows a call to any view; returns its kind.
  func follow(_ call: borrowing Call, turn: Int32, isFingerDown: Bool) -> Program.Kind {
    followVisibility(call)
    // No source says what becomes of a finger on a view that fingers find no more.
    let mayLoseFinger = isFingerDown && call.may(change: .touches) && !leavesFingers
    let kind = mayLoseFinger ? .other : Program.Kind(call)
    for feature in features { feature.follow(call, kind: kind, self, turn: turn) }
    causes.followCall(at: call.time)
    contents?.follow(call, kind: kind)
    keyboard?.follow(call, kind: kind, turn: turn)
    return kind
  }

  /// Follows if fingers find a view as before at a call that may hide it from them.
  private func followVisibility(_ call: borrowing Call) {
    leavesFingers = false
    let place = Int(call.view.place)
    switch call.name {
    case .isHidden, .isUserInteractionEnabled, .alpha: break
    default: return
    }
    guard watches.indices.contains(place) else { return }
    leavesFingers =
      call.animationBlock == nil && watches[place].site.visibility.stays(at: call)
    watches[place].site.visibility.follow(call)
  }

  /// Takes in that all has come to rest.
  func rest() {
    for feature in features { feature.rest(self) }
  }

  /// Forgets what was due: after an exception the rest is not played.
  func excuse() {
    contents?.excuse()
    for feature in features { feature.excuse() }
    for watch in watches { watch.excuse() }
  }
}

/// The screen around all views of a stage.
private struct Surroundings {
  /// True if something shows and hides a view.
  var hasShown = false
  /// True if the screen is a phone's: on a wider one a tap on the status bar may choose (G07).
  var isPhone = false
}
