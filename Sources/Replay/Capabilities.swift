import Traces

/// The abilities of the reference, and its words for what it cannot play.
enum Capabilities {
  /// The capabilities that a header may require.
  nonisolated static let all = [
    "scroll", "nested", "content-touches", "status-bar", "zoom", "paging", "refresh", "keyboard",
    "table", "tap", "table-updates", "table-editing", "navigation", "web", "text", "form", "tiles",
    "samples", "controls", "recognizers",
  ]

  /// Returns the components of a header's views; refuses a header that asks for more.
  static func components(
    of header: Header,
    _ views: [Header.View]
  ) throws(SubjectFailure) -> [Component] {
    var components: [Component] = []
    components.reserveCapacity(views.count)
    for view in views {
      guard let component = Component.named(view.component) else {
        throw .skipped(why: "the reference has no component \"\(view.component)\"")
      }
      components.append(component)
    }
    for required in header.requires where !all.contains(required) {
      throw .skipped(why: "the reference lacks the capability \"\(required)\"")
    }
    for place in views.indices { try components[place].check(views[place], views) }
    try checkSegues(views)
    for place in views.indices {
      for property in views[place].config
      where !components[place].properties.contains(property.label) {
        throw .skipped(why: "the reference does not know the property \"\(property.label)\"")
      }
      for entry in views[place].delegate.entries {
        for call in entry.replies.flatMap(\.calls) { try check(call, views, components) }
      }
    }
    return components
  }

  /// Refuses what a view that somebody else makes cannot be asked.
  static func checkOwnViews(
    _ header: Header,
    _ views: [Header.View]
  ) throws(SubjectFailure) {
    if let sample = header.sample {
      throw .skipped(why: "the sample \"\(sample)\" makes its views itself")
    }
    for view in views {
      guard Component.named(view.component)?.isPlayedForOthers == true else {
        throw .skipped(
          why: "a view of one's own is played as a scroll view, not a \(view.component)"
        )
      }
      for property in view.config where property.label == "refreshControl" {
        throw .skipped(why: "a view of one's own is played without a refresh control")
      }
      for entry in view.delegate.entries where StageScrollView.questions.contains(entry.message) {
        throw .skipped(why: "a view of one's own answers \(entry.message) by itself")
      }
    }
  }

  /// Refuses a call that the reference does not know.
  static func check(
    _ call: Call,
    _ views: [Header.View],
    _ components: [Component]
  ) throws(SubjectFailure) {
    guard components[Int(call.view.place)].calls.contains(call.name) else {
      throw .skipped(why: "the reference does not know the call \"\(call.name)\"")
    }
    try checkNames(of: call, views)
  }
}
