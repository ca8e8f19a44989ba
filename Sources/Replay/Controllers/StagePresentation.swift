import HeadlessUIKit
import Traces

/// Writes down what becomes of a sheet that a finger pulls down.
final class StagePresentationDelegate: UIAdaptivePresentationControllerDelegate {
  private let receiver: ControllerReceiver

  init(_ receiver: ControllerReceiver) {
    self.receiver = receiver
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    receiver.agrees(to: .shouldDismiss, [])
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    receiver.hear(.willDismiss)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    receiver.hear(.didDismiss)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    receiver.hear(.didAttemptToDismiss)
  }
}

extension Stage {
  /// Has the presentation of a controller heard.
  func hearPresentation(of controller: UIViewController?, _ receiver: ControllerReceiver) {
    let delegate = StagePresentationDelegate(receiver)
    screens.presentationDelegates.append(delegate)
    controller?.presentationController?.delegate = delegate
  }

  /// Writes down that a completion was called, under the name of the view that was presented.
  fileprivate func hearCompletion(_ name: Name, of controller: UIViewController) {
    guard let actor = actors.first(where: { $0.controller === controller }) else { return }
    ControllerReceiver(actor).hear(name)
  }
}

extension Methods {
  /// The methods of any controller: those that present one and dismiss it, and its segues.
  static let presentations: [Method] = [
    Method(name: .performSegue) { stage, view, call in
      guard let identifier = call.arguments[.withIdentifier]?.string else { return }
      stage.controller(of: view)?.performSegue(withIdentifier: identifier, sender: nil)
    },
    Method(name: .present) { stage, view, call in
      guard let presenter = stage.controller(of: view),
        let controller = stage.controller(named: call.arguments[.viewControllerToPresent])
      else { return }
      presenter.present(controller, animated: call.isAnimated) { [unowned stage] in
        stage.hearCompletion(.presentCompletion, of: controller)
      }
    },
    Method(name: .dismiss) { stage, view, call in
      guard let controller = stage.controller(of: view) else { return }
      let presented = controller.presentedViewController ?? controller
      controller.dismiss(animated: call.isAnimated) { [unowned stage] in
        stage.hearCompletion(.dismissCompletion, of: presented)
      }
    },
  ]
}

extension UIModalPresentationStyle {
  /// Returns the style that a value names.
  static func named(_ value: Value) -> UIModalPresentationStyle? {
    allCases.first { value.string == "\($0)" }
  }
}
