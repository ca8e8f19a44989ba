internal import Traces
internal import Transcripts

extension Operators {
  static let animations = Operator(
    "animations",
    "A block of animations or an animator runs too often, or its end is told at a wrong time, wrongly, or not at all.",
    blocks + times + animators
  )

  private static let asCalled: EvidenceLevel.Facts = [.arguments, .calls, .beginning]

  private static let blocks: [Context] = [
    Context(["R461"], "a block runs twice", .animations, needs: asCalled, edit: \.doubled) {
      $0.block != nil
    },
    Context(["R461"], "a block never runs", .animations, needs: asCalled, edit: \.dropped) { site in
      site.block != nil && site.isSoleBlock
        && site.followers.contains { $0.name == .completion }
    },
    Context(["R466"], "an end is told twice", .completion, needs: asCalled, edit: \.doubled) {
      $0.block != nil
    },
    Context(
      ["R466"],
      "an end is not told",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: \.dropped
    ) { $0.block != nil && $0.isSoleBlock },
    Context(
      ["R463"],
      "an end says that it came too soon",
      .completion,
      needs: asCalled,
      edit: { $0.saying(.finished, .bool(false)) }
    ) { $0.isSoleBlock && ($0.isFading || $0.isIdleBlock) },
    Context(
      ["R472"],
      "a view that is being animated takes a touch",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: { site in
        guard let block = site.block, let start = block.call.time else { return [] }
        let time = start + block.length / 2
        let view = ViewIndex(site.moment.view)
        var question = Message(time: time, name: .touchesShouldBegin)
        question.arguments = [
          Argument("in", .string(site.header.effectiveViews[site.moment.view].name.text))
        ]
        question.answer = .bool(true)
        return [question, Message(time: time, name: .touchesBegan, view: view)]
          .map { .insert(.message($0), before: block.lastLine + 1) }
      }
    ) { site in
      guard let block = site.block, site.isSoleBlock, site.isFading else { return false }
      let isContent = site.header.effectiveViews[site.moment.view].component == "content"
      return isContent && !block.has("allowUserInteraction") && block.length >= 200_000
        && block.changes.contains { $0.view == block.call.view && $0.name == .alpha }
        && site.touchesComeLater
    },
  ]

  private static let times: [Context] = [
    Context(
      ["R463"],
      "an end is told inside the call, long before its time",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: \.toldInsideTheCall
    ) { $0.isFading && $0.isSoleBlock },
    Context(
      ["R464"],
      "the end of a block without duration is told inside the call",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: \.toldInsideTheCall
    ) { $0.isSoleBlock && $0.block.map { $0.duration <= 0 } == true },
    Context(
      ["R460"],
      "the end of a block without duration comes a second later",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: { $0.toldLater(by: 1_000_000) }
    ) { $0.isSoleBlock && $0.block.map { $0.duration <= 0 } == true },
    Context(
      ["R475"],
      "a scroll tells its end while animations are switched off",
      .didScroll,
      needs: .calls,
      edit: { $0.followed(by: .didEndScrollingAnimation) }
    ) { $0.moment.place == .atRest && $0.isTurnOfOneCall && $0.isCalledWithoutAnimations },
    Context(
      ["R473"],
      "a block inside another ends before the duration of that",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: \.toldInsideTheCall
    ) { $0.isFading && $0.block?.outer != nil },
    Context(
      ["R465"],
      "the end of a block that changes nothing comes after its duration",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: \.toldAfterTheDuration
    ) { $0.isIdleBlock },
    Context(
      ["R476"],
      "what is changed without animation is waited for",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: \.toldAfterTheDuration
    ) { $0.isIdleBlock && $0.block?.changes.isEmpty == false },
    Context(
      ["R482"],
      "a block waits for a scroll that is animated by itself",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: \.toldAfterTheDuration
    ) { $0.isOfOwnScrolls },
    Context(
      ["R470"],
      "a second animation of the same view ends the first",
      .completion,
      needs: [.arguments, .calls, .beginning, .times],
      edit: { site in
        guard let other = site.overlapping else { return [] }
        return site.dropped + [
          .insert(site.content.at(other.call.time), before: other.lastLine + 1)
        ]
      }
    ) { $0.isModern && $0.overlapping != nil },
  ]
}

extension Site {
  /// True if the turn's call is animated, while animations are switched off.
  fileprivate var isCalledWithoutAnimations: Bool {
    guard let call = causingCall, call.isAnimated, call.block == nil else { return false }
    var isEnabled = true
    for case .call(let other) in record.transcript.lines[..<line] {
      if other.name == .setAnimationsEnabled { isEnabled = other.arguments[.enabled]?.bool ?? true }
    }
    return !isEnabled
  }

  /// The block that begins while this one's is under way, and fades the same view.
  fileprivate var overlapping: Block? {
    guard let own = block, let start = own.call.time, own.call.block == nil else { return nil }
    let later = followers.first {
      $0.name == .completion && $0.block.map { $0.line > own.line } ?? false
    }
    let earlier = forerunners.first {
      $0.name == .animations && $0.block.map { $0.line > own.line } ?? false
    }
    guard let other = earlier?.block ?? later?.block, let time = other.call.time,
      other.call.block == nil, time < start + own.length - 50_000
    else { return nil }
    let fades = [own, other].map { block in
      block.changes.contains { $0.name == .alpha && $0.block == .animate }
    }
    return fades == [true, true] ? other : nil
  }

  /// True if no finger has touched before the end is told, so that one may have come unseen.
  fileprivate var touchesComeLater: Bool {
    !record.transcript.lines[..<line].contains { if case .touch = $0 { true } else { false } }
  }
}
