extension Vocabulary {
  /// The components that are tables, whatever their rows are made from.
  public static let tables = ["table", "form"]

  /// The classes of cells that a form's property list may name.
  public static let cellClasses = [
    "BaseDataEntryCell", "EmailDataEntryCell", "TextDataEntryCell",
  ]

  /// The classes of cells that have a text field.
  public static let textCellClasses = ["EmailDataEntryCell", "TextDataEntryCell"]

  /// The messages of a form about typed text.
  static let formMessages: [Entry] = [
    .message(
      "cellControlDidEnd",
      "cellControlDidEndEditing(_:)",
      [Parameter("object", .optional(.indexPath))],
      of: .form,
      to: .application,
      by: .form
    ),
    .message(
      "setValueForKey",
      "setValue(_:forKey:)",
      [Parameter("forKey", .title), Parameter("value", .text)],
      of: .form,
      to: .application,
      by: .form
    ),
    .message(
      "sent",
      "send(_:)",
      [Parameter("values", .texts)],
      of: .form,
      to: .application,
      by: .form
    ),
  ]

  /// The further calls to a form.
  static let formMethods: [Entry] = [
    .method("send", "send()", of: .form, changes: .text, idle: .never)
  ]

  /// The key of a form that only its `config` sets: the source of its rows.
  static let fixedFormProperties: [Entry] = [
    .fixed("propertyList", .propertyList, of: .form)
  ]

  /// The further state of a form, and of the cell that a message is about.
  static let formStateKeys: [Entry] = [
    .key("label", .text, of: .form),
    .key("values", .texts, of: .form),
  ]
}
