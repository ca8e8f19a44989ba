import Conformance
import Foundation
import Testing

@testable import touchstone

/// No page names what is not there: commands, options, files, types, rules, numbers, cases, words.
@Suite("The names on the pages")
struct PageNameTests {
  private nonisolated static let repository = Result { try RepositoryNames() }

  private var repository: RepositoryNames { get throws { try Self.repository.get() } }

  @Test("are read: every page, and what stands on it")
  func pages() {
    #expect(DocumentPage.all.count > 30)
    #expect(DocumentPage.all.reduce(0) { $0 + $1.spans.count } > 1500)
    #expect(DocumentPage.all.reduce(0) { $0 + $1.commands.count } > 200)
  }

  @Test("are commands and options that there are", arguments: DocumentPage.all)
  func commands(page: DocumentPage) {
    for (name, words) in page.commands where !["help", "--help"].contains(name) {
      guard name.allSatisfy(\.isLetter) else { continue }
      guard let command = Touchstone.commands.first(where: { $0.name == name }) else {
        Issue.record("touchstone \(name)")
        continue
      }
      // Behind `--` comes another command's.
      for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
        let option = String(word.dropFirst(2).prefix { $0 != "=" })
        let known = command.allOptions.map(\.name) + ["help"]
        #expect(
          known.contains(option) || known.contains { "no-\($0)" == option },
          "touchstone \(name) \(word)"
        )
      }
    }
  }

  @Test("are options of a command, or known to be another's", arguments: DocumentPage.all)
  func options(page: DocumentPage) {
    let options = Touchstone.commands.flatMap(\.allOptions).map { "--\($0.name)" } + ["--help"]
    let known = Set(options).union(ForeignNames.options)
    for span in page.spans where span.hasPrefix("--") {
      let name = String(span.prefix { $0 != " " && $0 != "=" })
      #expect(known.contains(name), "\(span)")
    }
  }

  @Test("are files, folders and cases that there are", arguments: DocumentPage.all)
  func paths(page: DocumentPage) throws {
    let repository = try repository
    for span in page.spans where Self.isPath(span) {
      let isMade = [".build/", "Reports/"].contains { span.hasPrefix($0) }
      let isKnown = isMade || ForeignNames.paths.contains(span) || page.blocks.contains(span)
      #expect(isKnown || repository.has(path: span), "\(span)")
    }
  }

  /// Returns true if a span has a slash, or the ending of a file, and nothing that no path has.
  private static func isPath(_ span: String) -> Bool {
    guard span.contains(where: \.isLetter) else { return false }
    let others = ".-_+*<>…/"
    guard span.allSatisfy({ $0.isLetter || $0.isNumber || others.contains($0) }) else {
      return false
    }
    let endings = [".swift", ".md", ".json", ".jsonl", ".js", ".py", ".yaml"]
    return span.contains("/") || endings.contains { span.hasSuffix($0) && span != $0 }
  }

  @Test("are types that there are, or known to be another's", arguments: DocumentPage.all)
  func types(page: DocumentPage) throws {
    let repository = try repository
    for span in page.spans where span.wholeMatch(of: /[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*/) != nil {
      let isKnown = ForeignNames.types.contains(span) || page.blocks.contains(span)
      #expect(
        isKnown || repository.types.contains(span) || repository.paths.contains(span),
        "\(span)"
      )
    }
  }

  @Test("are rules, entries and sources that there are", arguments: DocumentPage.all)
  func rules(page: DocumentPage) {
    let asked = page.commands.filter { $0.name == "explain" }.compactMap(\.words.first)
    // The page itself adds these lines to a copy.
    let added = page.blocks.components(separatedBy: "\n").filter { $0.hasPrefix("+") }
    let numbers = page.spans.filter { $0.wholeMatch(of: /[A-Z]{1,2}[0-9]{2,}/) != nil }
    for name in asked + numbers {
      // A word in capitals stands for any, and a place belongs to a file.
      guard name.contains(where: { $0.isLowercase || $0.isNumber }), !name.contains(":"),
        !added.contains(where: { $0.contains("\"\(name)\"") })
      else { continue }
      #expect(Invocation("explain", name).code == .success, "\(name)")
    }
  }

  @Test("are words that stand somewhere in the repository", arguments: DocumentPage.all)
  func words(page: DocumentPage) throws {
    let repository = try repository
    let foreign = ForeignNames.words.union(ForeignNames.types)
      .union((ForeignNames.options.union(ForeignNames.paths)).flatMap(Self.words))
    let own = Set(Self.words(page.blocks))
    for span in page.spans {
      // A word in capitals stands for any; with `_` in it, it is a variable of an environment.
      for word in Self.words(span)
      where word.count > 2 && (word != word.uppercased() || word.contains("_")) {
        let isKnown = own.contains(word) || foreign.contains(word)
        #expect(isKnown || repository.words.contains(word), "\(word) of \(span)")
      }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
