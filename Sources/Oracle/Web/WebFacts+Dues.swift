internal import Traces
internal import Transcripts

/// The loads that should be over as a later page is asked about, and the questions that should have come: in a log no
/// line says that all is at rest.
extension WebFacts {
  /// Returns true if all that is open should be over by a time, as the network tells.
  func isOverdue(at time: Microseconds, _ watch: Watch) -> Bool {
    guard scene.open.areSurelySome, scene.loss == nil, scene.time >= 0, time > scene.time,
      let longest = scene.longest
    else { return false }
    return time - scene.time >= longest + 2 * 1_000_000 / watch.setting.rate
  }

  /// True if something was stopped that has not failed yet.
  var isFailureDue: Bool { scene.wasStopped && scene.doomed.areSurelySome }

  /// Returns true if a failure of what was stopped, for which no network is needed, should have come.
  func isFailureOverdue(_ watch: Watch) -> Bool {
    isFailureDue && scene.time >= 0 && watch.isOverdue(Debt(opened: scene.time))
  }

  /// Returns true if the question of a call should have come by the time of the event.
  func isErrandOverdue(_ watch: Watch) -> Bool {
    guard errand?.isAsked == false, errandTime >= 0 else { return false }
    return watch.isOverdue(Debt(opened: errandTime))
  }

  /// Returns the longest time that a page takes with all that it leads to, where no page that was asked about leads to
  /// it; nil: nobody knows.
  func duration(of address: String?) -> Microseconds? {
    if isOfPage { return 0 }
    guard let address, !network.isEmpty else { return nil }
    let outcome = WebOutcome(of: address, network, refused: [])
    return outcome.isUnsettled ? nil : outcome.duration
  }
}
