import Traces

/// Keeps each finger in a column of its own while it is down.
struct FingerColumns {
  private(set) var signs: [FingerSign] = []
  private var owners: [Int32?] = []
  private var heard: [Int32] = []

  /// Returns true if a finger was told of in this turn.
  func wasHeard(_ finger: Int32) -> Bool { heard.contains(finger) }

  mutating func newTurn() {
    heard = []
    for column in signs.indices {
      if signs[column].afterwards == .absent { owners[column] = nil }
      signs[column] = signs[column].afterwards
    }
  }

  mutating func hear(_ touch: Touch) {
    heard.append(touch.finger)
    let column = self.column(of: touch.finger)
    switch touch.phase {
    case .began: signs[column] = .down
    case .moved: signs[column] = .moved
    case .stationary: signs[column] = .held
    case .ended: signs[column] = .up
    case .cancelled: signs[column] = .cancelled
    }
  }

  private mutating func column(of finger: Int32) -> Int {
    if let column = owners.firstIndex(of: finger) { return column }
    if let free = owners.firstIndex(of: nil) {
      owners[free] = finger
      return free
    }
    owners.append(finger)
    signs.append(.absent)
    return owners.count - 1
  }
}
