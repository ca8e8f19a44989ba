import Foundation
import Traces

/// A directory of its own for one test, gone with the value.
final class Fixture {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "touchstone-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, directories and all, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    let directory = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: path + "/" + target
    )
  }
}

/// A trace of one tap.
func tap(_ id: String, extra: String = "") -> String {
  """
  {"trace":1,"id":"\(id)","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,900]}\(extra)}
  {"t":0,"touch":"began","id":1,"x":10,"y":10}
  {"t":50000,"touch":"ended","id":1,"x":10,"y":10}
  {"end":2}

  """
}

/// A transcript in which a message stands that its expectation forbids, on its third line.
func wrongTranscript(_ id: String) -> String {
  """
  {"trace":1,"id":"\(id)","component":"scroll"}
  {"t":0,"call":"flashScrollIndicators()"}
  {"t":0,"message":"x-heard"}
  {"expect":"messages","are":[]}
  {"end":3}

  """
}
