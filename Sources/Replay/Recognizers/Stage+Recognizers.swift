import HeadlessUIKit
import Traces

extension Setup {
  /// Returns a recognizer that the header declares, in the view that it stands in.
  func recognizer(_ recognizer: UIGestureRecognizer) -> Stage.Actor {
    let watched = container ?? stage.window
    for setting in view.config { recognizer.setRecognizer(setting.label, to: setting.value) }
    watched.addGestureRecognizer(recognizer)
    let awaited = view.config[.requiresFailureOf]?.elements ?? []
    let teller = RecognizerTeller(
      of: recognizer,
      newListener(),
      on: stage,
      waitingFor: awaited.compactMap(\.string)
    )
    return Stage.Actor(index: index, view: watched, part: teller)
  }
}

extension Stage {
  /// Returns the recognizer of a name that the header declares.
  func recognizer(named name: String) -> UIGestureRecognizer? {
    guard let place = views.firstIndex(where: { $0.name.text == name }) else { return nil }
    return (actors[place].part as? RecognizerTeller)?.recognizer
  }

  /// Returns the name of a recognizer in a trace: its own, or its view's and the property that has
  /// it.
  func name(of recognizer: UIGestureRecognizer) -> String {
    if let own = actors.firstIndex(where: {
      ($0.part as? RecognizerTeller)?.recognizer === recognizer
    }) {
      return views[own].name.text
    }
    guard let view = recognizer.view, let place = actors.firstIndex(where: { $0.view === view })
    else { return "other" }
    let name = views[place].name.text
    guard let scrollView = view as? UIScrollView else { return name }
    if recognizer === scrollView.panGestureRecognizer { return "\(name).panGestureRecognizer" }
    return recognizer === scrollView.pinchGestureRecognizer
      ? "\(name).pinchGestureRecognizer" : name
  }
}

extension UIGestureRecognizer {
  /// Sets a property that a trace may set of a recognizer.
  func setRecognizer(_ name: Name, to value: Value) {
    switch name {
    case .cancelsTouchesInView: cancelsTouchesInView = value.bool == true
    case .isEnabled: isEnabled = value.bool == true
    default:
      switch self {
      case let tap as UITapGestureRecognizer: tap.setOwn(name, to: value)
      case let press as UILongPressGestureRecognizer: press.setOwn(name, to: value)
      case let swipe as UISwipeGestureRecognizer: swipe.setOwn(name, to: value)
      default: break
      }
    }
  }
}

extension UITapGestureRecognizer {
  fileprivate func setOwn(_ name: Name, to value: Value) {
    switch name {
    case .numberOfTapsRequired: numberOfTapsRequired = value.integer
    case .numberOfTouchesRequired: numberOfTouchesRequired = value.integer
    default: break
    }
  }
}

extension UILongPressGestureRecognizer {
  fileprivate func setOwn(_ name: Name, to value: Value) {
    switch name {
    case .allowableMovement: allowableMovement = value.number?.double ?? 0
    case .minimumPressDuration: minimumPressDuration = value.number?.double ?? 0
    case .numberOfTouchesRequired: numberOfTouchesRequired = value.integer
    default: break
    }
  }
}

extension UISwipeGestureRecognizer {
  fileprivate func setOwn(_ name: Name, to value: Value) {
    switch name {
    case .direction:
      let names = value.elements.compactMap(\.string)
      direction = Direction(names.compactMap { Self.directions[$0] })
    case .numberOfTouchesRequired: numberOfTouchesRequired = value.integer
    default: break
    }
  }

  private static let directions: [String: Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
