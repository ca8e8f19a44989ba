import Foundation
import TestSupport

/// The files of the package that these tests read, found from where this file stands.
enum PackageFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The corpus, and the schemas in it.
  static let traces = root.appending(path: "traces")

  /// Recorded fingers, which are no part of the package; nil: they are not here.
  static let recordings = OutsideFiles.url("recordings")
  static let recordingPaths = recordings.map { paths(below: $0, endingIn: ".trace.jsonl") } ?? []

  /// The paths, relative to a folder and sorted, of the files below it that end so.
  static func paths(below folder: URL, endingIn endings: String...) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    let paths = (found?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
  }

  static func bytes(_ path: String, in folder: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }
}
