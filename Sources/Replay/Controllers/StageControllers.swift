import HeadlessUIKit
import Traces

/// Writes down what a controller is told, under the name of its view.
struct ControllerReceiver {
  private let delegate: ScriptedDelegate?
  private let receiver: ScriptedReceiver?
  /// The script of the controller of plain content, if there is one.
  private let script: ControllerScript?

  init(_ actor: Stage.Actor) {
    delegate = actor.part.scripted
    receiver = actor.part.receiver
    script = nil
  }

  /// Creates a receiver with a script of its own, which is followed where the view has no scripted delegate.
  init(_ actor: Stage.Actor, _ script: Script, of stage: Stage) {
    delegate = actor.part.scripted
    receiver = actor.part.receiver
    let hasScript = delegate == nil && !script.entries.isEmpty
    self.script = hasScript ? ControllerScript(script, of: stage) : nil
  }

  /// Hears of the view, which comes or goes.
  func hear(_ name: Name, animated: Bool) {
    hear(name, [Argument(.animated, .bool(animated))])
  }

  func hear(_ name: Name, _ arguments: [Argument] = []) {
    if let delegate {
      delegate.hearRow(name, arguments)
    } else {
      receiver?.hear(name, arguments)
      script?.follow(name)
    }
  }

  /// Hears a question, and answers it by the script or with yes.
  func agrees(to name: Name, _ arguments: [Argument]) -> Bool {
    guard let delegate else {
      let answer = script?.answer(to: name) ?? .bool(true)
      receiver?.hear(name, arguments, answer: answer)
      script?.makeCalls()
      return answer != .bool(false)
    }
    return delegate.answer(name, arguments, usual: .bool(true)) != .bool(false)
  }

  /// Returns the name of a segue's sender.
  static func name(ofSender sender: Any?) -> Value {
    (sender as? StageCell)?.name.map { .string($0) } ?? .null
  }
}

// Swift has no way to share overrides between classes that differ in their superclass.

/// A controller of a view that is no table.
final class StageController: UIViewController {
  private let stageView: UIView
  private let receiver: ControllerReceiver

  init(_ view: UIView, _ receiver: ControllerReceiver) {
    stageView = view
    self.receiver = receiver
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = stageView
  }

  override func viewDidLoad() {
    receiver.hear(.viewDidLoad)
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    receiver.hear(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    receiver.hear(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    receiver.hear(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    receiver.hear(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    receiver.hear(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    receiver.hear(transitionTo: size, with: coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func viewWillLayoutSubviews() {
    receiver.hear(.viewWillLayoutSubviews)
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    receiver.hear(.viewDidLayoutSubviews)
    super.viewDidLayoutSubviews()
  }
}

/// A controller of a table, whose data source and delegate the script is.
final class StageTableController: UITableViewController {
  private let table: StageTable
  private let receiver: ControllerReceiver

  init(_ table: StageTable, _ receiver: ControllerReceiver) {
    self.table = table
    self.receiver = receiver
    super.init(style: table.style)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    receiver.hear(.viewDidLoad)
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    receiver.hear(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    receiver.hear(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    receiver.hear(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    receiver.hear(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    receiver.hear(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    receiver.hear(transitionTo: size, with: coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func viewWillLayoutSubviews() {
    receiver.hear(.viewWillLayoutSubviews)
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    receiver.hear(.viewDidLayoutSubviews)
    super.viewDidLayoutSubviews()
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    let arguments = [
      Argument(.sender, ControllerReceiver.name(ofSender: sender)),
      Argument(.withIdentifier, .string(identifier)),
    ]
    return receiver.agrees(to: .shouldPerformSegue, arguments)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    receiver.hear(
      .prepareForSegue,
      [
        Argument(.forSegue, .string(segue.identifier ?? "")),
        Argument(.sender, ControllerReceiver.name(ofSender: sender)),
      ]
    )
  }
}

/// Writes down which controllers a navigation controller shows.
final class StageNavigationDelegate: UINavigationControllerDelegate {
  private unowned let stage: Stage
  private let receiver: ScriptedReceiver

  init(stage: Stage, receiver: ScriptedReceiver) {
    self.stage = stage
    self.receiver = receiver
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    tell(.willShowController, .willShow, viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    tell(.didShowController, .didShow, viewController, animated: animated)
  }

  /// Writes a message down; a controller that goes by no name is not named.
  private func tell(
    _ message: Name,
    _ label: Name,
    _ controller: UIViewController,
    animated: Bool
  ) {
    let name = stage.name(of: controller)
    let named = name == .null ? [] : [Argument(label, name)]
    receiver.hear(message, [Argument(.animated, .bool(animated))] + named)
  }
}
