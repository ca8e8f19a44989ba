import Foundation
import Testing

/// The facts that a rule may read are in types of one idea each: none has more than twenty stored
/// properties.
@Suite("Stored properties")
struct StoredPropertiesTests {
  @Test("No type of the oracle has more than twenty stored properties")
  func typesAreSmall() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Oracle").standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var counts = PropertyCounts()
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" {
        counts.read(try String(contentsOf: file, encoding: .utf8))
      }
    }
    #expect(counts.byType.count > 100, "the sources were not found")
    #expect(counts.byType.filter { $0.value > 20 } == [:])
  }

  @Test("Stored properties are counted, and no others")
  func countsAreRight() {
    var counts = PropertyCounts()
    counts.read(
      """
      struct Outer {
        let one: Int
        private(set) var two = 2
        unowned(unsafe) var three: Text? = "{"
        static let none = 0
        var computed: Int { one }
        var answer: Int { get { two } }
        /// var comment = 0
        struct Inner {
          var four: [Int: (least: Int, most: Int)] = [:]
          func method() {
            let local = 0
          }
        }
        var five: (Int) -> Int = { $0 }
        var six = 6 { didSet { two = 1 } }
      }
      """
    )
    #expect(counts.byType == ["Outer": 5, "Outer.Inner": 1])
  }
}

/// The number of stored properties of each type of some sources.
private struct PropertyCounts {
  private(set) var byType: [String: Int] = [:]

  /// Reads a file that the formatter has laid out: a declaration begins its line.
  mutating func read(_ source: String) {
    var types: [(name: String, depth: Int)] = []
    var depth = 0
    let code = source.replacing(/"{3}[\s\S]*?"{3}/, with: "")
    for text in code.split(separator: "\n") {
      let line = Self.code(of: text)
      let words = line.split { $0 == " " || $0 == ":" }
      if let name = Self.type(declaredBy: words), line.contains("{") {
        types.append((((types.last?.name).map { $0 + "." } ?? "") + name, depth + 1))
      } else if let type = types.last, type.depth == depth, Self.stores(words, line) {
        byType[type.name, default: 0] += 1
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      while let last = types.last, depth < last.depth { types.removeLast() }
    }
  }

  /// A line without its comment and its texts.
  private static func code(of line: Substring) -> Substring {
    guard line.contains("\"") || line.contains("//") else { return line }
    return line.replacing(/"(?:\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
  }

  /// The type that words begin to declare; nil: they declare none.
  private static func type(declaredBy words: [Substring]) -> String? {
    guard let place = words.firstIndex(where: { ["struct", "class", "actor"].contains($0) }),
      place + 1 < words.count, !words[..<place].contains(where: { $0 == "let" || $0 == "var" })
    else { return nil }
    return String(words[place + 1])
  }

  /// Returns true if a line declares a property that is stored.
  private static func stores(_ words: [Substring], _ line: Substring) -> Bool {
    guard let place = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      !words[..<place].contains("static"),
      words[..<place].allSatisfy({ $0.first?.isLetter == true || $0.first == "@" })
    else { return false }
    // A property with braces and without a value is computed.
    let head = line.prefix { $0 != "{" }
    return head.count == line.count || head.contains("=")
  }
}
