import Traces

/// One of several shares into which a run is divided, so that several machines can do it.
///
/// The id of a case alone decides to which share the case belongs: by FNV-1a with 64 bits over the
/// id's UTF-8, whose upper 32 bits are mixed into the lower ones by an exclusive or; the remainder of
/// this number, divided by how many shares there are, is the number of the share, counted from 0. So
/// a case stays where it is when others come or go, and every machine decides alike.
public struct ShardSelection: Hashable, Sendable {
  /// The most shares into which a run can be divided.
  public static let mostShares = 1_000_000

  /// The number of this share, from 1.
  public let number: Int
  /// The number of shares.
  public let count: Int

  /// Creates a share; nil: there is no such share.
  public init?(number: Int, of count: Int) {
    guard (1...Self.mostShares).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `NUMBER/COUNT`, as in `2/8`; nil: that is no share.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(plainDigits: $0) }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(number: numbers[0], of: numbers[1])
  }

  /// True if it is a share of something, and not the whole.
  public var isPart: Bool { count > 1 }

  /// Returns true if a case belongs to this share.
  public func contains(_ id: String) -> Bool {
    let hash = Fingerprint(of: id.utf8).value
    return Int((hash ^ (hash >> 32)) % UInt64(count)) == number - 1
  }

  /// Returns this share of a number of equal pieces: shares differ by one at most.
  package func share(of pieces: Int) -> Int {
    pieces / count + (number <= pieces % count ? 1 : 0)
  }
}

extension ShardSelection: CustomStringConvertible {
  /// The share as the command line spells it.
  public var description: String { "\(number)/\(count)" }
}
