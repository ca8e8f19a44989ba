internal import Traces

/// The meaning of a question.
extension WebFacts {
  /// The owner of a question.
  enum Ownership {
    /// The call that has asked for a page.
    case errand
    /// A page, or nobody who is known.
    case page
    /// It may be both.
    case unclear
  }

  /// True if the question is that of the call which has asked for a page: the first since then.
  var isAboutErrand: Bool { ownership == .errand }

  /// The owner of the question.
  var ownership: Ownership {
    guard let errand, !errand.isAsked, scene.loss == nil else { return .page }
    if let address = now.address, let named = errand.address, address != named { return .page }
    // A request that is on its way may ask about the same, and a call may have had nothing to ask
    // for.
    let isPrompt = turn == errand.turn && errand.hasPage
    let mayBeLed = now.address == nil || errand.address == nil ? !scene.open.isSurelyNone : isOfPage
    return isPrompt || !mayBeLed ? .errand : .unclear
  }

  /// True if the question is about what a page of this load leads to, as the network tells.
  var isOfPage: Bool { lead != nil }

  /// True if the question is surely about what a page leads to: no call or finger can have asked for it unheard.
  var isSurelyOfPage: Bool {
    ownership == .page && lead != nil && telling.hearsCalls
      && (!isTouchedSinceRest || now.type == nil || now.type == "other")
  }

  /// The way in which a page that was asked about before leads to the address that is asked about.
  enum Lead {
    case redirect, frame, both
  }

  /// The way to the address that is asked about, from pages that were asked about before and have
  /// led on; nil: there is none, or it is not known.
  var lead: Lead? {
    guard let address = now.address, !network.isEmpty else { return nil }
    let (isRedirect, isFrame) = reach.leads(to: address)
    return isRedirect && isFrame ? .both : isRedirect ? .redirect : isFrame ? .frame : nil
  }

  /// The result of what is asked about, if that is known.
  var kindOfQuestion: PageLoad.Question.Kind {
    guard scene.loss == nil else { return .unknown }
    let isOfErrand = isAboutErrand
    guard let address = now.address ?? (isOfErrand ? errand?.address : nil) else {
      // The first page cannot be a place on the same one.
      return shown == "" && scene.open.isSurelyNone && isOfErrand && network.isEmpty
        ? .load : .unknown
    }
    if isOfErrand, errand?.kind == .string { return .unknown }
    if !isOfErrand, lead == .redirect { return isSurelyOfPage ? .redirect : .unknown }
    if !isOfErrand, lead == .both { return .unknown }
    if let kind = kindOnPage(address, isOfErrand: isOfErrand) { return kind }
    guard !network.isEmpty else { return isOfErrand ? .load : .unknown }
    if case .failure(let failure) = network.answer(to: address).result, failure.isOfAddress {
      return .invalid
    }
    return isOfErrand || lead == .frame ? .load : .unknown
  }

  /// Returns the kind of a question about a place on the page that is shown (R252); nil: it is
  /// about none.
  private func kindOnPage(_ address: String, isOfErrand: Bool) -> PageLoad.Question.Kind? {
    if isOfErrand, errand?.kind == .reload || errand?.kind == .form { return nil }
    if ["reload", "formResubmitted", "formSubmitted"].contains(now.type) { return nil }
    let isMove = isOfErrand && errand?.kind.isMove == true
    guard address.contains("#") || isMove else { return nil }
    if lead == .frame, !isOfErrand { return nil }
    guard let shown = now.shown ?? shown else { return .unknown }
    let isSame = Address.withoutFragment(address) == Address.withoutFragment(shown)
    guard isSame, !shown.isEmpty else { return nil }
    // While another page is on its way, or along the list, it is not settled which page is meant.
    return scene.open.isSurelyNone && !isMove ? .fragment : .unknown
  }

  /// The address that a page was asked for and led to; nil: that is not known.
  var target: String? {
    guard let running, let address = running.address else { return nil }
    guard running.kind != .string else { return nil }
    let asked = scene.asked.subtracting(scene.refused)
    guard !network.isEmpty else { return asked.count == 1 ? address : nil }
    var last = address
    // The reader has let no circle through; other logs may have one.
    for _ in 0...network.addresses.count {
      guard case .redirect(let next) = network.answer(to: last).result else { return last }
      last = next
    }
    return nil
  }
}
