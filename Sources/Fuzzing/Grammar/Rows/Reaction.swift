import Traces

/// A message with what a scripted delegate does when it hears it.
struct Reaction: Row {
  let message: Name
  let frequency: Frequency
  let needs: Need
  /// True if the delegate updates rows, if it calls something.
  let updates: Bool
  /// Draws an answer; nil: the delegate calls something.
  let answer: (@Sendable (Composition, Place, inout Choices) -> Script.Reply.Action)?

  init(
    _ message: Name,
    _ frequency: Frequency,
    needs: Need = [],
    updates: Bool = false,
    answer: (@Sendable (Composition, Place, inout Choices) -> Script.Reply.Action)? = nil
  ) {
    self.message = message
    self.frequency = frequency
    self.needs = needs
    self.updates = updates
    self.answer = answer
  }

  /// All messages, the plainest first.
  static let table = Table(
    scrolling + data + tables + editing + rowActions + navigation + typing + animations + controls
  )

  private static let scrolling = [
    Reaction(.didScroll, Frequency(6)),
    Reaction(.willEndDragging, Frequency(16)) { composition, place, choices in
      let target = composition.weights.offset(in: place, &choices)
      return .write([Argument(.targetContentOffset, .thousandths(target))])
    },
    Reaction(.willBeginDragging, Frequency(4)),
    Reaction(.willEndDragging, Frequency(3)),
    Reaction(.didEndDragging, Frequency(5)),
    Reaction(.willBeginDecelerating, Frequency(4)),
    Reaction(.didEndDecelerating, Frequency(5)),
    Reaction(.didEndScrollingAnimation, Frequency(5)),
    Reaction(.shouldScrollToTop, Frequency(3)) { _, _, choices in
      .answer(.bool(choices.chance(20)))
    },
    Reaction(.shouldScrollToTop, Frequency(1)),
    Reaction(.didScrollToTop, Frequency(2)),
    Reaction(.didChangeAdjustedContentInset, Frequency(2)),
    Reaction(.refreshControlValueChanged, Frequency(6), needs: .refreshControl),
    Reaction(.keyboardWillShow, Frequency(1)),
    Reaction(.keyboardWillHide, Frequency(1)),
    Reaction(.touchesShouldBegin, Frequency(4), needs: .content) { _, _, choices in
      .answer(.bool(choices.chance(20)))
    },
    Reaction(.touchesShouldCancel, Frequency(5), needs: .content) { _, _, choices in
      .answer(.bool(choices.chance(50)))
    },
    Reaction(.viewForZooming, Frequency(3), needs: .zoom) { composition, _, choices in
      .answer(composition.zoomed(&choices))
    },
    Reaction(.viewForZooming, Frequency(1), needs: [.content]) { composition, _, choices in
      .answer(composition.zoomed(&choices))
    },
    Reaction(.willBeginZooming, Frequency(4), needs: .zoom),
    Reaction(.didZoom, Frequency(5), needs: .zoom),
    Reaction(.didEndZooming, Frequency(5), needs: .zoom),
  ]
}

extension Composition {
  /// Draws what `viewForZooming(in:)` answers: nothing, or a plain view.
  fileprivate func zoomed(_ choices: inout Choices) -> Value {
    let plain = places.filter { !$0.isScrollView }
    guard !plain.isEmpty, choices.chance(60) else { return .null }
    return .string(choices.pick(plain).name.text)
  }

  /// Draws what the delegates do besides listening.
  ///
  /// Calls are limited in number, but for switches: a delegate that puts the offset back at each
  /// message never comes to rest, which is its own fault and no component's.
  mutating func setScripts(_ choices: inout Choices) {
    for place in places.indices where places[place].hasDelegate {
      choices.list(most: 4, percent: weights.more.scripts) { choices in
        let view = places[place]
        var offered = view.kind == .table ? offers : offers.subtracting(.table)
        if !view.isScreen { offered.subtract(.screen) }
        offered.formIntersection(view.offers.union(.notTyping))
        let table = view.kind == .web ? Reaction.web : Reaction.table
        let reaction = table.pick(&choices, weights, offered: offered)
        var replies = [drawReply(reaction, view, &choices)]
        choices.list(most: 2, percent: 15) { choices in
          replies.append(drawReply(reaction, view, &choices))
        }
        if view.kind == .table { noteRows(of: place, replies, to: reaction.message) }
        if reaction.message.letsRowsBeSwiped {
          places[place].offers.insert(.commits)
          offers.insert(.commits)
        }
        // A list that is the answer stands in a list, or its elements were taken for replies.
        let isList = replies.count > 1 || replies[0].isAnsweredByList
        add(
          Script.Entry(message: reaction.message, replies: replies, isList: isList),
          to: place
        )
      }
    }
  }

  private func drawReply(
    _ reaction: Reaction,
    _ view: Place,
    _ choices: inout Choices
  ) -> Script.Reply {
    if let answer = reaction.answer {
      return Script.Reply(action: answer(self, view, &choices))
    }
    var calls =
      reaction.updates
      ? drawUpdate(of: place(of: view), isScripted: true, &choices)
      : drawCalls(&choices, isScripted: true)
    for place in calls.indices { calls[place].isByDelegate = true }
    // A call that sets the numbers of rows fits once, and a screen is pushed once.
    let isOnce =
      calls[0].name == .pushViewController
      || (calls.count > 1 && calls.contains { $0.name == .sections })
    let isSwitch = calls[0].arguments[calls[0].name]?.bool != nil
    let times = isOnce ? 1 : isSwitch && choices.chance(20) ? nil : 1 + choices.draw(below: 3)
    return Script.Reply(action: .call(calls[0]), times: times, then: Array(calls.dropFirst()))
  }

  /// Adds an entry in the canonical order, unless its message has one.
  private mutating func add(_ entry: Script.Entry, to place: Int) {
    let rank = entry.message.rank
    let script = places[place].script
    guard !script.contains(where: { $0.message == entry.message }) else { return }
    let index = script.firstIndex { $0.message.rank > rank } ?? script.endIndex
    places[place].script.insert(entry, at: index)
  }
}

extension Script.Reply {
  fileprivate var isAnsweredByList: Bool {
    switch action {
    case .answer(.array), .answer(.pair): true
    default: false
    }
  }
}
