import HeadlessUIKit
import Traces

// These methods hear what an application's controllers are told, and what its code calls.

extension Stage: SceneWitness {
  func viewDidLoad(of controller: UIViewController) {
    adoptViews(in: controller.view)
    hear(.viewDidLoad, [], of: controller)
  }

  func controller(_ controller: UIViewController, isTold message: AppearanceStateMachine.Message) {
    let (name, isAnimated): (Name, Bool) =
      switch message {
      case .willAppear(let animated): (.viewWillAppear, animated)
      case .isAppearing(let animated): (.viewIsAppearing, animated)
      case .didAppear(let animated): (.viewDidAppear, animated)
      case .willDisappear(let animated): (.viewWillDisappear, animated)
      case .didDisappear(let animated): (.viewDidDisappear, animated)
      }
    hear(name, [Argument(.animated, .bool(isAnimated))], of: controller)
  }

  func controller(
    _ controller: UIViewController,
    mayPerform identifier: String,
    sender: Any?,
    answer: Bool
  ) {
    let place = recorder.count
    let arguments = [
      Argument(.sender, name(ofSender: sender, of: controller)),
      Argument(.withIdentifier, .string(identifier)),
    ]
    hear(.shouldPerformSegue, arguments, of: controller)
    if recorder.count > place { recorder.setAnswer(.bool(answer), at: place) }
  }

  func controller(
    _ controller: UIViewController,
    willPrepare segue: UIStoryboardSegue,
    sender: Any?
  ) {
    hear(
      .prepareForSegue,
      [
        Argument(.forSegue, .string(segue.identifier ?? "")),
        Argument(.sender, name(ofSender: sender, of: controller)),
      ],
      of: controller
    )
  }

  func willCall(_ method: WitnessedCall, on view: UIView) {
    guard callsUnderWay == 0, !recorder.isClosed,
      let actor = actors.first(where: { $0.view === view || $0.view === view.superview })
    else { return }
    recorder.append(
      .call(
        Call(
          time: scene.microseconds,
          name: method.name,
          arguments: method.arguments,
          view: actor.index,
          isByDelegate: true
        )
      )
    )
  }

  // MARK: - Telling

  /// Writes down what a controller in a navigation is told; of another nobody asks.
  func hear(_ name: Name, _ arguments: [Argument], of controller: UIViewController) {
    guard let actor = actors.first(where: { $0.controller === controller }),
      controls(views[Int(actor.index.place)])
    else { return }
    ControllerReceiver(actor).hear(name, arguments)
  }

  private func name(ofSender sender: Any?, of controller: UIViewController) -> Value {
    guard let cell = sender as? UITableViewCell,
      let actor = actors.first(where: { $0.controller === controller })
    else { return .null }
    return actor.part.scripted?.relay?.names.name(around: cell) ?? .null
  }
}

extension WitnessedCall {
  fileprivate var name: Name {
    switch self {
    case .reloadData: .reloadData
    case .beginRefreshing: .beginRefreshing
    case .endRefreshing: .endRefreshing
    case .loadRequest: .loadRequest
    }
  }

  fileprivate var arguments: [Argument] {
    guard case .loadRequest(let request) = self else { return [] }
    return [Argument(.request, .string(request.url?.absoluteString ?? ""))]
  }
}
