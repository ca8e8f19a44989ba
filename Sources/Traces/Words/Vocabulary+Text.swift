extension Vocabulary {
  /// The components in which text is typed.
  public static let typists = ["field", "form"]

  /// The control events of a text field.
  public static let editingEvents = [
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]

  /// The questions and messages of a text field; in a form each says in which cell, and which row
  /// that shows.
  static let textMessages: [Entry] = [
    .question(
      "textFieldShouldBegin",
      "textFieldShouldBeginEditing(_:)",
      ofField,
      answer: .bool,
      usual: .yes,
      of: .typists,
      to: .textFieldDelegate,
      by: .text
    ),
    .message(
      "textFieldDidBegin",
      "textFieldDidBeginEditing(_:)",
      ofField,
      of: .typists,
      to: .textFieldDelegate,
      by: .text
    ),
    .question(
      "textFieldShouldEnd",
      "textFieldShouldEndEditing(_:)",
      ofField,
      answer: .bool,
      usual: .yes,
      of: .typists,
      to: .textFieldDelegate,
      by: .text
    ),
    .message(
      "textFieldDidEnd",
      "textFieldDidEndEditing(_:)",
      ofField,
      of: .typists,
      to: .textFieldDelegate,
      by: .text
    ),
    .question(
      "textFieldShouldChange",
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      ofField + [
        Parameter("replacementString", .title),
        Parameter("shouldChangeCharactersIn", .characterRange),
      ],
      answer: .bool,
      usual: .yes,
      of: .typists,
      to: .textFieldDelegate,
      by: .text
    ),
    .question(
      "textFieldShouldClear",
      "textFieldShouldClear(_:)",
      ofField,
      answer: .bool,
      usual: .yes,
      of: .typists,
      to: .textFieldDelegate,
      by: .text
    ),
    .question(
      "textFieldShouldReturn",
      "textFieldShouldReturn(_:)",
      ofField,
      answer: .bool,
      usual: .yes,
      of: .typists,
      to: .textFieldDelegate,
      by: .text
    ),
    .message(
      "textDidBegin",
      "textDidBeginEditing(_:)",
      ofField,
      of: .typists,
      to: .notification,
      by: .text
    ),
    .message(
      "textDidChange",
      "textDidChange(_:)",
      ofField,
      of: .typists,
      to: .notification,
      by: .text
    ),
    .message(
      "textDidEnd",
      "textDidEndEditing(_:)",
      ofField,
      of: .typists,
      to: .notification,
      by: .text
    ),
  ]

  /// The questions and messages of a text view about the editing of its text.
  static let textViewMessages: [Entry] = [
    .question(
      "textViewShouldBegin",
      "textViewShouldBeginEditing(_:)",
      answer: .bool,
      usual: .yes,
      of: .textView,
      to: .textViewDelegate,
      by: .textView
    ),
    .message(
      "textViewDidBegin",
      "textViewDidBeginEditing(_:)",
      of: .textView,
      to: .textViewDelegate,
      by: .textView
    ),
    .question(
      "textViewShouldEnd",
      "textViewShouldEndEditing(_:)",
      answer: .bool,
      usual: .yes,
      of: .textView,
      to: .textViewDelegate,
      by: .textView
    ),
    .message(
      "textViewDidEnd",
      "textViewDidEndEditing(_:)",
      of: .textView,
      to: .textViewDelegate,
      by: .textView
    ),
    .question(
      "textViewShouldChange",
      "textView(_:shouldChangeTextIn:replacementText:)",
      [Parameter("replacementText", .title), Parameter("shouldChangeTextIn", .characterRange)],
      answer: .bool,
      usual: .yes,
      of: .textView,
      to: .textViewDelegate,
      by: .textView
    ),
    .message(
      "textViewDidChange",
      "textViewDidChange(_:)",
      of: .textView,
      to: .textViewDelegate,
      by: .textView
    ),
    .message(
      "textViewDidChangeSelection",
      "textViewDidChangeSelection(_:)",
      of: .textView,
      to: .textViewDelegate,
      by: .textView
    ),
  ]

  /// The actions of a keyboard and of code on a text field or view; in a form, on the field that is
  /// edited.
  static let textMethods: [Entry] = [
    .method(
      "insertText",
      "insertText(_:)",
      [Parameter("text", .title)],
      of: .typistsAndTextViews,
      changes: .text,
      idle: .never
    ),
    .method(
      "deleteBackward",
      "deleteBackward()",
      of: .typistsAndTextViews,
      changes: .text,
      idle: .never
    ),
    .method("tapReturnKey", "tapReturnKey()", of: .typists, changes: .text, idle: .never),
    .method("tapClearButton", "tapClearButton()", of: .typists, changes: .text, idle: .never),
    .method(
      "endEditing",
      "endEditing(_:)",
      [Parameter("force", .bool)],
      of: .typistsAndTextViews,
      changes: .text,
      idle: .never
    ),
  ]

  /// The properties of a text field; a form sets them in all its cells.
  static let textTraits: [Entry] = [
    .property(
      "clearButtonMode",
      .oneOf(["never", "whileEditing", "unlessEditing", "always"]),
      of: .typists,
      changes: .text,
      idle: .asItIs
    ),
    .property("clearsOnBeginEditing", .bool, of: .typists, changes: .text, idle: .asItIs),
  ]

  /// The properties of what text is typed into.
  static let textProperties: [Entry] = [
    .property("text", .text, of: .fields, changes: .text, idle: .never)
  ]

  /// The control events that a control or a text field has actions for, which its `config` alone says; of a form, all its fields.
  static let fixedTextProperties: [Entry] = [
    .fixed("allControlEvents", .list(.oneOf(controlEvents)), of: .typistsAndControls)
  ]

  /// The state that can be read of a text field.
  static let textStateKeys: [Entry] = [
    .key("isFirstResponder", .bool, of: .typists),
    .key("text", .text, of: .typists),
  ]

  /// In which cell a field stands, and which row that shows.
  static let ofField = [Parameter("at", .optional(.indexPath)), Parameter("cell", .title)]
}
