internal import Traces
internal import Transcripts

/// A finger on plain content, as one view's watch sees it: the view around, or the content itself.
struct ContentFinger {
  let watch: Watch
  let contents: ContentTouches
  let touch: ContentTouch
  /// The place of the scroll view around.
  let scroller: Int
  /// The facts about the scroll view around.
  let geometry: Geometry

  /// True if the finger is still down.
  var isDown: Bool { watch.hands.down == 1 }
  /// True if the content has the finger.
  var isTracked: Bool { touch.course == .tracked && isOwn(touch.tracked) }
  /// True if the finger was taken from the content in this turn.
  var isJustWithdrawn: Bool {
    touch.course == .cancelled && isOwn(touch.tracked) && touch.cancelTurn == watch.now.turn
  }
  /// True if it is this view's content that has the finger.
  var isHere: Bool { touch.course == .tracked && touch.tracked == watch.site.place }
  /// True if the finger came down on the content of this view for certain.
  var isOnContent: Bool { isOwn(touch.under) }
  /// True if the view rested when the finger came, and no call has had a hand in anything since.
  var isUndisturbed: Bool { contents.rested[scroller] && !touch.isClouded }

  private func isOwn(_ content: Int) -> Bool {
    content >= 0 && contents.views.scroller(of: content) == scroller
  }

  /// `delaysContentTouches`, where it has been the same all the time.
  var delays: Certainty {
    guard geometry.isSetUp, geometry.isScrollEnabled, !touch.hasDelayChanged else {
      return .unknown
    }
    return Certainty(geometry.delaysContentTouches)
  }

  /// `canCancelContentTouches`, where it has been the same all the time.
  var cancels: Certainty {
    guard geometry.isSetUp, geometry.isScrollEnabled, !touch.hasCancelChanged else {
      return .unknown
    }
    return Certainty(geometry.canCancelContentTouches)
  }

  /// Returns the time that the finger had been there at a time; -1: unknown.
  func age(at time: Microseconds) -> Microseconds {
    time >= 0 && touch.downTime >= 0 ? time - touch.downTime : -1
  }

  /// True if the touch was shorter than the delay.
  var isQuick: Bool {
    touch.isLifted && touch.liftTime >= 0 && touch.downTime >= 0
      && touch.liftTime - touch.downTime < 150_000
  }

  /// True if all that the lift causes has come.
  var isOver: Bool {
    touch.isLifted
      && (watch.now.event == .final || ContentTouches.isOver(touch, at: watch.now.time))
  }

  /// True if the finger is 20 points away along an axis that it can move: twice the slop (B06).
  var isMovedFar: Bool {
    guard geometry.isRangeKnown, geometry.isSetUp, geometry.isScrollEnabled,
      watch.hands.travel.isKnown
    else { return false }
    return Axis.each.contains { axis in
      abs(watch.hands.travel[axis]) >= 20_000
        && geometry.mayMove(axis, isTable: watch.setting.isTable)
    }
  }

  /// The certainty that content may get the finger: the answer that came, or that would come.
  var mayBegin: Certainty {
    touch.shouldBegin.wasAsked
      ? touch.shouldBegin.answer : wouldAnswer(.touchesShouldBegin, for: touch.under)
  }

  /// The certainty that the view may take the finger from its content.
  var mayCancel: Certainty {
    touch.shouldCancel.wasAsked
      ? touch.shouldCancel.answer : wouldAnswer(.touchesShouldCancel, for: touch.tracked)
  }

  /// Returns the answer that the view would give, as far as its script or UIKit tells.
  private func wouldAnswer(_ question: Event, for content: Int) -> Certainty {
    contents.views.answer(question, of: scroller, for: content, recorded: .unknown)
  }

  /// The answer of UIKit to the question in progress, if no script says otherwise.
  var usualAnswer: Certainty {
    let question = watch.now.event
    guard case .nothing = contents.views.script(question, of: scroller) else { return .unknown }
    return contents.views.usualAnswer(question, for: contents.subject)
  }

  /// True if the content keeps its touches because UIKit says so, and the question is not heard.
  var isKeptUnasked: Bool {
    guard !watch.hears(.touchesShouldCancel), touch.tracked >= 0,
      case .nothing = contents.views.script(.touchesShouldCancel, of: scroller)
    else { return false }
    return contents.views.usualAnswer(.touchesShouldCancel, for: touch.tracked) == .no
  }
}

extension Watch {
  /// The finger on content, where what becomes of it may be judged.
  var contentFinger: ContentFinger? { contentFinger(evenIfExcused: false) }

  /// Returns the same, perhaps even where something is wrong with it already.
  func contentFinger(evenIfExcused: Bool) -> ContentFinger? {
    guard let contents = site.contents, hands.areRecorded, !record.calls.leavesOpen
    else { return nil }
    let touch = contents.touch
    let scroller = contents.views.scroller(of: site.place)
    guard scroller >= 0, touch.isCertain, evenIfExcused || !touch.isExcused else { return nil }
    return ContentFinger(
      watch: self,
      contents: contents,
      touch: touch,
      scroller: scroller,
      geometry: contents.geometries[scroller]
    )
  }

  /// The mistake in the order of what content hears and is asked about.
  var contentFault: ContentCourse.Fault? { site.contents?.fault(of: now, from: site.place) }

  /// Returns true if what stands in the view is where the header says, as far as zooming goes, and
  /// a finger finds it: outside the content of a `zoom` nothing of it is touched.
  func surelyShowsContent(at finger: Place) -> Bool {
    guard let zoom else { return true }
    guard zoom.scale.told == .one, zoom.course.isSurely(in: ZoomPhase.shut) else { return false }
    guard Vocabulary.zoomers.contains(setting.declaration.component) else { return true }
    guard content.offset.isKnown, geometry.content.isKnown else { return false }
    return Axis.each.allSatisfy { axis in
      let place = Int64(finger[axis]) + Int64(content.offset[axis])
      return place >= 1000 && place <= Int64(geometry.content[axis]) - 1000
    }
  }

  /// The age of a finger on content, for explanations.
  var contentAge: String {
    guard let finger = contentFinger, finger.age(at: now.time) >= 0 else { return now.event.word }
    return "\(now.event.word) \(Words.seconds(finger.age(at: now.time))) after touch-down"
  }
}

extension Check {
  /// Returns a question about a finger on plain content.
  ///
  /// - Parameters:
  ///   - events: the messages at which it is asked.
  ///   - fault: the mistake in the order of messages that it is about, too.
  ///   - evenIfExcused: true if it is asked where something is wrong with the finger already.
  ///   - answer: answers it where the finger is followed.
  ///   - found: tells what was found.
  ///   - expected: what was expected.
  /// - Returns: the question.
  static func onContent(
    at events: [Event],
    breaking fault: ContentCourse.Fault? = nil,
    evenIfExcused: Bool = false,
    answer: @escaping @Sendable (ContentFinger) -> Answer,
    found: @escaping @Sendable (Watch) -> String = { $0.now.event.word },
    expecting expected: String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: .onContent,
        answer: { watch in
          if let fault, watch.contentFault == fault { return .violated }
          return watch.contentFinger(evenIfExcused: evenIfExcused).map(answer) ?? .notJudged
        },
        found: found,
        expected: { _ in [expected] }
      )
    )
  }
}
