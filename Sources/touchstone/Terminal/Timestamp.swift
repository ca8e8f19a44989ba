import Glibc

/// Moments as reports write them.
///
/// Foundation's formats would first read the calendar, the locale and the time zone: that takes longer
/// than to judge a short transcript.
enum Timestamp {
  /// This moment in UTC, to the second: `2026-11-23T09:30:00`.
  static var now: String {
    var moment = time(nil)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&moment, &parts) != nil else { return "1970-01-01T00:00:00" }
    let date = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
    let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
    return date.map(two).joined(separator: "-") + "T" + clock.map(two).joined(separator: ":")
  }

  /// Returns a number with at least two digits.
  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
