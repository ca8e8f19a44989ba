import HeadlessUIKit
import Traces

extension UIControl.Event {
  /// The events by the names that traces give them, UIKit's own.
  static let byName: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

extension UIControl {
  /// Adds an action for each event that a trace names.
  ///
  /// - Parameters:
  ///   - events: the names of the events.
  ///   - tell: what each action does, with the name of its event.
  func listen(to events: Value, _ tell: @escaping (String) -> Void) {
    for name in events.elements.compactMap(\.string) {
      guard let event = UIControl.Event.byName[name] else { continue }
      addAction(UIAction { _ in tell(name) }, for: event)
    }
  }

  /// Sets a property that a trace may set of a control; answers whether there is one.
  func setControl(_ name: Name, to value: Value) -> Bool {
    switch name {
    case .isEnabled: isEnabled = value.bool == true
    case "isSelected": isSelected = value.bool == true
    default:
      switch self {
      case let toggle as UISwitch: return toggle.setOwn(name, to: value)
      case let slider as UISlider: return slider.setOwn(name, to: value)
      case let pages as UIPageControl: return pages.setOwn(name, to: value)
      default: return false
      }
    }
    return true
  }
}

extension UISwitch {
  fileprivate func setOwn(_ name: Name, to value: Value) -> Bool {
    guard name == .isOn else { return false }
    isOn = value.bool == true
    return true
  }
}

extension UISlider {
  fileprivate func setOwn(_ name: Name, to value: Value) -> Bool {
    let number = Float(value.number?.double ?? 0)
    switch name {
    case .isContinuous: isContinuous = value.bool == true
    case .maximumValue: maximumValue = number
    case .minimumValue: minimumValue = number
    case .value: self.value = number
    default: return false
    }
    return true
  }
}

extension UIPageControl {
  fileprivate func setOwn(_ name: Name, to value: Value) -> Bool {
    let number = Int(value.number?.double ?? 0)
    switch name {
    case .allowsContinuousInteraction: allowsContinuousInteraction = value.bool == true
    case .currentPage: currentPage = number
    case .hidesForSinglePage: hidesForSinglePage = value.bool == true
    case .numberOfPages: numberOfPages = number
    default: return false
    }
    return true
  }
}

extension UIView {
  /// Sets a property that says whether fingers find the view; answers whether there is one.
  @discardableResult
  func setTouchable(_ name: Name, to value: Value) -> Bool {
    switch name {
    case .isHidden: isHidden = value.bool == true
    case .isUserInteractionEnabled: isUserInteractionEnabled = value.bool == true
    default: return false
    }
    return true
  }
}
