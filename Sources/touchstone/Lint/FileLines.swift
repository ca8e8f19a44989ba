import Foundation

/// The lines of a file by their numbers, each asked for behind the one before.
///
/// It reads on from the last line that it found, so a file is read once, whatever is asked of it.
struct FileLines {
  /// The number of bytes of a line that are read: no person reads more of it.
  private static let mostBytes = 1 << 20

  private let file: FileHandle
  private var piece: [UInt8] = []
  private var place = 0
  /// The number of the line that begins at `place`.
  private var number = 1

  /// Opens a file; nil: it cannot be read, or not twice, as a pipe.
  init?(_ path: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    self.file = file
  }

  /// Returns the line with a number, without its end; nil: it was passed, it is not there, or it is
  /// too long.
  mutating func line(_ wanted: Int) -> String? {
    guard wanted >= number else { return nil }
    while number < wanted {
      guard skipLine() else { return nil }
    }
    guard fill() else { return nil }
    var bytes: [UInt8] = []
    while fill() {
      let end = piece[place...].firstIndex(of: UInt8(ascii: "\n"))
      bytes += piece[place..<(end ?? piece.count)]
      place = end.map { $0 + 1 } ?? piece.count
      if end != nil { break }
      if bytes.count > Self.mostBytes { return nil }
    }
    number += 1
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func skipLine() -> Bool {
    while fill() {
      if let end = piece[place...].firstIndex(of: UInt8(ascii: "\n")) {
        place = end + 1
        number += 1
        return true
      }
      place = piece.count
    }
    return false
  }

  /// Returns true if there are bytes at `place`.
  private mutating func fill() -> Bool {
    guard place == piece.count else { return true }
    guard let data = try? file.read(upToCount: 1 << 16), !data.isEmpty else { return false }
    piece = Array(data)
    place = 0
    return true
  }
}
