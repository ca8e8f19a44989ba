import Foundation
import Traces

/// A file that is removed when nobody measures with it any longer.
final class TemporaryFile {
  let path: String

  /// Creates a file in the temporary directory.
  ///
  /// - Parameters:
  ///   - name: what kind of file it is, a part of its name.
  ///   - bytes: what it holds at first.
  /// - Throws: `TraceError` where it cannot be written.
  init(named name: String, _ bytes: [UInt8] = []) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-bench-\(UUID().uuidString).\(name).jsonl")
    path = url.path
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      throw TraceError(.unreadable("\(path) cannot be written"))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
