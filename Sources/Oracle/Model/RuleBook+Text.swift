extension RuleBook {
  /// The rules about text fields and text views, and about forms that are made from a property list.
  static var texts: [[Rule]] {
    [
      BeginRules.all, EndRules.all, ChangeRules.all, ControlEventRules.all, TextViewRules.all,
      FormRowRules.all, FormRecordRules.all, FormButtonRules.all,
    ]
  }
}
