/// An object that is told of the actions of an application's own code on a world, for a transcript;
/// no part of UIKit.
///
/// A controller that says nothing of its own to a delegate is heard through this alone.
package protocol SceneWitness: AnyObject {
  /// A controller's view was made, and the controller was told.
  func viewDidLoad(of controller: UIViewController)
  /// A controller is about to be told that its view comes or goes.
  func controller(_ controller: UIViewController, isTold message: AppearanceStateMachine.Message)
  /// A controller was asked whether a segue may go on.
  func controller(
    _ controller: UIViewController,
    mayPerform identifier: String,
    sender: Any?,
    answer: Bool
  )
  /// A controller is about to prepare a segue.
  func controller(
    _ controller: UIViewController,
    willPrepare segue: UIStoryboardSegue,
    sender: Any?
  )
  /// Code calls a method whose effects cannot be told from a finger's.
  func willCall(_ method: WitnessedCall, on view: UIView)
}

/// A call of an application's.
nonisolated package enum WitnessedCall: Hashable, Sendable {
  case reloadData
  case beginRefreshing
  case endRefreshing
  case loadRequest(URLRequest)
}
