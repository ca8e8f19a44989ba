internal import Replay
internal import Traces

/// A trace on its way through a component, line by line.
struct PlayerCourse {
  private let header: Header
  private let finals: (Microseconds) -> [Final]
  private let component: any TraceComponent
  private let teller: TraceTeller
  private var clock: FrameClock
  private var periods = 1
  private var event: [Touch] = []
  private var eventTime: Microseconds = 0

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - header: how many frames a second come, and which views there are.
  ///   - component: what is played into.
  ///   - teller: where lines are written.
  ///   - finals: the states at rest, at an instant.
  init(
    of header: Header,
    into component: any TraceComponent,
    _ teller: TraceTeller,
    finals: @escaping (Microseconds) -> [Final]
  ) {
    self.header = header
    self.component = component
    self.teller = teller
    self.finals = finals
    clock = FrameClock(rate: header.effectiveRate, dropped: header.dropped)
  }

  /// Plays lines, and a settle behind the last of them unless it is one.
  mutating func play(_ lines: [Line]) throws {
    let lastInput = lines.lastIndex(where: \.isPlayed)
    if lastInput == nil { try settle(Settle(time: 0, limit: Settle.usualLimit)) }
    for (index, line) in lines.enumerated() {
      try play(line)
      if index == lastInput { try settleAtEnd(after: line) }
    }
  }

  private var isOver: Bool { teller.transcript.isClosed }

  private mutating func settleAtEnd(after line: Line) throws {
    try deliverEvent()
    if case .settle = line { return }
    try settle(Settle(time: line.time ?? teller.transcript.now, limit: Settle.usualLimit))
  }

  /// Plays one line.
  mutating func play(_ line: Line) throws {
    switch line {
    case .touch(let touch): try take(touch)
    case .call(let call) where !call.isByDelegate: try play(call)
    case .settle(let settle):
      try deliverEvent()
      try self.settle(settle)
    case .expectation, .comment: teller.transcript.append(line)
    case .call, .message, .exception, .final, .gap: break
    }
  }

  // MARK: - Inputs

  private mutating func take(_ touch: Touch) throws {
    guard !isOver else { return }
    let time = try instant(of: touch.time)
    let isSameEvent =
      !event.isEmpty && time == eventTime && !event.contains { $0.finger == touch.finger }
    if !isSameEvent {
      try deliverEvent()
      try playFrames(before: time)
      eventTime = time
    }
    guard !isOver else { return }
    teller.transcript.append(.touch(touch))
    event.append(touch)
  }

  private mutating func deliverEvent() throws {
    guard !event.isEmpty else { return }
    let touches = event.map(TraceTouch.init)
    event = []
    teller.transcript.now = eventTime
    try component.touch(touches, at: eventTime)
    try check()
  }

  private mutating func play(_ call: Call) throws {
    try deliverEvent()
    let time = try instant(of: call.time)
    try playFrames(before: time)
    guard !isOver else { return }
    teller.transcript.now = time
    teller.transcript.append(.call(call))
    let views = header.effectiveViews
    let told = TraceCall(
      name: call.name.text,
      arguments: TraceArguments(call.arguments),
      view: views[Int(call.view.place)].name.text,
      microseconds: time
    )
    try component.call(told)
    try check()
  }

  private func instant(of time: Microseconds?) throws -> Microseconds {
    guard let time else {
      throw TraceComponentError(why: "a line that is to be played has no time")
    }
    return time
  }

  // MARK: - Frames

  private mutating func playFrames(before instant: Microseconds) throws {
    while clock.nextTime < instant, !isOver {
      guard !component.isAtRest else {
        clock.skip(to: instant)
        periods = 1
        return
      }
      try playFrame()
    }
  }

  private mutating func playFrame() throws {
    let time = clock.nextTime
    guard let number = clock.take() else {
      periods += 1
      return
    }
    teller.transcript.beginFrame(number, at: time)
    defer { teller.transcript.endFrame() }
    try component.frame(TraceFrame(number: number, microseconds: time, periods: periods))
    periods = 1
    try check()
  }

  // MARK: - Rest

  private mutating func settle(_ settle: Settle) throws {
    guard !isOver else { return }
    let start = try instant(of: settle.time)
    let limit = start + settle.limit
    try playFrames(before: start)
    guard !isOver else { return }
    teller.transcript.now = max(teller.transcript.now, start)
    teller.transcript.append(.settle(settle))
    while !isOver, !component.isAtRest, clock.nextTime <= limit { try playFrame() }
    guard !isOver else { return }
    let rest = component.isAtRest ? max(teller.transcript.now, start) : limit
    for final in finals(rest) { teller.transcript.append(.final(final)) }
    try check()
    teller.transcript.now = limit
    clock.skip(to: limit)
  }

  private func check() throws {
    if let failure = teller.failure { throw failure }
  }
}
