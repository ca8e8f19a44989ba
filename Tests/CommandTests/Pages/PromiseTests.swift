import Foundation
import Testing
import TestSupport

@Suite("The page of promises")
struct PromiseTests {
  /// The page, each paragraph on one line.
  private let page: String
  /// The promises in bold, each with what is said of it.
  private let promises: [String: String]
  /// The descriptions of attacks.
  private let attacks: String

  init() throws {
    let root = Repository.folder
    let file = root.appending(path: "Sources/Documentation/what-we-promise.md")
    page = try String(contentsOf: file, encoding: .utf8)
    let items = page.components(separatedBy: "\n- **").dropFirst()
    promises = Dictionary(
      uniqueKeysWithValues: items.map { item in
        let parts = item.components(separatedBy: "**")
        return (parts[0], parts.dropFirst().joined(separator: "**"))
      }
    )
    let folder = root.appending(path: "Tests/Attacks")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    attacks = try files.filter { $0.pathExtension == "toml" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  @Test("names for each promise the suites that hold it, and each suite is there")
  func suites() throws {
    #expect(promises.count >= 10)
    let declared = try #require(
      try shell("grep -rhoE 'struct [A-Za-z]+Tests' Tests --include='*.swift'", in: root.path)
    )
    let suites = Set(declared.output.split(separator: "\n").map { $0.dropFirst("struct ".count) })
    for (promise, text) in promises {
      let named = text.components(separatedBy: "Held by").dropFirst().joined()
        .matches(of: /`([A-Za-z]+Tests)`/).map(\.output.1)
      #expect(!named.isEmpty, "\(promise)")
      for suite in named { #expect(suites.contains(suite), "\(promise)") }
    }
  }

  @Test("has each promise that an attack is about")
  func attacked() {
    let attacked = attacks.matches(of: /promise = "([^"]+)"/).map { String($0.output.1) }
    #expect(attacked.count > 25)
    for promise in Set(attacked) { #expect(promises[promise] != nil, "\(promise)") }
  }

  private var root: URL { Repository.folder }
}
