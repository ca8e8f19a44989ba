import Foundation
import ImportProperties
import Testing
import TestSupport
import Traces

@testable import Importing

/// The recordings that `.ci/fuzz import` begins with, and those that it found, each made as small
/// as it goes.
@Suite("A recording that fuzzing tries")
struct FuzzedRecordingsTests {
  private static let folder = Repository.folder.appending(path: "Tests/FuzzTargets/ImportSeeds")

  static let seeds =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []

  @Test("There is a seed for each format, which reads it")
  func formats() throws {
    var read: Set<String> = []
    for seed in Self.seeds {
      let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: seed)))
      for format in ImportFormat.all {
        let imported = try? format.read(bytes, ImportSettings(id: "imported/seed"))
        if imported != nil { read.insert(format.name) }
      }
    }
    #expect(read == Set(ImportFormat.all.map(\.name)))
  }

  @Test("is refused in words that can be printed", arguments: inputs)
  func found(_ input: String) {
    #expect(ImportProperties.broken(by: Array(input.utf8)) == nil)
  }

  static let inputs = [
    // Two devices, the first of which has a control character in its path.
    """
    [    0.000000] /dev/input/event5\u{1}: 0003 0035 00000064
    [    0.000000] /dev/input/event5\u{1}: 0003 0039 00000001
    [    0.000000] /dev/input/event6: 0003 0039 00000001
    [    0.000000] /dev/input/event6: 0003 0035 00000064

    """,
    // A column whose name is near to one that is missing.
    "t_ms,p\u{1c}ase,x,y1\n1,began,2,3\n",
  ]

  @Test("begins with what breaks no property", arguments: seeds)
  func holds(_ seed: String) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: seed)))
    #expect(ImportProperties.broken(by: bytes) == nil)
  }
}
