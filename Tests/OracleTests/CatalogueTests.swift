import Foundation
import Oracle
import TestSupport
import Testing

@Suite("The catalogue and the rule book")
struct CatalogueTests {
  /// Rules of disputed entries that ask for what all sides of the dispute have in common: G08, nothing
  /// moves at the top.
  static let undisputed = ["scroll.to-top.at-top", "highlight.restored-after-lift"]
  static let rules = RuleBook.rules.filter { !$0.id.hasPrefix("expectation.") }

  @Test("Every entry that can be judged is named by a rule, or says why not; never both")
  func nothingMissing() {
    let judged = Catalogue.entries.filter { $0.enforcement != .never }
    let named = Set(Self.rules.flatMap(\.catalogue))
    let silent = judged.filter { !named.contains($0.number) && $0.omission == nil }
    #expect(silent.map(\.number) == [])
    let contradictory = judged.filter { named.contains($0.number) && $0.omission != nil }
    #expect(contradictory.map(\.number) == [])
    for entry in judged {
      #expect(entry.omission?.hasSuffix(".") ?? true, "\(entry.number)")
    }
  }

  @Test("An entry that must not be judged has neither a rule nor a reason")
  func nothingJudgedThatIsUnknown() {
    for entry in Catalogue.entries where entry.enforcement == .never {
      #expect(RuleBook.rules(catalogue: entry.number).map(\.id) == [], "\(entry.number)")
      #expect(entry.omission == nil, "\(entry.number)")
    }
  }

  @Test("Every number that a rule names is an entry, each once", arguments: rules.map(\.id))
  func nothingInvented(id: String) throws {
    let rule = try #require(RuleBook.rule(id))
    for number in rule.catalogue { #expect(Catalogue.entry(number) != nil, "\(number)") }
    #expect(Set(rule.catalogue).count == rule.catalogue.count)
  }

  @Test("Every source that a rule or an entry cites is known")
  func sources() {
    for rule in Self.rules {
      for key in rule.sources { #expect(isKnown(key), "\(key), cited by \(rule.id)") }
    }
    for entry in Catalogue.entries {
      for key in entry.sources + entry.against {
        #expect(isKnown(key), "\(key), cited by \(entry.number)")
      }
      #expect(Set(entry.sources).isDisjoint(with: entry.against), "\(entry.number)")
    }
  }

  private func isKnown(_ key: String) -> Bool {
    Catalogue.source(key) != nil || Catalogue.entry(key) != nil
  }

  @Test("A rule's grade is what the marks of its entries ask for", arguments: rules.map(\.id))
  func grades(id: String) throws {
    let rule = try #require(RuleBook.rule(id))
    let marks = rule.catalogue.compactMap { Catalogue.entry($0)?.enforcement }
    let isInAllProfiles = rule.profiles.count == Profile.all.count
    switch marks.first {
    case .hard: #expect(rule.grade == .must, "H asks for must")
    case .soft: #expect(rule.grade == .should || marks.contains(.hard), "S asks for should")
    case .note: #expect(rule.grade == .may, "I asks for may")
    case .profile: #expect(!isInAllProfiles || Self.undisputed.contains(id), "P asks for a switch")
    case .never, nil: Issue.record("the first number of a rule is what it enforces")
    }
  }

  @Test("Nothing contested fails a gate: no must rule enforces an entry marked CONF and P")
  func contested() {
    let contested = Catalogue.entries.filter {
      $0.certainty == .contested && $0.enforcement == .profile
    }
    #expect(contested.count > 10)
    let hard = Self.rules.filter { $0.grade == .must }
      .filter { rule in contested.contains { rule.catalogue.contains($0.number) } }
    #expect(hard.map(\.id) == [])
  }

  @Test("An entry that asks for a hard failure has a rule that is one")
  func hardEntries() {
    let softened = Catalogue.entries.filter { entry in
      let rules = RuleBook.rules(catalogue: entry.number)
      return entry.enforcement == .hard && !rules.isEmpty && rules.allSatisfy { $0.grade != .must }
    }
    #expect(softened.map(\.number) == [])
  }

  @Test("Numbers and keys are unique, and every entry is found by its number")
  func lookingUp() {
    #expect(Set(Catalogue.entries.map(\.number)).count == Catalogue.entries.count)
    #expect(Set(Catalogue.sources.map(\.key)).count == Catalogue.sources.count)
    for entry in Catalogue.entries { #expect(Catalogue.entry(entry.number) == entry) }
    #expect(Catalogue.entry("C99") == nil)
    #expect(Catalogue.source("AD/uiscrollview/bounces")?.key == "AD")
    #expect(Catalogue.source("S4:112-113")?.kind == .guide)
    #expect(Catalogue.source("L99") == nil)
    #expect(Catalogue.closest(to: "c6") == "C06")
    #expect(Catalogue.closest(to: "L3") == "L03")
    #expect(Catalogue.closest(to: "M1") == "M001")
    #expect(Catalogue.closest(to: "ScrolingMadness") == "ScrollingMadness")
  }

  @Test("Every entry and every source says what it is, in a sentence or a few words")
  func sentences() {
    for entry in Catalogue.entries {
      #expect(entry.sentence.hasSuffix("."), "\(entry.number)")
      #expect(!entry.section.isEmpty)
    }
    for source in Catalogue.sources {
      #expect(!source.says.isEmpty && !source.says.hasSuffix("."), "\(source.key)")
    }
  }
}

/// The file that the catalogue was made from stands beside the package on some machines only.
@Suite(
  "The catalogue and the file it was made from",
  .enabled(if: TruthFile.text != nil, OutsideFiles.areNeeded)
)
struct CatalogueTruthTests {
  @Test("They have the same entries with the same marks, in the same sections and order")
  func entries() throws {
    let lines = try #require(TruthFile.text).split(separator: "\n")
    var section = ""
    var listed: [[String]] = []
    for line in lines {
      if let match = line.wholeMatch(of: #/## 1\.[A-Z]+ (.+)/#) {
        section = match.1.split(separator: " (T ").first.map(String.init) ?? ""
      }
      if let match = line.prefixMatch(of: #/- \*\*([A-Z]+[0-9]+)\*\* \[([^\/\]]+)\/([HPSX])\]/#) {
        listed.append([String(match.1), String(match.2), String(match.3), section])
      }
    }
    let known = Catalogue.entries.filter { !$0.isOfTable }.map {
      [$0.number, $0.certainty.rawValue, $0.enforcement.rawValue, $0.section]
    }
    #expect(listed.count > 200)
    #expect(listed.filter { !known.contains($0) } == [])
    #expect(known.filter { !listed.contains($0) } == [])
    #expect(known == listed)
  }

  @Test(
    "So have they about tables and controllers: the certainty asks for the mark",
    arguments: [
      tableSections, editingSections, updateSections, controllerSections, webSections,
      formSections, tileSections, sampleSections,
    ]
  )
  func tables(sections: [String]) throws {
    var section = ""
    var listed: [[String]] = []
    for line in try #require(TruthFile.tables).split(separator: "\n") {
      if let match = line.wholeMatch(of: #/### (1\.[0-9]+) (.+)/#) {
        section = sections.contains(String(match.1)) ? String(match.2) : ""
      }
      guard !section.isEmpty,
        // If parts of an entry differ, the first word is that of its main one.
        let match = line.prefixMatch(of: #/- \*\*(R[0-9]+)\.\*\* .+? - .*?\*\*([a-z]+)\*\*/#)
      else { continue }
      listed.append([String(match.1), String(match.2), section])
    }
    let names = Set(listed.map { $0[2] })
    let known = Catalogue.entries.filter {
      $0.isOfTable && names.contains($0.section) && !Self.isLater($0)
    }
    #expect(listed.count > 10)
    #expect(listed == known.map { [$0.number, $0.certainty.word, $0.section] })
    for entry in known {
      switch entry.certainty {
      case .documented: #expect([.hard, .profile].contains(entry.enforcement), "\(entry.number)")
      case .observedOften: #expect(entry.enforcement == .hard, "\(entry.number)")
      // The whole kind was seen to raise, which makes one report of a member of it enough.
      case .observedOnce where ["R167", "R747"].contains(entry.number):
        #expect(entry.enforcement == .hard)
      case .observedOnce: #expect([.soft, .never].contains(entry.enforcement), "\(entry.number)")
      case .contested: #expect([.profile, .never].contains(entry.enforcement), "\(entry.number)")
      case .remembered: #expect([.note, .never].contains(entry.enforcement), "\(entry.number)")
      case .studied: Issue.record("\(entry.number)")
      }
    }
  }

  @Test("What was found out later stands in another file, and what is not sure is no must")
  func later() throws {
    let lines = try #require(TruthFile.later).split(separator: "\n")
    let known = Catalogue.entries.filter { $0.isOfTable && Self.isLater($0) }
    #expect(!known.isEmpty)
    for entry in known {
      let mark = "- **\(entry.number).**"
      let line = try #require(lines.first { $0.hasPrefix(mark) })
      let isSure = line.contains("**observed**") || line.contains("**documented**")
      #expect(isSure || entry.enforcement != .hard, "\(entry.number)")
    }
  }

  /// Returns true if an entry stands in the later file: its numbers begin at 400.
  private static func isLater(_ entry: Catalogue.Entry) -> Bool {
    Int(entry.number.dropFirst()) ?? 0 >= 400
  }

  /// The sections about tables that the catalogue has.
  private static let tableSections = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.8", "1.13"]
  private static let editingSections = ["1.6"]
  private static let updateSections = ["1.7"]
  private static let controllerSections = ["1.9", "1.10", "1.16"]
  private static let webSections = ["1.11"]
  private static let formSections = ["1.12"]
  private static let tileSections = ["1.15"]
  private static let sampleSections = ["1.14"]

  @Test("They share no run of six words")
  func ownWords() throws {
    let texts = [try #require(TruthFile.text), TruthFile.tables ?? ""]
    let runs = Set(texts.flatMap { Self.runs(of: Self.words(of: $0)) })
    for entry in Catalogue.entries {
      let copied = Self.runs(of: Self.words(of: entry.sentence)).filter(runs.contains)
      #expect(copied == [], "\(entry.number)")
    }
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private static func runs(of words: [Substring]) -> [String] {
    guard words.count >= 6 else { return [] }
    return (0...(words.count - 6)).map { words[$0..<($0 + 6)].joined(separator: " ") }
  }
}

extension Catalogue.Entry {
  /// True if it is about tables, and not about them as scroll views.
  fileprivate var isOfTable: Bool { number.first == "R" && number.count == 4 }
}

extension Catalogue.Certainty {
  /// The word for it in the file about tables.
  fileprivate var word: String {
    switch self {
    case .documented: "documented"
    case .observedOften, .observedOnce, .studied: "observed"
    case .contested: "conflicting"
    case .remembered: "folklore"
    }
  }
}

/// The files that numbers and marks come from.
enum TruthFile {
  static let text = text(of: "scroll.md")
  static let tables = text(of: "table-web-forms.md")
  static let later = text(of: "uikit-more.md")

  private static func text(of name: String) -> String? {
    OutsideFiles.url("truth/\(name)").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
