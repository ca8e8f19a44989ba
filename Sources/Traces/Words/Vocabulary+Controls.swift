extension Vocabulary {
  /// The components that are controls: all send events, and the plain one hears touches besides.
  public static let controls = ["control", "button", "switch", "slider", "page-control"]

  /// The control events of touches.
  public static let touchEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel",
  ]

  /// All control events.
  public static let controlEvents =
    touchEvents + ["valueChanged", "primaryActionTriggered"] + editingEvents

  /// The message that an action for a control event was done; a text field in a form says in which cell.
  static let actionMessages: [Entry] = [
    .message(
      "sendActions",
      "sendActions(for:)",
      ofField + [Parameter("for", .oneOf(controlEvents))],
      of: .typistsAndControls,
      to: .action,
      by: .action
    )
  ]

  /// The calls to controls, some of them for one kind alone.
  static let controlMethods: [Entry] = [
    .method(
      "sendActions",
      "sendActions(for:)",
      [Parameter("for", .oneOf(controlEvents))],
      of: .controls,
      changes: .control,
      idle: .never
    ),
    .method(
      "setOn",
      "setOn(_:animated:)",
      [Parameter("on", .bool), animated],
      of: .switch,
      changes: .value,
      idle: .never
    ),
    .method(
      "setValueAnimated",
      "setValue(_:animated:)",
      [Parameter("value", .factor), animated],
      of: .slider,
      changes: .value,
      idle: .never
    ),
  ]

  /// The properties that can be set on controls, and on recognizers.
  static let controlProperties: [Entry] = [
    .property("isEnabled", .bool, of: .controlsAndRecognizers, changes: .control, idle: .asItIs),
    .property("isSelected", .bool, of: .controls, changes: .control, idle: .asItIs),
  ]

  /// The properties that can be set on one kind of control.
  static let valueProperties: [Entry] = [
    .property("isOn", .bool, of: .switch, changes: .value, idle: .asItIs),
    .property("isContinuous", .bool, of: .slider, changes: .control, idle: .asItIs),
    .property("maximumValue", .factor, of: .slider, changes: .value, idle: .asItIs),
    .property("minimumValue", .factor, of: .slider, changes: .value, idle: .asItIs),
    .property("value", .factor, of: .slider, changes: .value, idle: .asItIs),
    .property(
      "allowsContinuousInteraction",
      .bool,
      of: .pageControl,
      changes: .control,
      idle: .asItIs
    ),
    .property(
      "currentPage",
      .integer(atLeast: -1_000_000),
      of: .pageControl,
      changes: .value,
      idle: .asItIs
    ),
    .property("hidesForSinglePage", .bool, of: .pageControl, changes: .control, idle: .asItIs),
    .property(
      "numberOfPages",
      .integer(atLeast: 0),
      of: .pageControl,
      changes: .value,
      idle: .asItIs
    ),
  ]

  /// The state that can be read of some controls alone.
  static let valueStateKeys: [Entry] = [
    .key("currentPage", .integer(atLeast: -1_000_000), of: .pageControl),
    .key("interactionState", .oneOf(["none", "discrete", "continuous"]), of: .pageControl),
    .key("isOn", .bool, of: .switch),
    .key("value", .factor, of: .slider),
  ]
}
