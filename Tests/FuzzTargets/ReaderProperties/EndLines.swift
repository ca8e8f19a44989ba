/// Puts the right counts into the end lines of what libFuzzer made up.
///
/// Nearly everything that it does to a trace makes the count wrong, and nothing behind that is
/// reached then.
public enum EndLines: Sendable {
  /// Returns the bytes with each end line counting the lines above it, back to the last header.
  public static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var mended: [UInt8] = []
    mended.reserveCapacity(bytes.count + 16)
    var count = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !mended.isEmpty || line.startIndex > 0 { mended.append(UInt8(ascii: "\n")) }
      if line.starts(with: end) {
        let rest = line.dropFirst(end.count).drop { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
        mended += end + Array(String(count).utf8) + rest
      } else {
        mended += line
        if line.starts(with: header) { count = -1 }
        if !line.starts(with: comment) { count += 1 }
      }
    }
    return mended
  }

  private static let header = Array(#"{"trace""#.utf8)
  private static let comment = Array(##"{"#""##.utf8)
  private static let end = Array(#"{"end":"#.utf8)
}
