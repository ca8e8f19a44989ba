internal import Traces

/// Frames, and where their messages would stand.
extension Site {
  /// The time of the first frame that comes half a period or more after the line: what comes
  /// sooner counts as the same turn in a log from a wall clock.
  var nextFrame: Microseconds? {
    guard let time else { return nil }
    let rate = Microseconds(header.effectiveRate)
    var number = time * rate / 1_000_000 + 1
    while header.dropped.contains(Int(number)) || frame(number) - time <= 500_000 / rate + 1 {
      number += 1
    }
    return frame(number)
  }

  /// Returns the time of the first frame after a time.
  func frame(after time: Microseconds) -> Microseconds {
    frame(time * Microseconds(header.effectiveRate) / 1_000_000 + 1)
  }

  private func frame(_ number: Microseconds) -> Microseconds {
    let rate = Microseconds(header.effectiveRate)
    return (number * 1_000_000 + rate / 2) / rate
  }

  /// Puts messages of a later time in, before whatever comes at that time or later.
  ///
  /// Final states that would then be told too early are told later. Nothing is put in where a touch
  /// or call comes before.
  func inserting(_ newcomers: [Line], at time: Microseconds?) -> [Edit] {
    guard let time, record.isTimed else { return [] }
    let lines = record.transcript.lines
    var finals: [Edit] = []
    var place: Int?
    search: for index in line + 1..<max(line + 1, lines.count) {
      switch lines[index] {
      case .touch(let touch): if (touch.time ?? 0) <= time { return [] } else { break search }
      case .call(let call): if (call.time ?? 0) <= time { return [] } else { break search }
      case .final(var final):
        place = place ?? index
        if (final.time ?? 0) < time {
          final.time = time
          finals.append(.replace(at: index, with: .final(final)))
        }
      case .message(let message):
        if (message.time ?? 0) >= time { place = place ?? index }
      case .expectation, .exception: place = place ?? index
      case .settle(let settle):
        if (settle.time ?? 0) > time { place = place ?? index }
      case .gap, .comment: break
      }
      if place != nil, !lines[index].isFinal { break }
    }
    let index = place ?? firstInput(after: line)
    return newcomers.map { .insert($0.at(time), before: index) } + finals
  }

  /// Moves messages of one turn, this the first, to a later time.
  func deferring(_ sites: [Site], to time: Microseconds?) -> [Edit] {
    guard let last = sites.last else { return [] }
    let insertions = last.inserting(sites.map(\.content), at: time)
    return insertions.isEmpty ? [] : sites.flatMap(\.dropped) + insertions
  }

  private func firstInput(after line: Int) -> Int {
    let lines = record.transcript.lines
    return lines[(line + 1)...].firstIndex { $0.isInput } ?? lines.count
  }

  /// The moment at which the finger came down.
  var touchDown: Site? {
    guard fingers.beganLine >= 0 else { return nil }
    let places = record.places[.touch(.began)] ?? []
    return places.first { record.moments[$0].line == fingers.beganLine }
      .map { Site(record: record, place: $0) }
  }
}

extension Line {
  fileprivate var isFinal: Bool { if case .final = self { true } else { false } }
  fileprivate var isInput: Bool {
    switch self {
    case .touch, .call: true
    default: false
    }
  }
}
