import Traces

/// The steps of one view in a transcript.
struct ViewRecord {
  /// Everything but the runs, in order.
  var steps: [Step] = []
  /// The messages that say that the content has moved: in front of which step each stands.
  var moves: [(place: Int, step: Step)] = []

  /// The last offset of the content.
  private var place: Point?

  /// The name of the message that says that the content has moved.
  static let move: Name = "scrollViewDidScroll(_:)"

  /// Sorts a transcript by view.
  ///
  /// - Parameters:
  ///   - transcript: what was told.
  ///   - ignored: messages and keys of the state that are not compared.
  /// - Returns: a record for each view of the header.
  static func records(of transcript: Trace, ignoring ignored: Set<Name>) -> [ViewRecord] {
    var records = [ViewRecord](
      repeating: ViewRecord(),
      count: transcript.header.effectiveViews.count
    )
    var inputs = 0
    var settles = 0
    func add(
      _ subject: Step.Subject,
      at time: Microseconds?,
      in view: ViewIndex,
      _ fill: (inout Step) -> Void
    ) {
      var step = Step(subject: subject, time: time, turn: Step.Turn(inputs: inputs))
      fill(&step)
      step.state.removeAll { ignored.contains($0.label) }
      guard records.indices.contains(Int(view.place)) else { return }
      records[Int(view.place)].append(step)
    }
    for line in transcript.lines {
      switch line {
      case .touch: inputs += 1
      case .settle:
        inputs += 1
        settles += 1
      case .call(let call) where call.isByDelegate:
        add(.call(call.name), at: call.time, in: call.view) { $0.arguments = call.arguments }
      case .call: inputs += 1
      case .message(let message) where ignored.contains(message.name): break
      case .message(let message):
        add(.message(message.name), at: message.time, in: message.view) { step in
          step.turn.frame = message.frame
          step.arguments = message.arguments
          step.answer = message.answer
          step.state = message.state.facts + message.table.facts
          step.offset = message.state.contentOffset
        }
      case .exception(let exception):
        add(.exception(exception.name), at: exception.time, in: .first) { _ in }
      case .final(let final):
        add(.final(settles), at: final.time, in: final.view) { step in
          step.state = final.state.facts + final.table.facts
          step.offset = final.state.contentOffset
        }
      case .gap, .expectation, .comment: break
      }
    }
    return records
  }

  private mutating func append(_ new: Step) {
    var step = new
    if let offset = step.offset {
      step.hasMoved = offset != place
      place = offset
    }
    if step.subject == .message(Self.move) {
      moves.append((steps.count, step))
    } else {
      steps.append(step)
    }
  }

  /// Returns the moves that stand between two steps: behind the first and in front of the second.
  func moves(from start: Int, to end: Int) -> [Step] {
    moves.lazy.filter { $0.place >= start && $0.place <= end }.map(\.step)
  }
}
