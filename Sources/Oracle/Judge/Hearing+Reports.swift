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
    let counts = findings.totals(book)
    verdict.exercise.reserveCapacity(counts.count)
    for place in book.rules.indices {
      if counts[place] > 0 {
        verdict.exercise.append((book.rules[place].id, counts[place]))
      } else if findings.ignorance(of: place) > 0 {
        verdict.notJudged.append(book.rules[place].id)
      }
    }
    Expectations(transcript, views: names, exceptions: exceptions).judge(&verdict)
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
