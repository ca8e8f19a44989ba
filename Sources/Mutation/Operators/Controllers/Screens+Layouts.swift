internal import Traces

/// Faults in layouts and appearances.
extension Operators {
  static let layouts: [Context] = [
    Context(["R412"], "viewIsAppearing", .viewIsAppearing, needs: .arguments, edit: \.dropped) {
      $0.isOfScreen && $0.isPlacedAsOthers
    },
    Context(
      ["R412"],
      "viewIsAppearing twice",
      .viewIsAppearing,
      needs: .arguments,
      edit: \.doubled
    ) { $0.isOfScreen },
    Context(
      ["R412"],
      "viewIsAppearing before viewWillAppear",
      .viewWillAppear,
      needs: .arguments,
      edit: { $0.swapped(with: $0.placement) }
    ) { $0.isOfScreen && $0.lastAppearance?.name != .viewWillDisappear && $0.placement != nil },
    Context(
      ["R412"],
      "viewIsAppearing after viewDidAppear",
      .viewIsAppearing,
      needs: .arguments,
      edit: { $0.moved(behind: $0.nextAppearance) }
    ) { $0.isOfScreen && $0.nextAppearance?.name == .viewDidAppear },
    Context(
      ["R424"],
      "what comes is in its place after what goes has gone",
      .viewIsAppearing,
      needs: .arguments,
      edit: { $0.moved(behind: $0.departure) }
    ) { $0.isOfScreen && $0.departure != nil },
    Context(
      ["R415"],
      "a view is laid out before it is in its place",
      .viewIsAppearing,
      needs: .arguments,
      edit: { $0.moved(behind: $0.nextLayout) }
    ) { site in
      site.isOfScreen && site.isQuietSinceCall && site.lastAppearance?.name == .viewWillAppear
        && site.lastAppearance?.lastAppearance?.name != .viewWillDisappear
        && (site.nextLayout.map { $0.line < site.nextAppearance?.line ?? 0 } ?? false)
    },
    Context(
      ["R404"],
      "viewWillLayoutSubviews",
      .viewWillLayoutSubviews,
      needs: .arguments,
      edit: \.dropped
    ) { $0.isOfScreen },
    Context(
      ["R404"],
      "viewDidLayoutSubviews",
      .viewDidLayoutSubviews,
      needs: .arguments,
      edit: \.dropped
    ) { $0.isOfScreen && $0.isLaidOutAgain },
    Context(
      ["R404"],
      "viewDidLayoutSubviews of the last layout",
      .viewDidLayoutSubviews,
      needs: [.arguments, .times],
      edit: \.dropped
    ) { site in
      site.isOfScreen && !site.isLaidOutAgain && site.followers.contains(where: \.isFinal)
    },
    Context(
      ["R404"],
      "a layout is told as done before it begins",
      .viewWillLayoutSubviews,
      needs: .arguments,
      edit: { $0.swapped(with: $0.nextLayout) }
    ) { $0.isOfScreen },
    Context(
      ["R405"],
      "a layout inside another",
      .viewWillLayoutSubviews,
      needs: .arguments,
      edit: \.doubled
    ) { $0.isOfScreen },
  ]
}

extension Site {
  /// Returns the edits by which it is told right after another line, at the time of that.
  fileprivate func moved(behind other: Site?) -> [Edit] {
    guard let other else { return [] }
    return [.drop(at: line), .insert(content.at(other.time), before: other.line + 1)]
  }

  /// True if a view before it was told of its place, so that this one has to be.
  fileprivate var isPlacedAsOthers: Bool {
    guard nextAppearance?.name == .viewDidAppear,
      lastAppearance?.lastAppearance?.name != .viewWillDisappear
    else { return false }
    return (record.places[.message(.viewIsAppearing)] ?? []).contains {
      Site(record: record, place: $0).line < line
    }
  }

  /// The viewIsAppearing of the same view in the same turn.
  fileprivate var placement: Site? {
    followers.first { $0.name == .viewIsAppearing && $0.time == time }
  }

  /// The viewDidDisappear of the view that goes, if it comes before this view has appeared.
  fileprivate var departure: Site? {
    guard lastAppearance?.name == .viewWillAppear,
      lastAppearance?.lastAppearance?.name != .viewWillDisappear,
      let next = nextAppearance, next.name == .viewDidAppear
    else { return nil }
    return (record.places[.message(.viewDidDisappear)] ?? []).map {
      Site(record: record, place: $0)
    }.first { $0.line > line && $0.line < next.line && $0.moment.view != moment.view }
  }

  /// The next layout of the view that is told as done.
  fileprivate var nextLayout: Site? { followers.first { $0.name == .viewDidLayoutSubviews } }

  /// True if the view is laid out once more after it.
  fileprivate var isLaidOutAgain: Bool {
    followers.contains { $0.name == .viewWillLayoutSubviews }
  }

  /// True if no script has called anything since the view was about to come.
  fileprivate var isQuietSinceCall: Bool {
    guard let start = lastAppearance?.line, let end = nextAppearance?.line else { return false }
    return !record.callLines.contains { $0 > start && $0 < end }
  }
}
