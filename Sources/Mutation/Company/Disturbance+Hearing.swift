internal import Traces

/// Records of which a part was not heard, or that end otherwise than with a state at rest.
extension Disturbance {
  /// The messages of a scroll view's delegate that answer nothing that matters if they are not implemented.
  private static let motion: [(word: String, name: Name, fact: EvidenceLevel.Facts)] = [
    ("begin", .willBeginDragging, .dragBegins), ("release", .willEndDragging, .release),
    ("drop", .didEndDragging, .dragEnds), ("glide", .willBeginDecelerating, .glideBegins),
    ("end", .didEndDecelerating, .glideEnds), ("scroll", .didScroll, .scrolls),
    ("animation", .didEndScrollingAnimation, .animationEnds),
  ]

  /// Messages that the delegate does not implement: one by one, and in the sets that wrappers have.
  static let unheard =
    motion.map { message in
      Disturbance(
        "without-\(message.word)",
        "The delegate does not implement \(message.name.text).",
        facts: EvidenceLevel.Facts.all.subtracting(message.fact)
      ) { transcript, _ in transcript.withoutHearing([message.name]) }
    }
    + WrapperSet.all.map { set in
      let left = motion.filter { !set.messages.contains($0.name) }
      let told = left.reduce(EvidenceLevel.Facts.all) { $0.subtracting($1.fact) }
      return Disturbance(
        "hears-\(set.name)",
        "Of a scroll view's motion the delegate implements \(set.sentence).",
        facts: told
      ) { transcript, _ in transcript.withoutHearing(left.map(\.name)) }
    }

  /// Records that end otherwise.
  static let endings = [
    Disturbance(
      "no-final",
      "The record has no settle and no final.",
      facts: EvidenceLevel.Facts.all.subtracting(.finals)
    ) { transcript, _ in transcript.withoutRest },
    Disturbance(
      "call-later",
      "A call comes three seconds later, in place of a settle.",
      facts: EvidenceLevel.Facts.all.subtracting(.finals)
    ) { transcript, _ in
      guard var trace = transcript.withoutRest,
        let last = trace.lines.last(where: { $0.time != nil })?.time
      else { return nil }
      trace.lines.append(.call(Call(time: last + 3_000_000, name: .layoutIfNeeded)))
      return trace
    },
    Disturbance(
      "tap-later",
      "A finger comes and goes a second later, in place of a settle.",
      facts: EvidenceLevel.Facts.all.subtracting(.finals)
    ) { transcript, _ in transcript.withATapLater },
    Disturbance(
      "arguments-alone",
      "Facts are in arguments and calls alone: no state is told.",
      facts: EvidenceLevel.stateless.facts
    ) { transcript, _ in
      EvidenceLevel.stateless.isAmbiguous(transcript)
        ? nil : EvidenceLevel.stateless.reduced(transcript)
    },
  ]

  /// A fault of another scene, a minute before.
  static let earlierFaults: [Disturbance] = [
    ("after-open-drag", "a drag that nobody ends", Name.willBeginDragging),
    ("after-open-glide", "a glide that nobody ends", Name.willBeginDecelerating),
    ("after-open-pinch", "a pinch that nobody ends", Name.willBeginZooming),
  ].map { name, sentence, message in
    Disturbance(name, "A minute before, there is \(sentence).", isFault: true) { transcript, _ in
      guard let view = transcript.header.effectiveViews.first,
        ["scroll", "zoom"].contains(view.component), var trace = transcript.afterAQuietMinute
      else { return nil }
      trace.lines.insert(.message(Message(time: 1_000_000, name: message)), at: 0)
      return trace
    }
  }
}

extension Trace {
  /// Returns the transcript of a delegate that does not implement some messages; nil: it answers one of
  /// them, or calls inside one.
  fileprivate func withoutHearing(_ names: [Name]) -> Trace? {
    let answered = header.effectiveViews.contains { view in
      view.delegate.entries.contains { names.contains($0.message) }
    }
    guard !answered, header.effectiveViews.contains(where: { $0.component != "table" }),
      !lines.contains(where: { if case .call(let call) = $0 { call.isByDelegate } else { false } })
    else { return nil }
    var trace = self
    trace.lines.removeAll {
      if case .message(let message) = $0 { names.contains(message.name) } else { false }
    }
    let observed = header.observes ?? Vocabulary.messageNames.map { Name($0) }
    trace.header.observes = observed.filter { !names.contains($0) }
    return trace
  }

  /// The transcript with a tap on the first view in place of its settles and finals; nil: it has none, or
  /// a tap would be told.
  fileprivate var withATapLater: Trace? {
    let finger: Int32 = 90
    // A tap recognizer would tell of the tap.
    let isPlain = header.effectiveViews.allSatisfy {
      ["scroll", "zoom"].contains($0.component) && $0.config[.tapRecognizer] == nil
    }
    guard isPlain, var trace = withoutRest,
      let last = trace.lines.last(where: { $0.time != nil })?.time
    else { return nil }
    let deeds: [(phase: Touch.Phase, delay: Microseconds)] = [(.began, 0), (.ended, 50_000)]
    for deed in deeds {
      let time = last + 1_000_000 + deed.delay
      trace.lines.append(
        .touch(Touch(time: time, phase: deed.phase, finger: finger, location: Point(10, 10)))
      )
    }
    return trace
  }

  /// The transcript without its settles and finals; nil: it has none.
  fileprivate var withoutRest: Trace? {
    var trace = self
    trace.lines.removeAll {
      switch $0 {
      case .settle, .final: true
      default: false
      }
    }
    return trace.lines.count == lines.count ? nil : trace
  }
}
