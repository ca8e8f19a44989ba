internal import Traces
internal import Transcripts

/// The pages that calls ask for, where not all messages about them are heard.
extension WebFacts {
  /// Adds the messages that a call causes, if the network tells them.
  func openCaused(_ errand: WebErrand, at time: Microseconds, _ watch: Watch) {
    guard caused.loss == nil else { return }
    guard errand.kind != .string, !errand.kind.isMove, errand.hasPage,
      let address = errand.address ?? (errand.kind == .reload ? shown : nil)
    else { return loseCaused(.call) }
    let isPlace = address.contains("#") && errand.kind != .reload && errand.kind != .form
    if isPlace, shown == nil || caused.page != nil { return loseCaused(.page) }
    let isSame = isPlace && Address.withoutFragment(address) == Address.withoutFragment(shown ?? "")
    let outcome = WebOutcome(of: address, network, refused: [])
    if outcome.isUnsettled || outcome.starts == 0 && caused.page != nil { return loseCaused(.call) }
    let hasReplaced = caused.page != nil
    closeCaused(at: time, watch)
    let way = way(from: address)
    let page = CausedMessages.Page(
      kind: errand.kind,
      target: isSame ? nil : way.target,
      isPlace: isSame,
      time: time,
      least: isSame ? 0 : way.duration,
      longest: isSame ? 0 : outcome.duration,
      loads: outcome.starts
    )
    caused.open(page, outcome, address: address, hasReplaced: hasReplaced)
  }

  /// Ends the page that is on its way, at a stop or at another page in its place.
  func closeCaused(at time: Microseconds, _ watch: Watch) {
    guard caused.page != nil else { return }
    caused.close(at: time, slack: slack(watch), hearsEnds: watch.hears(.didFinishLoad))
    // A part of the page may have come.
    forgetPage()
  }

  /// Takes in that time has passed, or that all is at rest: the page on its way may be over.
  func finishCaused(by time: Microseconds, isAtRest: Bool, _ watch: Watch) {
    guard caused.loss == nil else { return }
    guard let page = caused.page else {
      if isAtRest { caused.finish() }
      return
    }
    let isUntimed = isAtRest && (time < 0 || page.time < 0)
    let hearsEnds = watch.hears(.didFinishLoad)
    guard isUntimed || caused.isOver(by: time, slack: slack(watch), hearsEnds: hearsEnds) else {
      return
    }
    caused.finish()
    finish(page)
  }

  /// Forgets what calls cause, until all rests.
  func loseCaused(_ reason: Lack) {
    guard caused.loss == nil else { return }
    caused.lose(reason)
    forgetPage()
  }

  /// Returns the time by which a message about a load may be late: two frames.
  func slack(_ watch: Watch) -> Microseconds { 2 * 1_000_000 / watch.setting.rate }

  /// Returns the document that an address leads to by redirects, and the time until it is there; nil: none comes.
  private func way(from address: String) -> (target: String?, duration: Microseconds) {
    var (last, duration) = (address, Microseconds(0))
    for _ in 0...network.addresses.count {
      let answer = network.answer(to: last)
      duration += answer.delay
      switch answer.result {
      case .redirect(let next): last = next
      case .document: return (last, duration)
      case .failure: return (nil, duration)
      }
    }
    return (nil, 0)
  }
}
