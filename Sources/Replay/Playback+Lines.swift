import HeadlessUIKit
import Traces

extension Line {
  /// True if everything must be at rest by its time.
  var isSettle: Bool { if case .settle = self { true } else { false } }
}

extension UITouch.Phase {
  /// The phase of a touch line.
  init(_ phase: Touch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
