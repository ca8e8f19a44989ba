extension Vocabulary {
  /// What an action of an alert does once it was chosen.
  static let alertMessages: [Entry] = [
    Entry("handler(_:)", [Parameter("action", .text)])
  ]

  /// What a finger does that taps a button of an alert, wherever the button stands.
  static let alertMethods: [Entry] = [
    Entry("tapAction(_:)", [Parameter("action", .titleOrPlace)])
  ]

  /// What a `config` says of an alert: `UIAlertController` takes it as it is made.
  static let fixedAlertProperties: [Entry] = [
    property("actions", .alertActions),
    property("message", .title),
    property("preferredStyle", .oneOf(["actionSheet", "alert"])),
    property("textFields", .list(.title)),
    property("title", .title),
  ]

  /// What alerts alone have.
  static let alertNames = Set((alertMethods + fixedAlertProperties).map(\.text))
}
