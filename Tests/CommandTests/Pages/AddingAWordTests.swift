import Foundation
import Testing

/// The page that says where a new word goes, against a word that is there.
@Suite("The page on adding a word")
struct AddingAWordTests {
  private let page: String

  init() throws {
    let file = ArticleSession.package.appending(
      path: "\(ArticleSession.documentation)/adding-a-word.md"
    )
    page = try String(contentsOf: file, encoding: .utf8)
  }

  @Test(
    "names the files that name such a word, and counts them",
    arguments: [
      ("A property, step by step", ["transfersVerticalScrollingToParent"], 12),
      ("A message, step by step", ["scrollViewDidScrollToTop", "didScrollToTop"], 21),
    ]
  )
  func files(heading: String, words: [String], count: Int) throws {
    let section = try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) }
    )
    let paths = Set(
      section.components(separatedBy: "`").filter { $0.contains("/") && !$0.contains(" ") }
        .filter { !$0.hasPrefix(".ci/") }
    )
    #expect(paths.count == count)
    for path in paths.sorted() {
      let file = ArticleSession.package.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(words.contains { text.contains($0) }, "\(path)")
    }
  }
}
