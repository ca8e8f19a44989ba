internal import Traces
internal import Transcripts

/// The facts about one control, or about plain content that fingers may find.
final class ControlFacts: Feature {
  let component: String
  /// The events that it has actions for; nil: the record does not tell.
  let actions: Set<ControlEvent>?
  /// The facts that decide if fingers find it, and the views that lie over it.
  var reach: ControlReach
  private(set) var now = ControlHeard()
  private(set) var course: ControlCourse
  private(set) var turn = ControlTurn()
  /// The distance of the finger that is down from the finger before it, in place and time.
  private(set) var pace = TapPace()
  /// The certainty that it answers touches after the latest call, and true if it was surely
  /// disabled before any finger came.
  private(set) var isEnabled: Certainty
  private(set) var wasDisabledBefore = false
  /// The certainty that the finger that is down is followed.
  private(set) var isFollowed = Certainty.unknown
  /// True if an event alone tells that the finger which is down is followed: one on its way to a view around
  /// the control may come to it late, or not at all.
  private var isToldToFollow = false
  /// True if the finger before was followed from its beginning to its lift.
  private var hasTapped = false
  /// The touches that it was told of.
  private(set) var touches: TouchesTold
  /// The turn of the latest call to it by code, and what it was.
  private(set) var callTurn: Int32 = -1
  private(set) var call: Name?
  /// Numbers of the control: how many pages, how the finger moves the value.
  var settings: ControlSettings
  /// The number that stood for the value when it was last told, or set; nil: not known.
  private(set) var number: Int64?
  /// The certainty that the value was told as changed since then.
  private(set) var isTold = Certainty.no
  /// The value that code has set since anything else could change it: a page that is held among the pages,
  /// or 1 for a switch that is on; nil: none.
  var numberSet: Int64? { marks.set }
  /// The numbers that its value must be compared with at rest.
  private(set) var marks = NumberMarks()

  var audience: Topic.Audience? { .controls }
  var isAskedApart: Bool { true }

  init(_ watch: Watch, _ header: Header) {
    let view = watch.setting.declaration
    component = view.component
    let areCallsKnown = !watch.record.calls.leavesOpen
    let isFromTheStart = watch.record.isFromTheStart
    actions = view.config[.allControlEvents].map { value in
      Set(value.elements.compactMap { $0.string.flatMap(ControlEvent.init) })
    }
    course = ControlCourse(isFromTheStart: isFromTheStart, actions: actions ?? [])
    touches = TouchesTold(watch.record)
    touches.mayWaitForTaps = header.views.contains { $0.config[.numberOfTapsRequired] != nil }
    touches.mayHoldEnds = header.views.contains { Vocabulary.recognizers.contains($0.component) }
    reach = ControlReach(view, header, watch.record)
    settings = ControlSettings(view.config, areCallsKnown: areCallsKnown)
    isEnabled =
      areCallsKnown
      ? Certainty(view.config[.isEnabled]?.bool ?? (watch.record.mayHaveChangedBefore ? nil : true))
      : .unknown
    wasDisabledBefore = isEnabled == .no
    isFollowed = isFromTheStart ? .no : .unknown
    if isFromTheStart, areCallsKnown { number = settings.numberAtStart(view.config, component) }
  }

  /// True if it is a control of which nothing but its events is known: what it does with a touch is
  /// its superclass's.
  var isPlain: Bool { component == "control" || component == "button" }

  /// True if something is due, or may be too much, when the turn ends.
  var isDue: Bool { !turn.isEmpty || touches.isOverdue }

  func isAsked(at event: Event) -> Bool { !event.isOfChain }

  // MARK: - Messages

  /// Takes in that a gesture was recognized to which it loses its touches.
  func loseTouches() { touches.beTaken() }

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    now = ControlHeard(message, event: watch.now.event)
    guard now.event == .sendActions else { return }
    turn.noteSent(now.control)
    // An event that is not named may be any.
    if now.control == .valueChanged { isTold = .yes }
    if now.control == nil, isTold == .no { isTold = .unknown }
  }

  /// Takes in a final state before it is judged.
  func receive(_ final: borrowing Final, _ watch: Watch) { now = ControlHeard(final) }

  /// Follows what a message means, after it was judged.
  func follow(_ watch: Watch) {
    if let control = now.control, control.isOfTouch {
      if turn.isAsked(control) || mayBeOfCode(control, watch) {
        course.mayTake(control)
      } else {
        course.take(control)
        followWord(control, watch)
      }
    }
    if now.event == .sendActions, now.control == nil { course.lose() }
    // A new value that is not told is not known.
    if now.control == .valueChanged {
      course.takeValue()
      marks.toldTurn = watch.now.turn
      if now.number == nil { number = turn.pageAfterTap }
    }
    // A value that was not told as changed is still to be told, unless the finger that set it was taken away.
    let isUntold =
      isTold == .no && now.control != .valueChanged && now.control != .touchCancel && number != nil
      && now.number != number
      && tellsValues(watch)
    if now.number != nil, !isUntold {
      number = now.number
      if now.control != .valueChanged { isTold = .no }
    }
    // A control whose touches are not told from the first on is followed by the fingers.
    touches.follow(now.event, in: watch.now.turn)
    guard watch.hears(.touchesBegan) else { return }
    switch now.event {
    case .touchesBegan:
      reach.beFound()
      guard isEnabled == .yes, component == "control" else { break }
      // Another finger that is there may be followed.
      let isAlone = watch.hands.areRecorded ? watch.hands.most <= 1 : touches.down == 1
      if isFollowed != .unknown || isAlone { follow(.down) }
      // Beside one that came while the control was off, nobody knows which is lifted.
      if touches.down > 1 { isFollowed = .unknown }
    case .touchesMoved: if isFollowed == .yes, actions != nil { turn.note(.move) }
    case .touchesEnded, .touchesCancelled:
      guard isFollowed == .yes else { return isFollowed = .unknown }
      follow(now.event == .touchesEnded ? .lift : .cancel)
    default: break
    }
  }

  /// Returns true if code may have had an event sent, for all that is recorded (R600).
  ///
  /// In a log of messages alone that is the one that code sends in place of a tap.
  func mayBeOfCode(_ control: ControlEvent, _ watch: Watch) -> Bool {
    watch.record.calls == .alone && control == .touchUpInside
  }

  /// Returns true if each new value that a finger sets is told.
  private func tellsValues(_ watch: Watch) -> Bool {
    actions?.contains(.valueChanged) == true && watch.hears(.sendActions)
  }

  /// Takes in that an event tells of a finger that is not surely followed by where it is.
  private func followWord(_ control: ControlEvent, _ watch: Watch) {
    switch control {
    case .touchDown:
      isToldToFollow =
        isPlain && isFollowed == .unknown && watch.hands.areRecorded && watch.hands.down == 1
        && watch.hands.most == 1
    case .touchUpInside, .touchUpOutside, .touchCancel: isToldToFollow = false
    default: break
    }
  }

  /// Takes in that a finger does what begins or ends its being followed.
  private func follow(_ deed: ControlTurn.Deed) {
    // The record does not tell which of two fingers is followed.
    if deed == .down, isFollowed == .yes { return isFollowed = .unknown }
    if actions != nil { turn.note(deed) }
    if actions != nil, deed == .down, hasTapped, pace.isAgain { turn.note(.again) }
    hasTapped = deed == .lift
    isFollowed = Certainty(deed == .down)
  }

  // MARK: - Inputs

  /// Follows a touch event; a control that tells of its touches is followed by those.
  func follow(_ hands: Hands, _ watch: Watch, turn _: Int32) {
    reach.follow(hands)
    touches.follow(hands)
    pace.follow(hands)
    marks.set = nil
    if hands.deeds.contains(.began), hands.most == 1 { marks.atTouch = number }
    // No source says if a value is told that a finger has set which is taken away.
    if hands.deeds.contains(.cancelled) { number = nil }
    // A new value that is not told is not known.
    if hands.deeds.contains(.began) { tellsValues(watch) ? (isTold = .no) : (number = nil) }
    if isToldToFollow, hands.isLastLifted || hands.most > 1 {
      if hands.most == 1, actions != nil { turn.note(.end) }
      isToldToFollow = false
    } else if hands.isLastLifted, hands.most > 1, isPlain, actions != nil, isEnabled == .yes,
      course.isSurelyFollowed, callTurn < watch.turns.touchDown
    {
      // Of several fingers none is left to be followed.
      turn.note(.end)
    }
    if hands.deeds.contains(.began), hands.most == 1 { wasDisabledBefore = isEnabled == .no }
    if component == "page-control", hands.isLastLifted {
      turn.isTouched = true
      turn.pageAfterTap = pageAfterTap(hands, watch)
    }
    guard isPlain, component != "control" || !watch.hears(.touchesBegan) else { return }
    guard hands.most == 1 else {
      isFollowed = .unknown
      return
    }
    if hands.deeds.contains(.began) {
      isFollowed = .no
      guard isEnabled == .yes, reach.isSurelyHit else {
        if isEnabled != .no, !reach.isSurelyMissed { isFollowed = .unknown }
        return
      }
      follow(.down)
    } else if isFollowed == .yes {
      if hands.deeds.contains(.cancelled) {
        follow(.cancel)
      } else if hands.deeds.contains(.ended) {
        if reach.isInside, actions?.contains(.touchUpOutside) == false { turn.note(.liftInside) }
        follow(.lift)
      } else if hands.deeds.contains(.moved), actions != nil {
        turn.note(.move)
        // If each movement is told, the order of the events says more.
        if actions?.isSuperset(of: ControlTurn.Deed.move.events) == false {
          if reach.hasJustLeft { turn.note(.leave) }
          if reach.hasJustEntered { turn.note(.enter) }
        }
      }
    } else if hands.isLastLifted {
      isFollowed = .no
    }
  }

  /// Returns the page that a tap at an end has led to; nil: there was no tap, it led nowhere, or it is not known.
  ///
  /// Between the ends it depends on where the dots are.
  private func pageAfterTap(_ hands: Hands, _ watch: Watch) -> Int64? {
    guard component == "page-control", hands.deeds.contains(.ended), !hands.hasMoved,
      !hands.wasCancelled, isEnabled == .yes, callTurn < watch.turns.touchDown, reach.isSurelyHit,
      let part = reach.part, part <= 0.1 || part >= 0.9, let number, let count = settings.pages
    else { return nil }
    let page = number + (part <= 0.1 ? -1 : 1)
    // For a page that does not exist, only folklore says if anything is sent (R666).
    return page >= 0 && page < count ? page : nil
  }

  /// Follows a call to this view, or to another.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    let (isOwn, turn) = (moment.isOwn, moment.turn)
    if call.name.mayMoveViews, !isOwn || call.name == .removeFromSuperview { lose() }
    if call.mayTakeTouches || moment.kind == .other {
      touches.disturb(at: call.time ?? -1)
    }
    if call.name == .numberOfTapsRequired { touches.mayWaitForTaps = true }
    guard isOwn else {
      return reach.followOther(call)
    }
    isToldToFollow = false
    if !call.isByDelegate {
      callTurn = turn
      self.call = call.name
    }
    if call.name == .sendActions {
      if let event = call.arguments[.forControlEvents]?.string.flatMap(ControlEvent.init) {
        self.turn.noteAsked(event)
      }
    }
    if call.name == .isEnabled, let flag = call.arguments[.isEnabled]?.bool {
      isEnabled = Certainty(flag)
      // No source says what then happens to a finger that is followed.
      if isFollowed != .no { isFollowed = .unknown }
      wasDisabledBefore = !flag && course.isSurelyAway
    }
    if settings.follow(call) {
      marks.set =
        call.isByDelegate ? nil : settings.numberSet(by: call, before: numberSet ?? number)
      marks.atTouch = nil
      number = component == "switch" ? nil : marks.set
      isTold = .no
    }
    reach.follow(call)
  }

  /// Takes in that the view may have left the window, or what it stands in may.
  private func lose() {
    course.lose()
    isFollowed = .unknown
    isToldToFollow = false
    hasTapped = false
    reach.lose()
  }

  /// Begins anew after a final state.
  func rest(_ watch: Watch) {
    if now.event == .final, let told = now.number {
      number = told
      isTold = .no
    }
    if course.isSurelyAway { isFollowed = .no }
    touches.rest()
  }

  /// Ends the dues of a turn: an event that was due in it was told, or is not due any more.
  func endDues(_ watch: Watch) {
    if !turn.isEmpty { turn = ControlTurn() }
    touches.endDues()
  }
}

/// The numbers with which a control's value is compared at rest.
struct NumberMarks: Sendable {
  /// The number that code has set last, with nothing since; nil: none.
  var set: Int64?
  /// The number as the latest finger came down; nil: it is not known.
  var atTouch: Int64?
  /// The turn in which a new value was told last; -1: none was.
  var toldTurn: Int32 = -1
}

extension Name {
  /// True if a call by this name to one view may take another from under a finger.
  fileprivate var mayMoveViews: Bool {
    switch self {
    case .removeFromSuperview, .frame, .bounds: true
    default: false
    }
  }
}

extension Call {
  private static let takingTouches: Changes = [
    .hierarchy, .bounds, .touches, .alpha, .screens, .presentation, .screenSize, .bars, .blocks,
  ]

  /// True if a view may lose its fingers by it, or not hear of them: no source says what then comes.
  fileprivate var mayTakeTouches: Bool {
    animationBlock != nil || may(change: Self.takingTouches)
  }
}
