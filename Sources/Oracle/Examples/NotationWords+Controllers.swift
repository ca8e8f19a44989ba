internal import Traces

/// The words about controllers: `nav` puts a table `list` and a view `page` into a navigation.
extension NotationWords {
  static let controllerMessages: [Substring: Name] = [
    "didLoad": .viewDidLoad, "willAppear": .viewWillAppear, "didAppear": .viewDidAppear,
    "isAppearing": .viewIsAppearing, "willLayout": .viewWillLayoutSubviews,
    "didLayout": .viewDidLayoutSubviews, "willDisappear": .viewWillDisappear,
    "didDisappear": .viewDidDisappear, "willResize": .viewWillTransition,
    "prepareFor": .prepareForSegue, "asksFor": .shouldPerformSegue,
    "mayDismiss": .shouldDismiss, "willDismiss": .willDismiss, "didDismiss": .didDismiss,
    "attempted": .didAttemptToDismiss, "presented": .presentCompletion,
    "dismissed": .dismissCompletion, "does": .alertActionHandler, "willShow": .willShowController,
    "didShow": .didShowController,
  ]

  private static let views: [Substring: ViewIndex] = ["list": ViewIndex(1), "page": ViewIndex(2)]

  /// Returns the message that a word means: `willAppear(page,yes)`, `didAppear(list){0-1}`,
  /// `prepareFor(list,page,a)`, `asksFor(list,page)=no`, `willShow(page)`.
  static func controllerMessage(_ word: Substring) throws(NotationError) -> Message? {
    guard let (head, texts, tail) = try parts(word), let name = controllerMessages[head] else {
      return nil
    }
    guard let view = texts.first.flatMap({ views[$0] }) else {
      throw NotationError(word, expected: "list or page in the parentheses")
    }
    var message = Message(time: nil, name: name)
    message.view = view
    message.arguments = try arguments(of: name, texts)
    if name == .willShowController || name == .didShowController { message.view = .first }
    let (rest, table) = try tableState(tail)
    let marks = try Marks(rest, of: "=")
    if name == .shouldPerformSegue || name == .shouldDismiss {
      message.answer = .bool(try flag(marks["="] ?? "yes"))
    } else if let text = marks["="] {
      throw NotationError("=\(text)", expected: "no answer")
    }
    message.table = table
    return message
  }

  private static func arguments(
    of name: Name,
    _ texts: [Substring]
  ) throws(NotationError) -> [Argument] {
    let second = texts.count > 1 ? texts[1] : nil
    switch name {
    case .willShowController, .didShowController:
      let label = name == .willShowController ? Name.willShow : .didShow
      return [
        Argument(.animated, .bool(try flag(second ?? "no"))),
        Argument(label, .string(String(texts[0]))),
      ]
    case .shouldPerformSegue:
      return [Argument(.withIdentifier, .string(second.map(String.init) ?? ""))]
    case .prepareForSegue:
      let sender = texts.count > 2 && texts[2] != "nil" ? Value.string(String(texts[2])) : .null
      return [
        Argument(.forSegue, .string(second.map(String.init) ?? "")), Argument(.sender, sender),
      ]
    case .viewWillTransition:
      guard texts.count == 3 else {
        throw NotationError(texts[0], expected: "a view, a width and a height")
      }
      return [Argument(.to, try size(texts[1], texts[2]))]
    case .alertActionHandler: return [Argument(.action, .string(second.map(String.init) ?? ""))]
    case _ where Vocabulary.message(name)?.parameters.isEmpty ?? false: return []
    default: return [Argument(.animated, .bool(try flag(second ?? "no")))]
    }
  }

  private static func size(
    _ width: Substring,
    _ height: Substring
  ) throws(NotationError) -> Value {
    .pair(try numbers(width)[0], try numbers(height)[0])
  }

  /// Returns true if a call is to the navigation itself.
  static func isOfNavigation(_ name: Name) -> Bool {
    [.pushViewController, .popViewController, .present, .dismiss, .resizeWindow].contains(name)
  }

  /// Returns the name and the arguments of a call to a navigation, or to a controller in it.
  static func navigating(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    switch word.verb {
    case "push", "push+":
      guard views[word.text] != nil else {
        throw NotationError(word.text, expected: "list or page")
      }
      let controller = Argument(.viewController, .string(String(word.text)))
      return (.pushViewController, [word.animated, controller])
    case "pop", "pop+":
      let (name, _) = try word.plain(.popViewController)
      return (name, [word.animated])
    case "present", "present+":
      let controller = Argument(.viewControllerToPresent, .string(String(word.text)))
      return (.present, [word.animated, controller])
    case "dismiss", "dismiss+":
      let (name, _) = try word.plain(.dismiss)
      return (name, [word.animated])
    case "choose":
      return (.tapAction, [Argument(.action, .string(String(word.text)))])
    case "resize":
      let size = try word.numbers(2)
      return (.resizeWindow, [Argument(.to, .pair(size[0], size[1]))])
    case "editing":
      let editing = Argument(.editing, .bool(try word.number() == 1))
      return (.setEditing, [Argument(.animated, .bool(false)), editing])
    case "segue":
      return (.performSegue, [Argument(.withIdentifier, .string(String(word.text)))])
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
      Argument(.rowHeight, .number(Millionths(44))),
      Argument(.sections, .list([.number(Millionths(3))])),
    ]
    let given = config.filter {
      $0.label == .clearsSelectionOnViewWillAppear || $0.label == .segues
    }
    let presented = config.filter {
      $0.label == .modalPresentationStyle || $0.label == .isModalInPresentation
    }
    let isAlert = presented.contains { $0.value.string == "alert" }
    config = []
    views = [
      View(name: "navigation", component: component, frame: frame),
      View(name: "list", component: "table", container: "navigation", config: list + given),
      View(
        name: "page",
        component: isAlert ? "alert" : "content",
        container: "navigation",
        config: isAlert ? [] : presented
      ),
    ]
    inputs = [.touch, .call]
  }
}
