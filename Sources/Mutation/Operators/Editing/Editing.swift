extension Operators {
  static let editing = Operator(
    "editing",
    "A table that is edited asks, tells, shows or commits the wrong thing.",
    swipes + openRows + rowActions + commits + modes + controls + moves
  )
}
