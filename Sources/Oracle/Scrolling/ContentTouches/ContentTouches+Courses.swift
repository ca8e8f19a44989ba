internal import Traces
internal import Transcripts

extension ContentTouches {
  /// Returns the mistake in a message of the scroll view or its content, by what came before it; nil: there is none.
  func fault(of heard: Heard, from place: Int) -> ContentCourse.Fault? {
    let letters = letters(of: heard, from: place)
    guard !letters.isEmpty else { return nil }
    let contents = contents(of: heard, from: place)
    // A question that does not say what it is about is wrong only if it is about each.
    let isVague = contents.count > 1 && heard.event != .willBeginDragging
    let faults = contents.map { fault(of: letters, heard.event, to: $0) }
    guard !isVague || faults.allSatisfy({ $0 != nil }) else { return nil }
    return faults.lazy.compactMap(\.self).first
  }

  private func fault(
    of letters: [ContentCourse.Letter],
    _ event: Event,
    to content: Int
  ) -> ContentCourse.Fault? {
    guard let course = courses[content] else { return nil }
    let geometry = geometries[views.scroller(of: content)]
    let neverCancels =
      !geometry.canCancelContentTouches && !touch.hasCancelChanged && geometry.isScrollEnabled
    if event == .touchesShouldCancel, neverCancels { return .cannotCancel }
    let faults = letters.compactMap { course.fault(of: $0) }
    guard faults.count == letters.count, let fault = faults.first else { return nil }
    if event == .willBeginDragging, fault == .notCancelledOnce {
      if neverCancels { return .cannotCancel }
      // A control keeps its finger unless somebody says otherwise, and another finger may drag.
      if views.usualAnswer(.touchesShouldCancel, for: content) == .no { return nil }
    }
    // A view that does not scroll need not ask.
    return fault == .unasked && !geometry.isScrollEnabled ? nil : fault
  }

  /// Follows a message in the order of each content that it is about.
  func followCourses(_ heard: Heard, from place: Int) {
    let letters = letters(of: heard, from: place)
    guard !letters.isEmpty else { return }
    let contents = contents(of: heard, from: place)
    // A question that does not say what it is about is about any of several.
    let isAboutAll = contents.count == 1 || heard.event == .willBeginDragging
    for content in contents {
      if isAboutAll {
        courses[content]?.take(letters, mayBeSeveral: mayBeSeveral)
      } else {
        for letter in letters { courses[content]?.mayTake(letter) }
      }
    }
  }

  /// Returns the content that a message is about, or may be.
  private func contents(of heard: Heard, from place: Int) -> [Int] {
    switch heard.event {
    case .touchesShouldBegin, .touchesShouldCancel:
      subject >= 0 ? [subject] : views.contents(of: place)
    case .willBeginDragging: views.contents(of: place)
    default: [place]
    }
  }

  /// Returns the meanings that a message may have, by its answer.
  private func letters(of heard: Heard, from place: Int) -> [ContentCourse.Letter] {
    switch heard.event {
    case .touchesShouldBegin:
      answers(heard, of: place, yes: .mayBegin, no: .mayNotBegin)
    case .touchesShouldCancel:
      answers(heard, of: place, yes: .mayCancel, no: .mayNotCancel)
    case .touchesBegan: [.began]
    case .touchesMoved: [.moved]
    case .touchesEnded: [.ended]
    case .touchesCancelled: [.cancelled]
    case .willBeginDragging: [.drags]
    default: []
    }
  }

  /// Returns the meanings of a question: both, if neither the record nor a script tells the answer.
  private func answers(
    _ heard: Heard,
    of scroller: Int,
    yes: ContentCourse.Letter,
    no: ContentCourse.Letter
  ) -> [ContentCourse.Letter] {
    var answer = heard.answer
    if answer == .unknown, case .always(let told) = views.script(heard.event, of: scroller) {
      answer = Certainty(told)
    }
    return switch answer {
    case .yes: [yes]
    case .no: [no]
    case .unknown: [yes, no]
    }
  }
}

extension ContentCourse {
  /// Returns the messages that nobody can hear of a content and the scroll view around.
  static func unheard(_ content: Watch, in scroller: Watch) -> [Letter] {
    let events: [(Watch, Event, [Letter])] = [
      (scroller, .touchesShouldBegin, [.mayBegin, .mayNotBegin]),
      (scroller, .touchesShouldCancel, [.mayCancel, .mayNotCancel]),
      (scroller, .willBeginDragging, [.drags]),
      (content, .touchesBegan, [.began]), (content, .touchesMoved, [.moved]),
      (content, .touchesEnded, [.ended]), (content, .touchesCancelled, [.cancelled]),
    ]
    return events.flatMap { watch, event, letters in watch.hears(event) ? [] : letters }
  }
}
