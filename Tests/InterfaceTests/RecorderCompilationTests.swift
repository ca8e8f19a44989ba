import Foundation
import TestSupport
import Testing

@Suite("The recorder for iOS compiles")
struct RecorderCompilationTests {
  private static let recorder = Repository.folder
    .appending(path: "Sources/Recorders/iOS/TouchstoneRecorder.swift").path

  @Test("against UIKit and here", arguments: LanguageMode.all, CompiledAgainst.allCases)
  func file(_ mode: LanguageMode, _ module: CompiledAgainst) throws {
    #expect(try module.check([Self.recorder], in: mode) == "")
  }

  @Test("in an application that uses it as the documentation does", arguments: LanguageMode.all)
  func application(_ mode: LanguageMode) throws {
    let page = Repository.folder
      .appending(path: "Sources/Documentation/bringing-in-recordings.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let sample = try #require(
      text.components(separatedBy: "```swift\n").dropFirst().first?
        .components(separatedBy: "\n```").first
    )
    let folder = try TemporaryDirectory()
    let file = try folder.write("import UIKit\n\n\(sample)\n", to: "Sample.swift")
    #expect(try CompiledAgainst.stubs.check([Self.recorder, file], in: mode) == "")
  }
}
