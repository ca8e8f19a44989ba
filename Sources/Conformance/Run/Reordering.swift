/// Brings what finishes in any order back into the order of its numbers.
package struct Reordering<Element> {
  private var waiting: [Int: Element] = [:]
  private var due = 0

  package init() {}

  /// Takes one element; returns all that are due, in order.
  package mutating func take(_ element: Element, number: Int) -> [Element] {
    if number == due, waiting.isEmpty {
      due += 1
      return [element]
    }
    waiting[number] = element
    var elements: [Element] = []
    while let next = waiting.removeValue(forKey: due) {
      elements.append(next)
      due += 1
    }
    return elements
  }
}
