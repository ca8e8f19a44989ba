import Foundation
import Testing
import TestSupport

@Suite("Code in the shape of packages")
struct PackageShapeTests {
  @Test("compiles without a warning, in twenty files", arguments: LanguageMode.all)
  func compiles(_ mode: LanguageMode) throws {
    let folder = Repository.folder.appending(path: "Tests/PackageShapes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try #require(files.count >= 20)
    var strict = mode
    strict.areWarningsErrors = true
    let paths = files.map { folder.appending(path: $0).path }
    #expect(try CompiledAgainst.headless.check(paths, in: strict) == "")
  }
}
