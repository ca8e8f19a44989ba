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
    judge(&findings)
    rest()
  }

  /// True if a long silence shows that the view has come to rest: whatever moves it would be heard.
  var comesToRestInSilence: Bool {
    record.hasTouches && record.calls == .recorded && !record.beginsInTheMiddle
      && (hears(.didScroll) || course.isSurely(in: Phase.atRest)) && !isZooming
      && !features.all.contains(where: \.mayTakeLong)
  }

  /// After an exception the rest is not played, so nothing that was due will come.
  func excuse() {
    course.phases |= Phase.anything
    program.rest()
    content.isMovedByFinger = false
    for feature in features.all { feature.excuse() }
  }
}
