import Traces

/// Virtual time as people read it.
enum Seconds {
  /// Returns every microsecond, without needless noughts: `0.15`, `2.000001`.
  static func exact(_ time: Microseconds) -> String {
    var text = places(6, of: time)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Returns the nearest millisecond: `0.150`.
  static func brief(_ time: Microseconds) -> String {
    places(3, of: (time + 500) / 1000)
  }

  /// Returns a whole number of the smallest parts, with a point before the last `count` digits.
  static func places(_ count: Int, of parts: Int64) -> String {
    let digits = String(parts.magnitude)
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    return (parts < 0 ? "-" : "") + padded.dropLast(count) + "." + padded.suffix(count)
  }
}
