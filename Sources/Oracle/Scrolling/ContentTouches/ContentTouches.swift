internal import Traces
internal import Transcripts

/// The latest finger, as far as plain content and the view around it are concerned: flat.
struct ContentTouch: Sendable {
  /// The course of the finger as the content heard it.
  enum Course: UInt8, Sendable {
    case unheard, tracked, ended, cancelled
  }

  /// True if it is the only finger, and followed from its beginning.
  var isCertain = false
  /// True if a call came that may have had a hand in what became of it.
  var isClouded = false
  /// True if something else may take it away, or nothing that was due will come any more.
  var isExcused = false
  /// True if `delaysContentTouches` and `canCancelContentTouches` were set meanwhile.
  var hasDelayChanged = false
  var hasCancelChanged = false
  /// The times at which it came and was lifted; -1: unknown.
  var downTime: Microseconds = -1
  var liftTime: Microseconds = -1
  var downTurn: Int32 = -1
  var isLifted = false
  /// The content that was surely under it when it came; -1: none, or not known.
  var under = -1

  /// A question to the view around, and the latest answer.
  struct Question: Sendable {
    var wasAsked = false
    var turn: Int32 = -1
    /// The content that it is about; -1: not known.
    var content = -1
    var answer = Certainty.unknown
  }

  /// The question `touchesShouldBegin`.
  var shouldBegin = Question()

  var course = Course.unheard
  /// The time at which content first heard of it; -1: unknown.
  var beginTime: Microseconds = -1
  /// The content that heard of it.
  var tracked = -1
  var cancelTurn: Int32 = -1

  /// The question `touchesShouldCancel`.
  var shouldCancel = Question()

  /// The view that began a drag with it, and the turn.
  var dragger = -1
  var dragTurn: Int32 = -1
}

/// Follows a finger on plain content: what the scroll view around is asked, and what the content
/// hears.
///
/// These facts relate two views, so the watches of all views share them; where nothing is content
/// there are none. Several fingers at once are not followed: whose touch a message is about is not
/// recorded.
final class ContentTouches {
  let views: ContentViews
  /// The facts about each view, shared with its watch.
  let geometries: [Geometry]
  private(set) var touch = ContentTouch()
  /// The place of the first rule that was broken about the finger: what else is, in any of the views,
  /// follows from it.
  var told: Int?
  /// For each view, whether it surely rested, and whether it surely glided, when the finger came.
  private(set) var rested: [Bool]
  private(set) var glided: [Bool]
  /// The content that the message in progress asks about.
  private(set) var subject = -1
  /// True if a tap recognizer may take touches from content (R304).
  private let mayLoseTaps: Bool
  /// True if the views may be elsewhere than the header says.
  private var isMoved = false
  /// The messages of the content and of the views around it: neither tells the story alone.
  let recent = Recent()
  /// The longest time that the delay may take; nil: frames are missing, so it is not known.
  let patience: Microseconds?
  /// For each view the order of what it hears of fingers, if it is content.
  var courses: [Int: ContentCourse] = [:]
  /// True if several fingers are recorded that may be on content.
  private(set) var mayBeSeveral = false

  /// Takes a header's views; nil where none is content that can be judged.
  init?(_ header: borrowing Header, _ grounds: Grounds, _ watches: [Watch], _ record: Recording) {
    guard let views = ContentViews(header, grounds) else { return nil }
    self.views = views
    geometries = watches.map(\.geometry)
    for place in watches.indices where views.isContent(place) {
      courses[place] = ContentCourse(
        record,
        unheard: ContentCourse.unheard(watches[place], in: watches[views.scroller(of: place)])
      )
    }
    rested = Array(repeating: false, count: geometries.count)
    glided = rested
    mayLoseTaps = header.effectiveViews.contains { $0.config[.tapRecognizer]?.bool == true }
    let period = 1_000_000 / Int64(max(1, header.effectiveRate))
    patience = header.dropped.isEmpty ? 300_000 + 2 * period : nil
  }

  /// Takes in a question before it is judged.
  func receive(_ message: borrowing Message, from place: Int) {
    switch message.name {
    case .touchesShouldBegin, .touchesShouldCancel:
      subject = views.place(named: message.arguments["in"]?.string, in: place)
    default: break
    }
  }

  /// Follows a message, after it was judged.
  func follow(_ heard: Heard, from place: Int) {
    // A recognizer takes the touch from the content (R304).
    if heard.event == .tapped { touch.isClouded = true }
    guard views.scroller(of: place) >= 0 else { return }
    recent.add(heard.event)
    followCourses(heard, from: place)
    switch heard.event {
    case .touchesShouldBegin:
      touch.shouldBegin.wasAsked = true
      touch.shouldBegin.turn = heard.turn
      touch.shouldBegin.content = subject
      touch.shouldBegin.answer = answer(heard, of: place)
    case .touchesShouldCancel:
      touch.shouldCancel.wasAsked = true
      touch.shouldCancel.answer = answer(heard, of: place)
    case .touchesBegan:
      touch.tracked = place
      if touch.course == .unheard { touch.beginTime = heard.time }
      touch.course = .tracked
    case .touchesEnded: touch.course = .ended
    case .touchesCancelled:
      touch.course = .cancelled
      touch.cancelTurn = heard.turn
    case .willBeginDragging where views.hasContent[place]:
      touch.dragger = place
      touch.dragTurn = heard.turn
    default: break
    }
  }

  private func answer(_ heard: Heard, of place: Int) -> Certainty {
    views.answer(heard.event, of: place, for: subject, recorded: heard.answer)
  }

  /// Follows a touch event, before the watches do.
  func follow(_ hands: Hands, _ watches: [Watch], turn: Int32) {
    mayBeSeveral = hands.most > 1
    if hands.deeds.contains(.began) {
      let isAlone = hands.down == 1 && hands.most == 1
      if isAlone, hands.deeds == [.began] {
        begin(hands, watches, turn: turn)
      } else {
        touch.isCertain = false
      }
    }
    if hands.isLastLifted {
      touch.isLifted = true
      touch.liftTime = hands.time
      if hands.wasCancelled { touch.isClouded = true }
      // A tap is recognized at a lift, and not before (R301).
      if mayLoseTaps { touch.isExcused = true }
    }
  }

  private func begin(_ hands: Hands, _ watches: [Watch], turn: Int32) {
    // Messages that an earlier finger still owes could be taken for this one's.
    let isOwed = touch.course == .tracked && !Self.isOver(touch, at: hands.time)
    touch = ContentTouch()
    told = nil
    touch.isCertain = hands.areRecorded && !isOwed
    touch.downTime = hands.time
    touch.downTurn = turn
    for (place, watch) in watches.enumerated() where views.hasContent[place] {
      rested[place] =
        watch.course.isSurely(in: Phase.atRest) && watch.program.isIdle
      // Fingers that may not scroll halt nothing (EN01).
      glided[place] = watch.course.isSurely(in: Phase.gliding) && watch.geometry.isScrollEnabled
    }
    guard !isMoved, let first = watches.first, !first.site.mayBeElsewhere,
      first.surelyShowsContent(at: hands.origin)
    else { return }
    touch.under = views.content(
      under: hands.origin,
      size: first.geometry.size,
      offset: first.content.offset
    )
  }

  /// Returns true if a finger was lifted so long ago that all that it causes has come.
  static func isOver(_ touch: ContentTouch, at time: Microseconds) -> Bool {
    touch.isLifted && time >= 0 && touch.liftTime >= 0 && time - touch.liftTime >= 150_000
  }

  /// Follows a call.
  func follow(_ call: borrowing Call, kind: Program.Kind) {
    switch call.name {
    case .delaysContentTouches: touch.hasDelayChanged = true
    case .canCancelContentTouches: touch.hasCancelChanged = true
    // Any other call may decide if the view drags, even if it is harmless to a scroll.
    default: touch.isClouded = true
    }
    let mayBeUntouched =
      call.may(change: [.alpha, .touches, .recognizers])
      || Vocabulary.animators.contains(call.name.text)
    if call.name == .frame || kind == .bounds || kind == .remove || kind == .other || mayBeUntouched
    {
      isMoved = true
      for content in courses.keys { courses[content]?.lose() }
    }
  }

  /// Says nothing more about the finger: nothing that was due will come.
  func excuse() {
    touch.isExcused = true
  }

  /// Returns true if something about the finger may be due from a scroll view when its turn ends.
  func isDue(from place: Int) -> Bool {
    guard touch.isCertain, views.hasContent[place] else { return false }
    if touch.isExcused { return glided[place] && !touch.isLifted }
    let isOpen = touch.course == .unheard || touch.course == .tracked
    return !touch.isLifted || (isOpen && touch.dragger < 0)
  }
}
