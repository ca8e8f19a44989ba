internal import Traces

/// What is known of a view's zoom: what it may do, where it stands, what is under way.
///
/// A view that does not zoom has none, so that plain scrolling costs nothing.
final class Zoom {
  /// The view that the delegate gives to be zoomed.
  enum Subject: Hashable, Sendable {
    /// Nothing is known, or that there is none, or that there is one.
    case unknown, none, some
    case named(String)
  }

  /// What a message tells of a zoom, besides what every message tells.
  struct Told: Sendable {
    var scale = ZoomScale.unknown
    /// The argument of `didEndZooming`.
    var atScale = ZoomScale.unknown
    /// The view that the message names.
    var view = Subject.unknown
    var contentSize = Place.unknown
  }

  private(set) var subject: Subject
  private(set) var limits = ZoomLimits()
  /// Whether the scale may pass its limits in a pinch (J01).
  private(set) var bouncesZoom = Certainty.unknown
  /// The size of the content at scale 1 (H14).
  var plainSize = Place.unknown

  /// What may be under way, after and before the event that is judged.
  var phases: ZoomPhase.States
  var before: ZoomPhase.States = 0
  /// Whether begins and ends could both be heard, so that their order tells something.
  let isOrdered: Bool
  /// What the message that is judged tells.
  var now = Told()
  /// The scale at the latest `didZoom`, or where nothing has been told yet.
  var told = ZoomScale.unknown
  /// The scale that a message showed last.
  var seen = ZoomScale.unknown
  /// The view that the latest `willBeginZooming` named.
  var begun = Subject.unknown

  var pinch = Pinching()
  var call = ZoomCall()
  /// The turn in which the fingers left a pinch; -1: none.
  var partedTurn: Int32 = -1
  /// Whether the scale was beyond a limit then.
  var partedBeyond = Certainty.unknown
  /// The turn of the latest `didEndZooming`.
  var endTurn: Int32 = -1
  /// How many zooms have begun and not ended since rest, and whether that must be none at rest.
  var open: Int32 = 0
  var isCounted: Bool
  var isUnbalanced: Bool { isCounted && isOrdered && open > 0 }
  /// Whether the latest zoom ended though two fingers were down, and still are.
  var isEndedInPinch = false
  /// Whether fingers, not the program, zoomed last.
  var isOfFingers = false
  /// Whether a zoom may have begun since rest whose begin or end could not be heard.
  var mayBeUnheard = false
  /// Whether the latest call came after a pinch, so that the content may be on its way back.
  var isCalledAfterPinch = false
  /// Whether the latest call came while a zoom was open, or may have been.
  var isCalledInZoom = false
  /// The turn in which the delegate last zoomed inside a message that comes before a `didZoom`.
  var overtakenTurn: Int32 = -1
  /// Whether two fingers are on the view.
  var isTouchedTwice = false
  /// Whether the delegate names the view that zooms, which has a size of its own.
  let isNamed: Bool
  /// Whether the header's script, if it has one, gives the same view each time.
  private let isScriptConstant: Bool
  /// Whether a pinch was open, or could be, since the first of the fingers came.
  var isInGesture = false
  /// The turn of the latest `didZoom`.
  var zoomTurn: Int32 = -1
  /// Whether new limits may have left the scale outside.
  var hasOutgrown = false
  /// The turn of the latest message that told the size of the content, and of the latest call that
  /// changed a size.
  var sizeTurn: Int32 = -1
  var resizeTurn: Int32 = -1
  /// Whether something may be due when the turn ends.
  var isDue = false

  init(_ view: Header.View, calls: Record, hears: (Event) -> Bool, isFromTheStart: Bool) {
    isOrdered = hears(.willBeginZooming) && hears(.didEndZooming)
    isCounted = isFromTheStart
    let script = view.delegate.entries.first { $0.message == .viewForZooming }
    isNamed = script != nil
    isScriptConstant = script.map { $0.replies.count == 1 && $0.replies[0].times == nil } ?? true
    phases = isFromTheStart && isOrdered ? ZoomPhase.idle.set : ZoomPhase.all
    // A delegate that does not answer gives no view; a log that lacks the answer tells nothing.
    let isAnswerHeard = hears(.viewForZooming)
    subject = isAnswerHeard ? Self.subject(of: view, isReplayed: isFromTheStart) : .unknown
    // What the calls before a record's beginning have set is not known.
    guard !view.config.isEmpty, !calls.leavesOpen, isFromTheStart else { return }
    limits.areKnown = true
    bouncesZoom = .yes
    for argument in view.config where argument.label != .zoomScale {
      set(argument.label, to: argument.value)
    }
    told = scaleAtStart(view.config[.zoomScale].map { ZoomScale($0.number) } ?? .one)
    seen = told
    hasOutgrown = !told.isKnown && limits.areKnown
    if !isNamed, view.config[.zoomScale] == nil || told == .one {
      plainSize = Place(view.config[.contentSize]?.point)
    }
  }

  /// The scale that a header asks for, as far as it is known: a view to zoom must be there to take it.
  private func scaleAtStart(_ wish: ZoomScale) -> ZoomScale {
    let scale = limits.clamp(wish)
    return scale == .one && wish == .one || subject == .some ? scale : .unknown
  }

  /// Whom the delegate gives, as far as the header tells.
  private static func subject(of view: Header.View, isReplayed: Bool) -> Subject {
    if let entry = view.delegate.entries.first(where: { $0.message == .viewForZooming }) {
      guard entry.replies.count == 1, case .answer(let value)? = entry.replies.first?.action,
        entry.replies.first?.times == nil
      else { return .unknown }
      return value.string.map { .named($0) } ?? .none
    }
    if view.component == "zoom" { return .some }
    // A log from elsewhere says nothing of its delegate.
    return isReplayed && !view.config.isEmpty ? .none : .unknown
  }

  /// Takes what `viewForZooming` was answered.
  func learn(_ answer: Value) {
    // A script that answers now this, now that may have a view for the next zoom.
    subject = answer.string.map { .named($0) } ?? (isScriptConstant ? .none : .unknown)
  }

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

  /// Whether all that may be under way is among these.
  func isSurely(in set: ZoomPhase.States) -> Bool { phases & ~set == 0 && phases != 0 }

  /// Whether all that may have been under way before the event was among these.
  func wasSurely(in set: ZoomPhase.States) -> Bool { before & ~set == 0 && before != 0 }

  /// Whether a zoom is open, or two fingers may be about to begin one: then order and flags of
  /// drags are not established (H10, H13).
  var isAfoot: Bool {
    isOrdered ? phases & ZoomPhase.shut == 0 || isTouchedTwice : mayBeUnheard
  }

  /// Whether it is known that there is a view to zoom.
  var hasSubject: Bool { subject != .unknown && subject != .none }

  /// Whether a message showed a scale of which no `didZoom` has told (H05).
  var isUntold: Bool { told.differs(from: seen) }

  /// Whether the message that is judged shows another scale than the one before.
  var isUnseen: Bool { seen.differs(from: now.scale) }

  /// Notes what a message showed.
  func noteScale(isHeard: Bool) {
    if !isHeard {
      told = seen
    } else if isUntold {
      isDue = true
    }
  }

  /// Begins anew after a final state.
  func rest() {
    if now.scale.isKnown { told = now.scale }
    seen = told
    pinch = Pinching()
    call = ZoomCall()
    partedTurn = -1
    endTurn = -1
    zoomTurn = -1
    isOfFingers = false
    isInGesture = false
    isTouchedTwice = false
    isDue = false
    isCounted = true
    open = 0
  }

  /// Whether the view can zoom at all, as far as that is known.
  var mayZoom: Bool { subject != .none && !limits.areOne }
}
