extension RuleBook {
  /// The rules about text fields, and about forms that are made from a property list.
  static let texts: [Rule] =
    BeginRules.all + EndRules.all + ChangeRules.all + ControlEventRules.all
    + FormRowRules.all + FormRecordRules.all
}
