import HeadlessUIKit
import Traces

extension ControllerReceiver {
  /// Hears that the view is to have another size, and what is done with that and after it.
  func hear(
    transitionTo size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let value = Value.pair(
      Millionths(Thousandths(size.width)),
      Millionths(Thousandths(size.height))
    )
    hear(.viewWillTransition, [Argument(.to, value)])
    coordinator.animate(
      alongsideTransition: { _ in hear(.transitionAnimation) },
      completion: { _ in hear(.transitionCompletion) }
    )
  }
}

extension Methods {
  /// The method that gives the window another size, as if a device is turned.
  static let windowSizes: [Method] = [
    Method(name: .resizeWindow) { stage, _, call in
      guard let size = call.arguments[.to]?.point else { return }
      stage.window.frame.size = CGSize(width: size.x.double, height: size.y.double)
    }
  ]
}
