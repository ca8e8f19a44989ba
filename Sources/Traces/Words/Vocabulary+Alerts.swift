extension Vocabulary {
  /// What an action of an alert does once it was chosen.
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

  /// What a finger does that taps a button of an alert, wherever the button stands.
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

  /// What a `config` says of an alert: `UIAlertController` takes it as it is made.
  static let fixedAlertProperties: [Entry] = [
    .fixed("actions", .alertActions, of: .alert),
    .fixed("message", .title, of: .alert),
    .fixed("preferredStyle", .oneOf(["actionSheet", "alert"]), of: .alert),
    .fixed("textFields", .list(.title), of: .alert),
    .fixed("title", .title, of: .alert),
  ]
}
