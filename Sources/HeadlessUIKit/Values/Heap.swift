/// Values of which the least is at hand: to take it out, or to put one in, takes as many steps as their
/// number has digits.
nonisolated struct Heap<Element: Comparable & Sendable>: Sendable {
  /// Each stands before the two at twice its place and one or two more.
  private var elements: [Element] = []

  /// The least; nil: there is none.
  var first: Element? { elements.first }

  /// Puts a value in.
  mutating func insert(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0, elements[place] < elements[(place - 1) / 2] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the least out; nil: there is none.
  @discardableResult
  mutating func popFirst() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    guard !elements.isEmpty else { return first }
    elements[0] = last
    sink()
    return first
  }

  /// Takes the least out, which must be there.
  mutating func removeFirst() { popFirst() }

  /// Moves the first to where it belongs.
  private mutating func sink() {
    var place = 0
    while true {
      var least = place
      for child in 2 * place + 1...2 * place + 2
      where child < elements.count && elements[child] < elements[least] {
        least = child
      }
      guard least != place else { return }
      elements.swapAt(place, least)
      place = least
    }
  }
}
