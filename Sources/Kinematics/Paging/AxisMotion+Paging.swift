extension AxisMotion {
  /// Creates a motion that comes to rest on a page.
  ///
  /// Inside the range it neither sets out away from the page nor passes it. A release too fast for
  /// what is left of the way slows down for the page as for a nearer target of the delegate's.
  public init(
    position: Double,
    velocity: Double,
    page: Double,
    range: ScrollRange,
    rate: DecelerationRate,
    exponential: Exponential = .taylor
  ) {
    let approaching = page < position ? 0 - velocity : velocity
    guard approaching <= PageSettle.greatestHaste * abs(page - position) else {
      self.init(
        position: position,
        velocity: velocity,
        target: page,
        rate: rate,
        exponential: exponential
      )
      return
    }
    let isHeadedAway = approaching < 0 && range.contains(position)
    self.init(
      position: position,
      velocity: isHeadedAway ? 0 : velocity,
      rate: rate,
      exponential: exponential
    )
    settle = PageSettle(page: page)
  }

  /// Leads this motion to another page, with the velocity that it has.
  public func redirected(toPage page: Double, range: ScrollRange) -> AxisMotion {
    AxisMotion(
      position: position,
      velocity: velocity,
      page: page,
      range: range,
      rate: rate,
      exponential: exponential
    )
  }

  mutating func stepTowardPage(
    of settle: PageSettle,
    milliseconds: Double,
    range: ScrollRange,
    bounces: Bool
  ) {
    guard range.contains(settle.page) else {
      self.settle = nil
      return stepFree(milliseconds: milliseconds, range: range, bounces: bounces)
    }
    if position != settle.page, range.clamped(position) == settle.page,
      !range.contains(position)
    {
      return returnToPage(settle.page, milliseconds: milliseconds, range: range, bounces: bounces)
    }
    self.settle?.step(position: &position, velocity: &velocity, milliseconds: milliseconds)
  }

  /// Moves the content from beyond an end to the page there: it bounces as ever, but goes no farther in.
  private mutating func returnToPage(
    _ page: Double,
    milliseconds: Double,
    range: ScrollRange,
    bounces: Bool
  ) {
    stepFree(milliseconds: milliseconds, range: range, bounces: bounces)
    guard range.contains(position) else { return }
    position = page
    velocity = 0
  }
}
