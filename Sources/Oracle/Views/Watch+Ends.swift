internal import Traces
internal import Transcripts

extension Watch {
  /// Takes in a final state, judges it, and begins anew.
  func hear(
    _ final: borrowing Final,
    _ heard: Heard,
    _ findings: inout Findings
  ) {
    let state = final.state
    now = heard
    now.known = Flags(state.known).intersection(law.flags)
    now.raised = Flags(state.raised).intersection(law.flags)
    if !now.known.isDisjoint(with: .geometry) { _ = geometry.learn(state) }
    if let inset = state.adjustedContentInset { content.inset.take(inset, in: now.turn) }
    now.offset = Place(state.contentOffset)
    if !now.offset.isKnown { now.offset = placeTold }
    for feature in features.all { feature.receive(final, self) }
    if law.hasUnheard { knowGlideByRest() }
    judge(&findings)
    rest()
    // An offset that a state tells is judged once. A silence tells no offset, and does not change
    // who moved the content.
    if state.contentOffset != nil { content.isMovedByFinger = false }
  }

  /// Knows of a glide by its end: content rests elsewhere than where the finger left it.
  private func knowGlideByRest() {
    guard setting.isScroller, hears(.didEndDecelerating), now.raised.isDisjoint(with: .flags),
      course.phases & Phase.glide.set != 0, hasGlidedUnheard
    else { return }
    course.phases &= ~Phase.atRest
  }

  /// A glide that nobody hears takes no longer, with the system's own rates: from 30,000 points a second, which
  /// no finger reaches, to the 10 at which it stops (physics, 4 and 5).
  private static let longestGlide: Microseconds = 4_000_000

  /// Tells whether a long silence shows that the view has come to rest.
  ///
  /// - Parameters:
  ///   - silence: how long nothing was heard, with no finger down.
  ///   - time: the time at which it ends.
  /// - Returns: true if whatever may have moved the view would have been heard, or is over.
  func rests(inSilenceOf silence: Microseconds, until time: Microseconds) -> Bool {
    guard record.hasTouches, !record.beginsInTheMiddle,
      !features.all.contains(where: { $0.mayTakeLong(until: time) })
    else { return false }
    // Whatever moves is heard, whoever began it.
    if hears(.didScroll) { return true }
    let isGlideOver = silence >= Self.longestGlide && geometry.rate != .other
    return record.calls == .recorded && (isGlideOver || course.isSurely(in: Phase.atRest))
  }

  /// Forgets what was due: after an exception the rest is not played.
  func excuse() {
    course.phases |= Phase.anything
    program.rest()
    content.isMovedByFinger = false
    for feature in features.all { feature.excuse() }
  }
}
