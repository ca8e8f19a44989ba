internal import Traces
internal import Transcripts

/// All views of a transcript, for the few rules that are about more than one (G07).
final class Stage {
  private(set) var watches: [Watch] = []
  /// The gesture recognizers among them: each may be asked about each.
  private(set) var recognizers = StageRecognizers([])
  /// The place of the navigation; `nil`: there is none.
  private(set) var navigation: Int?
  /// When anything came last that may cause a message.
  let causes = Causes()
  /// The screen around all of them.
  private var surroundings = Surroundings()
  /// The controllers of the navigation, and whether all that may change them was recorded.
  var controllers = ControllerStack(first: nil)
  private(set) var followsControllers = false
  /// What is known of animations; nil: nothing is animated.
  var animations: AnimationFacts?
  /// What is known of the text fields of all views.
  let focus = Focus()
  /// The view that the navigation's delegate is being told of, and whether it was told of any before.
  var shown: String?
  var tellsWill = false
  var tellsDid = false
  /// Whether the navigation has told that it is about to show a view, without its name, and none has
  /// appeared since.
  var isSomeoneAnnounced = false
  /// The latest call that has it show another view.
  var called: NavigationCall?
  /// The latest call that presents a controller or dismisses one.
  var modalCall: ModalCall?
  /// Whether the completion of any was ever told: a program may pass none.
  var tellsCompletions = false
  /// Whether anything is presented of which no header says so; unknown: the record does not tell.
  var presentsUntold = Certainty.unknown
  /// The size of a navigation's window; nil: there is no navigation.
  var window: WindowSize?
  /// Whether the program has told the navigation which controllers it has.
  var hasNavigated = false
  /// When the latest wait for rest ends at the latest.
  var patience = Microseconds.max

  /// Takes in the views, each of which knows the stage by then.
  func gather(_ watches: [Watch]) {
    self.watches = watches
    recognizers = StageRecognizers(watches.compactMap(\.recognizer))
    navigation = watches.firstIndex { $0.setting.declaration.component == "navigation" }
    window = navigation.map { WindowSize(watches[$0].setting.declaration) }
    let first = watches.first(where: \.site.isInNavigation)
    followsControllers =
      first.map { $0.record.isFromTheStart && $0.record.calls == .recorded && $0.hands.areRecorded }
      ?? false
    presentsUntold =
      first.map { $0.record.isFromTheStart && $0.record.calls == .recorded } == true
      ? .no : .unknown
    let name = first?.setting.declaration.name.text
    controllers = ControllerStack(first: followsControllers ? name : nil)
    var edge = Place(x: 0, y: 0)
    for watch in watches where watch.site.container == nil {
      let origin = watch.site.frameOrigin
      edge.x = max(edge.x, origin.x &+ watch.geometry.size.x)
      edge.y = max(edge.y, origin.y &+ watch.geometry.size.y)
    }
    surroundings.isPhone = min(edge.x, edge.y) > 0 && min(edge.x, edge.y) < 600_000
    for watch in watches { watch.site.screen = screen(around: watch) }
    if surroundings.hasScreens { noteScreen() }
  }

  /// Notes that a view has a controller, for all views.
  func noteScreen() {
    surroundings.hasScreens = true
    for watch in watches { watch.site.isAmongScreens = true }
  }

  /// Whether more than one view on a phone's screen would scroll to the top.
  var isTopContested: Bool {
    surroundings.isPhone && watches.count { $0.isSurelyCandidate && isOnScreen($0) } > 1
  }

  /// Whether a table has told of its rows in a turn.
  func mayShowRows(in turn: Int32) -> Bool {
    watches.contains { $0.table?.messageTurn == turn }
  }

  /// The scroll view that a view stands in.
  func scroller(around watch: Watch) -> Watch? {
    guard let place = watch.site.container, watches.indices.contains(place) else { return nil }
    return watches[place].setting.isScroller ? watches[place] : nil
  }

  private func isOnScreen(_ watch: Watch) -> Bool {
    if watch.site.isInNavigation { return watch.screen?.phase == .here }
    guard let container = watch.site.container else { return true }
    guard watches.indices.contains(container) else { return false }
    let outer = watches[container]
    // Deeper nesting is not followed.
    guard outer.site.container == nil, !outer.site.mayBeElsewhere, !outer.site.mayBeRemoved,
      outer.size.isKnown,
      outer.zoom?.scale.told ?? .one == .one
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

  /// Whether a finger drags another view, alone.
  func isDraggedBeside(_ watch: Watch) -> Bool {
    watches.contains { other in
      other !== watch && other.course.isSurely(in: Phase.dragging)
        && other.drag.pull.turn > other.turns.touchDown
    }
  }
}

extension Watch {
  var size: Place { geometry.size }

  /// Whether a tap on the status bar is certainly this view's business too (G06, G09).
  var isSurelyCandidate: Bool {
    setting.isScroller && setting.isSetUpAtAll && geometry.scrollsToTop && geometry.isScrollEnabled
      && !site.mayBeElsewhere && !site.mayBeRemoved && hands.down == 0 && size.isKnown && size.x > 0
      && size.y > 0 && record.calls != .hidden
  }
}

/// The screen around all views of a stage.
private struct Surroundings {
  /// True if a view has a controller.
  var hasScreens = false
  /// True if the screen is a phone's: on a wider one a tap on the status bar may choose (G07).
  var isPhone = false
}
