internal import Traces

/// What was recorded of the calls that a program made.
enum Record: Sendable {
  /// Calls are in the transcript, or its header says that they would be.
  case recorded
  /// The header does not say, and there are touches but no calls.
  case unsaid
  /// There are messages alone: a glide may have been stopped, but an order is an order.
  case alone
  /// The header says that they were not recorded.
  case hidden

  /// Whether a call may have come that is not in the transcript.
  var leavesOpen: Bool { self == .hidden || self == .alone }
}

/// What of a transcript was recorded.
struct Recording {
  var hasTouches = false
  var calls = Record.unsaid
  /// Whether there are inputs, and nothing says that the record begins at rest.
  var beginsInTheMiddle = false
  /// Whether nothing moved before the first line: a record that says what it holds begins at rest, and
  /// where touches were recorded, they were from the start.
  var beginsAtRest = false
  /// Whether each finger comes down in the record, so that none was down before its first touch.
  var areFingersWhole = true
  /// What a coarse clock counts in: the messages of one turn may look so far apart.
  var clockUnit: Microseconds = 0
  /// What calls let a data source of a table do: it is as if it could from the beginning.
  var givenLater: [Name] = []
  /// Whether the record has inputs, and begins where nothing moves.
  var isFromTheStart: Bool { (hasTouches || calls == .recorded) && !beginsInTheMiddle }

  init(_ transcript: Trace) {
    findInputs(transcript)
    if calls == .recorded,
      transcript.header.effectiveViews.contains(where: { Vocabulary.tables.contains($0.component) })
    {
      givenLater = Self.givenLater(in: transcript)
    }
    let hasInputs = hasTouches || calls == .recorded
    beginsInTheMiddle =
      switch (transcript.header.begins, transcript.header.inputs) {
      case (.midway, _): hasInputs
      // What is said to be whole begins at rest.
      case (nil, .some): false
      // Without a word of it nothing is assumed of what was before the first line. A log of messages
      // alone may always begin anywhere.
      case (nil, nil): hasInputs && !Self.beginsWhereAllIsSetUp(transcript)
      }
    beginsAtRest =
      !beginsInTheMiddle && transcript.header.begins == nil
      && (hasTouches || transcript.header.inputs?.isEmpty == false)
    if hasTouches { areFingersWhole = Self.areFingersWhole(in: transcript) }
    if !hasTouches { clockUnit = Self.clockUnit(of: transcript) }
  }

  private static func areFingersWhole(in transcript: Trace) -> Bool {
    var fingers: Set<Int> = []
    for index in transcript.lines.indices {
      guard case .touch(let touch) = transcript.lines[index] else { continue }
      if touch.phase == .began { fingers.insert(Int(touch.finger)) }
      if !fingers.contains(Int(touch.finger)) { return false }
    }
    return true
  }

  private static func givenLater(in transcript: Trace) -> [Name] {
    transcript.lines.indices.compactMap { index in
      guard case .call(let call) = transcript.lines[index],
        call.name == .commits || call.name == .moves
      else { return nil }
      return call.name
    }
  }

  /// Whether the first line shows that nothing was before it.
  private static func beginsWhereAllIsSetUp(_ transcript: Trace) -> Bool {
    for index in transcript.lines.indices {
      switch transcript.lines[index] {
      case .touch, .call: return false
      case .settle, .final: return true
      // A table that is set up is heard from its first load on, a controller from when it appears.
      case .message(let message):
        let event = Event.of(message.name)
        let isFirstScreen = Int(message.view.place) == firstScreen(of: transcript.header)
        return event.beginsLoad || event.beginsNavigation || (event.beginsScreen && isFirstScreen)
      default: continue
      }
    }
    return true
  }

  /// The place of the view that a navigation shows first; -1: there is none.
  private static func firstScreen(of header: Header) -> Int {
    guard let navigation = header.views.first(where: { $0.component == "navigation" }) else {
      return -1
    }
    return header.views.firstIndex { $0.container == navigation.name } ?? -1
  }

  /// The largest usual unit that all times are multiples of; 0 where it is fine, or no time is told.
  private static func clockUnit(of transcript: Trace) -> Microseconds {
    var units: [Microseconds] = [1_000_000, 100_000, 10_000]
    var isTold = false
    for index in transcript.lines.indices {
      guard case .message(let message) = transcript.lines[index], let time = message.time, time > 0
      else { continue }
      isTold = true
      units.removeAll { time % $0 != 0 }
      if units.isEmpty { return 0 }
    }
    return isTold ? units[0] : 0
  }

  private mutating func findInputs(_ transcript: Trace) {
    if let inputs = transcript.header.inputs {
      hasTouches = inputs.contains(.touch)
      calls = inputs.contains(.call) ? .recorded : .hidden
      return
    }
    for index in transcript.lines.indices {
      switch transcript.lines[index] {
      case .touch: hasTouches = true
      case .call: calls = .recorded
      default: break
      }
      if hasTouches, calls == .recorded { return }
    }
    // A log of messages alone says nothing about calls.
    if !hasTouches, calls == .unsaid { calls = .alone }
  }
}
