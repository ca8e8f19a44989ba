extension Vocabulary {
  /// What of the vocabulary a view of one component has.
  struct Belongings: Sendable {
    /// The properties that its `config` may set and a call may assign.
    let properties: [String]
    /// The methods that may be called.
    let methods: [String]
    /// The keys of `state` that it may tell.
    let stateKeys: [String]

    init(of component: String, amongControllers: Bool) {
      let scrolls = scrollers.contains(component)
      let isTable = component == "table"
      var properties = scrolls ? scrollProperties + tapProperties : viewProperties
      if isTable { properties += tableProperties + fixedTableProperties }
      var methods = scrolls ? scrollMethods : viewMethods
      if isTable { methods += tableMethods }
      // A controller goes by the name of its view.
      if amongControllers {
        properties += controllerProperties + fixedControllerProperties
        methods += controllerMethods
      }
      var keys = scrolls ? isTable ? scrollStateKeys + tableStateKeys : scrollStateKeys : []
      if component == "web" {
        properties += webProperties + fixedWebProperties
        methods += webMethods
        keys = webScrollStateKeys + webStateKeys
      }
      self.properties = properties.map(\.text)
      self.methods = methods.map(\.text)
      stateKeys = keys.map(\.text)
    }
  }

  /// What every view has, whatever it is.
  private static let viewProperties =
    scrollProperties.filter { ["bounds", "frame", "safeAreaInsets"].contains($0.text) }
    + tapProperties

  private static let viewMethods = scrollMethods.filter {
    [
      "becomeFirstResponder()", "layoutIfNeeded()", "removeFromSuperview()",
      "resignFirstResponder()", "tapStatusBar()",
    ].contains($0.text)
  }

  /// The component that has a name which another lacks.
  static func owner(of name: String) -> String {
    if webNames.contains(name) { return "web" }
    let isOfController = (controllerProperties + fixedControllerProperties + controllerMethods)
      .contains { $0.text == name }
    return isOfController ? "navigation" : tableNames.contains(name) ? "table" : "scroll"
  }

  private static let tableNames = Set(
    (tableProperties + fixedTableProperties + tableMethods + tableStateKeys).map(\.text)
  )
}
