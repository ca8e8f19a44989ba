import Foundation
import Testing

/// A page that people read: what stands between backticks in it, and its blocks of code.
struct DocumentPage: CustomTestStringConvertible, Sendable {
  /// Where it is, from the package's folder on.
  let path: String
  /// What stands between backticks, outside blocks; a line's end is a blank.
  let spans: [String]
  /// All blocks of code, one after the other; a line that goes on in the next is one with it.
  let blocks: String
  /// Where its links lead that are no pages of the documentation.
  let links: [String]

  var testDescription: String { path }

  /// Reads a page.
  init(_ path: String) throws {
    self.path = path
    let file = ArticleSession.package.appending(path: path)
    let text = try "\n" + String(contentsOf: file, encoding: .utf8)
    // Prose and blocks in turn.
    let pieces = text.components(separatedBy: "\n```")
    let prose = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }.joined(separator: "\n")
    blocks = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }.joined(separator: "\n")
      .replacing("\\\n", with: " ")
    // Words and spans in turn.
    let words = prose.replacing("``", with: "`").components(separatedBy: "`")
    spans = stride(from: 1, to: words.count, by: 2).map { place in
      words[place].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    links = prose.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }.filter { !$0.contains("://") }
  }

  /// The pages of the repository.
  static let all: [DocumentPage] = {
    let folder = "Sources/Conformance/Touchstone.docc"
    let articles = try? FileManager.default.contentsOfDirectory(
      atPath: ArticleSession.package.appending(path: folder).path
    )
    let others = [
      "README.md", "CONTRIBUTING.md", "traces/README.md", "Reports/README.md",
      ".github/SECURITY.md", "Tests/UIKitStubs/README.md",
    ]
    let paths = (articles ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
    return (others + paths).compactMap { try? DocumentPage($0) }
  }()

  /// The commands that it tells a reader to give, each with the words behind it.
  var commands: [(name: String, words: [String])] {
    (spans + blocks.components(separatedBy: "\n")).flatMap { line in
      // A pipe, or a quotation that is a command itself.
      line.split { "|;&'\"()".contains($0) }.compactMap { piece in
        let words = piece.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(where: { $0.split(separator: "/").last == "touchstone" })
        else { return nil }
        let isFirst = words[..<place].allSatisfy { $0 == "$" || $0.contains("=") }
        // The map of the modules has a line that begins with the command's name.
        guard isFirst || words[..<place].contains("swift"), place + 1 < words.count,
          words[place + 1] != "words"
        else { return nil }
        return (words[place + 1], Array(words[(place + 2)...]))
      }
    }
  }
}
