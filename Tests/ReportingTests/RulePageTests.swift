import Foundation
import Oracle
import TestSupport
import Testing

@testable import Reporting

@Suite("The rule book's pages")
struct RulePageTests {
  @Test("have a line, an object and a row for each rule")
  func complete() {
    let rules = RuleBook.rules
    #expect(!rules.isEmpty)
    let text = RuleBookPage.text(rules)
    let json = RuleBookPage.json(rules)
    let markdown = RuleBookPage.markdown(rules)
    #expect(text.split(separator: "\n").count == rules.count)
    #expect(json.split(separator: "\n").count == rules.count + 2)
    for rule in rules.part(every: 8) {
      #expect(text.contains(rule.id))
      #expect(json.contains("{\"id\":\"\(rule.id)\","))
      #expect(markdown.contains("\n### \(rule.id)\n\n\(rule.sentence)\n"))
    }
  }

  @Test("map every entry of the catalogue to its rules, or say why there are none")
  func catalogue() {
    let text = CataloguePage.text(Catalogue.entries)
    let json = CataloguePage.json(Catalogue.entries)
    let markdown = CataloguePage.markdown(Catalogue.entries)
    #expect(json.split(separator: "\n").count == Catalogue.entries.count + 2)
    for entry in Catalogue.entries.part(every: 8) {
      #expect(text.contains("\n  \(entry.number) "))
      #expect(json.contains("{\"number\":\"\(entry.number)\","))
      #expect(markdown.contains("\n| \(entry.number) | "))
      let rule = RuleBook.rules(catalogue: entry.number).first?.id
      guard let fate = rule ?? entry.omission else { continue }
      #expect(EntryPage.text(entry).replacing(#/\s+/#, with: " ").contains(fate))
    }
  }

  @Test("explain each source, with what rests on it")
  func sources() throws {
    for source in Catalogue.sources {
      let page = try #require(SourcePage.text(source.key))
      #expect(page.hasPrefix("\(source.key)  \(source.kind.rawValue)\n\(source.says)"))
    }
    #expect(SourcePage.text("L99") == nil)
    #expect(SourcePage.text("L13a")?.contains("against    C06") == true)
  }

  @Test("are laid out for the width, so that nothing is broken twice", arguments: [80, 120])
  func width(columns: Int) throws {
    let style = Style(width: columns)
    let pages =
      Catalogue.entries.part(every: 4).map { EntryPage.text($0, style: style) }
      + Catalogue.sources.compactMap { SourcePage.text($0.key, style: style) }
      // Examples stand as they are written.
      + RuleBook.rules.part(every: 4).compactMap { rule in
        RulePage.text(rule, style: style).split(separator: "\nIt holds here:").first.map(
          String.init
        )
      }
    let lines = pages.flatMap { $0.split(separator: "\n") }
    // A key may be longer than a line.
    let wide = lines.filter { line in
      line.count > columns && line.drop { $0 == " " }.contains(" ")
        && !line.contains("  touchstone ")
    }
    #expect(wide == [])
    #expect(lines.contains { $0.count > columns - 10 })
  }

  @Test("explain each rule, with all of its examples")
  func explains() {
    for rule in RuleBook.rules.part(every: 8) {
      let page = RulePage.text(rule)
      #expect(page.hasPrefix(rule.id + "\n" + rule.sentence + "\n"))
      for example in rule.passing + rule.failing {
        for line in example.drawing.split(separator: "\n") { #expect(page.contains(line)) }
      }
    }
  }

  @Test("tell the signs of their examples, and no others")
  func legend() {
    let signs = { (drawing: String) in
      NotationLegend.entries(for: [Example(drawing)]).map(\.sign)
    }
    #expect(signs("v - B S@120:td ^ ↓ E |") == ["v", "-", "^", "B", "S", "E", "|", "@", ":"])
    #expect(
      signs("bounces=no ~jump:300 quietly.set:20 hold") == ["hold", "set", "jump", "~", "quietly."]
    )
    #expect(signs("S 4ms eased.set:9") == ["S", "4ms", "set", "eased."])
    for rule in RuleBook.rules.part(every: 8) {
      for example in rule.passing + rule.failing {
        for word in example.drawing.split(separator: " ") where word != "↓" && word != "bare" {
          let isSetting = word.contains("=") && word.first?.isLowercase == true
          #expect(isSetting || !signs(String(word)).isEmpty, "\(word) of \(rule.id)")
        }
      }
    }
  }

  @Test("find examples by their names")
  func examples() throws {
    let rule = try #require(RuleBook.rules.first { !$0.failing.isEmpty && !$0.passing.isEmpty })
    #expect(RulePage.example("failing-1", of: rule) == rule.failing.first)
    #expect(RulePage.example("passing-\(rule.passing.count)", of: rule) == rule.passing.last)
    for name in ["failing-0", "failing-99", "failing", "wrong-1", "", "failing-1-2"] {
      #expect(RulePage.example(name, of: rule) == nil)
    }
  }

  @Test("are a page for each feature, and every rule is on one of them")
  func chapters() throws {
    let chapters = RuleBookChapter.chapters(of: RuleBook.rules)
    #expect(Set(chapters.map(\.name)).count == chapters.count)
    let told = chapters.flatMap { chapter in chapter.rules.map(\.id) }
    #expect(told.sorted() == RuleBook.rules.map(\.id).sorted())
    let index = RuleBookPage.index(of: chapters)
    for chapter in chapters { #expect(index.contains("](\(chapter.name).md) |")) }
    let drags = try #require(chapters.first { $0.title == "scroll drag" })
    let page = drags.markdown
    for rule in drags.rules where !rule.failing.isEmpty {
      #expect(page.contains("\n## \(rule.id)\n"))
      #expect(page.contains("[\(rule.id) ("), "the drawing shows what breaks \(rule.id)")
    }
  }

  @Test("name all messages, calls, properties and keys, with what their values may be")
  func names() {
    #expect(VocabularyPage.text.hasPrefix("messages\n  scrollViewDidScroll(_:)\n"))
    #expect(VocabularyPage.text.contains("calls\n  setContentOffset(_:animated:)\n"))
    #expect(
      VocabularyPage.json.hasPrefix(
        "[\n{\"name\":\"scrollViewDidScroll(_:)\",\"kind\":\"message\",\"values\":{}},"
      )
    )
    let page = VocabularyPage.markdown
    #expect(page.contains("\n| `contentOffset` | [x,y], numbers with at most three places"))
    #expect(page.contains("\n| `setContentOffset(_:animated:)` | `contentOffset`: [x,y]"))
    for heading in ["Messages", "Calls", "Properties", "Keys of the state"] {
      #expect(page.contains("\n## \(heading)\n"))
    }
  }
}
