internal import Traces

/// The properties and edits of a line that concern controllers whose views come and go.
extension Site {
  /// True if it is of a view in a navigation of which everything is heard.
  var isOfScreen: Bool {
    header.component == "navigation" && header.observes == nil && moment.view > 0
      && header.inputs.map { $0.count == 2 } ?? true
  }

  /// True if it is of a table that a table controller shows.
  var isOfList: Bool { isOfScreen && view.component == "table" }

  /// The configuration of the list, as the header gives it.
  var listConfig: [Argument] { header.effectiveViews[moment.view].config }

  /// True if it is of a view that is presented, and never pushed.
  var isOfPresentedView: Bool { header.effectiveViews[moment.view].isPresented }

  /// Returns the lines of the view before it with a name, the nearest first.
  func before(_ name: Name) -> [Site] { forerunners.filter { $0.name == name } }

  /// True if the view has come and gone, or come, before.
  var hasAppeared: Bool { !before(.viewDidAppear).isEmpty }

  /// True if it stands before everything else that is told.
  var isFirstMessage: Bool { !record.moments.contains { $0.line < line && $0.kind.isOfView } }

  /// Returns a message with a name to another view in the same turn, at the same time, before or
  /// after it.
  func counterpart(_ name: Name) -> Site? {
    (record.places[.message(name)] ?? []).map { Site(record: record, place: $0) }.first { other in
      other.moment.view != moment.view && other.time == time && abs(other.line - line) < 40
    }
  }

  /// Returns true if such a message stands behind it.
  func precedes(_ name: Name) -> Bool { counterpart(name).map { $0.line > line } ?? false }

  /// Another view of the navigation that has a controller of its own.
  var otherScreen: Int? {
    header.effectiveViews.indices.dropFirst().first { $0 != moment.view }
  }

  /// The edits by which it is told to another view.
  var misdirected: [Edit] {
    guard var message, let otherScreen else { return [] }
    message.view = ViewIndex(otherScreen)
    return replaced(by: .message(message))
  }

  /// The next message to the view that it appears or disappears.
  var nextAppearance: Site? {
    let names: [Name] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    return followers.first { $0.name.map(names.contains) ?? false }
  }

  /// The last message to the view that it appeared or disappeared.
  var lastAppearance: Site? {
    let names: [Name] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    return forerunners.first { $0.name.map(names.contains) ?? false }
  }

  /// True if any call to the list came since its view last went.
  var isListDisturbed: Bool {
    guard let gone = before(.viewDidDisappear).first else { return true }
    return record.callLines.contains { index in
      guard index > gone.line, index < line, case .call(let call) = record.transcript.lines[index]
      else { return false }
      return Int(call.view.place) == moment.view || call.isByDelegate
    }
  }

  /// True if the list clears its selection, one row at most being selected.
  var clearsSelection: Bool {
    listConfig[.clearsSelectionOnViewWillAppear]?.bool != false
      && listConfig[.allowsMultipleSelection]?.bool != true
  }
}
