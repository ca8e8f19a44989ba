import Oracle
import Traces

/// The key of a source, or the number of an entry, with what it stands for.
struct Citation {
  let key: String

  /// The meaning of the key in a few words; nil for one that nobody knows.
  var words: String? {
    guard let source = Catalogue.source(key) else { return Catalogue.entry(key)?.sentence }
    guard key != source.key else { return source.says }
    let place = key.dropFirst(source.key.count)
    return switch place.first {
    case ":": "\(source.says), \(place.contains("-") ? "lines" : "line") \(place.dropFirst())"
    case "/": "\(source.says), \(place.dropFirst())"
    default: source.says
    }
  }
}

/// Facts on a page: a name, then what belongs to it, broken into lines.
struct FactList {
  private let style: Style
  private let width: Int
  private let margin = 11
  /// The least columns for the words of a key.
  private static let leastRoom = 30
  private(set) var text = ""

  init(style: Style) {
    self.style = style
    width = style.pageWidth
  }

  /// Adds a fact of one paragraph.
  mutating func add(_ name: String, _ fact: String) {
    guard !fact.isEmpty else { return }
    add(name, lines: Paragraph.lines(of: fact, width: width - margin))
  }

  /// Adds a list of keys, each with its words.
  mutating func add(_ name: String, keys: [(key: String, words: String)]) {
    let column = (keys.map(\.key.count).max() ?? 0) + 2
    let room = width - margin - column
    let lines = keys.flatMap { key, words -> [String] in
      guard !words.isEmpty else { return [key] }
      guard room >= Self.leastRoom else {
        // Beside keys that are so long there is no room for words, so they stand below.
        let paragraph = Paragraph.lines(of: words, width: max(Self.leastRoom, width - margin - 2))
        return [key] + paragraph.map { "  " + $0 }
      }
      return Paragraph.lines(of: words, width: room).enumerated()
        .map { ($0 == 0 ? key : "").padded(to: column) + $1 }
    }
    add(name, lines: lines)
  }

  private mutating func add(_ name: String, lines: [String]) {
    for (index, line) in lines.enumerated() {
      let label = index == 0 ? name : ""
      // A name that is too long for its column pushes the fact aside.
      text += style.paint(label, .quiet, width: margin - 1) + " " + line + "\n"
    }
  }
}
