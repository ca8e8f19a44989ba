internal import Traces

/// Faults in loads that are stopped, and in pages.
extension Operators {
  static let webStops: [Context] = [
    Context(
      ["R253"],
      "what was stopped finishes",
      .didFailLoad,
      needs: .calls,
      edit: { site in
        guard var message = site.message else { return [] }
        message.name = .didFinishLoad
        message.arguments = []
        return site.replaced(by: .message(message))
      }
    ) { $0.isOfWeb && $0.isOfStopped },
    Context(
      ["R253"],
      "what was stopped does not fail",
      .didFailLoad,
      needs: [.calls, .times],
      edit: \.dropped
    ) { $0.isOfWeb && $0.isOfStopped && $0.rest != nil },
    Context(
      ["R254", "R253"],
      "what was stopped fails with another number",
      .didFailLoad,
      needs: [.calls, .arguments],
      edit: { $0.saying(.code, .number(Millionths(-1001))) }
    ) { $0.isOfWeb && $0.isOfStopped },
    Context(
      ["R254"],
      "what was not stopped fails as if it had been",
      .didFailLoad,
      needs: [.calls, .arguments, .setUp],
      edit: { $0.saying(.code, .number(Millionths(-999))) }
    ) {
      $0.isOfSolePage && $0.isOfSettledLoad && !$0.network.isEmpty
        && $0[.domain]?.string == ScriptedNetwork.Failure.urlDomain
    },
    Context(
      ["R255"],
      "a stop where nothing is loading is told",
      at: .call(.stopLoading),
      needs: .calls,
      edit: { $0.followed(byLoad: .didFailLoad, Site.failure(-999)) }
    ) { site in
      site.isOfWeb && site.callsAround.first?.name == .stopLoading
    },
  ]

  static let webPages: [Context] = [
    Context(
      ["R249"],
      "the request is the new one as a page begins",
      .didStartLoad,
      needs: [.calls, .otherState],
      edit: { site in
        let asked = site.load.first?.asked
        return site.showingPage { $0.request = asked.map { .string($0) } }
      }
    ) {
      $0.isOfSolePage && $0.isFirstInLoad && $0.load.first?.asked != nil
        && $0.table.page.request != $0.load.first?.asked.map { .string($0) }
    },
    Context(
      ["R249"],
      "the request is the old one as a page has finished",
      .didFinishLoad,
      needs: [.calls, .arguments, .setUp, .otherState],
      edit: { site in
        let old = site.load.first?.table.page.request
        return site.showingPage { $0.request = old }
      }
    ) { site in
      site.isOfSolePage && site.isLastEnd && !site.network.isEmpty
        && site.load.allSatisfy { $0.name != .didFailLoad }
        && !site.load.contains { $0.message?.answer?.bool == false }
        && site.table.page.request != site.load.first?.table.page.request
    },
    Context(
      ["R250"],
      "the question about a page of the history",
      .shouldStartLoad,
      needs: .calls,
      edit: \.dropped
    ) {
      $0.isOfSoleMove && $0.soleCall?.name != .reloadPage && $0.isModern && $0.isAllowed
        && $0.isFirstInLoad && $0.load.contains { $0.name == .didStartLoad }
    },
    Context(
      ["R251"],
      "a page that is to be loaded again is not",
      .shouldStartLoad,
      needs: [.calls, .times],
      edit: { $0.load.flatMap(\.dropped) }
    ) { $0.isOfSoleMove && $0.soleCall?.name == .reloadPage && $0.isFirstInLoad && $0.rest != nil },
    Context(
      ["R259"],
      "going along the history leads nowhere",
      .shouldStartLoad,
      needs: [.calls, .times],
      edit: { $0.load.flatMap(\.dropped) }
    ) { $0.isOfSoleMove && $0.soleCall?.name != .reloadPage && $0.isFirstInLoad && $0.rest != nil },
    Context(
      ["R259"],
      "whether there is a way back",
      at: .final,
      needs: [.calls, .finals],
      edit: { $0.showingPage { $0.canGoBack = $0.canGoBack.map(!) } }
    ) { $0.isOfPlainHistory },
    Context(
      ["R259"],
      "whether there is a way forward",
      at: .final,
      needs: [.calls, .finals],
      edit: { $0.showingPage { $0.canGoForward = $0.canGoForward.map(!) } }
    ) { $0.isOfPlainHistory },
    Context(
      ["R258"],
      "a type that says nothing",
      .shouldStartLoad,
      needs: [.calls, .arguments],
      edit: { $0.saying(.navigationType, .string("other")) }
    ) {
      ($0.isOfSolePage || $0.isOfSoleMove) && $0.isFirstInLoad
        && $0[.navigationType]?.string != "other"
    },
    Context(
      ["R261"],
      "a page that is not made to fit is zoomed",
      at: .final,
      needs: [.calls, .finals, .setUp],
      edit: { $0.showing { $0.zoomScale = $0.zoomScale.map { _ in Millionths(1.5) } } }
    ) { $0.isOfWeb && !$0.isMadeToFit },
    Context(
      ["R261"],
      "a page that is to fit does not",
      at: .final,
      needs: [.calls, .finals, .setUp],
      edit: { $0.showing { $0.contentSize = $0.contentSize.map { _ in Point(640, 960) } } }
    ) { site in
      guard site.isOfWeb, site.isMadeToFit, site.record.touchLines.isEmpty,
        case .string(let page)? = site.table.page.request,
        case .document(let size?, _) = site.network.answer(to: page).result,
        let width = site.setup.size?.x
      else { return false }
      return size.x > width
    },
  ]
}

extension Site {
  /// True if pages are made to fit, or have ever been.
  fileprivate var isMadeToFit: Bool {
    header.effectiveViews[moment.view].config[.scalesPageToFit]?.bool == true
      || record.callLines.contains { index in
        guard case .call(let call) = record.transcript.lines[index] else { return false }
        return call.name == .scalesPageToFit
      }
  }

  /// True if all that has happened are single pages that came, each another one, none of them led
  /// to.
  fileprivate var isOfPlainHistory: Bool {
    guard isOfWeb, table.page.canGoBack != nil else { return false }
    var last: Value = .null
    for site in forerunners.filter(\.isFinal).reversed() + [self] {
      guard let end = site.previous, !end.isFinal, end.isOfSolePage, end.name == .didFinishLoad,
        end.load.count == 3, site.table.page.request != last
      else { return false }
      last = site.table.page.request ?? .null
    }
    return true
  }
}
