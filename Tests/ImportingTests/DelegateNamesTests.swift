import Testing
import Traces

@testable import Importing

/// The names of delegates' methods in Objective-C are written by hand: a new word must reach them.
@Suite("The names of delegates' methods in logs")
struct DelegateNamesTests {
  private static let names = DelegateNames.table.split(separator: "\n").compactMap {
    $0.split(separator: " ").last.map(String.init)
  }

  @Test(
    "have each message that a log may tell",
    arguments: Vocabulary.messages(to: [
      .scrollViewDelegate, .tableViewDelegate, .tableViewDataSource,
    ])
  )
  func listed(_ message: Name) {
    #expect(Self.names.contains(message.text))
  }
}
