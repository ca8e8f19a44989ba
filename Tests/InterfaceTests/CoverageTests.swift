import Coverage
import Testing

@Suite("The coverage of UIKit's interface")
struct CoverageTests {
  @Test("names every public symbol, and calls nothing present that is not")
  func complete() throws {
    let here = try PublicSymbols().names
    try #require(here.count > 1_000)
    let listed = Set(UIKitCoverage.symbols.filter { $0.status != .missing }.map(\.name))
    let forgotten = here.subtracting(listed).sorted()
      .map { #"{"name":"\#($0)","area":"…","status":"…"}"# }
    #expect(forgotten == [], "add these lines to Sources/Coverage/uikit.coverage.jsonl")
    #expect(listed.subtracting(here).sorted() == [], "these are listed, and not here")
  }

  @Test("calls nothing missing that is here")
  func missing() throws {
    let missing = Set(UIKitCoverage.symbols.filter { $0.status == .missing }.map(\.name))
    #expect(missing.intersection(try PublicSymbols().names).sorted() == [])
  }

  @Test("has each symbol once, with the others of its area, in the order of the areas")
  func order() {
    let symbols = UIKitCoverage.symbols
    #expect(Set(symbols.map(\.name)).count == symbols.count)
    var areas: [UIKitCoverage.Area] = []
    for symbol in symbols where areas.last != symbol.area { areas.append(symbol.area) }
    #expect(areas == UIKitCoverage.Area.allCases)
    for symbol in symbols { #expect(symbol.note != "", "\(symbol.name)") }
  }
}
