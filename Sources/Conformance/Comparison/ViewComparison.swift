import Traces

/// The comparison of what one view told in two transcripts.
struct ViewComparison {
  let left: ViewRecord
  let right: ViewRecord
  let view: Name?
  let likeness: Likeness
  let times: Microseconds

  /// Returns all differences, in the order in which they are found.
  func differences() -> [Difference] {
    let pairs = aligned()
    var found: [Difference] = []
    found += unaligned(pairs)
    for pair in pairs { found += details(of: left.steps[pair.left], and: right.steps[pair.right]) }
    found += runs(between: pairs)
    return found
  }

  private func aligned() -> [(left: Int, right: Int)] {
    let difference = right.steps.map(\.subject).difference(from: left.steps.map(\.subject))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return zip(
      left.steps.indices.filter { !removed.contains($0) },
      right.steps.indices.filter { !inserted.contains($0) }
    ).map { ($0, $1) }
  }

  // MARK: - Order

  /// Returns the differences of the steps that only one transcript has, or that stand elsewhere in
  /// the other.
  private func unaligned(_ pairs: [(left: Int, right: Int)]) -> [Difference] {
    let keptLeft = Set(pairs.map(\.left))
    let keptRight = Set(pairs.map(\.right))
    var onlyRight = right.steps.indices.filter { !keptRight.contains($0) }
    var found: [Difference] = []
    for place in left.steps.indices where !keptLeft.contains(place) {
      let step = left.steps[place]
      guard let twin = onlyRight.firstIndex(where: { right.steps[$0].subject == step.subject })
      else {
        found.append(difference(.missing(1), step, nil))
        continue
      }
      let otherPlace = onlyRight.remove(at: twin)
      let other = right.steps[otherPlace]
      let move = Difference.Kind.moved(
        after: name(before: otherPlace, in: right),
        instead: name(before: place, in: left)
      )
      found.append(difference(move, step, other))
      found += values(of: step, and: other)
    }
    found += onlyRight.map { difference(.extra(1), nil, right.steps[$0]) }
    return found
  }

  private func name(before place: Int, in record: ViewRecord) -> Name? {
    guard place > 0 else { return nil }
    switch record.steps[place - 1].subject {
    case .message(let name), .run(let name), .call(let name): return name
    case .exception, .final: return nil
    }
  }

  // MARK: - What is told

  /// Returns the differences of a step that both have in the same place of the order.
  private func details(of step: Step, and other: Step) -> [Difference] {
    var found: [Difference] = []
    if let time = step.time, let otherTime = other.time {
      if abs(otherTime - time) > times {
        found.append(difference(.timing(otherTime - time), step, other))
      } else if time == otherTime, step.turn != other.turn {
        found.append(difference(.turn, step, other))
      }
    }
    return found + values(of: step, and: other)
  }

  private func values(of step: Step, and other: Step) -> [Difference] {
    var found: [Difference] = []
    for label in labels(step.arguments, other.arguments) {
      let (value, otherValue) = (step.arguments[label], other.arguments[label])
      if !isAlike(value, otherValue) {
        found.append(difference(.argument(label, value, otherValue), step, other))
      }
    }
    if !isAlike(step.answer, other.answer) {
      found.append(difference(.answer(step.answer, other.answer), step, other))
    }
    for fact in step.state {
      guard let otherValue = other.state[fact.label] else { continue }
      if !likeness.holds(fact.value, otherValue) {
        found.append(difference(.state(fact.label, fact.value, otherValue), step, other))
      }
    }
    // A gap that a run has left behind is told of the run, and again of the rest alone.
    if let offset = step.offset, let otherOffset = other.offset,
      step.hasMoved || other.hasMoved || step.subject.isFinal,
      !likeness.holds(offset, otherOffset)
    {
      let gap = Point.gap(from: offset, to: otherOffset)
      found.append(difference(.offset(by: gap, at: step.time), step, other))
    }
    return found
  }

  private func labels(_ left: [Argument], _ right: [Argument]) -> [Name] {
    left.map(\.label) + right.map(\.label).filter { left[$0] == nil }
  }

  private func isAlike(_ left: Value?, _ right: Value?) -> Bool {
    guard let left, let right else { return left == right }
    return likeness.holds(left, right)
  }

  // MARK: - Runs

  /// Runs of moves, between steps that both have.
  private func runs(between pairs: [(left: Int, right: Int)]) -> [Difference] {
    var found: [Difference] = []
    var (start, otherStart) = (0, 0)
    var (before, otherBefore): (Point?, Point?) = (nil, nil)
    for pair in pairs + [(left.steps.count, right.steps.count)] {
      let run = MoveRun(left.moves(from: start, to: pair.left), after: before)
      let other = MoveRun(right.moves(from: otherStart, to: pair.right), after: otherBefore)
      if let kind = run.difference(to: other, likeness) {
        found.append(difference(kind, of: run, and: other))
      }
      for (step, otherStep, key) in run.stateDifferences(to: other, likeness) {
        guard let value = step.state[key], let otherValue = otherStep.state[key] else { continue }
        found.append(difference(.state(key, value, otherValue), step, otherStep))
      }
      guard pair.left < left.steps.count else { break }
      before = left.steps[pair.left].offset ?? run.last
      otherBefore = right.steps[pair.right].offset ?? other.last
      (start, otherStart) = (pair.left + 1, pair.right + 1)
    }
    return found
  }

  private func difference(
    _ kind: Difference.Kind,
    of run: MoveRun,
    and other: MoveRun
  ) -> Difference {
    let (time, otherTime) = (run.moves.first?.time, other.moves.first?.time)
    return Difference(kind, of: .run(ViewRecord.move), in: view, at: time, and: otherTime)
  }

  private func difference(_ kind: Difference.Kind, _ step: Step?, _ other: Step?) -> Difference {
    let subject = (step ?? other)?.subject ?? .final(0)
    return Difference(kind, of: subject, in: view, at: step?.time, and: other?.time)
  }
}

extension Step.Subject {
  /// True if it is the state at rest.
  fileprivate var isFinal: Bool {
    if case .final = self { true } else { false }
  }
}

extension Point {
  /// Returns the distance from one place to another, along each axis.
  static func gap(from start: Point, to end: Point) -> Point {
    Point(end.x.double - start.x.double, end.y.double - start.y.double)
  }

  /// The longer of its two parts.
  var reach: Double { max(abs(x.double), abs(y.double)) }
}
