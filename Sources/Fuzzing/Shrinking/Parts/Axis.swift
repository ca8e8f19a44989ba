import Traces

/// A direction in which touches move.
enum Axis: CaseIterable {
  case x
  case y
}

extension Point {
  /// The coordinate in a direction.
  subscript(axis: Axis) -> Thousandths {
    get {
      switch axis {
      case .x: x
      case .y: y
      }
    }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }
}
