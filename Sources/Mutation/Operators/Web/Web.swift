internal import Traces

extension Operators {
  static let web = Operator(
    "web",
    "A web view tells of its loads otherwise: too much, too little, or what is not so.",
    webLoads + webLeads + webStops + webPages
  )

  private static let webLoads: [Context] = [
    Context(
      ["R240"],
      "the question about a page",
      .shouldStartLoad,
      needs: .calls,
      edit: \.dropped
    ) {
      $0.isOfSolePage && $0.isFirstInLoad && $0.isAllowed && !$0.asksAboutFragment
        && !$0.asksAboutNoAddress && $0.load.contains { $0.name == .didStartLoad }
    },
    Context(
      ["R243", "R263"],
      "the begin of a page",
      .didStartLoad,
      needs: [.calls, .arguments],
      edit: \.dropped
    ) { site in
      site.isOfSolePage && site.load.count { $0.name == .didStartLoad } == 1
        && !site.load.contains { $0.asksAboutNoAddress || $0.message?.answer?.bool == false }
    },
    Context(
      ["R243", "R240"],
      "the end of a page",
      .didFinishLoad,
      needs: [.calls, .times],
      edit: \.dropped
    ) { $0.isOfSolePage && $0.isLastEnd && $0.rest != nil },
    Context(
      ["R243"],
      "the failure of a page",
      .didFailLoad,
      needs: [.calls, .times],
      edit: \.dropped
    ) { $0.isOfSolePage && $0.isOfSettledLoad && $0.rest != nil },
    Context(["R243"], "the end of a page, twice", .didFinishLoad, needs: .calls, edit: \.doubled) {
      site in
      site.isOfSolePage && site.isLastEnd
        && !site.load.contains { $0.message?.answer?.bool == false }
    },
    Context(
      ["R243"],
      "a page that has failed finishes",
      .didFailLoad,
      needs: [.calls, .arguments],
      edit: { $0.followed(byLoad: .didFinishLoad) }
    ) { $0.isOfSolePage && $0.isLastEnd && $0.isOfSettledLoad },
    Context(
      ["R241"],
      "a page that was refused begins",
      .shouldStartLoad,
      needs: [.calls, .arguments],
      edit: { $0.followed(byLoad: .didStartLoad) }
    ) {
      $0.isOfWeb && $0.soleCall != nil && $0.message?.answer?.bool == false && $0.isFirstInLoad
        && $0.isLastInLoad
    },
    Context(
      ["R262"],
      "a delegate that was taken away is told",
      at: .call(.delegate),
      needs: .calls,
      edit: { $0.followed(byLoad: .didFinishLoad) }
    ) {
      $0.view.component == "web" && $0.call?.arguments[.delegate] == .null
        && $0.header.observes == nil
    },
  ]

  private static let webLeads: [Context] = [
    Context(
      ["R244"],
      "a redirect begins again",
      .shouldStartLoad,
      needs: [.calls, .arguments, .setUp],
      edit: { $0.followed(byLoad: .didStartLoad) }
    ) {
      $0.isOfSolePage && $0.asksAboutRedirect
        && !$0.load.contains { $0.message?.answer?.bool == false }
    },
    Context(
      ["R244"],
      "the question about a redirect",
      .shouldStartLoad,
      needs: [.calls, .arguments, .setUp],
      edit: \.dropped
    ) {
      $0.isOfSolePage && $0.asksAboutRedirect
        && !$0.load.contains { $0.message?.answer?.bool == false }
    },
    Context(
      ["R245"],
      "a frame, from its question to its end",
      .shouldStartLoad,
      needs: [.calls, .arguments, .setUp],
      edit: { site in
        guard let start = site.next, start.name == .didStartLoad,
          let end = start.followers.first(where: { $0.name == .didFinishLoad })
        else { return [] }
        return site.dropped + start.dropped + end.dropped
      }
    ) {
      $0.isOfSolePage && !$0.isFirstInLoad && !$0.asksAboutRedirect && $0.isAllowed
        && $0.isLastInLoad && !$0.asksAboutFragment
    },
    Context(
      ["R246"],
      "a page with a frame that fails fails too",
      .didFinishLoad,
      needs: [.calls, .arguments, .setUp],
      edit: { site in
        [.replace(at: site.line, with: site.failing(-1003))]
      }
    ) { site in
      site.isOfSolePage && site.isLastEnd
        && site.load.contains { $0.name == .didFailLoad }
        && !site.load.contains { $0.message?.answer?.bool == false }
    },
    Context(
      ["R248", "R247"],
      "what has an address that is none begins",
      .shouldStartLoad,
      needs: [.calls, .arguments, .setUp],
      edit: { $0.followed(byLoad: .didStartLoad) }
    ) { $0.isOfSolePage && $0.asksAboutNoAddress && $0.isAllowed },
    Context(
      ["R248"],
      "what has an address that is none does not fail",
      .didFailLoad,
      needs: [.calls, .arguments, .setUp, .times],
      edit: \.dropped
    ) { site in
      site.isOfSolePage && site.rest != nil && site.load.first?.asksAboutNoAddress == true
    },
    Context(
      ["R252"],
      "a place on the page begins to load",
      .shouldStartLoad,
      needs: [.calls, .arguments],
      edit: { $0.followed(byLoad: .didStartLoad) }
    ) { $0.isOfSolePage && $0.asksAboutFragment },
  ]
}

extension Site {
  /// Returns the line as a failure with a number.
  func failing(_ code: Double) -> Line {
    guard var message else { return content }
    message.name = .didFailLoad
    message.arguments = Self.failure(code)
    return .message(message)
  }
}
