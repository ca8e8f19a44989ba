/// The numbers from which a generator draws its choices.
///
/// Every tape gives a legal trace, and a shorter tape of smaller numbers a simpler one. So random
/// search, search guided by coverage, and shrinking all work on tapes alone.
public struct Tape: Hashable, Sendable, Codable {
  /// The longest tape that is read; what a generator draws beyond is 0.
  public static let longest = 4096

  /// The numbers, in the order in which they are drawn.
  public var numbers: [UInt16]

  /// Creates a tape.
  public init(_ numbers: [UInt16] = []) {
    self.numbers = numbers
  }

  /// Creates the tape that bytes from elsewhere spell: two a number, the low one first.
  public init(bytes: Span<UInt8>) {
    numbers = []
    numbers.reserveCapacity((bytes.count + 1) / 2)
    var place = 0
    while place < bytes.count, numbers.count < Self.longest {
      let high: UInt16 = place + 1 < bytes.count ? UInt16(bytes[place + 1]) : 0
      numbers.append(UInt16(bytes[place]) | high << 8)
      place += 2
    }
  }

  /// The bytes that spell the tape.
  public var bytes: [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
