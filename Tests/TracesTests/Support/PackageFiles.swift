import Foundation
import TestSupport

/// The files that these tests read.
enum PackageFiles {
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
