import Foundation
import Testing
import TestSupport

/// The repository is read on code hosts: there a link leads to a file, or nowhere.
@Suite("The links of the Markdown files")
struct LinkTests {
  private nonisolated static let pages = DocumentPage.everywhere
  private nonisolated static let pagesByPath = Dictionary(
    uniqueKeysWithValues: pages.map { ($0.path, $0) }
  )

  /// Returns the target of a link of a page, from the package's folder on, and the heading that it
  /// names.
  private static func target(
    of link: String,
    on page: DocumentPage
  ) -> (path: String, anchor: String) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = (page.path as NSString).deletingLastPathComponent
    var names = folder.split(separator: "/").map(String.init)
    for name in parts[0].split(separator: "/").map(String.init) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    let path = parts[0].isEmpty ? page.path : names.joined(separator: "/")
    return (path, parts.count > 1 ? String(parts[1]) : "")
  }

  @Test("lead to files and headings that there are", arguments: pages)
  func lead(page: DocumentPage) {
    for link in page.links {
      let (path, anchor) = Self.target(of: link, on: page)
      let file = Repository.folder.appending(path: path).path
      #expect(!link.hasPrefix("/") && FileManager.default.fileExists(atPath: file), "\(link)")
      guard !anchor.isEmpty else { continue }
      #expect(Self.pagesByPath[path]?.anchors.contains(anchor) == true, "\(link)")
    }
  }

  @Test("lead from the README to every page")
  func reach() {
    var reached: Set = ["README.md"]
    var waiting = ["README.md"]
    while let path = waiting.popLast() {
      guard let page = Self.pagesByPath[path] else { continue }
      for link in page.links {
        let (target, _) = Self.target(of: link, on: page)
        if reached.insert(target).inserted { waiting.append(target) }
      }
    }
    #expect(Self.pages.count > 90)
    #expect(Set(Self.pagesByPath.keys).subtracting(reached).sorted() == [])
  }

  @Test(
    "are plain Markdown: what DocC alone understands is made by .ci/documentation",
    arguments: pages
  )
  func plain(page: DocumentPage) {
    let foreign = ["<doc:", "(doc:", "@Metadata", "\n## Topics", "\n## See Also"]
    for word in foreign { #expect(!page.prose.contains(word), "\(word)") }
    // The script reads links line by line.
    let broken = page.prose.matches(of: /\[[^\[\]]*\n[^\[\]]*\]\(/).map { String($0.0) }
    #expect(broken == [], "a link stands in one line")
  }

  @Test("lead from the first page of the documentation to every other, in a list")
  func contents() throws {
    let folder = ArticleSession.documentation + "/"
    let contents = try #require(Self.pagesByPath[folder + "README.md"])
    let listed = Set(contents.links.map { Self.target(of: $0, on: contents).path })
    // The chapters of the rule book are on its own first page.
    let pages = Self.pages.map(\.path).filter { path in
      path.hasPrefix(folder) && !path.hasPrefix(folder + "Reference/rules-")
    }
    #expect(Set(pages).subtracting(listed) == [contents.path])
  }
}
