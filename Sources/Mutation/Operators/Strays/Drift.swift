internal import Traces

extension Operators {
  static let drift = Operator(
    "drift",
    "What rests is another by itself.",
    Manner.allCases.flatMap { manner in
      [
        Context(
          ["A05"],
          "didScroll after \(manner.rawValue)",
          at: .final,
          // If no offset is told, content past an edge may still go back.
          needs: [.touches, .calls, .times, .places],
          edit: { $0.drifting(after: 100_000) }
        ) {
          $0.isAtRest && $0.hears(.didScroll) && $0.movesAtOnce && Manner(of: $0) == manner
        },
        Context(
          ["A05"],
          "didScroll long after \(manner.rawValue)",
          at: .final,
          needs: [.touches, .calls, .times],
          edit: { $0.drifting(after: 2_100_000) }
        ) { $0.isAtRest && $0.hears(.didScroll) && Manner(of: $0) == manner },
        Context(
          ["Z07"],
          "another offset at rest after \(manner.rawValue)",
          at: .final,
          needs: [.places, .finals],
          edit: { $0.moved(by: 0, 7000) }
        ) {
          $0.isAtRest && $0.hears(.didScroll) && $0.isPlaceTold && Manner(of: $0) == manner
        },
      ]
    } + facts
  )

  private static let facts: [Context] = [
    Context(
      ["B08"],
      "a drag that begins elsewhere than the content rested",
      .willBeginDragging,
      needs: .places,
      edit: { site in
        ([site] + Array(site.followers)).flatMap { $0.moved(by: 0, 7000) }
      }
    ) {
      $0.isPlain && $0.isAlone && $0.isQuiet && $0.moment.place == .touched && $0.isPlaceTold
        && !Vocabulary.zoomers.contains($0.view.component) && !$0.setup.hasRefreshControl
        && !$0.hasSafeArea
    },
    Context(
      ["H05"],
      "another scale at rest",
      at: .final,
      needs: .otherState,
      edit: { site in site.showing { $0.zoomScale = $0.zoomScale?.times(hundredths: 110) } }
    ) { $0.isAtRest && $0.hears(.didZoom) && $0.view.isScroller },
    Context(
      ["N04"],
      "another inset at rest",
      at: .final,
      needs: .otherState,
      edit: { site in
        site.showing { state in
          guard var inset = state.adjustedContentInset else { return }
          inset.top = inset.top.moved(by: 9000)
          state.adjustedContentInset = inset
        }
      }
    ) { $0.isAtRest && $0.hears(.didChangeAdjustedContentInset) && $0.isInsetKept },
    Context(
      ["P04"],
      "a refresh at rest that nobody began",
      at: .final,
      needs: .otherState,
      edit: { $0.flipping(.isRefreshing) }
    ) {
      $0.isAtRest && $0.state[.isRefreshing] == false && $0.hearsRefreshes
        && !$0.hasCall(among: [.refreshControl])
    },
    Context(
      ["R075"],
      "another selection at rest",
      at: .final,
      needs: .otherState,
      edit: { site in
        site.showingSelected { rows in
          rows.isEmpty ? [RowPath(section: 0, row: 0)] : []
        }
      }
    ) {
      $0.isAtRest && $0.isOfTable && !$0.hasCallBefore
        && [.drag, .glide, .bounce].contains(Manner(of: $0))
    },
  ]
}

extension Site {
  /// True if a message has told the adjusted inset, and no call came since; a refresh control, a
  /// safe area and a bar change it by themselves.
  fileprivate var isInsetKept: Bool {
    guard view.isAlone, !setup.hasRefreshControl,
      !hasCall(among: [.refreshControl, .frame, .bounds]),
      header.component != "navigation",
      !hasSafeArea,
      let told = forerunners.first(where: { $0.state.adjustedContentInset != nil })
    else { return false }
    return !record.hasCall(in: told.line...line)
  }

  /// True if a safe area may change insets by itself.
  fileprivate var hasSafeArea: Bool {
    header.effectiveViews.contains { $0.config[.safeAreaInsets] != nil }
      || !(record.places[.call(.safeAreaInsets)] ?? []).isEmpty
  }

  /// True if a message or a rest has told the offset since the last call: bounds move it silently
  /// (F22).
  fileprivate var isPlaceTold: Bool {
    guard header.component != "navigation",
      let told = forerunners.first(where: { $0.offset != nil }),
      !record.hasCall(in: told.line...line)
    else { return false }
    // The effect of a property on the offset in its own turn belongs to other entries (N05, N08).
    return told.causingCall?.name.text.contains("(") ?? true
  }

  /// True if all that moves the content of the view does so at once: nothing is laid out later,
  /// nothing closes by itself, and nothing else moves with it.
  fileprivate var movesAtOnce: Bool {
    view.isAlone && header.component == "scroll" && !setup.hasRefreshControl
      && header.views.count <= 1 && !hasCall(among: Self.lateCalls)
      && (previous?.name != .didEndScrollingAnimation || previous?.isSoleAnimation == true)
      && hears(.didScrollToTop) && !mayEndLate
  }

  /// True if a call since the rest before stands in a block: what that animates may end late (F23).
  private var mayEndLate: Bool {
    record.callLines.contains { index in
      guard index > (previousRest?.line ?? 0), index < line,
        case .call(let call) = record.transcript.lines[index]
      else { return false }
      // So may an animation that another call has come over (F19).
      return call.block != nil || call.isAnimated && previous?.isSoleAnimation != true
    }
  }

  /// Calls that may move the content later, or in ways that no source tells.
  private static let lateCalls = Set(
    Vocabulary.calls(changing: [.refresh, .hierarchy, .toTop, .alignment, .bounds])
  )

  /// Returns the edits by which the content goes on when all has come to rest, and stays there.
  fileprivate func drifting(after delay: Microseconds) -> [Edit] {
    guard offset != nil else { return [] }
    let edits = breakingRest(by: delay, with: sibling(.didScroll) { $0.shift(by: 0, 10_000) })
    return edits.map { edit in
      guard case .replace(let index, .final(var final)) = edit, index == line else { return edit }
      final.state.shift(by: 0, 10_000)
      return .replace(at: index, with: .final(final))
    }
  }
}
