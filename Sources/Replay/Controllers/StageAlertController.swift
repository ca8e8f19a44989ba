import HeadlessUIKit
import Traces

/// An alert that a header declares, whose actions tell that they are done.
final class StageAlertController: UIAlertController {
  private let declaration: Header.View
  private let receiver: ControllerReceiver
  /// The view, which the stage knows before it is shown.
  private(set) lazy var stageView = makeView()

  init(_ declaration: Header.View, _ receiver: ControllerReceiver) {
    self.declaration = declaration
    self.receiver = receiver
    let config = declaration.config
    super.init(
      title: config[.title]?.string,
      message: config[.message]?.string,
      preferredStyle: config[.preferredStyle]?.string == "actionSheet" ? .actionSheet : .alert
    )
    for action in declaration.alertActions { addAction(action, receiver) }
    for text in config[.textFields]?.elements ?? [] {
      addTextField { $0.text = text.string }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addAction(_ declared: AlertAction, _ receiver: ControllerReceiver) {
    let style = UIAlertAction.Style.allCases.first { "\($0)" == declared.style } ?? .default
    let action = UIAlertAction(title: declared.title, style: style) { action in
      receiver.hear(
        .alertActionHandler,
        [Argument(.action, action.title.map { .string($0) } ?? .null)]
      )
    }
    action.isEnabled = declared.isEnabled
    addAction(action)
  }

  /// Chooses the action that a call names, as a finger does that taps its button.
  func tapAction(_ chosen: Value?) {
    guard let place = declaration.placeOfAction(chosen), actions.indices.contains(place) else {
      return
    }
    choose(actions[place])
  }

  // The same overrides as those of `StageController`: Swift cannot share them between classes that differ in
  // their superclass.

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
