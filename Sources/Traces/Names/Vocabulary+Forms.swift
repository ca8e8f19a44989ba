extension Vocabulary {
  /// The components that are tables, whatever their rows are made from.
  public static let tables = ["table", "form"]

  /// The components in which text is typed.
  public static let typists = ["field", "form"]

  /// The classes of cells that a form's property list may name.
  public static let cellClasses = [
    "BaseDataEntryCell", "EmailDataEntryCell", "TextDataEntryCell",
  ]

  /// The classes of cells that have a text field.
  public static let textCellClasses = ["EmailDataEntryCell", "TextDataEntryCell"]

  /// What a text field asks and tells; in a form each says in which cell, and which row that shows.
  static let textMessages: [Entry] = [
    ofField("textFieldShouldBeginEditing(_:)", answer: .bool),
    ofField("textFieldDidBeginEditing(_:)"),
    ofField("textFieldShouldEndEditing(_:)", answer: .bool),
    ofField("textFieldDidEndEditing(_:)"),
    ofField(
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      [
        Parameter("replacementString", .title),
        Parameter("shouldChangeCharactersIn", .characterRange),
      ],
      answer: .bool
    ),
    ofField("textFieldShouldClear(_:)", answer: .bool),
    ofField("textFieldShouldReturn(_:)", answer: .bool),
    ofField("textDidBeginEditing(_:)"),
    ofField("textDidChange(_:)"),
    ofField("textDidEndEditing(_:)"),
  ]

  /// The control events of a text field.
  public static let editingEvents = [
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]

  /// What a form does with what was typed.
  static let formMessages: [Entry] = [
    Entry("cellControlDidEndEditing(_:)", [Parameter("object", .optional(.indexPath))]),
    Entry("setValue(_:forKey:)", [Parameter("forKey", .title), Parameter("value", .text)]),
    Entry("send(_:)", [Parameter("values", .texts)]),
  ]

  static func ofField(
    _ text: String,
    _ parameters: [Parameter] = [],
    answer: ValueKind = .nothing
  ) -> Entry {
    Entry(
      text,
      [Parameter("at", .optional(.indexPath)), Parameter("cell", .title)] + parameters,
      answer: answer
    )
  }

  /// What a keyboard and code do to a text field; in a form, to the one that is edited.
  static let textMethods: [Entry] = [
    Entry("insertText(_:)", [Parameter("text", .title)]),
    Entry("deleteBackward()"),
    Entry("tapReturnKey()"),
    Entry("tapClearButton()"),
    Entry("endEditing(_:)", [Parameter("force", .bool)]),
  ]

  /// What can be called of a form besides.
  static let formMethods: [Entry] = [Entry("send()")]

  /// The properties of a text field; a form sets them in all its cells.
  static let textTraits: [Entry] = [
    property("clearButtonMode", .oneOf(["never", "whileEditing", "unlessEditing", "always"])),
    property("clearsOnBeginEditing", .bool),
  ]

  /// The properties of a text field alone.
  static let textProperties: [Entry] = [property("text", .text)]

  /// The control events that a control or a text field has actions for, which its `config` alone says; of
  /// a form, all its fields.
  static let fixedTextProperties: [Entry] = [
    property("allControlEvents", .list(.oneOf(controlEvents)))
  ]

  /// What a form's `config` alone says: what its rows are made from.
  static let fixedFormProperties: [Entry] = [property("propertyList", .propertyList)]

  /// What can be read of a text field.
  static let textStateKeys: [Entry] = [
    property("isFirstResponder", .bool),
    property("text", .text),
  ]

  /// What can be read of a form besides, and of the cell that a message is about.
  static let formStateKeys: [Entry] = [
    property("label", .text),
    property("values", .texts),
  ]
}
