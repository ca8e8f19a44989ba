internal import Traces
internal import Transcripts

/// The properties of a line about a block of animations.
extension Site {
  /// A block that a call runs, with the calls inside of it.
  struct Block {
    let call: Call
    let line: Int
    /// The calls inside, and the line of the last that belongs to the block.
    let changes: [Call]
    let lastLine: Int
    /// The call of the block around it, if it stands in one.
    let outer: Call?

    var duration: Double { call.arguments[.withDuration]?.number?.double ?? 0 }

    /// The time from the call to its end, in microseconds, if the block moves anything.
    var length: Microseconds {
      let whole = outer?.arguments[.withDuration]?.number?.double ?? duration
      let delay = call.arguments[.delay]?.number?.double ?? 0
      return Microseconds((max(0, whole) + max(0, delay)) * 1_000_000)
    }

    func has(_ option: String) -> Bool {
      call.arguments[.options]?.elements.contains(.string(option)) ?? false
    }
  }

  /// The block that the message is about, where its name stands for one block alone.
  var block: Block? {
    guard let id = message?.arguments[.animationID], header.inputs?.contains(.call) == true else {
      return nil
    }
    let lines = record.transcript.lines
    let own = lines.indices.filter { place in
      guard case .call(let call) = lines[place] else { return false }
      return call.arguments[.animationID] == id && Self.opensBlock(call)
    }
    guard own.count == 1, case .call(let call) = lines[own[0]], !call.isByDelegate else {
      return nil
    }
    var changes: [Call] = []
    var last = own[0]
    for place in lines.indices.dropFirst(own[0] + 1) {
      guard case .call(let inner) = lines[place] else { continue }
      guard inner.block != nil, inner.time == call.time, !Self.opensBlock(inner) else { break }
      changes.append(inner)
      last = place
    }
    var outer: Call?
    if call.block == .animate {
      for case .call(let other) in lines[..<own[0]] where Self.opensBlock(other) { outer = other }
    }
    if Block(call: call, line: 0, changes: [], lastLine: 0, outer: nil)
      .has("overrideInheritedDuration")
    {
      outer = nil
    }
    return Block(call: call, line: own[0], changes: changes, lastLine: last, outer: outer)
  }

  private static func opensBlock(_ call: Call) -> Bool {
    Vocabulary.animators.contains(call.name.text)
  }

  /// True if the program runs no other block, nor calls anything that may end the animation.
  var isSoleBlock: Bool {
    var blocks = 0
    for case .call(let call) in record.transcript.lines {
      if call.isByDelegate { return false }
      if Self.opensBlock(call) { blocks += 1 }
      if [.removeAllAnimations, .removeFromSuperview, .setAnimationsEnabled].contains(call.name) {
        return false
      }
    }
    return blocks == 1
  }

  /// True if the block fades a view that nothing else fades: it has a change for certain.
  var isFading: Bool {
    guard let block else { return false }
    let fades = record.transcript.lines.count { line in
      if case .call(let call) = line { call.name == .alpha } else { false }
    }
    return fades == 1 && block.duration > 0 && !block.has("repeat")
      && block.changes.contains {
        $0.name == .alpha && $0.block == .animate && $0.arguments[.alpha]?.number?.double != 1
      }
  }

  /// True if the block changes nothing that can be animated, though it lasts for a while.
  var isIdleBlock: Bool {
    guard let block, block.duration >= 1, isSoleBlock else { return false }
    return block.changes.allSatisfy { $0.block == .performWithoutAnimation }
  }

  /// True if the block has scrolls that are animated by themselves, and nothing else.
  var isOfOwnScrolls: Bool {
    guard let block, block.duration >= 1, isSoleBlock, !block.changes.isEmpty else { return false }
    return block.changes.allSatisfy { $0.block == .animate && $0.isAnimated }
  }

  /// The edits by which it is told inside the call, right after the block.
  var toldInsideTheCall: [Edit] {
    guard let block, var message else { return [] }
    message.time = block.call.time
    message.frame = nil
    return dropped + [.insert(.message(message), before: block.lastLine + 1)]
  }

  /// The edits by which it is told when the duration is over, and all rests later.
  var toldAfterTheDuration: [Edit] { toldLater(by: block?.length ?? 0) }

  /// Returns the edits by which it is told so long after the call, and all rests later.
  func toldLater(by delay: Microseconds) -> [Edit] {
    guard let start = block?.call.time else { return [] }
    let end = start + delay
    let lines = record.transcript.lines
    guard
      let place = lines.indices.last(where: { if case .final = lines[$0] { true } else { false } }),
      place > line, lines[place].time ?? 0 < end
    else { return [] }
    return dropped + [
      .insert(content.at(end), before: place), .replace(at: place, with: lines[place].at(end)),
    ]
  }
}
