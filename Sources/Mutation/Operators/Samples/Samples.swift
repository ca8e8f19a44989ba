internal import Traces

extension Operators {
  static let samples = Operator(
    "samples",
    "A sample application shows, opens, posts or draws something else than it is to.",
    samplePages + sampleTaps + sampleScreens + sampleDrawings
  )

  private static let sampleTaps: [Context] = [
    Context(
      ["R307"],
      "a tap on a page opens nothing",
      .open,
      needs: [.calls, .touches],
      edit: \.dropped
    ) { $0.isOfSample("tweet-pager") },
    Context(
      ["R307", "R370"],
      "a tap on a page opens its address twice",
      .open,
      needs: [.setUp, .beginning],
      edit: \.doubled
    ) { $0.isOfSample("tweet-pager") },
    Context(
      ["R307"],
      "a tap on a page opens another address",
      .open,
      needs: [.arguments, .setUp],
      edit: { $0.saying(.url, .string("http://www.twitter.com/nobody/status/0")) }
    ) { $0.isOfSample("tweet-pager") },
    Context(
      ["R360"],
      "a row that was tapped is not posted",
      .post,
      needs: [.calls, .touches],
      edit: \.dropped
    ) { $0.isOfSample("selection") },
    Context(
      ["R362"],
      "a row that was posted before is not posted again",
      .post,
      needs: [.calls, .touches, .arguments],
      edit: \.dropped
    ) { site in
      site.isOfSample("selection")
        && site.forerunners.contains { $0.name == .post && $0[.userInfo] == site[.userInfo] }
    },
    Context(
      ["R360"],
      "a row that was tapped is posted twice",
      .post,
      needs: .beginning,
      edit: \.doubled
    ) { $0.isOfSample("selection") },
    Context(
      ["R360"],
      "another row is posted",
      .post,
      needs: .arguments,
      edit: { $0.saying(.userInfo, .object([Argument("row", .string("~"))])) }
    ) { $0.isOfSample("selection") },
    Context(
      ["R361"],
      "a row may be selected",
      .willSelectRow,
      needs: .arguments,
      edit: { site in site["willSelectRowAt"].map { site.answering($0) } ?? [] }
    ) { $0.isOfSample("selection") },
  ]

  private static let sampleScreens: [Context] = [
    Context(
      ["R364"],
      "a row says another text",
      .willDisplayCell,
      needs: [.otherState, .setUp],
      edit: { site in site.showingForm { $0.label = .string("~") } }
    ) { $0.isOfSample("selection") && $0.form.label != nil },
    Context(
      ["R374"],
      "a row says another number",
      .willDisplayCell,
      needs: .otherState,
      edit: { site in site.showingForm { $0.label = .string("cell at row [-1]") } }
    ) { $0.isOfSample("table-course") && $0.form.label != nil },
    Context(
      ["R374"],
      "a header names no section",
      .titleForHeader,
      needs: .arguments,
      edit: { $0.answering(.string("Header")) }
    ) { $0.isOfSample("table-course") },
    Context(
      ["R374"],
      "a footer names no section",
      .titleForFooter,
      needs: .arguments,
      edit: { $0.answering(.string("Footer")) }
    ) { $0.isOfSample("table-course") },
    Context(
      ["R365"],
      "a pull leaves the control refreshing",
      at: .final,
      needs: [.finals, .flags],
      edit: { site in site.showing { $0[.isRefreshing] = true } }
    ) { site in
      site.isOfSample("refreshable-table") && site.state[.isRefreshing] == false
        && site.forerunners.contains { $0.name == .refreshControlValueChanged }
    },
    Context(
      ["R373"],
      "a scroll view for a screen has no content",
      at: .final,
      needs: .finals,
      edit: { site in site.showing { $0.contentSize = Point(0, 0) } }
    ) { $0.isOfSample("root-scroll-view") && $0.state.contentSize != nil },
  ]

  private static let sampleDrawings: [Context] = [
    Context(
      ["R340"],
      "a tile has no background",
      .drawLayer,
      needs: .arguments,
      edit: { $0.saying(.fills, .array([])) }
    ) { $0.isOfSample("tiled-view") },
    Context(
      ["R340"],
      "a tile has no outline",
      .drawLayer,
      needs: .arguments,
      edit: { $0.saying(.strokes, .array([])) }
    ) { site in
      // The first tile has a part of the outline where a point of it is a pixel.
      site.isOfSample("tiled-view")
        && site[.boundingBoxOfClipPath]?.rect.map {
          $0.origin == Point(0, 0) && $0.size.y.units > 205_000
        } ?? false
    },
  ]
}

extension Site {
  /// Returns true if it is of a sample application, all of which can be heard.
  func isOfSample(_ names: String...) -> Bool {
    guard let sample = header.sample, names.contains(sample) else { return false }
    return header.observes == nil && header.begins == nil
      && header.lacks.allSatisfy(SampleApplication.unheard.contains)
      && header.inputs.map { $0.count == 2 } ?? true
  }
}
