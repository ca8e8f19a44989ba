extension Vocabulary {
  /// The effect of an action of an alert once it was chosen.
  static let alertMessages: [Entry] = [
    .message(
      "alertActionHandler",
      "handler(_:)",
      [Parameter("action", .text)],
      of: .alert,
      to: .block,
      by: .alert
    )
  ]

  /// The tap of a finger on a button of an alert, wherever the button stands.
  static let alertMethods: [Entry] = [
    .method(
      "tapAction",
      "tapAction(_:)",
      [Parameter("action", .titleOrPlace)],
      of: .alert,
      changes: .presentation,
      idle: .never
    )
  ]

  /// The keys of an alert that a `config` sets: `UIAlertController` takes them as it is made.
  static let fixedAlertProperties: [Entry] = [
    .fixed("actions", .alertActions, of: .alert),
    .fixed("message", .title, of: .alert),
    .fixed("preferredStyle", .oneOf(["actionSheet", "alert"]), of: .alert),
    .fixed("textFields", .list(.title), of: .alert),
    .fixed("title", .title, of: .alert),
  ]
}
