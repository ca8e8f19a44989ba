/// An object that is told of the actions of an application's own code on a world, for a transcript;
/// no part of UIKit.
///
/// A controller that says nothing of its own to a delegate is heard through this alone.
package protocol SceneWitness: AnyObject {
  /// Tells the witness that a controller's view was made, and that the controller was told of it.
  func viewDidLoad(of controller: UIViewController)
  /// Tells the witness that a controller is about to be told that its view comes or goes.
  func controller(_ controller: UIViewController, isTold message: AppearanceStateMachine.Message)
  /// Tells the witness that a controller was asked whether a segue may go on, and what it answered.
  func controller(
    _ controller: UIViewController,
    mayPerform identifier: String,
    sender: Any?,
    answer: Bool
  )
  /// Tells the witness that a controller is about to prepare a segue.
  func controller(
    _ controller: UIViewController,
    willPrepare segue: UIStoryboardSegue,
    sender: Any?
  )
  /// Tells the witness that code calls a method whose effects cannot be told from a finger's.
  func willCall(_ method: WitnessedCall, on view: UIView)
}

/// A call of an application's.
nonisolated package enum WitnessedCall: Hashable, Sendable {
  case reloadData
  case beginRefreshing
  case endRefreshing
  case loadRequest(URLRequest)
}
