/// The blocks of updates that are open, one in another, and what they ask for.
nonisolated struct UpdateBlock {
  /// The changes so far.
  var changes = TableChanges()
  private var depth = 0

  /// True if a block is open.
  var isOpen: Bool { depth > 0 }

  /// Opens a block, inside the one that is open already.
  mutating func begin() { depth += 1 }

  /// Closes the innermost block; the outermost gives all changes back (R164).
  mutating func end() -> TableChanges? {
    guard isOpen else { return nil }
    depth -= 1
    guard !isOpen else { return nil }
    defer { changes = TableChanges() }
    return changes
  }
}
