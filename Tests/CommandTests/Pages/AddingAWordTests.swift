import Foundation
import Testing
import TestSupport

/// The page that says where a component, a message and a property go, against such as are there.
@Suite("The page on adding a component, a message or a property")
struct AddingAWordTests {
  private let page: String

  init() throws {
    let file = Repository.folder.appending(
      path: "\(ArticleSession.documentation)/adding-a-word.md"
    )
    page = try String(contentsOf: file, encoding: .utf8)
  }

  /// An example of the page: the heading of its section, the words by which a file names it, and its row
  /// in the page's first table.
  struct Example: CustomTestStringConvertible, Sendable {
    let heading: String
    let words: [String]
    let row: String

    var testDescription: String { heading }
  }

  static let examples = [
    Example(
      heading: "A component, step by step",
      words: ["text-view", "UITextView", " textView, ", "of: .textView"],
      row: "| [a component](#a-component-step-by-step) | `text-view` |"
    ),
    Example(
      heading: "A message, step by step",
      words: ["scrollViewDidScrollToTop", "didScrollToTop"],
      row: "| [a message](#a-message-step-by-step) | `scrollViewDidScrollToTop(_:)` |"
    ),
    Example(
      heading: "A property, step by step",
      words: ["transfersVerticalScrollingToParent"],
      row: "| [a property](#a-property-step-by-step) | `transfersVerticalScrollingToParent` |"
    ),
  ]

  @Test("counts the files that it lists, and each names the example", arguments: examples)
  func listed(_ example: Example) throws {
    let paths = try paths(of: example)
    #expect(page.contains("\n\(example.row) \(paths.count) |"), "\(paths.count) files")
    for path in paths.sorted() {
      let text = try text(of: path)
      #expect(example.words.contains { text.contains($0) }, "\(path)")
    }
  }

  @Test("lists each source that names the example", arguments: examples)
  func named(_ example: Example) throws {
    let listed = try paths(of: example).filter(Self.isSearched)
    let naming = try Self.sources().filter { path in
      let text = try text(of: path)
      return example.words.contains { text.contains($0) }
    }
    #expect(listed.sorted() == naming.sorted())
  }

  @Test("shows code that stands in the files that it lists", arguments: examples)
  func code(_ example: Example) throws {
    let blocks = try section(of: example).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(!blocks.isEmpty)
    let texts = try paths(of: example).map { Self.words(of: try text(of: $0)) }
    for block in blocks {
      let words = Self.words(of: block)
      #expect(texts.contains { $0.contains(words) }, "\(block)")
    }
  }

  private func section(of example: Example) throws -> String {
    try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix(example.heading + "\n") }
    )
  }

  /// The files of an example's table.
  private func paths(of example: Example) throws -> Set<String> {
    let rows = try section(of: example).split(separator: "\n").filter { $0.hasPrefix("| ") }
    return Set(
      rows.flatMap { $0.components(separatedBy: "`") }
        .filter { $0.contains("/") && !$0.contains(" ") && !$0.hasPrefix(".ci/") }
    )
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Repository.folder.appending(path: path), encoding: .utf8)
  }

  /// The text without its gaps, and the commas that go with them: lines are broken elsewhere.
  private static func words(of text: String) -> String {
    text.filter { !$0.isWhitespace }.replacing(",)", with: ")")
  }

  /// True of code that is no rule, and no fault that a rule must catch.
  private static func isSearched(_ path: String) -> Bool {
    let grows = ["Oracle", "Mutation", "Reporting", "Documentation"]
    return (path.hasSuffix(".swift") || path.hasSuffix(".js"))
      && path.hasPrefix("Sources/") && !grows.contains { path.hasPrefix("Sources/\($0)/") }
  }

  private static func sources() throws -> [String] {
    let folder = Repository.folder.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .map { "Sources/\($0)" }.filter(isSearched)
  }
}
