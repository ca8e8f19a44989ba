import Traces

/// The facts that the transcript of a smallest trace shows about its adapter, whatever the
/// component is like.
struct SmokeObservation {
  private let trace: Trace
  private let messages: [Message]
  private let final: Final?
  private let touches: [Touch]
  private let calls: [Call]
  private let limit: Microseconds
  private let hasDragEnds: Bool

  /// Looks at a transcript.
  init(_ trace: Trace, _ transcript: Trace) {
    self.trace = trace
    messages = transcript.lines.compactMap {
      if case .message(let message) = $0 { message } else { nil }
    }
    final =
      transcript.lines.compactMap { if case .final(let final) = $0 { final } else { nil } }.last
    touches = trace.lines.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
    calls = trace.lines.compactMap { if case .call(let call) = $0 { call } else { nil } }
    limit = (trace.lines.last?.time ?? 0) + Settle.usualLimit
    hasDragEnds = !transcript.header.lacks(.didEndDragging)
  }

  /// The adapter's mistake; nil: the transcript shows none.
  var mistake: AdapterMistake? {
    lackingArgument ?? wrongWay ?? endless ?? glideForAnimation ?? standing ?? restless
  }

  private var lackingArgument: AdapterMistake? {
    let ends = messages.filter { $0.name == .didEndDragging }
    let isBare = ends.contains { end in !end.arguments.contains { $0.label == .willDecelerate } }
    return isBare ? .lacking(argument: .willDecelerate, of: .didEndDragging) : nil
  }

  // MARK: - Ways

  private typealias Way = (x: Double, y: Double)

  /// The way that the content is moved, by one finger while it is down, or by one call.
  private var wanted: Way? {
    if let first = touches.first, let last = touches.last {
      return (
        first.location.x.double - last.location.x.double,
        first.location.y.double - last.location.y.double
      )
    }
    guard let call = calls.first, case .pair(let x, let y)? = call.arguments.last?.value else {
      return nil
    }
    return (x.double, y.double)
  }

  /// The way that is told: up to the moment at which the finger leaves, or to the end.
  private var told: Way? {
    let end = touches.last?.time ?? limit
    let places = messages.filter { ($0.time ?? 0) <= end }.compactMap(\.state.contentOffset)
    guard let place = touches.isEmpty ? final?.state.contentOffset ?? places.last : places.last
    else {
      return nil
    }
    return (place.x.double, place.y.double)
  }

  private var wrongWay: AdapterMistake? {
    guard let wanted, let told, wanted.x != 0 || wanted.y != 0 else { return nil }
    let isUpright = abs(wanted.y) > abs(wanted.x)
    let (way, along) = isUpright ? (wanted.y, told.y) : (wanted.x, told.x)
    let across = isUpright ? told.x : told.y
    if abs(along) < 1, abs(across) > abs(way) / 4 { return .across }
    if along * way < 0, abs(along) > abs(way) / 8 { return .against }
    // A finger's slop is taken off at most; nothing is ever added.
    return abs(along) > abs(way) * 1.5 ? .twice : nil
  }

  // MARK: - Ends

  private var isAnimated: Bool {
    calls.contains { call in
      call.arguments.contains { $0.label == Name("animated") && $0.value == .bool(true) }
    }
  }

  private var glideForAnimation: AdapterMistake? {
    guard isAnimated, touches.isEmpty else { return nil }
    let names = messages.map(\.name)
    let glides = names.contains(.didEndDecelerating) || names.contains(.willBeginDecelerating)
    return glides && !names.contains(.didEndScrollingAnimation) ? .glideForAnimation : nil
  }

  private var endless: AdapterMistake? {
    let names = messages.map(\.name)
    guard hasDragEnds, names.contains(.willBeginDragging) else { return nil }
    return names.contains(.didEndDragging) ? nil : .endless
  }

  /// True if a glide was announced that has not ended.
  private var glides: Bool {
    let willGlide = messages.contains { message in
      message.name == .didEndDragging
        && message.arguments.contains { $0.label == .willDecelerate && $0.value == .bool(true) }
    }
    return willGlide && !messages.contains { $0.name == .didEndDecelerating }
  }

  private var standing: AdapterMistake? {
    guard let final, let end = final.time else { return nil }
    let start = trace.lines.last?.time ?? 0
    let goesOn = messages.contains { ($0.time ?? 0) > start } || end > start
    return !goesOn && (glides || isAnimated && messages.isEmpty) ? .standing : nil
  }

  private var restless: AdapterMistake? {
    guard let final, let end = final.time, end >= limit else { return nil }
    let start = trace.lines.last?.time ?? 0
    if glides { return messages.contains { ($0.time ?? 0) > start } ? nil : .frameless }
    // A component that still sends messages is in motion, which is no mistake of the adapter.
    let isStill = (messages.last?.time ?? start) < limit - 5_000_000
    return isStill && !(isAnimated && messages.isEmpty) ? .restless : nil
  }
}
