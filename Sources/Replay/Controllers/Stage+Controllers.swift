import HeadlessUIKit
import Traces

// A view that is declared in a navigation is a controller's: a table has a table controller, an alert
// an alert controller, anything else a plain one. The controller goes by the view's name.

/// The facts of a stage about its controllers.
struct StageScreens {
  /// The names of the navigations among the views.
  let navigations: Set<Name>
  /// The delegate that hears what a navigation shows.
  var navigationDelegate: StageNavigationDelegate?
  /// The delegates that hear what becomes of sheets.
  var presentationDelegates: [StagePresentationDelegate] = []

  init(_ views: [Header.View]) {
    navigations = Set(views.filter { $0.component == Component.navigation.name }.map(\.name))
  }
}

extension Setup {
  /// Returns a navigation controller, whose view is there before anything is heard.
  func navigation() -> Stage.Actor {
    let controller = UINavigationController()
    controller.view.frame = frame
    let receiver = newReceiver()
    let delegate = StageNavigationDelegate(stage: stage, receiver: receiver)
    controller.delegate = delegate
    stage.screens.navigationDelegate = delegate
    return Stage.Actor(index: index, view: controller.view, part: receiver, controller: controller)
  }
}

extension Stage {
  /// The properties that a `config` may set of a view's controller.
  static let controllerProperties = Vocabulary.properties(ofNoneBut: .controllers)

  /// Returns true if a view is a controller's.
  func controls(_ view: Header.View) -> Bool {
    view.container.map(screens.navigations.contains) ?? false
  }

  /// Gives a view its controller, if it has one.
  func control(_ actor: inout Actor, _ view: Header.View) {
    if controls(view) {
      let receiver = ControllerReceiver(
        actor,
        view.isPresented ? view.delegate : Script(),
        of: self
      )
      if view.component == Component.alert.name {
        let alert = StageAlertController(view, receiver)
        actor.view = alert.stageView
        actor.controller = alert
      } else if let table = actor.view as? StageTable {
        actor.controller = StageTableController(table, receiver)
      } else {
        actor.controller = StageController(actor.view, receiver)
      }
      if view.isPresented { hearPresentation(of: actor.controller, receiver) }
    }
    guard let controller = actor.controller else { return }
    for property in view.config where Self.controllerProperties.contains(property.label) {
      set(property.label, to: property.value, of: controller)
    }
    controller.segueTemplates = segues(of: view)
  }

  /// Shows the first controller of a navigation in the window.
  func showControllers() {
    guard let navigation = actors.first?.controller as? UINavigationController else { return }
    let root = actors.first { actor in
      actor.controller != nil && actor.controller !== navigation
        && !views[Int(actor.index.place)].isPresented
    }?.controller
    if let root { navigation.setViewControllers([root], animated: false) }
    window.rootViewController = navigation
  }

  /// Returns the controller of the view with a name.
  func controller(named name: Value?) -> UIViewController? {
    guard let text = name?.string else { return nil }
    return actors.first { views[Int($0.index.place)].name.text == text }?.controller
  }

  /// Returns the name of the view that a controller has.
  func name(of controller: UIViewController) -> Value {
    guard let actor = actors.first(where: { $0.controller === controller }) else { return .null }
    return .string(views[Int(actor.index.place)].name.text)
  }

  /// Sets a property of a controller; answers whether it has it.
  @discardableResult
  func set(_ name: Name, to value: Value, of controller: UIViewController) -> Bool {
    switch name {
    case .clearsSelectionOnViewWillAppear:
      (controller as? UITableViewController)?
        .clearsSelectionOnViewWillAppear = value.bool ?? true
    case .isModalInPresentation: controller.isModalInPresentation = value.bool ?? false
    case .modalPresentationStyle:
      controller.modalPresentationStyle = UIModalPresentationStyle.named(value) ?? .automatic
    case .isNavigationBarHidden:
      (controller as? UINavigationController)?.isNavigationBarHidden = value.bool ?? false
    case .leftBarButtonItem:
      controller.navigationItem.leftBarButtonItem = barButtonItem(value, of: controller)
    case .rightBarButtonItem:
      controller.navigationItem.rightBarButtonItem = barButtonItem(value, of: controller)
    default: return false
    }
    return true
  }

  private func barButtonItem(
    _ value: Value,
    of controller: UIViewController
  ) -> UIBarButtonItem? {
    value.string == "editButtonItem" ? controller.editButtonItem : nil
  }

  /// Returns the segues of a view's cells: for each identifier the view of that place among
  /// `segues`.
  private func segues(of view: Header.View) -> [UIStoryboardSegueTemplate] {
    let identifiers = view.config[.identifiers]?.elements ?? [.string("cell")]
    let destinations = view.config[.segues]?.elements ?? []
    return destinations.enumerated().compactMap { place, destination in
      guard let name = destination.string else { return nil }
      return UIStoryboardSegueTemplate(
        identifier: name,
        fromCellsWithReuseIdentifier: place < identifiers.count ? identifiers[place].string : nil,
        destination: { [unowned self] in
          // Made anew each time (R218): while the page that goes by the name is there, the next one
          // is a page that goes by none.
          controllerToShow(named: destination) ?? UIViewController()
        }
      )
    }
  }

  /// Returns the controller of the view with a name, unless the navigation has it already.
  private func controllerToShow(named name: Value) -> UIViewController? {
    guard let controller = controller(named: name) else { return nil }
    let navigation = actors.first?.controller as? UINavigationController
    let isThere = navigation?.viewControllers.contains { $0 === controller } ?? false
    return isThere ? nil : controller
  }
}
