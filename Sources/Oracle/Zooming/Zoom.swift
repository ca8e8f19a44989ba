internal import Traces
internal import Transcripts

/// The facts about a view's zoom: its options, its state, and what is under way.
///
/// A view that does not zoom has none, so that plain scrolling costs nothing.
final class Zoom: Feature {
  /// The facts that a message tells of a zoom, besides those that every message tells.
  struct Told: Sendable {
    var scale = ZoomScale.unknown
    /// The argument of `didEndZooming`.
    var atScale = ZoomScale.unknown
    /// The view that the message names.
    var view = ZoomSubject.Identity.unknown
    var contentSize = Place.unknown
  }

  /// The table of its messages.
  let chain: ZoomChain
  /// The view that zooms.
  var subject: ZoomSubject
  private(set) var limits = ZoomLimits()
  /// The certainty that the scale may pass its limits in a pinch (J01).
  private(set) var bouncesZoom = Certainty.unknown
  /// The scale as messages tell it.
  var scale = ToldScale()
  /// The size of the content.
  var size = ZoomedSize()
  /// The progress of zooms.
  var course: ZoomCourse
  /// The facts in the message that is judged.
  var now = Told()

  /// The effect of fingers on the zoom, and the pinch that is open, or was the latest.
  var fingers = ZoomingFingers()
  var pinch = Pinching()
  var call = ZoomCall()
  /// True if the latest call came after a pinch, so that the content may be on its way back.
  var isCalledAfterPinch = false
  /// True if the latest call came while a zoom was open, or may have been.
  var isCalledInZoom = false
  /// The turn in which the delegate last zoomed inside a message that comes before a `didZoom`.
  var overtakenTurn: Int32 = -1
  /// The turns of the latest `didZoom` and `didEndZooming`.
  var zoomTurn: Int32 = -1
  var endTurn: Int32 = -1
  /// True if something may be due when the turn ends.
  var isDue = false
  /// The facts about its tiles; nil: its content is not drawn in tiles.
  var tiles: TileFacts?

  var audience: Topic.Audience? { .zooming }

  /// Takes what a header says.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - chain: the table of messages.
  ///   - calls: what was recorded of the calls.
  ///   - hears: whether an event could be heard.
  ///   - isUnimplemented: true if the delegate does not implement `viewForZooming`.
  ///   - isFromTheStart: whether the record begins where nothing moves.
  init(
    _ view: Header.View,
    _ chain: ZoomChain,
    calls: Record,
    hears: (Event) -> Bool,
    isUnimplemented: Bool,
    isFromTheStart: Bool
  ) {
    self.chain = chain
    course = ZoomCourse(
      isOrdered: hears(.willBeginZooming) && hears(.didEndZooming),
      isFromTheStart: isFromTheStart
    )
    // A delegate that does not answer gives no view; a log that lacks the answer tells nothing.
    subject = ZoomSubject(
      of: view,
      isImplemented: hears(.viewForZooming) ? .yes : isUnimplemented ? .no : .unknown,
      isReplayed: isFromTheStart
    )
    // The settings of calls before a record's beginning are not known.
    guard !view.config.isEmpty, !calls.leavesOpen, isFromTheStart else { return }
    limits.areKnown = true
    bouncesZoom = .yes
    for argument in view.config where argument.label != .zoomScale {
      set(argument.label, to: argument.value)
    }
    scale.told = scaleAtStart(view.config[.zoomScale].map { ZoomScale($0.number) } ?? .one)
    scale.seen = scale.told
    scale.hasOutgrown = !scale.told.isKnown && limits.areKnown
    if !subject.isNamed, view.config[.zoomScale] == nil || scale.told == .one {
      size.plain = Place(view.config[.contentSize]?.point)
    }
  }

  /// Returns the scale that a header asks for, as far as it is known: a view to zoom must be there to
  /// take it.
  private func scaleAtStart(_ wish: ZoomScale) -> ZoomScale {
    let scale = limits.clamp(wish)
    return scale == .one && wish == .one || subject.given == .some ? scale : .unknown
  }

  /// Takes what `viewForZooming` was answered.
  func learn(_ answer: Value) { subject.learn(answer) }

  /// Takes a property's new value.
  func set(_ name: Name, to value: Value) {
    switch name {
    case .minimumZoomScale: limits.least = ZoomScale(value.number)
    case .maximumZoomScale: limits.most = ZoomScale(value.number)
    case .bouncesZoom: bouncesZoom = Certainty(value.bool)
    default: break
    }
    if !limits.least.isKnown || !limits.most.isKnown { limits.areKnown = false }
  }

  /// True if a zoom is open, or two fingers may be about to begin one: then order and flags of
  /// drags are not established (H10, H13).
  var isAfoot: Bool {
    course.isOrdered ? course.phases & ZoomPhase.shut == 0 || fingers.areTwo : course.mayBeUnheard
  }

  /// True if nothing but an animated zoom by the program is under way.
  var isAnimatedAlone: Bool { course.isOrdered && course.isSurely(in: ZoomPhase.ofProgram) }

  /// True if the message that is judged shows another scale than the one before.
  var isUnseen: Bool { scale.seen.differs(from: now.scale) }

  /// Notes what a message showed.
  func noteScale(isHeard: Bool) {
    if !isHeard {
      scale.told = scale.seen
    } else if scale.isUntold {
      isDue = true
    }
  }

  /// Begins anew after a final state.
  func rest() {
    if now.scale.isKnown { scale.told = now.scale }
    scale.seen = scale.told
    pinch = Pinching()
    call = ZoomCall()
    fingers.rest()
    course.rest()
    endTurn = -1
    zoomTurn = -1
    isDue = false
  }

  /// True if the view can zoom at all, as far as that is known.
  var mayZoom: Bool { subject.given != .none && !limits.areOne }
}
