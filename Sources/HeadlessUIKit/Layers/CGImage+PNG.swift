public import Foundation

nonisolated extension CGImage {
  /// Returns the picture as a file in the format PNG (ISO/IEC 15948).
  ///
  /// The pixels are stored as they are: a file is as long as its picture, and no library is needed.
  public func pngData() -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits a part, colours with alpha, and one method each to compress, to filter, to interlace.
    data.append(
      Self.chunk("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 6, 0, 0, 0])
    )
    data.append(Self.chunk("IDAT", Self.stored(scanlines)))
    data.append(Self.chunk("IEND", []))
    return data
  }

  /// The rows, each behind the number of its filter: 0, none.
  private var scanlines: [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count + height)
    for row in 0..<height {
      lines.append(0)
      lines += bytes[row * width * 4..<(row + 1) * width * 4]
    }
    return lines
  }

  /// Returns bytes in the format zlib (RFC 1950), in blocks that are not compressed (RFC 1951, 3.2.4).
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let blockLength = 65_535
    for start in stride(from: 0, to: content.count, by: blockLength) {
      let block = content[start..<min(start + blockLength, content.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream.append(start + blockLength >= content.count ? 1 : 0)
      stream += [low, high, ~low, ~high]
      stream += block
    }
    return stream + bytes(adler32(of: content))
  }

  /// Returns a part of the file: its length, its kind, its content and their checksum.
  private static func chunk(_ kind: String, _ content: [UInt8]) -> Data {
    let checked = Array(kind.utf8) + content
    return Data(bytes(UInt32(content.count)) + checked + bytes(crc32(of: checked)))
  }

  /// Returns the bytes of a number, the highest first.
  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the checksum of zlib's content: RFC 1950, 8.2.
  private static func adler32(of content: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in content {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// Returns the checksum of a chunk: PNG, annex D.
  private static func crc32(of content: [UInt8]) -> UInt32 {
    ~content.reduce(UInt32.max) { sum, byte in
      (sum >> 8) ^ checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
    }
  }

  private static let checksums: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }
}
