internal import Traces

/// Faults in presenting and dismissing.
extension Operators {
  static let presentations: [Context] = [
    Context(
      ["R429"],
      "what is presented is loaded after what is below is told",
      .viewDidLoad,
      needs: [.arguments, .calls, .times],
      edit: { $0.swapped(with: $0.counterpart(.viewWillDisappear)) }
    ) { $0.isCovering && $0.isByPresentation && $0.precedes(.viewWillDisappear) },
    Context(
      ["R426"],
      "what is presented is told before what is below",
      .viewWillDisappear,
      needs: [.arguments, .calls, .times],
      edit: { $0.swapped(with: $0.counterpart(.viewWillAppear)) }
    ) { $0.isBelow && $0.isByPresentation && $0.precedes(.viewWillAppear) },
    Context(
      ["R426"],
      "viewWillDisappear of what is covered",
      .viewWillDisappear,
      needs: [.arguments, .calls, .times],
      edit: \.dropped
    ) { $0.isBelow && $0.isByPresentation && $0.precedes(.viewWillAppear) },
    Context(
      ["R428"],
      "what is covered has gone before the other has come",
      .viewDidAppear,
      needs: [.arguments, .calls, .times],
      edit: { $0.swapped(with: $0.counterpart(.viewDidDisappear)) }
    ) { $0.isCovering && $0.precedes(.viewDidDisappear) },
    Context(
      ["R427"],
      "what is below is told before what is dismissed",
      .viewWillDisappear,
      needs: [.arguments, .calls, .times],
      edit: { $0.swapped(with: $0.counterpart(.viewWillAppear)) }
    ) { $0.isCovering && $0.isByPresentation && $0.precedes(.viewWillAppear) },
    Context(
      ["R427"],
      "viewWillDisappear of what is dismissed",
      .viewWillDisappear,
      needs: [.arguments, .calls, .times],
      edit: \.dropped
    ) { $0.isCovering && $0.isByPresentation && $0.precedes(.viewWillAppear) },
    Context(
      ["R428"],
      "what is dismissed has gone before what is below is back",
      .viewDidAppear,
      needs: .arguments,
      edit: { $0.swapped(with: $0.counterpart(.viewDidDisappear)) }
    ) { $0.isBelow && $0.precedes(.viewDidDisappear) },
    Context(
      ["R433"],
      "viewWillDisappear of what is below a sheet",
      .viewWillAppear,
      needs: [.arguments, .calls, .times],
      edit: { site in
        guard let below = site.screenBelow,
          case .message(var message) = site.sibling(.viewWillDisappear, { _ in })
        else { return [] }
        message.view = ViewIndex(below)
        return [.insert(.message(message), before: site.line)]
      }
    ) { $0.isSheet && $0.isByPresentation },
    Context(
      ["R416"],
      "what is presented has come at the time of the call",
      .viewDidAppear,
      needs: [.arguments, .calls, .times],
      edit: { $0.movedInto($0.previous) }
    ) { $0.isSheet && $0.isAnimatedByPresentation },
    Context(
      ["R416"],
      "what is dismissed has gone at the time of the call",
      .viewDidDisappear,
      needs: [.arguments, .calls, .times],
      edit: { $0.movedInto($0.previous) }
    ) { $0.isSheet && $0.isAnimatedByPresentation },
    Context(
      ["R430"],
      "a presentation is complete before the view is there",
      .presentCompletion,
      needs: .arguments,
      edit: { $0.swapped(with: $0.before(.viewDidAppear).first) }
    ) { $0.isPresented && $0.lastAppearance?.name == .viewDidAppear },
    Context(
      ["R431"],
      "a dismissal is complete before the view has gone",
      .dismissCompletion,
      needs: .arguments,
      edit: { $0.swapped(with: $0.before(.viewDidDisappear).first) }
    ) { $0.isPresented && $0.lastAppearance?.name == .viewDidDisappear },
    Context(
      ["R430"],
      "a presentation that is over is never complete",
      .presentCompletion,
      needs: [.arguments, .calls, .times],
      edit: \.dropped
    ) { $0.isPresented && $0.isAfterPlainCall(.viewDidAppear) },
    Context(
      ["R431"],
      "a dismissal that is over is never complete",
      .dismissCompletion,
      needs: [.arguments, .calls, .times],
      edit: \.dropped
    ) { $0.isPresented && $0.isAfterPlainCall(.viewDidDisappear) },
    Context(["R436"], "shouldDismiss", .shouldDismiss, needs: .arguments, edit: \.dropped) {
      $0.isPresented && $0.nextInTurn?.name == .willDismiss
    },
    Context(["R436"], "willDismiss", .willDismiss, needs: .arguments, edit: \.dropped) { site in
      site.isPresented && site.followers.contains { $0.name == .didDismiss }
    },
    Context(
      ["R436"],
      "that a sheet has gone is not told",
      .didDismiss,
      needs: [.touches, .calls, .arguments, .beginning, .times, .finals],
      edit: \.dropped
    ) { site in
      site.isPresented && site.record.callLines.count == 1
        && site.forerunners.contains { $0.name == .willDismiss }
    },
    Context(
      ["R437"],
      "an attempt at a sheet that may go",
      .willDismiss,
      needs: .arguments,
      edit: { [.insert($0.sibling(.didAttemptToDismiss) { _ in }, before: $0.line)] }
    ) { $0.isPresented && $0.listConfig[.isModalInPresentation]?.bool != true },
    Context(
      ["R437"],
      "an attempt is told twice",
      .didAttemptToDismiss,
      needs: [.touches, .arguments, .times],
      edit: \.doubled
    ) {
      $0.isPresented && $0.fingers.most == 1
        && $0.fingers.beganLine > ($0.record.callLines.last ?? 0)
    },
    Context(
      ["R438"],
      "code dismisses, and the delegate is told",
      .viewWillDisappear,
      needs: [.arguments, .calls, .touches],
      edit: { [.insert($0.sibling(.willDismiss) { _ in }, before: $0.line)] }
    ) { $0.isSheet && $0.isByPresentation && !$0.wasTouched },
  ]
}

extension Site {
  /// True if it is of a view that is presented, and of which everything is heard.
  fileprivate var isPresented: Bool { isOfScreen && isOfPresentedView }

  /// True if a finger, which may have pulled it down, was there since it came.
  fileprivate var wasTouched: Bool {
    let came = before(.viewWillAppear).first?.line ?? 0
    return record.touchLines.contains { $0 > came && $0 < line }
  }

  /// True if it is of one that takes away what is below.
  fileprivate var isCovering: Bool {
    isOfScreen && listConfig[.modalPresentationStyle]?.string == "fullScreen"
  }

  /// True if it is of one that leaves what is below in its place.
  fileprivate var isSheet: Bool { isPresented && !isCovering }

  /// True if it is of a view that may be below one that is presented.
  fileprivate var isBelow: Bool {
    isOfScreen && !isOfPresentedView && header.effectiveViews.contains { $0.isPresented }
  }

  /// The first view of the navigation.
  fileprivate var screenBelow: Int? {
    header.effectiveViews.indices.dropFirst().first {
      !header.effectiveViews[$0].isPresented
    }
  }

  /// Returns true if the view has come or gone by the only call about it, and then a wait for rest
  /// follows.
  fileprivate func isAfterPlainCall(_ end: Name) -> Bool {
    guard let end = lastAppearance.flatMap({ $0.name == end ? $0 : nil }),
      let start = end.lastAppearance, start.isByPresentation,
      record.transcript.lines[start.line...].contains(where: \.isSettle)
    else { return false }
    let isCalledByDelegate = record.callLines.contains { index in
      if case .call(let call) = record.transcript.lines[index] { call.isByDelegate } else { false }
    }
    // Another completion in the transcript shows that completions are told.
    return !isCalledByDelegate
      && forerunners.contains { $0.name == .presentCompletion || $0.name == .dismissCompletion }
  }

  /// True if a call of the program presents or dismisses at its time.
  fileprivate var isByPresentation: Bool { presentingCall != nil }

  /// The call of the program that presents or dismisses at its time.
  private var presentingCall: Call? {
    for index in record.callLines where index < line {
      guard case .call(let call) = record.transcript.lines[index], call.time == time,
        [.present, .dismiss].contains(call.name), !call.isByDelegate, call.block == nil
      else { continue }
      return call
    }
    return nil
  }

  /// True if such a call has begun what ends here, animated, with its own time, and nothing came
  /// between.
  fileprivate var isAnimatedByPresentation: Bool {
    guard let start = lastAppearance, start[.animated]?.bool == true, let began = start.time,
      let time, began < time, previous?.time == began
    else { return false }
    return start.presentingCall?.isAnimated == true
  }
}

extension Line {
  /// True if it waits for rest.
  fileprivate var isSettle: Bool { if case .settle = self { true } else { false } }
}
