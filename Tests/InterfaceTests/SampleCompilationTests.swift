import Foundation
import TestSupport
import Testing

@Suite("What compiles against UIKit and here")
struct SampleCompilationTests {
  /// The samples of the documentation's page, one after the other.
  private func documented() throws -> String {
    let page = Repository.folder
      .appending(path: "Sources/Documentation/uikit-code-on-linux.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    return blocks.joined(separator: "\n\n")
  }

  @Test("is what the documentation shows", arguments: LanguageMode.all, CompiledAgainst.allCases)
  func documentation(_ mode: LanguageMode, _ module: CompiledAgainst) throws {
    let samples = try documented()
    #expect(samples.count > 1_000, "the page has its samples")
    #expect(try module.check(samples, in: mode) == "")
  }

  @Test("is the application of the example, against UIKit", arguments: LanguageMode.all)
  func application(_ mode: LanguageMode) throws {
    let folder = Repository.folder.appending(path: "Tests/Examples/uikit-code/App")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try #require(files.count > 2)
    let paths = files.map { folder.appending(path: $0).path }
    #expect(try CompiledAgainst.stubs.check(paths, in: mode) == "")
  }

  @Test(
    "is code that uses values away from the main actor (R704), and closures as UIKit takes them",
    arguments: LanguageMode.all,
    CompiledAgainst.allCases
  )
  func accepted(_ mode: LanguageMode, _ module: CompiledAgainst) throws {
    #expect(try module.check(AcceptedCode.text, in: mode) == "")
  }

  @Test(
    "is warned of where it leaves the main actor (R700, R701, R702)",
    arguments: WarnedCode.allCases.part(every: 3),
    CompiledAgainst.allCases
  )
  func warned(_ code: WarnedCode, _ module: CompiledAgainst) throws {
    #expect(try module.check(code.text, in: .plain) == "")
    let strict = LanguageMode(version: 6, areWarningsErrors: true)
    #expect(try module.check(code.text, in: strict).contains("main actor-isolated"))
  }

  @Test(
    "is not what UIKit does not let pass",
    arguments: RefusedCode.allCases.part(every: 2),
    CompiledAgainst.allCases
  )
  func refused(_ code: RefusedCode, _ module: CompiledAgainst) throws {
    #expect(try module.check(code.text, in: .plain).contains("error:"))
  }
}
