import Traces

/// A word that seems to name a message, and names none.
struct NearName {
  private let word: String
  private let offset: Int
  private let suggestion: String?
  /// The way in which the line names it.
  let speech: Speech

  private static let beginnings = [
    "scrollView", "tableView", "navigationController", "webView", "textField", "textView",
    "gestureRecognizer", "viewDid", "viewWill",
  ]

  /// Looks for one in a line.
  ///
  /// - Parameters:
  ///   - body: the line.
  ///   - events: the events of the framework that speaks; empty: UIKit does.
  init?(_ body: LineScanner, events: [String]) {
    var line = body
    while !line.isAtEnd {
      let offset = line.position
      let word = line.take { $0.isNameByte || "():".utf8.contains($0) }
      let isOurs =
        events.isEmpty
        ? Self.beginnings.contains { beginning in
          word.utf8.count > beginning.utf8.count
            && word.prefix(beginning.count).lowercased() == beginning.lowercased()
        }
        : word.utf8.count > 5 && !events.contains(word)
          && Suggestion.closest(to: word, among: events) != nil
      if isOurs {
        self.word = word
        self.offset = offset
        let names = events.isEmpty ? DelegateSpelling.all : events
        let longer = Set(
          names.filter { $0.hasPrefix(word) && $0.utf8.count > word.utf8.count }
            .map { $0.prefix { $0 != ":" && $0 != "(" } }
        )
        suggestion =
          longer.count == 1
          ? longer.first.map(String.init) : Suggestion.closest(to: word, among: names)
        speech = Speech(head: body.part(body.position..<offset).restText, tail: line.remainder)
        return
      }
      if word.isEmpty { line.advance() }
    }
    return nil
  }

  /// The text about it if other lines are read.
  var sentence: String {
    "\(quoted(word)) names no message, left out"
      + (suggestion.map { "; did you mean \(quoted($0))?" } ?? "")
  }

  /// The error for it if no line is read.
  var problem: ImportProblem {
    ImportProblem(
      offset,
      "\(quoted(word)) is no message of a delegate",
      expected: "names such as scrollViewDidScroll: or scrollViewDidScroll(_:)",
      suggestion: suggestion.map { "did you mean \(quoted($0))?" }
    )
  }
}
