internal import Traces

/// What the judge keeps of one view: flat, of constant size, whatever the length of the transcript.
///
/// It is a class, so that questions are handed a reference and nothing is copied for them.
final class Watch {
  /// The view as the header declares it.
  let declaration: Header.View
  /// What the view is judged by.
  let law: Law
  /// The law's questions and demands, here too: what is one step away is not retained in the loop.
  let agenda: Agenda
  let flags: FlagTable
  /// The view's place in the header.
  let place: Int
  /// Whether the view scrolls; plain content only hears touches.
  let isScroller: Bool
  /// Where the view stands in its container, and which that is; nil: the window.
  let frameOrigin: Place
  let container: Int?
  /// Whether the header says how the view is set up, if only by a frame.
  let isSetUpAtAll: Bool
  /// All views of the transcript.
  unowned var stage: Stage?
  /// Whether no other view that may have its fingers scrolls, so that a touch can only be its.
  let isOnlyScroller: Bool
  /// Whether no other view may have its fingers, so that no content takes its touches.
  let isAlone: Bool
  let isTable: Bool
  /// What is known of the size of a table's content.
  var measured = MeasuredContent()
  /// Whether a table's rows or its section index may keep a finger that is the table's elsewhere.
  var keepsTouches: Bool
  /// The sides that the profile demands.
  let switches: Profile.Switches
  /// What was recorded of calls.
  let calls: Record
  /// Whether the record begins in the middle of something, and whether that may still go on.
  let beginsInTheMiddle: Bool
  var isMidway: Bool
  /// Whether no finger was down before the first touch of the record.
  let areFingersWhole: Bool
  /// The pixels a point, where the header tells and it is a whole number; 0 otherwise.
  let pixelGrid: Int32
  /// Half a device pixel, and a whole one, in thousandths of a point.
  let halfPixel: Int32
  /// Frames a second, and whether the header names frames that do not come.
  let rate: Int64
  let droppedFrames: Int64
  /// How much farther than at 60 frames a second the last frame of a glide may carry it.
  let lastFrameExcess: Int32
  let pixel: Int32
  /// The events that could be heard.
  let heardEvents: EventSet

  let geometry: Geometry
  var hands = Hands()
  var program = Program()
  var toTop = ToTop()
  var motion = Motion()
  var pull = Pull()
  let recent = Recent()
  /// What becomes of fingers on plain content, for all views; nil: there is none.
  var contents: ContentTouches?

  /// What the view may be doing, after and before the event that is judged.
  var phases: Automaton.States
  var before: Automaton.States = 0
  /// The phases that were counted last.
  var enteredPhases: Automaton.States = 0
  /// Whether a single finger is surely down, where not every message of a lift could be heard.
  var isHeldDown = false
  /// The several phases that were possible at the latest message that left them in doubt, and all such
  /// phases so far.
  var latestDoubt: Automaton.States = 0
  var doubts: Set<Automaton.States> = []
  var now = Heard()
  /// The message before.
  var previous = Heard()

  /// The offset that is known to hold, and the one at the last `didScroll`.
  var offset = Place.unknown
  var lastScroll = Place.unknown
  var lastScrollTime: Microseconds = -1
  /// Whether anything could move the view since the last terminal message (A05).
  var hasCause = true
  /// The last terminal message.
  var lastTerminal = Event.other
  /// What has come over one another in a way that no source describes.
  var tangle: Tangle = []
  /// Whether a finger, not the program, moved the view last (Z02).
  var isMovedByFinger = false
  /// How many `didScroll` came as a single finger moved, with no drag open and nothing else to move
  /// the view.
  var untoldScrolls: Int32 = 0
  /// When the last glide began, and whether one ever did; -1: unknown.
  var lastReleaseTime: Microseconds = -1
  var hasReleased = false
  /// The turn of a call that came in the drag in progress; -1: none.
  var dragCallTurn: Int32 = -1
  /// Whether the finger's latest move must be told before its turn ends (B08).
  var isPullDue = false
  /// The offset at the beginning, where it is known.
  var offsetAtStart = Place.unknown
  /// Where the content rested when the latest drag began; unknown: it did not rest.
  var restBeforeDrag = Place.unknown
  /// Whether the turn that begins a drag must move the content before it ends (B06).
  var isFirstScrollDue = false
  /// Whether the keyboard must go before the turn that begins a drag ends (P02).
  var isHideDue = false
  /// Whether the keyboard is up, for all views.
  var keyboard: Keyboard?
  /// What is known of the view's refresh control.
  var refresh = Refresh()
  /// The latest call that moves nothing.
  var still = StillCall()
  /// A touch that nothing was told of, and what was to be told of it.
  var touchDebt = TouchDebt()
  /// Whether a finger has touched the resting view since the last final state, and not moved.
  var wasTapped = false
  /// What is known of its zoom; nil: it has none.
  var zoom: Zoom?
  /// What is known of its rows; nil: it is no table.
  var table: TableFacts?
  /// What is known of its controller; nil: it has none.
  var screen: ScreenFacts?
  /// What is known of the controller in whose view it stands; nil: in no controller's.
  var surroundings: ScreenFacts?
  /// Whether a navigation shows it.
  let isInNavigation: Bool
  /// Whether the header leaves no message out.
  let isAllObserved: Bool
  /// The data that calls give a table for which it had none at first.
  private let givenLater: [Name]
  /// Whether the record has inputs, and begins where nothing moves.
  let isFromTheStart: Bool
  /// Whether a call may have moved the view from under fingers: a new frame, or bounds.
  var mayBeElsewhere = false
  /// Whether the view may have left its window, without which nothing is animated.
  var mayBeRemoved = false
  /// Whether the latest call came in an undisturbed glide.
  var isGlideCalled = false
  /// The turn of the delegate's latest call, in which nested messages are legal anywhere.
  var delegateTurn: Int32 = -1
  /// The turns of the latest touch event and of the latest call to any view.
  var touchTurn: Int32 = -1
  var touchDownTurn: Int32 = -1
  var callTurn: Int32 = -1
  /// The block of the program's latest call to any view, and its turn; and the turn in which the
  /// delegate last called in a block of its own.
  var block: Call.Block?
  var blockTurn: Int32 = -1
  var delegateBlockTurn: Int32 = -1
  /// Whether the view was disabled when the first finger came down, and whether at any time since.
  var wasDisabledAtTouch = false
  var wasDisabledSince = false
  /// The inset that a message told last, in which turn, and the one that was told before that turn.
  var toldInset: Insets?
  var insetBefore: Insets?
  var insetTurn: Int32 = -1
  /// The inset that `didChangeAdjustedContentInset` told last, and the turn in which it came.
  var noticedInset: Insets?
  var noticedTurn: Int32 = -1
  /// The inset that the header gives, where nothing is added to it.
  let insetAtStart: Insets?
  /// Whether a finger that held a bounce was lifted, and nothing has come since (E13).
  var isBounceHeld = false
  /// What the delegate has asked for inside the latest `didScroll` (A13).
  var echo = Echo()
  /// The time of the `didScroll` before the latest; -1: unknown.
  var earlierScrollTime: Microseconds = -1
  /// Whether a frame of the glide sent two messages that its end alone can explain (D15).
  var isDoubled = false
  /// A terminal message whose offset was not that of the last `didScroll` (A06), until it is clear
  /// whether that `didScroll` only came too late (C21).
  var doubtful: Doubt?
  /// A doubt that the event being judged explains: a `didScroll` that came too late.
  var explained: Doubt?
  /// When the latest wait for rest ends at the latest.
  var patience = Microseconds.max
  /// The topics of which the sources establish nothing at the event that is judged.
  var unestablished: Topics = []
  /// What follows from the violations so far.
  var aftermath = Aftermath()

  /// Sets a view up as its header says.
  init(
    _ view: Header.View,
    place: Int,
    header: Header,
    switches: Profile.Switches,
    isOnlyScroller: Bool,
    isAlone: Bool,
    record: Recording,
    law: Law
  ) {
    self.law = law
    agenda = law.book.agenda
    flags = law.book.flags
    self.place = place
    declaration = view
    self.switches = switches
    isScroller = Vocabulary.scrollers.contains(view.component)
    self.isOnlyScroller = isOnlyScroller && isScroller
    self.isAlone = isAlone
    frameOrigin = Place(view.frame?.origin ?? .zero)
    container = view.container.map { name in
      header.views.firstIndex { $0.name == name } ?? header.views.count
    }
    isSetUpAtAll = view.frame != nil || !view.config.isEmpty
    isTable = view.component == "table"
    isAllObserved = header.observes == nil && header.lacks.isEmpty
    givenLater = record.givenLater
    keepsTouches = Self.keepsTouches(view)
    isInNavigation =
      view.container.map { name in
        header.views.contains { $0.name == name && $0.component == "navigation" }
      } ?? false
    calls = record.calls
    let scale = header.effectiveScale
    let told = header.scale?.double ?? 0
    pixelGrid = told == told.rounded() ? Int32(told) : 0
    pixel = Int32(1000 / scale + 0.999)
    halfPixel = Int32(500 / scale + 0.999)
    rate = Int64(max(1, header.effectiveRate))
    droppedFrames = Int64(header.dropped.count)
    let period = 1_000_000 / Int32(max(1, header.effectiveRate))
    // The glide ends in the first frame below 0.01 points a millisecond, the target is where that is
    // (physics.md 3): a frame longer than the 1/60 s of C13's figure carries it farther.
    lastFrameExcess = max(0, (period - 16_667) / 100)
    // A call that was not recorded may have changed what the header says; states tell the rest.
    geometry =
      record.calls == .hidden
      ? Geometry(config: [], frame: nil) : Geometry(config: view.config, frame: view.frame)
    let isCovered = header.views.contains { $0.config[.safeAreaInsets] != nil }
    if isCovered { geometry.forgetInsets() }
    insetAtStart = geometry.isInsetKnown ? geometry.inset : nil
    heardEvents = law.heard
    // Where touches were recorded, they were from the start, and nothing moved before them.
    isFromTheStart =
      (record.hasTouches || record.calls == .recorded) && !record.beginsInTheMiddle
    phases = law.widened(record.beginsAtRest ? Phase.rest.set : Phase.anything)
    hands.areRecorded = record.hasTouches
    beginsInTheMiddle = record.beginsInTheMiddle
    isMidway = beginsInTheMiddle
    areFingersWhole = record.areFingersWhole
    if beginsInTheMiddle {
      callTurn = 1
    }
    if geometry.hasRefreshControl,
      record.calls != .recorded || record.beginsInTheMiddle || !hears(.refreshControlValueChanged)
    {
      geometry.shareInset(isTold: false)
    } else if geometry.hasRefreshControl {
      refresh.isOpen = .no
    }
    if isCovered, !isAlone || view.config[.contentOffset] == nil {
      // Which view was set up first tells whether it moved another.
      offset = .unknown
    } else if record.beginsInTheMiddle || !(record.hasTouches || record.calls == .recorded) {
      // A log of messages alone may begin anywhere.
      offset = .unknown
    } else if let start = view.config[.contentOffset]?.point {
      // An offset between two pixels is rounded to one of them (F24).
      offset = Self.onPixel(start, scale) ?? .unknown
    } else if geometry.isRangeKnown, geometry.least == Place(.zero), !geometry.isAligned {
      offset = Place(.zero)
    } else if isSetUpAtAll, geometry.isInsetKnown, geometry.inset == .zero, !geometry.isAligned,
      !isTable || (!keepsTouches && record.hasTouches)
    {
      // A table finds its range out as it loads, and a zoom view as it gets its content.
      offset = Place(.zero)
    }
    // As it loads, a table may bring in an offset that its header gives (N05), which must be heard.
    if isTable, !hears(.didScroll), view.config[.contentOffset] != nil { offset = .unknown }
    offsetAtStart = offset
    if hears(.didScroll) { lastScroll = offset }
    if Self.zooms(view) { _ = needZoom() }
    if isTable || view.config[.tapRecognizer]?.bool == true { _ = needTable() }
    if isInNavigation { _ = needScreen() }
  }

  /// The point of the pixel grid that a point is, as near as thousandths tell; nil: it is none.
  private static func onPixel(_ point: Point, _ scale: Double) -> Place? {
    let parts = [point.x, point.y].compactMap { part -> Int32? in
      let pixels = (part.double * scale).rounded()
      guard abs(part.double * scale - pixels) * 1000 <= scale else { return nil }
      return Int32(exactly: (pixels / scale * 1000).rounded())
    }
    return parts.count == 2 ? Place(x: parts[0], y: parts[1]) : nil
  }

  /// Whether a view is one that zooms, by its kind or by what its header sets.
  private static func zooms(_ view: Header.View) -> Bool {
    view.component == "zoom" || view.config[.maximumZoomScale] != nil
      || view.config[.minimumZoomScale] != nil
      || view.delegate.entries.contains { $0.message == .viewForZooming }
  }

  /// A terminal message with a doubtful offset.
  struct Doubt: Sendable {
    var heard: Heard
    var scroll: Place
    /// What the message breaks by itself besides; -1: nothing.
    var head: Int16
  }

  /// Whether all phases that are possible are among these.
  func isSurely(in set: Automaton.States) -> Bool { isSurely(phases, in: set) }

  /// Whether all phases that were possible before the event are among these.
  func wasSurely(in set: Automaton.States) -> Bool { isSurely(before, in: set) }

  /// Whether all phases among some are in a set. While a finger is down, a lift that nobody could hear
  /// has not come.
  private func isSurely(_ phases: Automaton.States, in set: Automaton.States) -> Bool {
    let open = isHeldDown && phases & ~Phase.lifted != 0 ? phases & ~Phase.lifted : phases
    return open & ~set == 0 && open != 0
  }

  /// Whether a message of an event could be heard.
  func hears(_ event: Event) -> Bool { heardEvents.contains(event) }

  /// Whether something must come before the turn ends.
  var isDue: Bool {
    phases & Phase.turnDue != 0 || program.isTurnOpen || program.isInsetDue || doubtful != nil
      || isPullDue
      || isFirstScrollDue || isHideDue || echo.isOpen || touchDebt.isDue
      || contents?.isDue(from: place) ?? false || zoom?.isDue ?? false
      || table?.isDue ?? false
  }

  /// Whether a call gives a table data of which its header says nothing.
  func isGivenLater(_ name: Name) -> Bool { givenLater.contains(name) }

  /// Whether the view is the table of a table controller.
  var isTableController: Bool { isTable && isInNavigation }

  /// Whether the wait for rest has run out while the view moved still, for a reason of its own: so few
  /// frames come in a second, or content that turns out lower than estimated is still brought in.
  var isStillMoving: Bool {
    (rate < 30 || (isTable && measured.turn >= max(touchTurn, callTurn))) && now.event == .final
      && now.time >= patience
      && (now.time - max(0, lastScrollTime)) * rate <= 2_500_000 + droppedFrames * 1_000_000
  }

  /// Whether any frames do not come.
  var hasDroppedFrames: Bool { droppedFrames > 0 }

  /// Whether the message before came in the same instant, with no input between.
  var isRightAfterPrevious: Bool { previous.instant == now.instant && previous.instant > 0 }

  /// Whether a call inside the turn excuses what looks out of order.
  var isNested: Bool { delegateTurn == now.turn }

  /// The offset that holds, as far as it is known: the message's own, or the last one told.
  var whereabouts: Place { now.offset.isKnown ? now.offset : offset }

  /// Whether the offset is known to be outside the range by more than a pixel, on an axis that
  /// bounces.
  func isOverscrolled(_ place: Place) -> Bool {
    Axis.each.contains { geometry.bounces($0) && abs(geometry.excess(place, $0)) > pixel }
  }

  /// Whether the offset is inside the range, and not past an edge by a part of a pixel either.
  func isSurelyInside(_ place: Place) -> Bool {
    place.isKnown && geometry.isRangeKnown && geometry.excess(place) <= 0
  }

  /// Whether the offset is known to be inside the range, half a pixel granted (D13).
  func isInside(_ place: Place) -> Bool {
    place.isKnown && geometry.isRangeKnown && geometry.excess(place) <= halfPixel
  }
}
