import Traces

/// The abilities of the reference, and its words for what it cannot play.
enum Capabilities {
  /// The capabilities that a header may require.
  nonisolated static let all = [
    "scroll", "nested", "content-touches", "status-bar", "zoom", "paging", "refresh", "keyboard",
    "table", "tap", "table-updates", "table-editing", "navigation", "web", "text", "form", "tiles",
    "samples", "controls", "recognizers",
  ]

  /// The components that a header may name.
  nonisolated static let components =
    [
      "scroll", "zoom", "tiles", "table", "form", "navigation", "web", "field", "text-view",
      "alert", "content",
    ] + Vocabulary.controls + Vocabulary.recognizers

  /// Refuses a header that asks for more.
  static func check(_ header: Header, _ views: [Header.View]) throws(SubjectFailure) {
    for place in views.indices where !components.contains(views[place].component) {
      throw .skipped(why: "the reference has no component \"\(views[place].component)\"")
    }
    for required in header.requires where !all.contains(required) {
      throw .skipped(why: "the reference lacks the capability \"\(required)\"")
    }
    try checkControllers(views)
    try checkAlerts(views)
    try checkForms(views)
    try checkRecognizers(views)
    for place in views.indices {
      let component = views[place].component
      for property in views[place].config
      where !knows(property: property.label, of: component) {
        throw .skipped(why: "the reference does not know the property \"\(property.label)\"")
      }
      for entry in views[place].delegate.entries {
        for call in entry.replies.flatMap(\.calls) { try check(call, views) }
      }
    }
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
      guard ["scroll", "content", "control"].contains(view.component) else {
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
  static func check(_ call: Call, _ views: [Header.View]) throws(SubjectFailure) {
    let component = views[Int(call.view.place)].component
    guard knows(call: call.name, of: component) else {
      throw .skipped(why: "the reference does not know the call \"\(call.name)\"")
    }
    try checkNames(of: call, views)
  }

  /// Returns true if a `config` may set a property of a component.
  static func knows(property: Name, of component: String) -> Bool {
    if Vocabulary.recognizers.contains(component) {
      return Vocabulary.properties(of: component).contains(property)
        || property.text.hasPrefix("x-")
    }
    if component == "alert" { return Stage.alertProperties.contains(property) }
    return Properties.knows(property, of: component) || Stage.tapProperties.contains(property)
      || Stage.controllerProperties.contains(property)
      || Stage.fieldProperties(of: component).contains(property)
      || Stage.controlProperties(of: component).contains(property)
      || Vocabulary.sampleProperties.contains(property.text)
  }

  /// Returns true if a component has a method or a property that can be set.
  static func knows(call: Name, of component: String) -> Bool {
    if Vocabulary.recognizers.contains(component) {
      return knows(property: call, of: component) && call != .requiresFailureOf
    }
    if component == "alert" { return Methods.knows(call, of: component) }
    return Properties.knows(call, of: component) || Methods.knows(call, of: component)
      || Stage.controllerProperties.contains(call)
      || (Stage.fieldProperties(of: component).contains(call) && call != .propertyList)
      || (Stage.controlProperties(of: component).contains(call) && call != .allControlEvents)
  }
}
