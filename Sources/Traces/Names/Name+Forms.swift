extension Name {
  // What a text field asks and tells.

  /// `textFieldShouldBeginEditing(_:)`.
  public static let textFieldShouldBegin = Name("textFieldShouldBeginEditing(_:)")
  /// `textFieldDidBeginEditing(_:)`.
  public static let textFieldDidBegin = Name("textFieldDidBeginEditing(_:)")
  /// `textFieldShouldEndEditing(_:)`.
  public static let textFieldShouldEnd = Name("textFieldShouldEndEditing(_:)")
  /// `textFieldDidEndEditing(_:)`.
  public static let textFieldDidEnd = Name("textFieldDidEndEditing(_:)")
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public static let textFieldShouldChange = Name(
    "textField(_:shouldChangeCharactersIn:replacementString:)"
  )
  /// `textFieldShouldClear(_:)`.
  public static let textFieldShouldClear = Name("textFieldShouldClear(_:)")
  /// `textFieldShouldReturn(_:)`.
  public static let textFieldShouldReturn = Name("textFieldShouldReturn(_:)")

  // What its observers are told.

  /// `textDidBeginEditing(_:)`.
  public static let textDidBegin = Name("textDidBeginEditing(_:)")
  /// `textDidChange(_:)`.
  public static let textDidChange = Name("textDidChange(_:)")
  /// `textDidEndEditing(_:)`.
  public static let textDidEnd = Name("textDidEndEditing(_:)")

  /// `sendActions(for:)`.
  public static let sendActions = Name("sendActions(for:)")

  // What a form does with it.

  /// `cellControlDidEndEditing(_:)`.
  public static let cellControlDidEnd = Name("cellControlDidEndEditing(_:)")
  /// `setValue(_:forKey:)`.
  public static let setValueForKey = Name("setValue(_:forKey:)")
  /// `send(_:)`.
  public static let sent = Name("send(_:)")

  // Calls.

  /// `insertText(_:)`.
  public static let insertText = Name("insertText(_:)")
  /// `deleteBackward()`.
  public static let deleteBackward = Name("deleteBackward()")
  /// `tapReturnKey()`.
  public static let tapReturnKey = Name("tapReturnKey()")
  /// `tapClearButton()`.
  public static let tapClearButton = Name("tapClearButton()")
  /// `endEditing(_:)`.
  public static let endEditing = Name("endEditing(_:)")
  /// `send()`.
  public static let send = Name("send()")

  // Properties, as config, call or state.

  /// `allControlEvents`.
  public static let allControlEvents = Name("allControlEvents")
  /// `clearButtonMode`.
  public static let clearButtonMode = Name("clearButtonMode")
  /// `clearsOnBeginEditing`.
  public static let clearsOnBeginEditing = Name("clearsOnBeginEditing")
  /// `isFirstResponder`.
  public static let isFirstResponder = Name("isFirstResponder")
  /// `label`.
  public static let label = Name("label")
  /// `propertyList`.
  public static let propertyList = Name("propertyList")
  /// `text`.
  public static let text = Name("text")
  /// `values`.
  public static let values = Name("values")

  // Labels of arguments, and keys of a property list.

  /// `CellType`.
  public static let cellType = Name("CellType")
  /// `DataKey`.
  public static let dataKey = Name("DataKey")
  /// `force`.
  public static let force = Name("force")
  /// `for`.
  public static let forControlEvents = Name("for")
  /// `forKey`.
  public static let forKey = Name("forKey")
  /// `Label`.
  public static let rowLabel = Name("Label")
  /// `object`.
  public static let object = Name("object")
  /// `replacementString`.
  public static let replacementString = Name("replacementString")
  /// `shouldChangeCharactersIn`.
  public static let shouldChangeCharactersIn = Name("shouldChangeCharactersIn")
  /// `Value`.
  public static let rowValue = Name("Value")
  /// `value`.
  public static let value = Name("value")
}
