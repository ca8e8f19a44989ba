internal import Traces

/// The places where nothing is under way, and the messages that could be told there.
extension Site {
  /// Returns true if a lot falls on the transcript: what could be tried everywhere is tried here
  /// and there.
  func draws(_ number: Int, oneIn count: UInt64) -> Bool {
    var seed = record.seed ^ UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    seed = (seed ^ seed >> 29) &* 0xBF58_476D_1CE4_E5B9
    return (seed ^ seed >> 32) % count == 0
  }

  /// Returns true if the view could tell of something by its kind, and it would be heard.
  func mayTell(_ name: Name) -> Bool {
    if Self.contentMessages.contains(name), contentView == nil { return false }
    if view.component == "web", !isOfSettledWeb { return false }
    let components = [view.component, header.component == "navigation" ? "navigation" : "content"]
    return hears(name) && !header.lacks(name)
      && Vocabulary.messages(of: components).contains(name)
  }

  private static let contentMessages = Vocabulary.messages(of: [.touches])

  /// True if it is the state of a view that rests, after a wait.
  var isAtRest: Bool {
    isFinal && state.raised.isDisjoint(with: .flags) && record.hasTouches && record.hasCalls
      && record.isTimed
  }

  /// Returns true if a finger comes to a view that has rested for so long.
  func isRestBroken(after pause: Microseconds) -> Bool {
    moment.place == .atRest && moment.zoom.phase == .none && header.component != "navigation"
      && record.hasCalls && isAfter(pause)
  }

  /// Returns true if the only finger is lifted, which has rested on the view for so long and done
  /// nothing.
  func isHoldBroken(after pause: Microseconds) -> Bool {
    isAlone && fingers.most == 1 && !fingers.hasMoved && moment.place == .touched
      && header.component != "navigation" && record.hasCalls && isAfter(pause)
  }

  /// True if it is the last message of its turn in a motion that nothing disturbs.
  var isMidst: Bool {
    isPlain && isAlone && isUndisturbed && fingers.most < 2 && nextInTurn == nil
      && next?.isFinal == false
      && !view.isScripted && !setup.hasRefreshControl && moment.keyboard < 0
      && isFarFromInputs
  }

  /// True if no finger left and no call came within six tenths of a second before it.
  private var isFarFromInputs: Bool {
    guard let time else { return false }
    let latest = record.transcript.lines[..<line].last { line in
      switch line {
      case .touch(let touch): touch.phase.isLast
      case .call: true
      default: false
      }
    }
    return latest?.time.map { time - $0 > 600_000 } ?? true
  }

  private var isUndisturbed: Bool {
    switch moment.place {
    case .inAnimation: isSoleAnimation
    case .toTop: isSoleToTop
    default: isQuiet
    }
  }

  /// Returns true if nothing was told or done for so long before it.
  private func isAfter(_ pause: Microseconds) -> Bool {
    guard let time, record.isTimed, let before = lineBefore?.time else { return false }
    return time - before >= pause + 100_000
  }

  /// The line before it that has a time.
  private var lineBefore: Line? {
    record.transcript.lines[..<line].last { $0.time != nil }
  }

  /// Returns the edits by which a message stands so long after all has come to rest.
  func breakingRest(by delay: Microseconds, with newcomer: Line?) -> [Edit] {
    let lines = record.transcript.lines
    guard let newcomer else { return [] }
    var first = line
    while first > 0, lines[first - 1].isFinal { first -= 1 }
    var last = line
    while last + 1 < lines.count, lines[last + 1].isFinal { last += 1 }
    guard let rest = lines[..<(last + 1)].lazy.compactMap(\.momentOfChange).max() else { return [] }
    let time = frame(after: rest + delay)
    if let next = lines[(last + 1)...].lazy.compactMap(\.time).first, next <= time { return [] }
    let finals = (first...last).map { Edit.replace(at: $0, with: lines[$0].at(time)) }
    return [.insert(newcomer.at(time), before: first)] + finals
  }

  /// Returns the edits by which a message stands so long after the line before it.
  func breakingPause(by delay: Microseconds, with newcomer: Line?) -> [Edit] {
    guard let newcomer, let time, let before = lineBefore?.time else { return [] }
    let place = frame(after: before + delay)
    return place < time ? [.insert(newcomer.at(place), before: line)] : []
  }

  /// Returns a message of the view, as it could be told here.
  func telling(_ name: Name) -> Line? {
    guard let model = offset == nil ? previous : self else { return nil }
    let said = (record.places[.message(name)] ?? []).last {
      record.moments[$0].line < line
    }
    let told = said.flatMap { Site(record: record, place: $0).message }
    guard let arguments = told?.arguments ?? invented(for: name) else { return nil }
    guard
      case .message(var message) = model.sibling(
        name,
        arguments,
        at: time,
        { state in
          if model.line != line, model.message?.name != nil { state.raise(raised(model)) }
        }
      )
    else { return nil }
    message.answer = told?.answer ?? answer(to: name, arguments)
    let isOfContent = Self.contentMessages.prefix(4).contains(name)
    if isOfContent, let contentView { message.view = ViewIndex(contentView) }
    if name == .willShowController || name == .didShowController { message.view = .first }
    return .message(message)
  }

  /// Returns the flags of a moment that no message tells: those of the message before, or of a finger
  /// at rest.
  private func raised(_ model: Site) -> State.Facts {
    moment.place == .touched ? .isTracking : moment.place == .atRest ? [] : model.state.raised
  }
}

// The messages that are invented where none was told before.
extension Site {
  private func invented(for name: Name) -> [Argument]? {
    guard let entry = Vocabulary.message(name) else { return nil }
    var arguments: [Argument] = []
    for parameter in entry.parameters {
      guard let value = invented(parameter.kind, of: parameter.label) else { return nil }
      arguments.append(Argument(Name(parameter.label), value))
    }
    return arguments
  }

  private func invented(_ kind: ValueKind, of label: String) -> Value? {
    switch kind {
    case .bool: .bool(false)
    case .integer, .section: .number(.init(units: 0))
    case .velocity: .pair(.zero, .zero)
    case .point: Value(offset ?? moment.offset ?? .zero)
    case .factor: .number(moment.zoom.scale ?? .one)
    case .indexPath, .optional(.indexPath): rowInView.map { Value($0) }
    case .title: label == "cell" ? cellInView.map { .string($0) } : nil
    case .text: label == "with" || label == "in" ? .string("content") : .null
    case .oneOf(let names): names.first.map { .string($0) }
    default: nil
    }
  }

  private func answer(to name: Name, _ arguments: [Argument]) -> Value? {
    switch Vocabulary.message(name)?.answer {
    case .bool?: .bool(true)
    case .optional(.indexPath)?, .indexPath?: arguments.last?.value
    case .dimension?: .number(.init(units: 44_000_000))
    case .integer?: .number(.init(units: 1_000_000))
    case .optional?, .text?: .null
    default: nil
    }
  }

  /// The row of the latest cell that was displayed, and the cell.
  private var rowInView: RowPath? { latestDisplay?.row }
  private var cellInView: String? { latestDisplay?.cell }

  private var latestDisplay: Site? {
    (record.places[.message(.willDisplayCell)] ?? []).last { record.moments[$0].line < line }
      .map { Site(record: record, place: $0) }
  }
}

extension Line {
  /// The time at which it tells a change; a settle ends no motion.
  fileprivate var momentOfChange: Microseconds? { if case .settle = self { nil } else { time } }

  fileprivate var isFinal: Bool { if case .final = self { true } else { false } }
}
