import Traces

/// The methods that have begun in a log which also says where they are over.
struct MethodEnds {
  private var begun: Set<String> = []

  private static let words: Set = [
    "done", "end", "ends", "ended", "exit", "exits", "exited", "finished", "leave", "leaving",
    "return", "returned", "returning", "out",
  ]

  /// The signs in front of a method that is over, where others stand in front of one that begins.
  private static let signs: Set = ["<-", "<--", "<---", "<<", "<<<", "←", "⇐", "⬅", "⬅️"]

  /// Returns true if a line says no more than that a method is over whose beginning is above it.
  mutating func isEnd(_ found: FoundMessage) -> Bool {
    let words = found.rest.restText.lowercased().split { !$0.isLetter }.map(String.init)
    let isClosing =
      words.count == 1 && Self.words.contains(words[0])
      || words.isEmpty && Self.signs.contains(found.head.filter { $0 != " " })
    if isClosing { return begun.remove(found.name) != nil }
    begun.insert(found.name)
    return false
  }
}
