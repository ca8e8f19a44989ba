internal import Traces

/// The properties of a line about the loads of a web view.
extension Site {
  /// True if it is of a web view of which everything is heard, and to which no delegate calls.
  var isOfWeb: Bool {
    view.component == "web" && header.observes == nil && !hasDelegateCalls
      && (header.inputs?.contains(.call) ?? false)
  }

  /// True if nothing but calls of a program and pages of its network can have loaded anything, or
  /// ended it.
  var isOfSettledWeb: Bool {
    isOfWeb && record.touchLines.isEmpty && !network.isEmpty
      && !record.transcript.lines.contains { line in
        guard case .message(let message) = line else { return false }
        return message.answer?.bool == false
      }
  }

  private var hasDelegateCalls: Bool {
    record.callLines.contains { index in
      guard case .call(let call) = record.transcript.lines[index] else { return false }
      return call.isByDelegate || call.name == .delegate || call.name == .removeFromSuperview
    }
  }

  /// The calls to the view between the states at rest around the line.
  var callsAround: [Call] {
    let lines = record.transcript.lines
    let isRest = { (index: Int) in if case .final = lines[index] { true } else { false } }
    let first = (0..<line).last(where: isRest) ?? 0
    let last = (line..<lines.count).first(where: isRest) ?? lines.count
    return record.callLines.filter { $0 >= first && $0 < last }.compactMap { index in
      guard case .call(let call) = lines[index], Int(call.view.place) == moment.view else {
        return nil
      }
      return call
    }
  }

  /// The only call between the states at rest around the line: what it belongs to.
  var soleCall: Call? { callsAround.count == 1 ? callsAround[0] : nil }

  /// True if it belongs to a page that a call, a link or a form has asked for, and nothing else.
  var isOfSolePage: Bool {
    guard isOfWeb, let call = soleCall else { return false }
    return [.loadRequest, .tapLink, .submitForm].contains(call.name)
  }

  /// True if it belongs to a step along the history, or to loading a page again, and nothing else.
  var isOfSoleMove: Bool {
    guard isOfWeb, let call = soleCall else { return false }
    return [.goBack, .goForward, .reloadPage].contains(call.name)
  }

  /// The messages of the load that it belongs to: those between the states at rest around it.
  var load: [Site] {
    let before = Array(forerunners.prefix { !$0.isFinal })
    let after = Array(followers.prefix { !$0.isFinal })
    return before.reversed() + [self] + after
  }

  /// True if it is the first, or the last, with its name in its load.
  var isFirstInLoad: Bool { load.first { $0.name == name }?.line == line }
  var isLastInLoad: Bool { load.last { $0.name == name }?.line == line }

  /// True if a load ends with it, and with no other end after it.
  var isLastEnd: Bool {
    load.last { $0.name == .didFinishLoad || $0.name == .didFailLoad }?.line == line
  }

  /// True if something has begun in its load, nothing was refused, and all addresses are some: what
  /// ends is what has begun.
  var isOfSettledLoad: Bool {
    load.contains { $0.name == .didStartLoad }
      && !load.contains { $0.asksAboutNoAddress || $0.message?.answer?.bool == false }
  }

  /// The network of the header.
  var network: ScriptedNetwork { ScriptedNetwork(header) }

  /// The address that it asks about.
  var asked: String? { self[.shouldStartLoadWith]?.string }

  /// True if the delegate lets it be loaded.
  var isAllowed: Bool { message?.answer?.bool == true }

  /// True if what it asks about is an address that is none.
  var asksAboutNoAddress: Bool {
    guard let asked, case .failure(let failure) = network.answer(to: asked).result else {
      return false
    }
    return failure.isOfAddress
  }

  /// True if it asks where something leads that has begun, and about no frame.
  var asksAboutRedirect: Bool {
    guard let asked, !isFirstInLoad, isAllowed else { return false }
    let pages = load.compactMap(\.asked).map { network.answer(to: $0).result }
    let isFrame = pages.contains {
      if case .document(_, let frames) = $0 { frames.contains(asked) } else { false }
    }
    return pages.contains(.redirect(asked)) && !isFrame
  }

  /// True if it asks about a place on the page that is shown.
  var asksAboutFragment: Bool {
    guard let asked, isAllowed, case .string(let shown)? = table.page.request else { return false }
    return Address.isFragment(asked, of: shown) && self[.navigationType]?.string != "formSubmitted"
  }

  /// True if a load was stopped that failed with it.
  var isOfStopped: Bool {
    self[.code]?.number == Millionths(-999) && callsAround.contains { $0.name == .stopLoading }
  }

  /// Returns the edits by which it tells another page.
  func showingPage(_ change: (inout PageState) -> Void) -> [Edit] {
    showingRows { change(&$0.page) }
  }

  /// Returns the edits by which a message of the web view stands right behind it, without a state: the
  /// page has changed since.
  func followed(byLoad name: Name, _ arguments: [Argument] = []) -> [Edit] {
    guard let time else { return [] }
    let other = Message(
      time: time,
      name: name,
      arguments: arguments,
      view: ViewIndex(moment.view),
      frame: message?.frame
    )
    return [.insert(.message(other), before: line + 1)]
  }

  /// Returns a failure with a number of `NSURLErrorDomain`.
  static func failure(_ code: Double) -> [Argument] {
    [
      Argument(.code, .number(Millionths(code))),
      Argument(.domain, .string(ScriptedNetwork.Failure.urlDomain)),
    ]
  }
}
