import Conformance
import Foundation
import Oracle
import Reporting
import Traces

/// The options that many commands have, and what they mean.
extension Option {
  static let profile = Option.choice(
    "profile",
    of: Profile.all.map(\.name),
    "Where versions of UIKit differ, demand what current ones do (modern), or accept all of them"
      + " (classic). It beats a trace's own profile; without both: modern."
  )
  static let jobs = Option.value(
    "jobs",
    "N",
    "Work on N cases at a time; without it, as many as there are cores."
  )
  static let until = Option.value(
    "until",
    "TIME",
    "Only up to this moment of virtual time: 0.25, 0.25s, 250ms or 250000us."
  )
  static let color = Option.choice(
    "color",
    of: ["auto", "always", "never"],
    "Colours: on a terminal (auto, which NO_COLOR turns off), always or never."
  )
}

extension Arguments {
  /// The profile that is asked for.
  var profile: Profile? { self["profile"].flatMap(Profile.init(name:)) }

  /// Returns the number of cases that are worked on at a time: the number of cores, unless the line
  /// says another.
  func jobs() throws(UsageError) -> Int {
    let jobs = try value("jobs", expected: "a whole number from 1 to 1024") { text in
      Int(text).flatMap { (1...1024).contains($0) ? $0 : nil }
    }
    return jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Returns the moment up to which something is asked for.
  func until() throws(UsageError) -> Microseconds? { try moment("until") }

  /// Returns a moment of virtual time that an option names.
  func moment(_ option: String) throws(UsageError) -> Microseconds? {
    try value(option, expected: "a time such as 0.25, 0.25s, 250ms or 250000us") { text in
      VirtualTime.microseconds(text)
    }
  }
}

/// Moments of virtual time as a person types them.
enum VirtualTime {
  private static let units: [(ending: String, digits: Int)] = [
    ("us", 0), ("µs", 0), ("ms", 3), ("s", 6), ("", 6),
  ]

  /// Reads a moment; a number without a unit is one of seconds.
  static func microseconds(_ text: String) -> Microseconds? {
    guard let unit = units.first(where: { text.hasSuffix($0.ending) }) else { return nil }
    let number = text.dropLast(unit.ending.count)
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), number.count <= 18, !number.isEmpty else { return nil }
    guard parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else { return nil }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard !parts[0].isEmpty || !fraction.isEmpty, fraction.count <= unit.digits else { return nil }
    let zeros = String(repeating: "0", count: unit.digits - fraction.count)
    return Microseconds(String(parts[0]) + fraction + zeros)
  }
}
