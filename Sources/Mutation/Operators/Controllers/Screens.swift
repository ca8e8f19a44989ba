internal import Traces

extension Operators {
  static let screens = Operator(
    "screens",
    "Controllers are told of their views in another order, or tables in them kept otherwise.",
    loadings + appearances + turns + layouts + sizes + presentations + lists + segues
  )

  private static let loadings: [Context] = [
    Context(
      ["R350"],
      "a view appears that was not loaded",
      .viewDidLoad,
      needs: .arguments,
      edit: \.dropped
    ) {
      $0.isOfScreen && !$0.isFirstMessage && $0.nextAppearance != nil
    },
    Context(["R350"], "a view is loaded twice", .viewDidLoad, needs: .arguments, edit: \.doubled) {
      $0.isOfScreen
    },
    Context(
      ["R350"],
      "a view is loaded again as it comes back",
      .viewWillAppear,
      needs: .arguments,
      edit: { [.insert($0.sibling(.viewDidLoad) { _ in }, before: $0.line)] }
    ) { $0.isOfScreen && $0.hasAppeared },
  ]

  private static let appearances: [Context] = [
    Context(["R352"], "viewWillAppear", .viewWillAppear, needs: .arguments, edit: \.dropped) {
      $0.isOfScreen && $0.nextAppearance?.name == .viewDidAppear
    },
    Context(
      ["R352"],
      "viewDidAppear of what goes again",
      .viewDidAppear,
      needs: .times,
      edit: \.dropped
    ) {
      $0.isOfScreen && $0.isSurelyDueToAppear
    },
    Context(["R353"], "viewWillDisappear", .viewWillDisappear, edit: \.dropped) {
      $0.isOfScreen && $0.isInStack && $0.lastAppearance?.name == .viewDidAppear
        && $0.precedes(.viewWillAppear)
    },
    Context(["R353"], "viewDidDisappear", .viewDidDisappear, needs: .arguments, edit: \.dropped) {
      $0.isOfScreen && $0.precedes(.viewDidAppear)
        && $0.lastAppearance?.lastAppearance?.name == .viewDidAppear
    },
    Context(["R352"], "viewWillAppear twice", .viewWillAppear, edit: \.doubled) { $0.isOfScreen },
    Context(["R352"], "viewDidAppear twice", .viewDidAppear, edit: \.doubled) { $0.isOfScreen },
    Context(["R352"], "viewWillDisappear twice", .viewWillDisappear, edit: \.doubled) {
      $0.isOfScreen
    },
    Context(["R352"], "viewDidDisappear twice", .viewDidDisappear, edit: \.doubled) {
      $0.isOfScreen
    },
    Context(
      ["R352"],
      "viewDidAppear of another view",
      .viewDidAppear,
      needs: .arguments,
      edit: \.misdirected
    ) {
      $0.isOfScreen && $0.otherScreen != nil
    },
    Context(["R352"], "viewWillDisappear of another view", .viewWillDisappear, edit: \.misdirected)
    {
      $0.isOfScreen && $0.isAwayFromOthers
    },
    Context(
      ["R352"],
      "viewDidDisappear of another view",
      .viewDidDisappear,
      needs: .calls,
      edit: \.misdirected
    ) {
      $0.isOfScreen && $0.isAwayFromOthers
    },
  ]

  private static let turns: [Context] = [
    Context(
      ["R416"],
      "what goes animated has gone within the call",
      .viewDidDisappear,
      needs: [.times, .arguments, .calls],
      edit: { $0.movedInto($0.lastAppearance?.counterpart(.viewWillAppear)) }
    ) {
      $0.isOfScreen && $0.isAnimatedByCall && $0.precedes(.viewDidAppear)
    },
    Context(
      ["R424"],
      "willShow, ever",
      .viewDidAppear,
      needs: [.arguments, .calls],
      edit: \.withoutWillShow
    ) { $0.isOfScreen && $0.isFirstAppearance && !$0.withoutWillShow.isEmpty },
    Context(
      ["R353"],
      "what comes is loaded after what goes is told",
      .viewDidLoad,
      needs: .arguments,
      edit: { $0.swapped(with: $0.counterpart(.viewWillDisappear)) }
    ) {
      $0.isOfScreen && $0.isInStack && $0.nextAppearance?.name == .viewWillAppear
        && $0.precedes(.viewWillDisappear)
        && $0.counterpart(.viewWillDisappear)?.lastAppearance?.name == .viewDidAppear
    },
    Context(
      ["R353"],
      "what comes is told before what goes",
      .viewWillDisappear,
      needs: .arguments,
      edit: { $0.swapped(with: $0.counterpart(.viewWillAppear)) }
    ) {
      $0.isOfScreen && $0.isInStack && $0.lastAppearance?.name == .viewDidAppear
        && $0.precedes(.viewWillAppear)
    },
    Context(
      ["R353"],
      "what has come is told before what has gone",
      .viewDidDisappear,
      needs: .arguments,
      edit: { $0.swapped(with: $0.counterpart(.viewDidAppear)) }
    ) {
      $0.isOfScreen && $0.lastAppearance?.lastAppearance?.name == .viewDidAppear
        && $0.precedes(.viewDidAppear)
    },
    Context(
      ["R354"],
      "in a pop that is taken back what stays is told first",
      .viewWillDisappear,
      edit: { $0.swapped(with: $0.counterpart(.viewWillAppear)) }
    ) {
      $0.isOfScreen && $0.lastAppearance?.name == .viewWillAppear
        && $0.precedes(.viewWillAppear)
    },
    Context(
      ["R354"],
      "in a pop that is taken back what goes has not gone before the other comes",
      .viewDidDisappear,
      needs: .times,
      edit: { $0.swapped(with: $0.counterpart(.viewWillAppear)) }
    ) {
      $0.isOfScreen && $0.lastAppearance?.lastAppearance?.name == .viewWillAppear
        && $0.precedes(.viewWillAppear)
    },
  ]
}

extension Site {
  /// True if the navigation itself shows another view: nothing is presented or dismissed in its
  /// turn.
  fileprivate var isInStack: Bool {
    let names: [Name] = [.viewWillAppear, .viewWillDisappear]
    let views = [moment.view] + names.compactMap { counterpart($0)?.moment.view }
    return views.allSatisfy { !header.effectiveViews[$0].isPresented }
  }

  /// True if a view that came without animation, or long ago without a finger, goes next.
  fileprivate var isSurelyDueToAppear: Bool {
    guard let next = nextAppearance, next.name == .viewWillDisappear, !next.isByScript,
      let start = lastAppearance
    else { return false }
    return start[.animated]?.bool == false
  }

  /// True if a script has called for something at its time: that turns round a way that is not
  /// over.
  private var isByScript: Bool {
    record.callLines.contains { index in
      guard index < line, case .call(let call) = record.transcript.lines[index] else {
        return false
      }
      return call.time == time && call.isByDelegate
    }
  }

  /// True if a call of the program has begun what ends here, animated, with its own time.
  fileprivate var isAnimatedByCall: Bool {
    guard let start = lastAppearance, start.name == .viewWillDisappear,
      start[.animated]?.bool == true, let began = start.time, let time, began < time,
      start.precedes(.viewWillAppear)
    else { return false }
    let begins: [Name] = [.pushViewController, .popViewController]
    return record.callLines.contains { index in
      guard index < start.line, case .call(let call) = record.transcript.lines[index] else {
        return false
      }
      return call.time == began && begins.contains(call.name) && !call.isByDelegate
        && call.block == nil && call.isAnimated
    }
  }

  /// Returns the edits by which it is sent right after another line, at the time of that.
  func movedInto(_ other: Site?) -> [Edit] {
    guard let other else { return [] }
    return [.insert(content.at(other.time), before: other.line + 1), .drop(at: line)]
  }

  /// True if no view has appeared before.
  fileprivate var isFirstAppearance: Bool {
    !(record.places[.message(.viewDidAppear)] ?? []).contains {
      Site(record: record, place: $0).line < line
    }
  }

  /// The edits by which nothing is told of what the navigation is about to show.
  fileprivate var withoutWillShow: [Edit] {
    record.transcript.lines.indices.compactMap { index in
      guard case .message(let message) = record.transcript.lines[index],
        message.name == .willShowController
      else { return nil }
      return .drop(at: index)
    }
  }

  /// True if the first of the other views is not the one that this message could be true of.
  fileprivate var isAwayFromOthers: Bool {
    guard let otherScreen else { return false }
    let told = record.moments.last { $0.line < line && $0.view == otherScreen && $0.isAppearance }
    switch told?.kind {
    case nil, .message(.viewDidDisappear)?: return true
    default: return false
    }
  }
}

extension Moment {
  /// True if it tells of a view's coming or going.
  fileprivate var isAppearance: Bool {
    let names: [Name] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    guard case .message(let name) = kind else { return false }
    return names.contains(name)
  }
}
