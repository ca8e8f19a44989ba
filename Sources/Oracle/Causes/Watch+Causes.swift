internal import Traces

extension Watch {
  /// Returns an answer that holds if the message or event that is judged may have a cause.
  ///
  /// - Parameters:
  ///   - kinds: what may cause it.
  ///   - latency: how long after its cause it may come, in a record of many frames a second.
  /// - Returns: whether it may, or which fact is missing to say so.
  func causeAnswer(_ kinds: Causes.Kinds, within latency: Microseconds) -> Answer {
    if !kinds.isDisjoint(with: .finger), !hands.areRecorded { return .lacks(.touches) }
    if kinds.contains(.call), record.calls != .recorded { return .lacks(.calls) }
    // If no didScroll is heard, nothing tells what moves.
    if kinds.contains(.motion), !hears(.didScroll), !areAllAtRest() { return .lacks(.message) }
    guard now.time >= 0 else { return .lacks(.time) }
    guard record.isFromTheStart else { return .lacks(.start) }
    // A second finger selects as it goes across rows (R570).
    let causing = kinds.contains(.fingerUp) && hands.most > 1 ? kinds.union(.finger) : kinds
    let frames = 10 * 1_000_000 / setting.rate + setting.droppedFrames * 1_000_000 / setting.rate
    // A table loads as it is set up, and a navigation shows its first view.
    let isSetUpLate = setting.isTable || site.isAmongShown || !setting.isScroller
    let isQuiet = site.causes.isQuiet(
      causing,
      for: max(latency, frames),
      at: now.time,
      isSetUpLate: isSetUpLate
    )
    if isQuiet, kinds.contains(.reading), isBeingRead { return .holds }
    return Answer(!isQuiet || kinds.contains(.call) && isInUpdateBlock)
  }

  /// Returns true if nothing moved for certain, in any view, before what is judged.
  ///
  /// Kept apart from what each message costs: most records hear didScroll.
  @inline(never)
  private func areAllAtRest() -> Bool {
    (!setting.isScroller || course.wasSurely(in: Phase.atRest))
      && site.stage.watches.allSatisfy(\.isUnmoved)
  }

  /// True if nothing moves the content for certain: no finger, no glide, no call, and no row that is carried.
  private var isUnmoved: Bool {
    guard setting.isScroller else { return true }
    return isSurelyAtRest && program.isIdle && !program.toTop.isOpen && !mayMoveRows
      && (zoom?.course.isSurely(in: ZoomPhase.shut) ?? true)
  }

  /// True if a block of updates of this table begins.
  ///
  /// The times of messages and calls are a few milliseconds off where whoever records has a clock of its
  /// own.
  private var isInUpdateBlock: Bool {
    record.updateBlocks.contains {
      $0.place == site.place && abs($0.time - now.time) <= 10_000
    }
  }

  /// True if a wait ends in the frame before: states are read then, which lays out a table that
  /// nothing has laid out yet.
  private var isBeingRead: Bool {
    let end = site.stage.patience
    guard end <= now.time else { return false }
    return now.time - end <= (1 + setting.droppedFrames) * 1_000_000 / setting.rate
  }

  /// A short text for the message or event that is judged.
  var wordOfNow: String { table?.now.words ?? now.event.word }
}
