import Traces

/// Finds names that somebody may have meant by a pattern that matches none.
struct NearNames {
  /// The number of names that are told.
  static let most = 3

  private let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  /// Returns the nearest names, the nearest first: those that differ in the case of letters alone,
  /// else those of which a part is spelt nearly so.
  func names(near pattern: Filter.Pattern) -> [String] {
    let lowercased = pattern.lowercased
    let sameLetters = names.lazy.filter { lowercased.matches($0.lowercased()) }.prefix(Self.most)
    guard sameLetters.isEmpty else { return Array(sameLetters) }
    let word = lowercased.text.replacing("*", with: "").trimmingSlashes
    let ranked = names.enumerated().compactMap { place, name in
      Self.distance(from: word, to: name).map { (distance: $0, place: place, name: name) }
    }
    let nearest = ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return nearest.prefix(Self.most).map(\.name)
  }

  /// Returns the distance of a word from the nearest part of a name that has as many segments; nil:
  /// too far.
  private static func distance(from word: String, to name: String) -> Int? {
    let segments = name.lowercased().split(separator: "/")
    let count = word.split(separator: "/").count
    guard count > 0, count <= segments.count else { return nil }
    return (0...segments.count - count).compactMap { start in
      Suggestion.distance(from: word, to: segments[start..<start + count].joined(separator: "/"))
    }.min()
  }
}

extension Filter.Pattern {
  /// The pattern as it was written.
  var text: String {
    switch self {
    case .containing(let text), .exactly(let text): text
    case .matching(let wildcard): wildcard.text
    }
  }

  fileprivate var lowercased: Filter.Pattern {
    switch self {
    case .containing(let text): .containing(text.lowercased())
    case .exactly(let text): .exactly(text.lowercased())
    case .matching(let wildcard): .matching(Wildcard(wildcard.text.lowercased()))
    }
  }
}

extension String {
  fileprivate var trimmingSlashes: String {
    split(separator: "/").joined(separator: "/")
  }
}
