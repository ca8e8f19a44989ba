internal import Traces

extension Hearing {
  /// Sums up.
  mutating func verdict<Transcript: TraceStream>(
    on transcript: Transcript,
    _ meter: inout JudgingMeter
  ) throws(Transcript.Failure) -> Verdict {
    let told = findings.violations
    let order = told.indices.sorted {
      (told[$0].lineIndex ?? .max, $0) < (told[$1].lineIndex ?? .max, $1)
    }
    var verdict = Verdict(violations: order.map { told[$0] }, exercise: [], unjudged: [])
    try complete(&verdict.violations, from: transcript)
    verdict.testimony = try Testimony(of: transcript)
    verdict.leftOut = findings.leftOut.sorted { $0.key < $1.key }
      .map { Verdict.Excess(rule: book.rules[$0.key].id, count: $0.value) }
    if let view = watches.first { findings.sumUp(book.flags, view.law.automaton) }
    // As many as there are of a glide, or nearly.
    verdict.exercise.reserveCapacity(256)
    verdict.unjudged.reserveCapacity(64)
    let switchesOff = !book.settings.isEmpty
    let occasions = findings.occasions.span
    for place in occasions.indices where occasions[place].isAsked {
      if switchesOff, book.settings.isOff(book.rules[place].id) { continue }
      let count = occasions[place].met
      if count > 0 {
        verdict.exercise.append(Verdict.Exercise(place: place, count: count))
      } else {
        verdict.unjudged.append(Verdict.Unjudged(place: place, lacks: occasions[place].lacks.named))
      }
    }
    if account.isToBeCompared {
      try Expectations(transcript, views: names, account).judge(&verdict, &meter)
    }
    if meter.isOver { verdict.whyGivenUp = meter.why }
    verdict.weigh(by: book)
    try advise(on: &verdict.violations, of: transcript)
    return verdict
  }

  /// Adds what may be behind the violations, where the whole transcript tells it.
  private func advise<Transcript: TraceStream>(
    on violations: inout [Violation],
    of transcript: Transcript
  ) throws(Transcript.Failure) {
    guard !violations.isEmpty, let neverTold = try NeverTold(transcript) else { return }
    for place in violations.indices {
      violations[place].advice = neverTold.advice(on: violations[place])
    }
  }

  /// Adds what only the lines themselves tell: a message with its arguments, the state.
  ///
  /// - Parameters:
  ///   - violations: the violations, in the order of their lines.
  ///   - transcript: the lines, which are read anew as far as the last violation.
  /// - Throws: why the lines stopped coming.
  private func complete<Transcript: TraceStream>(
    _ violations: inout [Violation],
    from transcript: Transcript
  ) throws(Transcript.Failure) {
    var places = violations.indices.filter { violations[$0].lineIndex != nil }[...]
    guard !places.isEmpty else { return }
    var count = 0
    try transcript.read { lines in
      while let place = places.first, let index = violations[place].lineIndex,
        index < count + lines.count
      {
        if index >= count { violations[place].complete(from: lines[index - count]) }
        places.removeFirst()
      }
      count += lines.count
      return !places.isEmpty
    }
  }
}

extension Violation {
  fileprivate mutating func complete(from line: Line) {
    switch line {
    case .message(let message):
      if found == Event.of(message).word { found = Words.message(message) }
      state = Words.state(message.state)
    case .final(let final): state = Words.state(final.state)
    default: break
    }
  }
}

extension Verdict {
  /// Gives the expectations of the trace, which are judged as the rule book has them, the weight that
  /// they have here.
  fileprivate mutating func weigh(by book: Book) {
    let settings = book.settings
    guard !settings.isEmpty else { return }
    violations.removeAll { settings.isOff($0.rule) }
    exercise.removeAll { settings.isOff($0.rule) }
    for index in violations.indices {
      guard let place = book.place(of: violations[index].rule) else { continue }
      violations[index].grade = book.rules[place].grade
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
  /// The demand, in words.
  var words: [String] {
    Words.flagNames(raised.facts).map { "\($0.0) true" }
      + Words.flagNames(lowered.facts).map { "\($0.0) false" }
  }
}
