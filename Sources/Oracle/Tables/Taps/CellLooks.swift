/// The looks that cells were told since the finger came down (R094, R116).
struct CellLooks: Sendable {
  /// The cells that look pressed.
  private(set) var pressed: [String] = []
  /// True if any cell was pressed, or let go, and true if any was selected.
  private(set) var wasPressed = false
  private(set) var wasSelected = false
  /// The cells that lost the look of a selected row.
  private(set) var faded: [String] = []
  /// True if a cell may have been pressed before the record begins.
  private let mayBePressedBefore: Bool
  /// True if a cell was selected while it looked pressed.
  private(set) var isSelectedWhilePressed = false

  init(mayBePressedBefore: Bool = false) {
    self.mayBePressedBefore = mayBePressedBefore
  }

  mutating func press(_ cell: String, _ isPressed: Bool) {
    pressed.removeAll { $0 == cell }
    if mayBePressedBefore { wasPressed = true }
    if isPressed {
      pressed.append(cell)
      wasPressed = true
    }
  }

  mutating func select(_ cell: String, _ isSelected: Bool) {
    faded.removeAll { $0 == cell }
    if isSelected {
      wasSelected = true
      if pressed.contains(cell) { isSelectedWhilePressed = true }
    } else {
      faded.append(cell)
    }
  }

  /// Takes in that a cell shows another row from now on.
  mutating func reuse(_ cell: String) {
    faded.removeAll { $0 == cell }
    pressed.removeAll { $0 == cell }
  }
}
