internal import Traces

extension Hearing {
  /// Notes that a view broke a rule at the event that is being judged.
  mutating func report(_ rule: Int, at place: Int, found: String? = nil, expected: [String]) {
    guard book.holds(rule) else { return }
    let page = book.rules[rule]
    let watch = watches[place]
    if page.grade == .must {
      watches[place].muted |= page.topic.consequences
      watches[place].isTainted = true
      watches[place].counts.areReliable = false
      watches[place].doubtful = nil
    } else {
      watches[place].muted |= page.topic == .order ? 0 : page.topic.bit & ~Topic.rest.bit
    }
    guard violations.count < Self.mostViolations else { return }
    violations.append(
      Violation(
        rule: page.id,
        sentence: page.sentence,
        grade: page.grade,
        catalogue: page.catalogue,
        sources: page.sources,
        view: names[place],
        lineIndex: watch.now.index,
        time: watch.now.time < 0 ? nil : watch.now.time,
        found: found ?? watch.now.event.word,
        expected: expected,
        prefix: watch.recent.words,
        state: nil
      )
    )
  }

  /// Sums up.
  func verdict(on transcript: Trace) -> Verdict {
    var told = violations
    for index in told.indices {
      guard let line = told[index].lineIndex, transcript.lines.indices.contains(line) else {
        continue
      }
      switch transcript.lines[line] {
      case .message(let message):
        let isAboutIt = told[index].found == Event.of(message.name).word
        if isAboutIt || told[index].found.hasPrefix("didEndDragging(") {
          told[index].found = Words.message(message)
        }
        told[index].state = Words.state(message.state)
      case .final(let final): told[index].state = Words.state(final.state)
      default: break
      }
    }
    let order = told.indices.sorted {
      (told[$0].lineIndex ?? .max, $0) < (told[$1].lineIndex ?? .max, $1)
    }
    let counts = totals()
    var verdict = Verdict(
      violations: order.map { told[$0] },
      exercise: book.rules.indices.filter { counts[$0] > 0 }.map {
        (book.rules[$0].id, counts[$0])
      },
      notJudged: book.rules.indices.filter { counts[$0] == 0 && ignorance[$0] > 0 }.map {
        book.rules[$0].id
      }
    )
    Expectations(transcript, hearing: self).judge(&verdict)
    return verdict
  }

  /// How often each rule had occasion to fail: those of the table, whenever something was heard in
  /// a phase in which they forbid something.
  private func totals() -> [Int] {
    var totals = exercise
    let width = Phase.allCases.count
    for phase in 0..<width {
      var heard = 0
      for event in 0..<Event.chainCount { heard += visits[event * width + phase] }
      guard heard > 0 else { continue }
      var rules: Set<Int> = []
      for event in Event.allCases where event.isOfChain {
        if let fault = book.automaton.fault(1 << UInt64(phase), on: event) {
          rules.insert(Int(fault.rule))
        }
      }
      for rule in rules { totals[rule] += heard }
    }
    return totals
  }
}

extension Words {
  /// Says which flags are not as they must be.
  static func mismatch(_ demand: FlagDemand, _ heard: Heard) -> String {
    let names = flagNames(demand.mismatch(heard)).map { name, flag in
      "\(name) is \(heard.raised.contains(flag))"
    }
    return "\(heard.event.word), where " + names.joined(separator: ", ")
  }

  static func flagNames(_ flags: State.Facts) -> [(String, State.Facts)] {
    let all: [(String, State.Facts)] = [
      ("isTracking", .isTracking), ("isDragging", .isDragging),
      ("isDecelerating", .isDecelerating), ("isZooming", .isZooming),
      ("isZoomBouncing", .isZoomBouncing), ("isScrollAnimating", .isScrollAnimating),
    ]
    return all.filter { flags.contains($0.1) }
  }
}

extension FlagDemand {
  /// What is demanded, in words.
  var words: [String] {
    Words.flagNames(raised).map { "\($0.0) true" }
      + Words.flagNames(lowered).map { "\($0.0) false" }
  }
}
