internal import Traces

/// The words about controllers: `nav` puts a table `list` and a view `page` into a navigation.
extension NotationWords {
  private static let controllerMessages: [Substring: Name] = [
    "didLoad": .viewDidLoad, "willAppear": .viewWillAppear, "didAppear": .viewDidAppear,
    "willDisappear": .viewWillDisappear, "didDisappear": .viewDidDisappear,
    "prepareFor": .prepareForSegue, "asksFor": .shouldPerformSegue,
    "willShow": .willShowController, "didShow": .didShowController,
  ]

  private static let views: [Substring: ViewIndex] = ["list": ViewIndex(1), "page": ViewIndex(2)]

  /// The message that a word means: `willAppear(page,yes)`, `didAppear(list){0-1}`,
  /// `prepareFor(list,page,a)`, `asksFor(list,page)=no`, `willShow(page)`.
  static func controllerMessage(_ word: Substring) -> Message? {
    guard let open = word.firstIndex(of: "("), let close = word.firstIndex(of: ")"),
      let name = controllerMessages[word[..<open]]
    else { return nil }
    let texts = word[word.index(after: open)..<close].split(separator: ",")
    guard let view = texts.first.flatMap({ views[$0] }) else { return nil }
    var message = Message(time: nil, name: name)
    message.view = view
    if name == .willShowController || name == .didShowController {
      message.view = .first
      let label = name == .willShowController ? Name.willShow : .didShow
      message.arguments = [
        Argument(.animated, .bool(texts.last == "yes")), Argument(label, .string(String(texts[0]))),
      ]
    } else if name == .shouldPerformSegue {
      message.answer = .bool(!word.hasSuffix("=no"))
      message.arguments = [
        Argument(.withIdentifier, .string(texts.count > 1 ? String(texts[1]) : ""))
      ]
    } else if name == .prepareForSegue {
      let sender = texts.count > 2 && texts[2] != "nil" ? Value.string(String(texts[2])) : .null
      message.arguments = [
        Argument(.forSegue, .string(texts.count > 1 ? String(texts[1]) : "")),
        Argument(.sender, sender),
      ]
    } else if name != .viewDidLoad {
      message.arguments = [Argument(.animated, .bool(texts.last == "yes"))]
    }
    message.table = tableState(word[word.index(after: close)...]).state
    return message
  }

  /// Whether a call is to the navigation itself.
  static func isOfNavigation(_ name: Name) -> Bool {
    name == .pushViewController || name == .popViewController
  }

  /// The name and the arguments of a call to a navigation, or to a controller in it.
  static func navigating(_ verb: Substring, _ text: Substring) -> (Name, [Argument])? {
    let animated = Argument(.animated, .bool(verb.hasSuffix("+")))
    switch verb {
    case "push", "push+":
      return (.pushViewController, [animated, Argument(.viewController, .string(String(text)))])
    case "pop", "pop+": return (.popViewController, [animated])
    case "editing":
      let editing = Argument(.editing, .bool(text == "1"))
      return (.setEditing, [Argument(.animated, .bool(false)), editing])
    case "segue": return (.performSegue, [Argument(.withIdentifier, .string(String(text)))])
    default: return nil
    }
  }
}

extension Header {
  /// Puts a table and a plain view into a navigation.
  mutating func makeNavigation() {
    component = "navigation"
    let frame = Rect(origin: Point(0, 0), size: Point(320, 480))
    let list = [
      Argument(.rowHeight, .number(Millionths(44))), Argument(.sections, NotationWords.list("3")),
    ]
    let given = config.filter {
      $0.label == .clearsSelectionOnViewWillAppear || $0.label == .segues
    }
    config = []
    views = [
      View(name: "navigation", component: component, frame: frame),
      View(name: "list", component: "table", container: "navigation", config: list + given),
      View(name: "page", component: "content", container: "navigation"),
    ]
    inputs = [.touch, .call]
  }
}
