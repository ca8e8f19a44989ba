import Testing
import Traces

@Suite("An index path")
struct RowPathTests {
  @Test("is spelt in one way", arguments: ["0-0", "3-12", "0-9999999", "0--1", "-1-0"])
  func spelling(_ text: String) throws {
    #expect(try #require(RowPath(text)).description == text)
  }

  @Test("may be the largest there is, which components have told instead of none")
  func notFound() throws {
    let text = "9223372036854775807-9223372036854775807"
    #expect(RowPath(text) == RowPath(section: .max, row: .max))
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "-", "0", "0-", "-0", "-0-1", "0--0", "00-1", "0-01", "+1-0", "0-1-2", "0-1 ", "a-b",
      "0-9223372036854775808", "0.5-1", "*", "0-*",
    ]
  )
  func misspelt(_ text: String) {
    #expect(RowPath(text) == nil)
  }

  @Test("is ordered by section, then by row")
  func order() {
    let paths = ["1-0", "0-10", "0-9"].compactMap(RowPath.init)
    #expect(paths.sorted().map(\.description) == ["0-9", "0-10", "1-0"])
  }
}
