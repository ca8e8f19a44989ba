extension Name {
  // Properties of controls, as config, call or state.

  /// `allowsContinuousInteraction`.
  public static let allowsContinuousInteraction = Name("allowsContinuousInteraction")
  /// `currentPage`.
  public static let currentPage = Name("currentPage")
  /// `hidesForSinglePage`.
  public static let hidesForSinglePage = Name("hidesForSinglePage")
  /// `interactionState`.
  public static let interactionState = Name("interactionState")
  /// `isContinuous`.
  public static let isContinuous = Name("isContinuous")
  /// `isEnabled`.
  public static let isEnabled = Name("isEnabled")
  /// `isHidden`.
  public static let isHidden = Name("isHidden")
  /// `isOn`.
  public static let isOn = Name("isOn")
  /// `isUserInteractionEnabled`.
  public static let isUserInteractionEnabled = Name("isUserInteractionEnabled")
  /// `maximumValue`.
  public static let maximumValue = Name("maximumValue")
  /// `minimumValue`.
  public static let minimumValue = Name("minimumValue")

  // Calls.

  /// `setOn(_:animated:)`.
  public static let setOn = Name("setOn(_:animated:)")
  /// `setValue(_:animated:)`.
  public static let setValueAnimated = Name("setValue(_:animated:)")

  // Labels of arguments.

  /// `on`.
  public static let on = Name("on")
}
