extension Vocabulary {
  /// What of the vocabulary a view of one component has.
  struct Belongings: Sendable {
    /// The properties that its `config` may set and a call may assign.
    let properties: [String]
    /// The methods that may be called.
    let methods: [String]
    /// The keys of `state` that it may tell.
    let stateKeys: [String]

    init(
      of component: String,
      amongControllers: Bool,
      sample: SampleApplication? = nil
    ) {
      guard !recognizers.contains(component) else {
        properties = Vocabulary.properties(ofRecognizer: component)
        methods = []
        stateKeys = recognizerStateKeys.map(\.text)
        return
      }
      let scrolls = scrollers.contains(component)
      let isTable = tables.contains(component)
      let isTypist = typists.contains(component)
      var properties = scrolls ? scrollProperties + tapProperties : viewProperties
      if isTable { properties += tableProperties + fixedTableProperties }
      properties += animationProperties
      var methods = (scrolls ? scrollMethods : viewMethods) + animationMethods + animatorMethods
      if isTable { methods += tableMethods }
      if isTypist {
        properties += textTraits + fixedTextProperties
        methods += textMethods
      }
      if component == "field" || component == "text-view" { properties += textProperties }
      if component == "text-view" { methods += textViewMethods }
      if component == "form" {
        let own = fixedFormProperties
        properties = properties.filter { !dataProperties.contains($0.text) } + own
        methods += formMethods
      }
      if component == "tiles" {
        properties += tileProperties + fixedTileProperties
        methods += tileMethods
      }
      // A controller goes by the name of its view.
      if amongControllers {
        properties += controllerProperties + fixedControllerProperties
        methods += controllerMethods
      }
      if component == "alert" {
        properties = fixedAlertProperties
        methods = animationMethods + controllerMethods + alertMethods
      }
      var keys = scrolls ? isTable ? scrollStateKeys + tableStateKeys : scrollStateKeys : []
      if component == "web" {
        properties += webProperties + fixedWebProperties
        methods += webMethods
        keys = webScrollStateKeys + webStateKeys
      }
      if isTypist { keys += textStateKeys }
      if component == "content" { properties += touchableProperties }
      if controls.contains(component) {
        let own = Vocabulary.belongings(ofControl: component)
        properties += own.properties
        methods += own.methods
        keys += own.stateKeys
      }
      if component == "form" { keys += formStateKeys }
      // Its model is read from the first view, and said of any.
      self.properties = properties.map(\.text) + (sample?.model ?? [])
      self.methods = methods.map(\.text)
      // The words of a cell are told where an application writes them.
      if isTable, sample != nil { keys += formStateKeys.filter { $0.text == "label" } }
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
    if alertNames.contains(name) { return "alert" }
    let isOfController = (controllerProperties + fixedControllerProperties + controllerMethods)
      .contains { $0.text == name }
    if isOfController { return "navigation" }
    if formNames.contains(name) { return "form" }
    if tileNames.contains(name) { return "tiles" }
    if textNames.contains(name) { return "field" }
    if tableNames.contains(name) { return "table" }
    if recognizerNames.contains(name) {
      return recognizers.first { properties(ofRecognizer: $0).contains(name) } ?? recognizers[0]
    }
    return controlNames.contains(name) ? controlOwner(of: name) ?? "scroll" : "scroll"
  }

  /// What a form takes from its property list in place of a table's own properties.
  private static let dataProperties: Set<String> = [
    "dequeues", "identifiers", "registers", "sections", "selectionStyle",
  ]

  private static let formNames = Set(
    (fixedFormProperties + formMethods + formStateKeys).map(\.text)
  )
  private static let tileNames = Set(
    (tileProperties + fixedTileProperties + tileMethods).map(\.text)
  )
  private static let textNames = Set(
    (textTraits + textProperties + fixedTextProperties + textMethods + textStateKeys).map(\.text)
  )
  private static let controlNames = Set(
    (touchableProperties + controlProperties + switchProperties + sliderProperties
      + pageControlProperties + controlMethods + switchMethods + sliderMethods + valueStateKeys)
      .map(\.text)
  )
  private static let recognizerNames = Set(
    (recognizerProperties + fixedRecognizerProperties + recognizerStateKeys).map(\.text)
  )
  private static let tableNames = Set(
    (tableProperties + fixedTableProperties + tableMethods + tableStateKeys).map(\.text)
  )
}
