import Foundation
import Testing
import TestSupport

@testable import Traces

/// The rows of the vocabulary, and what is written from them.
@Suite("The table of words")
struct WordTests {
  private static let rows =
    Vocabulary.messageEntries + Vocabulary.callEntries + Vocabulary.fixedProperties
    + Vocabulary.stateEntries

  @Test("gives each word its name in Swift; .ci/words writes them anew")
  func names() throws {
    let file = Repository.folder.appending(path: "Sources/Traces/Words/Name+Words.swift")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WORDS"] == "write" {
      try Vocabulary.namesFile.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == Vocabulary.namesFile, "run .ci/words")
  }

  @Test("calls no two words by one name, and no word by two")
  func symbols() {
    var texts: [String: String] = [:]
    var symbols: [String: String] = [:]
    for row in Self.rows {
      #expect(texts[row.symbol] ?? row.text == row.text, "\(row.symbol)")
      #expect(symbols[row.text] ?? row.symbol == row.symbol, "\(row.text)")
      texts[row.symbol] = row.text
      symbols[row.text] = row.symbol
    }
  }

  @Test("says of each call what it may change")
  func changes() {
    for row in Vocabulary.callEntries { #expect(!row.changes.isEmpty, "\(row.text)") }
    let all = Vocabulary.callEntries.reduce(into: Changes()) { $0.formUnion($1.changes) }
    #expect(all == Changes { _ in true }, "no call changes what an aspect stands for")
  }

  @Test("finds what a call may change by its name")
  func changesByName() {
    #expect(Name.contentSize.changes == .contentSize)
    #expect(Name.identifiers.changes == [.data, .cells])
    #expect(Name("x-own").changes == [])
    let call = Call(time: nil, name: .frame)
    #expect(call.may(change: .sizes))
    #expect(!call.may(change: [.offset, .insets]))
  }

  @Test("has a message for each family and each receiver")
  func families() {
    for family in Family.allCases {
      #expect(!Vocabulary.messages(of: [family]).isEmpty, "\(family)")
    }
    for receiver in Receiver.allCases {
      #expect(!Vocabulary.messages(to: [receiver]).isEmpty, "\(receiver)")
    }
    let all = Vocabulary.messages(of: Family.allCases)
    #expect(all.map(\.text) == Vocabulary.messageNames)
  }

  @Test(
    "gives a component its own words",
    arguments: [
      ("scroll", "contentSize", true), ("content", "contentSize", false),
      ("form", "rowHeight", true), ("form", "sections", false), ("text-view", "text", true),
      ("switch", "isOn", true), ("slider", "isOn", false), ("swipe-recognizer", "direction", true),
      ("alert", "segues", false), ("navigation", "segues", true), ("button", "alpha", true),
    ]
  )
  func owners(_ component: String, _ property: String, _ isOwn: Bool) {
    #expect(Vocabulary.properties(of: component).contains(Name(property)) == isOwn)
  }

  @Test("knows every component of the format")
  func components() {
    let names = Vocabulary.components + Vocabulary.recognizers + Vocabulary.contents
    for name in names { #expect(Owners(component: name) != [], "\(name)") }
  }
}
