import Foundation
import Testing
import TestSupport

/// A page that people read: what stands between backticks in it, its blocks of code, its links and headings.
struct DocumentPage: CustomTestStringConvertible, Sendable {
  /// The place, from the package's folder on.
  let path: String
  /// The texts between backticks, outside blocks; a line's end is a blank.
  let spans: [String]
  /// All blocks of code, one after the other; a line that goes on in the next is one with it.
  let blocks: String
  /// The text that is neither between backticks nor in a block.
  let prose: String
  /// Its headings, in order.
  let headings: [String]

  var testDescription: String { path }

  /// Its file's name without the ending: `gate-my-ci`.
  var name: String { String((path as NSString).lastPathComponent.dropLast(".md".count)) }

  /// Reads a page.
  init(_ path: String) throws {
    self.path = path
    let file = Repository.folder.appending(path: path)
    let text = try "\n" + String(contentsOf: file, encoding: .utf8)
    // Prose and blocks in turn.
    let pieces = text.components(separatedBy: "\n```")
    let outside = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }
      .joined(separator: "\n")
    blocks = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }.joined(separator: "\n")
      .replacing("\\\n", with: " ")
    // Words and spans in turn.
    let words = outside.replacing("``", with: "`").components(separatedBy: "`")
    spans = stride(from: 1, to: words.count, by: 2).map { place in
      words[place].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    prose = stride(from: 0, to: words.count, by: 2).map { words[$0] }.joined(separator: "`")
    headings = outside.matches(of: /\n#+ ([^\n]+)/).map { String($0.1) }
  }

  /// The targets of its links and pictures, but for those into the network.
  var links: [String] {
    prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter { !$0.contains("://") }
  }

  /// The names by which links call its headings, as code hosts make them.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for heading in headings {
      let words = heading.lowercased().filter { character in
        character.isLetter || character.isNumber || " -_".contains(character)
      }
      let anchor = words.replacing(" ", with: "-")
      // The second of a name has a number behind it.
      let others = (1...).lazy.map { "\(anchor)-\($0)" }
      let free = anchors.contains(anchor) ? others.first { !anchors.contains($0) } : anchor
      anchors.insert(free ?? anchor)
    }
    return anchors
  }

  /// The pages that somebody wrote for users and for those who change something.
  static let all: [DocumentPage] = everywhere.filter { page in
    let isPrinted = page.path.hasPrefix("\(ArticleSession.documentation)/Reference/")
    // The templates' pages are about files that a user has then, and the CHANGELOG about old names, too.
    let isOfTemplate = page.path.hasPrefix("Sources/Adapters/")
    return !isPrinted && !isOfTemplate && page.path != "CHANGELOG.md"
  }

  /// Every file of Markdown in the repository.
  static let everywhere: [DocumentPage] = {
    let found = FileManager.default.enumerator(atPath: Repository.folder.path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      // Built files, and the files that runs have written, are no pages.
      if [".build", ".git", "node_modules"].contains(name) { found?.skipDescendants() }
      if path.hasPrefix("Reports/"), name != "README.md" { continue }
      if path.hasSuffix(".md") { paths.append(path) }
    }
    return paths.sorted().compactMap { try? DocumentPage($0) }
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
