internal import Traces

/// Faults in changes of size.
extension Operators {
  static let sizes: [Context] = [
    Context(
      ["R419"],
      "viewWillTransition",
      .viewWillTransition,
      needs: [.arguments, .calls, .times],
      edit: \.dropped
    ) { $0.isByResize },
    Context(
      ["R419"],
      "a view is laid out before it is told of its size",
      .viewWillTransition,
      needs: [.arguments, .calls, .times],
      edit: { site in
        guard let layout = site.layoutsAfter.last else { return [] }
        return [.drop(at: site.line), .insert(site.content, before: layout.line + 1)]
      }
    ) { $0.isByResize && !$0.layoutsAfter.isEmpty },
    Context(
      ["R419"],
      "a view is told the size that it has",
      .viewWillTransition,
      needs: [.arguments, .calls, .times],
      edit: { $0.saying(.to, $0.sizeBefore ?? .null) }
    ) { $0.isByResize && !$0.isOfPresentedView && $0.sizeBefore != nil },
    Context(
      ["R420"],
      "a view is not laid out for its size",
      .viewWillTransition,
      needs: [.arguments, .calls, .times],
      edit: { site in site.layoutsAfter.flatMap(\.dropped) }
    ) { site in
      site.isByResize && !site.layoutsAfter.isEmpty && site.nextAppearance == nil
        && site.followers.filter { $0.name == .viewWillLayoutSubviews }.allSatisfy {
          $0.time == site.time
        }
    },
    Context(
      ["R420"],
      "viewWillDisappear as the size changes",
      .viewWillTransition,
      needs: [.arguments, .calls, .times],
      edit: { site in
        let animated = Argument(.animated, .bool(false))
        let goes = site.sibling(.viewWillDisappear, [animated], at: site.time) { _ in }
        return [.insert(goes, before: site.line + 1)]
      }
    ) { $0.isByResize },
    Context(
      ["R421"],
      "viewWillTransition for the first size",
      .viewDidAppear,
      needs: [.arguments, .calls],
      edit: { site in
        let size = Argument(.to, .pair(Millionths(320), Millionths(436)))
        let told = site.sibling(.viewWillTransition, [size], at: site.time) { _ in }
        return [.insert(told, before: site.line)]
      }
    ) { site in
      site.isOfScreen && !site.hasAppeared && !site.isOfPresentedView
        && site.resizes.allSatisfy { $0.line > site.line }
    },
  ]
}

extension Site {
  /// The program's calls that give the window a size, with their lines.
  fileprivate var resizes: [(line: Int, call: Call)] {
    record.callLines.compactMap { index in
      guard case .call(let call) = record.transcript.lines[index], call.name == .resizeWindow else {
        return nil
      }
      return (index, call)
    }
  }

  /// The call that made the window another size at its time, with no change of screens under way.
  private var resize: (line: Int, call: Call)? {
    resizes.last { $0.line < line && $0.call.time == time && !$0.call.isByDelegate }
  }

  /// The size that the window had before.
  fileprivate var sizeBefore: Value? {
    guard let resize else { return nil }
    if let earlier = resizes.last(where: { $0.line < resize.line }) {
      return earlier.call.arguments[.to]
    }
    guard let size = header.effectiveViews.first?.frame?.size else { return nil }
    return .pair(Millionths(size.x), Millionths(size.y))
  }

  /// True if it is told to a view on the screen for such a call, which nothing else stands beside.
  fileprivate var isByResize: Bool {
    guard isOfScreen, lastAppearance?.name == .viewDidAppear, let resize,
      resize.call.block == nil, resize.call.arguments[.to] != sizeBefore
    else { return false }
    return !record.callLines.contains { $0 > resize.line && $0 < line }
  }

  /// The layouts of the view behind it in its turn.
  fileprivate var layoutsAfter: [Site] {
    followers.filter {
      $0.time == time
        && ($0.name == .viewWillLayoutSubviews || $0.name == .viewDidLayoutSubviews)
    }
  }
}
