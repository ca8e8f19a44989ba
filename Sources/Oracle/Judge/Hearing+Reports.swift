internal import Traces

extension Hearing {
  /// Sums up.
  func verdict(on transcript: Trace) -> Verdict {
    var told = findings.violations
    for index in told.indices { complete(&told[index], from: transcript) }
    let order = told.indices.sorted {
      (told[$0].lineIndex ?? .max, $0) < (told[$1].lineIndex ?? .max, $1)
    }
    var verdict = Verdict(violations: order.map { told[$0] }, exercise: [], notJudged: [])
    verdict.testimony = Testimony(of: transcript)
    verdict.leftOut = findings.leftOut.sorted { $0.key < $1.key }
      .map { Verdict.Excess(rule: book.rules[$0.key].id, count: $0.value) }
    let counts = findings.totals(book, book.automaton(for: transcript.header))
    verdict.exercise.reserveCapacity(counts.count)
    for place in book.rules.indices where !book.settings.isOff(book.rules[place].id) {
      if counts[place] > 0 {
        verdict.exercise.append((book.rules[place].id, counts[place]))
      } else if findings.occasions[place].missed > 0 {
        let lacks = findings.occasions[place].lacks.words
        verdict.notJudged.append(Verdict.Silence(rule: book.rules[place].id, lacks: lacks))
      }
    }
    Expectations(transcript, views: names, exceptions: exceptions).judge(&verdict)
    verdict.weigh(by: book.settings)
    advise(on: &verdict.violations, of: transcript)
    return verdict
  }

  /// Adds what may be behind the violations, where the whole transcript tells it.
  private func advise(on violations: inout [Violation], of transcript: Trace) {
    guard !violations.isEmpty, let neverTold = NeverTold(transcript) else { return }
    for place in violations.indices {
      violations[place].advice = neverTold.advice(on: violations[place])
    }
  }

  /// Adds what only the line itself tells: the message with its arguments, the state.
  private func complete(_ violation: inout Violation, from transcript: Trace) {
    guard let line = violation.lineIndex, transcript.lines.indices.contains(line) else { return }
    switch transcript.lines[line] {
    case .message(let message):
      if violation.found == Event.of(message).word { violation.found = Words.message(message) }
      violation.state = Words.state(message.state)
    case .final(let final): violation.state = Words.state(final.state)
    default: break
    }
  }
}

extension Verdict {
  /// Gives the expectations of the trace, which are judged as the rule book has them, the weight that
  /// they have here.
  fileprivate mutating func weigh(by settings: RuleSettings) {
    guard !settings.isEmpty else { return }
    violations.removeAll { settings.isOff($0.rule) }
    exercise.removeAll { settings.isOff($0.rule) }
    for index in violations.indices {
      guard let rule = RuleBook.rule(violations[index].rule) else { continue }
      violations[index].grade = settings.weighed(rule).grade
    }
  }
}

extension Words {
  /// Says which flags are not as they must be.
  static func mismatch(_ demand: FlagDemand, _ heard: Heard) -> String {
    let names = flagNames(demand.mismatch(heard).facts).map { name, flag in
      "\(name) is \(heard.raised.facts.contains(flag))"
    }
    return "\(heard.event.word), where " + names.joined(separator: ", ")
  }

  /// Says which flags are true.
  static func raised(_ flags: Flags) -> String {
    flagNames(flags.facts).map { "\($0.0) is true" }.joined(separator: ", ")
  }

  static func flagNames(_ flags: State.Facts) -> [(String, State.Facts)] {
    let all: [(String, State.Facts)] = [
      ("isTracking", .isTracking), ("isDragging", .isDragging),
      ("isDecelerating", .isDecelerating), ("isZooming", .isZooming),
      ("isZoomBouncing", .isZoomBouncing), ("isScrollAnimating", .isScrollAnimating),
      ("isRefreshing", .isRefreshing), ("isSelected", .isSelected),
      ("isHighlighted", .isHighlighted), ("isEditing", .isEditing),
    ]
    return all.filter { flags.contains($0.1) }
  }
}

extension FlagDemand {
  /// What is demanded, in words.
  var words: [String] {
    Words.flagNames(raised.facts).map { "\($0.0) true" }
      + Words.flagNames(lowered.facts).map { "\($0.0) false" }
  }
}
