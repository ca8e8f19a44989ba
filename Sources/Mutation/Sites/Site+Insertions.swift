internal import Traces

/// Messages that are put in beside a line.
extension Site {
  /// Returns the edits by which a message stands right before it, in its turn, with its state.
  func preceded(by name: Name, _ change: (inout State) -> Void = { _ in }) -> [Edit] {
    [.insert(sibling(name, change), before: line)]
  }

  /// Returns the edits by which a message stands right after it, in its turn, with its state.
  func followed(
    by name: Name,
    _ arguments: [Argument] = [],
    _ change: (inout State) -> Void = { _ in }
  ) -> [Edit] {
    [.insert(sibling(name, arguments, at: time, change), before: line + 1)]
  }

  /// Returns the edits by which a message stands right after it, with flags of its own.
  func followed(by name: Name, _ arguments: [Argument], _ flags: Flags) -> [Edit] {
    followed(by: name, arguments) { $0.raise(flags.raised) }
  }

  /// The flags that a message is given.
  struct Flags {
    let raised: State.Facts
    static let still = Flags(raised: [])
    static let gliding = Flags(raised: [.isDragging, .isDecelerating])
    static let tracking = Flags(raised: .isTracking)
    static let dragging = Flags(raised: [.isTracking, .isDragging])
    static let held = Flags(raised: [.isTracking, .isDecelerating])
    static let caught = Flags(raised: [.isTracking, .isDragging, .isDecelerating])
  }

  /// Messages answer a touch, with the state of the view as it was told last.
  func answering(
    _ messages: [(Name, [Argument])],
    _ flags: State.Facts,
    _ change: (inout State) -> Void = { _ in }
  ) -> [Edit] {
    guard let model = previous ?? followers.first(where: \.isFinal) else { return [] }
    return messages.map { name, arguments in
      let newcomer = model.sibling(name, arguments, at: time) { state in
        if let offset = moment.offset { state.move(to: offset) }
        if previous == nil { state.forgetSizes(butFor: moment.zoom.scale) }
        state.raise(flags)
        change(&state)
      }
      return .insert(newcomer, before: line + 1)
    }
  }

  /// Messages answer a call, with the state of the rest that follows.
  func answeringFromRest(
    _ names: [Name],
    answer: Value? = nil,
    _ change: (inout State) -> Void = { _ in }
  ) -> [Edit] {
    guard let rest else { return [] }
    return names.map { name in
      guard case .message(var newcomer) = rest.sibling(name, [], at: time, change) else {
        preconditionFailure("A sibling is a message.")
      }
      newcomer.answer = answer
      return .insert(.message(newcomer), before: line + 1)
    }
  }

  /// The edits by which the glide that a call stops sends one more didScroll, and no end.
  var glidingOn: [Edit] {
    guard let scroll = next, scroll.moment.causeLine == line else { return [] }
    let end = scroll.nextInTurn.flatMap { $0.name == .didEndDecelerating ? $0 : nil }
    let on = scroll.sibling(.didScroll) { $0.shift(by: 0, 5000) }
    let insertions = scroll.inserting([on], at: scroll.nextFrame)
    return insertions.isEmpty ? [] : (end?.dropped ?? []) + insertions
  }

  /// The edits by which the glide is told as ended in the turn of a call.
  var endingAtCall: [Edit] {
    guard let before = previous else { return [] }
    let line = before.sibling(.didEndDecelerating, [], at: time) { $0.raise([]) }
    return [.insert(line, before: self.line + 1)]
  }

  /// The edits by which the content moves once more, in the next frame.
  var scrollingOn: [Edit] {
    inserting([sibling(.didScroll) { $0.shift(by: 0, 5000) }], at: nextFrame)
  }

  /// The edits by which the content comes half way first.
  var halved: [Edit] {
    guard let offset, let last = moment.lastScroll ?? moment.offset else { return [] }
    let middle = Point(
      x: Thousandths(units: last.x.units + (offset.x.units - last.x.units) / 2),
      y: Thousandths(units: last.y.units + (offset.y.units - last.y.units) / 2)
    )
    return middle == offset || middle == last
      ? [] : preceded(by: .didScroll) { $0.move(to: middle) }
  }

  /// The arguments of a willEndDragging of a finger that did not move.
  var stillRelease: [Argument] {
    let place = offset ?? moment.offset ?? .zero
    return [
      Argument(.targetContentOffset, Value(place)), Argument(.withVelocity, .pair(.zero, .zero)),
    ]
  }

  /// The edits by which it is sent again after a delegate's animated call right behind it.
  var afterDelegatesCall: [Edit] {
    guard line + 1 < record.transcript.lines.count,
      case .call(let call) = record.transcript.lines[line + 1], call.isByDelegate, call.isAnimated,
      call.name == .setContentOffset, call.block == nil, next?.name == .didScroll
    else { return [] }
    return [.insert(content, before: line + 2)]
  }

  /// The edits by which plain content in the view is told of a tap.
  var givingContentTheTap: [Edit] {
    guard let content = record.views.firstIndex(where: { !$0.isScroller }), hears(.touchesBegan)
    else { return [] }
    return [Name.touchesBegan, .touchesEnded].map { name in
      let newcomer = Message(time: time, name: name, view: ViewIndex(content))
      return .insert(.message(newcomer), before: line + 1)
    }
  }
}

extension State {
  /// Tells nothing of sizes that may not hold yet, and the scale that does.
  fileprivate mutating func forgetSizes(butFor scale: Millionths?) {
    contentSize = nil
    adjustedContentInset = nil
    if zoomScale != nil { zoomScale = scale }
  }

  /// Shows the offset moved by some way, in thousandths.
  mutating func shift(by x: Int32, _ y: Int32) {
    guard let offset = contentOffset else { return }
    move(to: Point(x: offset.x.moved(by: x), y: offset.y.moved(by: y)))
  }

  /// Shows the offset moved along both axes, where either could be the one that moves.
  mutating func shift(by way: Int32) { shift(by: 0, way) }

  /// Shows the offset moved against the finger.
  mutating func shift(by step: Point) { shift(by: -step.x.units, -step.y.units) }
}
