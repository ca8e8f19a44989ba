/// The phases that the fingers of one event are in, as bits; mostly there is one.
nonisolated struct TouchPhases {
  private var bits: UInt8 = 0

  mutating func insert(_ phase: UITouch.Phase) { bits |= 1 << UInt8(phase.rawValue) }

  func contains(_ phase: UITouch.Phase) -> Bool { bits & 1 << UInt8(phase.rawValue) != 0 }

  /// True if a finger is down, moving or not.
  var reportFingersDown: Bool { contains(.began) || contains(.moved) || contains(.stationary) }
}

extension [UITouch] {
  /// The phases of those that an event says something of.
  ///
  /// A loop: in builds for debugging each call of a closure asks for the actor.
  var changedPhases: TouchPhases {
    var phases = TouchPhases()
    for touch in self where touch.isChanged { phases.insert(touch.phase) }
    return phases
  }

  /// True if one of them is up.
  var haveLifts: Bool {
    for touch in self where touch.isOver { return true }
    return false
  }
}
