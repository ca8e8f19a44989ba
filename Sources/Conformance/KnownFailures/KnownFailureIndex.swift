/// Finds the entries of a list that speak of a case: a list may have a hundred thousand of them.
struct KnownFailureIndex: Sendable {
  private let entries: [KnownFailure]
  /// The entries of one id each, by that.
  private var ofOneID: [String: [Int]] = [:]
  /// The others, by what stands in front of their first `*`, and how long that is.
  private var ofPrefix: [Substring: [Int]] = [:]
  private let lengths: [Int]

  /// Sorts entries by the ids that they speak of.
  init(_ entries: [KnownFailure]) {
    self.entries = entries
    for (place, entry) in entries.enumerated() {
      if entry.id.isOpen {
        ofPrefix[entry.id.text.prefix { $0 != "*" }, default: []].append(place)
      } else {
        ofOneID[entry.id.text, default: []].append(place)
      }
    }
    lengths = Set(ofPrefix.keys.map(\.count)).sorted()
  }

  /// Returns the places of the entries that speak of a case, in the order of the list.
  func places(of id: String) -> [Int] {
    var places = ofOneID[id] ?? []
    for length in lengths {
      let prefix = id.prefix(length)
      guard prefix.count == length else { break }
      places += (ofPrefix[prefix] ?? []).filter { entries[$0].id.matches(id) }
    }
    return places.sorted()
  }
}
