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
    ofField("sendActions(for:)", [Parameter("for", .oneOf(controlEvents))])
  ]

  /// What can be called of controls.
  static let controlMethods: [Entry] = [
    Entry("sendActions(for:)", [Parameter("for", .oneOf(controlEvents))])
  ]

  static let switchMethods: [Entry] = [
    Entry("setOn(_:animated:)", [Parameter("on", .bool), Parameter("animated", .bool)])
  ]

  static let sliderMethods: [Entry] = [
    Entry("setValue(_:animated:)", [Parameter("value", .factor), Parameter("animated", .bool)])
  ]

  /// What can be set of any control, and of plain content: whether fingers find it.
  static let touchableProperties: [Entry] = [
    property("isHidden", .bool),
    property("isUserInteractionEnabled", .bool),
  ]

  /// Their names.
  package static let touchableNames = touchableProperties.map { Name($0.text) }

  static let controlProperties: [Entry] = [
    property("isEnabled", .bool),
    property("isSelected", .bool),
  ]

  static let switchProperties: [Entry] = [property("isOn", .bool)]

  static let sliderProperties: [Entry] = [
    property("isContinuous", .bool),
    property("maximumValue", .factor),
    property("minimumValue", .factor),
    property("value", .factor),
  ]

  static let pageControlProperties: [Entry] = [
    property("allowsContinuousInteraction", .bool),
    property("currentPage", .integer(atLeast: -1_000_000)),
    property("hidesForSinglePage", .bool),
    property("numberOfPages", .integer(atLeast: 0)),
  ]

  /// What can be read of any control, by keys that cells have, too.
  static let controlStateKeys: [Entry] = tableStateKeys.filter {
    ["isHighlighted", "isSelected"].contains($0.text)
  }

  /// What can be read of some controls alone.
  static let valueStateKeys: [Entry] = [
    property("currentPage", .integer(atLeast: -1_000_000)),
    property("interactionState", .oneOf(["none", "discrete", "continuous"])),
    property("isOn", .bool),
    property("value", .factor),
  ]

  /// The properties, methods and keys of one kind of control.
  package static func belongings(
    ofControl component: String
  ) -> (properties: [Entry], methods: [Entry], stateKeys: [Entry]) {
    let keys = { (names: [String]) in valueStateKeys.filter { names.contains($0.text) } }
    let own: (properties: [Entry], methods: [Entry], stateKeys: [Entry]) =
      switch component {
      case "switch": (switchProperties, switchMethods, keys(["isOn"]))
      case "slider": (sliderProperties, sliderMethods, keys(["value"]))
      case "page-control": (pageControlProperties, [], keys(["currentPage", "interactionState"]))
      default: ([], [], [])
      }
    return (
      touchableProperties + controlProperties + fixedTextProperties + own.properties,
      controlMethods + own.methods, controlStateKeys + own.stateKeys
    )
  }

  /// The component that has a name which another lacks; nil: none of the controls.
  static func controlOwner(of name: String) -> String? {
    controls.first { component in
      let (properties, methods, keys) = belongings(ofControl: component)
      return (properties + methods + keys).contains { $0.text == name }
    }
  }
}
