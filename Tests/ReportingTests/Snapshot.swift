import Foundation
import Testing

/// Compares text with a file of `Snapshots`, which a person has read.
///
/// `RECORD_SNAPSHOTS=1` writes the file instead; that run fails, so that nothing is recorded by
/// accident.
func expectSnapshot(
  _ name: String,
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Snapshots/\(name).txt")
  expectSnapshot(
    of: text,
    at: file,
    named: "Snapshots/\(name).txt",
    sourceLocation: sourceLocation
  )
}

/// Compares text with a file; `RECORD_SNAPSHOTS=1` writes it instead.
func expectSnapshot(
  of text: String,
  at file: URL,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try? Data(text.utf8).write(to: file)
    Issue.record("recorded \(name); read it, then run again", sourceLocation: sourceLocation)
    return
  }
  guard let data = FileManager.default.contents(atPath: file.path) else {
    Issue.record(
      "there is no \(name); RECORD_SNAPSHOTS=1 writes it",
      sourceLocation: sourceLocation
    )
    return
  }
  #expect(
    text == String(decoding: data, as: UTF8.self),
    "differs from \(name); RECORD_SNAPSHOTS=1 writes it anew, for somebody to read",
    sourceLocation: sourceLocation
  )
}
