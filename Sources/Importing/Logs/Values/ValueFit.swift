import Traces

/// The conversion of a value to the meaning that somebody gives it, if the value fits.
enum ValueFit {
  /// Returns a value as a kind of the format; nil: it is none.
  static func value(_ value: LogValue, as kind: ValueKind) -> Traces.Value? {
    switch (kind, value) {
    case (.optional, .null), (.text, .null): .null
    case (.optional(let kind), _): self.value(value, as: kind)
    case (.bool, .bool(let value)): .bool(value)
    case (.bool, .number(let number, isWhole: true)) where number == 0 || number == 1:
      .bool(number == 1)
    case (.factor, .number(let number, _)) where abs(number) <= 1_000_000:
      .number(Millionths(number))
    case (.velocity, .pair(let x, let y)) where abs(x) <= 1_000_000 && abs(y) <= 1_000_000:
      .pair(Millionths(x), Millionths(y))
    case (.point, .pair(let x, let y)): point(x, y).map { Traces.Value($0) }
    case (.indexPath, .path(let section, let row)):
      Traces.Value(RowPath(section: section, row: row))
    case (.section, .number(let number, isWhole: true)) where (0...100_000_000).contains(number):
      .number(Millionths(number))
    case (.integer(let least), .number(let number, isWhole: true))
    where number >= Double(least) && number <= 1_000_000:
      .number(Millionths(number))
    case (.dimension, .number(let number, _)), (.length, .number(let number, _)):
      (0...1_000_000).contains(number) ? .number(Millionths(thousandths(number))) : nil
    case (.title, _), (.text, _): text(value).map { .string($0) }
    case (.oneOf(let names), _): name(value, among: names).map { .string($0) }
    default: nil
    }
  }

  /// Returns a point within the format's bounds.
  static func point(_ x: Double, _ y: Double) -> Point? {
    abs(x) <= 1_000_000 && abs(y) <= 1_000_000 ? Point(x, y) : nil
  }

  private static func thousandths(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  private static func text(_ value: LogValue) -> String? {
    switch value {
    case .text(let text), .word(let text): text
    case .object(let object): object.name
    default: nil
    }
  }

  /// Returns a case's name, or its number in UIKit's order.
  private static func name(_ value: LogValue, among names: [String]) -> String? {
    switch value {
    case .word(let word), .text(let word):
      let last = word.split(separator: ".").last.map { $0.lowercased() }
      return names.first { $0.lowercased() == last }
    case .number(let number, isWhole: true) where (0..<Double(names.count)).contains(number):
      return names[Int(number)]
    default: return nil
    }
  }
}

extension ValueKind {
  /// True if it is a number of something, or a size.
  var isCounted: Bool {
    switch self {
    case .integer, .dimension: true
    default: false
    }
  }

  /// True if an object may be it, by its name.
  var isThing: Bool { self == .title || self == .text }
}
