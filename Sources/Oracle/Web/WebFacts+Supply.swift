internal import Traces
internal import Transcripts

/// The pages that calls ask for, where not all that is told of them is heard.
extension WebFacts {
  /// Opens what a call causes, if the network tells it.
  func supply(_ errand: WebErrand, at time: Microseconds, _ watch: Watch) {
    guard supply.loss == nil else { return }
    guard errand.kind != .string, !errand.kind.isMove, errand.hasPage,
      let address = errand.address ?? (errand.kind == .reload ? shown : nil)
    else { return loseSupply(.call) }
    let isPlace = address.contains("#") && errand.kind != .reload && errand.kind != .form
    if isPlace, shown == nil || supply.page != nil { return loseSupply(.page) }
    let isSame = isPlace && Address.withoutFragment(address) == Address.withoutFragment(shown ?? "")
    let outcome = WebOutcome(of: address, network, refused: [])
    if outcome.isUnsettled || outcome.starts == 0 && supply.page != nil { return loseSupply(.call) }
    let hasReplaced = supply.page != nil
    endSupply(at: time, watch)
    let way = way(from: address)
    let page = WebSupply.Page(
      kind: errand.kind,
      target: isSame ? nil : way.target,
      isPlace: isSame,
      time: time,
      least: isSame ? 0 : way.duration,
      longest: isSame ? 0 : outcome.duration,
      loads: outcome.starts
    )
    supply.open(page, outcome, address: address, hasReplaced: hasReplaced)
  }

  /// Closes what was on its way, by a stop or by a page in its place.
  func endSupply(at time: Microseconds, _ watch: Watch) {
    guard supply.page != nil else { return }
    supply.close(at: time, slack: slack(watch), hearsEnds: watch.hears(.didFinishLoad))
    // A part of it may have come.
    forgetPage()
  }

  /// Takes in that what was on its way is over by a time, or by rest.
  func landSupply(by time: Microseconds, isAtRest: Bool, _ watch: Watch) {
    guard supply.loss == nil else { return }
    guard let page = supply.page else {
      if isAtRest { supply.land() }
      return
    }
    let isUntimed = isAtRest && (time < 0 || page.time < 0)
    let hearsEnds = watch.hears(.didFinishLoad)
    guard isUntimed || supply.isOver(by: time, slack: slack(watch), hearsEnds: hearsEnds) else {
      return
    }
    supply.land()
    land(page)
  }

  /// Nobody knows any more what comes of calls, until all rests.
  func loseSupply(_ reason: Lack) {
    guard supply.loss == nil else { return }
    supply.lose(reason)
    forgetPage()
  }

  private func slack(_ watch: Watch) -> Microseconds { 2 * 1_000_000 / watch.setting.rate }

  /// The document that an address leads to by redirects, and the time until it is there; nil: none comes.
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
