internal import Traces

/// A line of a transcript at which a fault may be injected, with questions about what is around it.
struct Site: Sendable {
  let record: Record
  /// Its place among the record's moments.
  let place: Int

  var moment: Moment { record.moments[place] }
  var line: Int { moment.line }
  var view: ViewFacts { record.views[moment.view] }
  var setup: Setup { record.setups[moment.setup] }
  /// The setup of the only view that scrolls, for plain content in it.
  var host: Setup { record.setups[moment.hostSetup] }
  var header: Header { record.transcript.header }
  var content: Line { record.transcript.lines[line] }
  var time: Microseconds? { moment.time }
  var fingers: Fingers { moment.fingers }

  /// The message, where it is one.
  var message: Message? { if case .message(let message) = content { message } else { nil } }
  /// The call, where it is one.
  var call: Call? { if case .call(let call) = content { call } else { nil } }
  /// The message's name.
  var name: Name? { if case .message(let name) = moment.kind { name } else { nil } }
  var isFinal: Bool { moment.kind == .final }

  /// The state that the receiver could read.
  var state: State {
    switch content {
    case .message(let message): message.state
    case .final(let final): final.state
    default: State()
    }
  }

  /// The offset that the line shows.
  var offset: Point? { state.contentOffset }

  /// The view's messages and final states before and after it.
  var previous: Site? { moment.previous < 0 ? nil : Site(record: record, place: moment.previous) }
  var next: Site? { moment.next < 0 ? nil : Site(record: record, place: moment.next) }

  /// The view's messages and final states after it, in order.
  var followers: some Sequence<Site> {
    sequence(state: next) { site in
      defer { site = site?.next }
      return site
    }
  }

  /// The view's messages and final states before it, the nearest first.
  var forerunners: some Sequence<Site> {
    sequence(state: previous) { site in
      defer { site = site?.previous }
      return site
    }
  }

  /// The view's next line if it belongs to the same turn.
  var nextInTurn: Site? { next.flatMap { $0.moment.turn == moment.turn ? $0 : nil } }
  /// The view's line before if it belongs to the same turn.
  var previousInTurn: Site? { previous.flatMap { $0.moment.turn == moment.turn ? $0 : nil } }

  /// The value of an argument.
  subscript(argument: Name) -> Value? { message?.arguments[argument] }

  // MARK: - The stretch around it

  /// The messages from the view's leaving its rest to its being back.
  var episode: Episode? { moment.episode < 0 ? nil : record.episodes[moment.episode] }

  /// The stretch's messages.
  var companions: [Site] {
    (episode?.messages ?? []).map { Site(record: record, place: $0) }
  }

  /// The view's final state, where it is told before any other touch or call comes.
  var rest: Site? {
    guard let final = followers.first(where: \.isFinal) else { return nil }
    let between = line + 1...max(line + 1, final.line)
    return record.hasTouch(in: between) || record.hasCall(in: between) ? nil : final
  }
}
