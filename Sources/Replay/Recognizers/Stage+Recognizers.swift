import HeadlessUIKit
import Traces

extension Stage {
  /// A recognizer that the header declares, in the view that it stands in.
  func recognizer(_ view: Header.View, at index: ViewIndex, on watched: UIView) -> Actor {
    let recognizer = Self.newRecognizer(view.component)
    for setting in view.config { recognizer.setRecognizer(setting.label, to: setting.value) }
    watched.addGestureRecognizer(recognizer)
    let voice = StageVoice(
      stage: self,
      index: index,
      observes: observed,
      script: view.delegate
    )
    var actor = Actor(index: index, view: watched, delegate: nil, ears: nil)
    actor.recognizerTeller = RecognizerTeller(of: recognizer, voice, on: self)
    return actor
  }

  /// Has each recognizer wait for those that its `config` names, now that all of them are there.
  func requireFailures() {
    for place in views.indices {
      guard let names = views[place].config[.requiresFailureOf]?.elements,
        let waiting = actors[place].recognizerTeller?.recognizer
      else { continue }
      for name in names.compactMap(\.string) {
        let other = views.firstIndex { $0.name.text == name }
        if let awaited = other.flatMap({ actors[$0].recognizerTeller?.recognizer }) {
          waiting.require(toFail: awaited)
        }
      }
    }
  }

  /// Returns the name of a recognizer in a trace: its own, or its view's and the property that has
  /// it.
  func name(of recognizer: UIGestureRecognizer) -> String {
    if let own = actors.firstIndex(where: { $0.recognizerTeller?.recognizer === recognizer }) {
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

  private static func newRecognizer(_ component: String) -> UIGestureRecognizer {
    switch component {
    case "long-press-recognizer": UILongPressGestureRecognizer()
    case "swipe-recognizer": UISwipeGestureRecognizer()
    default: UITapGestureRecognizer()
    }
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
