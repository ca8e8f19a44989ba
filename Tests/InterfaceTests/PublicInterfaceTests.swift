import Foundation
import Testing

/// The public symbols of the products, against the lists in `Symbols`: so a change is seen in a diff.
@Suite("The public interface")
struct PublicInterfaceTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Symbols")

  @Test(
    "is the one that is listed; .ci/symbols writes the lists anew",
    arguments: ["HeadlessUIKit", "TraceConformance", "TraceTesting"]
  )
  func listed(module: String) throws {
    let symbols = try SymbolGraph.all(of: module).flatMap(\.symbols)
    let lines = Set(symbols.filter { !$0.isSynthesized }.map(\.line)).sorted()
    try #require(!lines.isEmpty)
    let file = Self.folder.appending(path: "\(module).txt")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_SYMBOLS"] == "write" {
      let text = lines.map { $0 + "\n" }.joined()
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init
    )
    let difference = lines.difference(from: listed).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      difference == [],
      "read it, then run .ci/symbols; the CHANGELOG names what others must follow"
    )
  }
}
