extension Watch {
  /// Returns true if the input that ends the turn comes too late for something to be paid still.
  func isOverdue(_ debt: Debt) -> Bool {
    let pause = 4_000_000 / setting.rate + setting.droppedFrames * 1_000_000 / setting.rate
    return debt.isOverdue(at: now.time, sign: content.lastScrollTime, pause: pause)
  }
}
