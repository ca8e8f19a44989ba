import HeadlessUIKit
import Traces

extension Stage {
  /// The properties that a `config` may set of a view's tap recognizer.
  static let tapProperties: [Name] = [
    .tapRecognizer, .cancelsTouchesInView, .numberOfTapsRequired, .numberOfTouchesRequired,
  ]

  /// Gives a view the tap recognizer that its `config` asks for; its action is told to the view.
  func addTapRecognizer(to actor: Actor, _ config: [Argument]) {
    guard config[.tapRecognizer]?.bool == true else { return }
    let recognizer = UITapGestureRecognizer()
    if let cancels = config[.cancelsTouchesInView]?.bool {
      recognizer.cancelsTouchesInView = cancels
    }
    if let taps = config[.numberOfTapsRequired] { recognizer.numberOfTapsRequired = taps.integer }
    if let fingers = config[.numberOfTouchesRequired] {
      recognizer.numberOfTouchesRequired = fingers.integer
    }
    recognizer.addAction { [weak part = actor.part] recognizer in
      let place = recognizer.location(in: recognizer.view)
      part?.write(.tapped, [Argument(.location, Value(Point(place.x, place.y)))])
    }
    actor.view.addGestureRecognizer(recognizer)
  }
}
