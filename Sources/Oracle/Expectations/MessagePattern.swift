internal import Traces

/// A list of expected messages as a regular expression, run on sets of its places.
///
/// Place `n` means that the items before it have been served. The sets are bits in as many words as the list
/// needs, so that a list may have any length: a message moves 64 places in one step.
struct MessagePattern {
  let items: [Expectation.Item]
  /// Within what distance numbers match.
  let slack: Double
  private var places: BitSet
  private let optionals: BitSet
  private let repeatables: BitSet
  /// For each name the items that any message of that name serves, and those that need arguments.
  private let plainItems: [Name: BitSet]
  private let pickyItems: [Name: [Int]]

  init(_ items: [Expectation.Item], slack: Double) {
    self.items = items
    self.slack = slack
    let count = items.count + 1
    optionals = BitSet(items.indices.filter { items[$0].repetition.isOptional }, count: count)
    repeatables = BitSet(items.indices.filter { items[$0].repetition.isRepeatable }, count: count)
    let plain = items.indices.filter { items[$0].arguments.isEmpty }
    plainItems = Dictionary(grouping: plain) { items[$0].name }
      .mapValues { BitSet($0, count: count) }
    let picky = items.indices.filter { !items[$0].arguments.isEmpty }
    pickyItems = Dictionary(grouping: picky) { items[$0].name }
    places = BitSet([0], count: count)
    places.runOn(through: optionals)
  }

  /// True if the list may end here.
  var isComplete: Bool { places.contains(items.count) }

  /// The messages that may come here, in words.
  var allowed: [String] {
    var words: [String] = []
    for place in items.indices where places.contains(place) {
      let item = items[place]
      words.append(item.name.text + Words.arguments(item.arguments))
    }
    if isComplete { words.append("nothing more") }
    return words
  }

  /// Takes a message; returns false, and stays where it is, if it may not come here.
  mutating func take(_ message: borrowing Message) -> Bool {
    var served = plainItems[message.name] ?? BitSet([], count: items.count + 1)
    served.formIntersection(places)
    for place in pickyItems[message.name] ?? []
    where places.contains(place) && matches(items[place], message) {
      served.insert(place)
    }
    guard !served.isEmpty else { return false }
    // The items that were served are left. They may come again if they are repeatable.
    places = served
    places.shift()
    served.formIntersection(repeatables)
    places.formUnion(served)
    places.runOn(through: optionals)
    return true
  }

  private func matches(_ item: Expectation.Item, _ message: borrowing Message) -> Bool {
    let arguments = message.arguments
    return item.arguments.allSatisfy { argument in
      guard let value = arguments[argument.label] else { return false }
      return isNear(value, argument.value)
    }
  }

  private func isNear(_ value: Value, _ expected: Value) -> Bool {
    if let numbers = value.numbers ?? value.number.map({ [$0] }),
      let wishes = expected.numbers ?? expected.number.map({ [$0] })
    {
      return numbers.count == wishes.count
        && zip(numbers, wishes).allSatisfy { ($0.double - $1.double).magnitude <= slack + 1e-9 }
    }
    return value == expected
  }
}

extension Expectation.Item.Repetition {
  /// True if the item may be left out.
  var isOptional: Bool { self == .optional || self == .any }
  /// True if the item may come again.
  var isRepeatable: Bool { self == .any || self == .several }
}
