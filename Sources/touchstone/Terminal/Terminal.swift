import Conformance
import Foundation
import Glibc
import Reporting

/// What a command writes to, and what it may know of it.
struct Terminal: Sendable {
  let output: Channel
  let errors: Channel
  let environment: [String: String]
  /// The command's own file and words, by which it is run again for each job; empty: it cannot be.
  var commandLine: [String] = []

  /// The process's own.
  static let ofProcess = Terminal(
    output: Channel(descriptor: STDOUT_FILENO),
    errors: Channel(descriptor: STDERR_FILENO),
    environment: variables,
    commandLine: ownFile.map { [$0] + CommandLine.arguments.dropFirst() } ?? []
  )

  /// The process's environment; Foundation would take four times as long to list it.
  private static var variables: [String: String] {
    var variables: [String: String] = [:]
    var place = unsafe environ
    while let text = unsafe place.pointee {
      let entry = unsafe String(cString: text)
      if let mark = entry.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(entry[..<mark])] = String(entry[mark...].dropFirst())
      }
      unsafe place += 1
    }
    return variables
  }

  private static let ownFile = try? FileManager.default.destinationOfSymbolicLink(
    atPath: "/proc/self/exe"
  )

  /// Whether it is the process's own, whose signals are then the command's too.
  var isOfProcess: Bool { output.isOfProcess }

  /// The date in UTC.
  var today: CalendarDate {
    CalendarDate(String(Timestamp.now.prefix(10))) ?? .distantPast
  }

  /// How wide a page may be: `COLUMNS`, the terminal's own width, or 80.
  var width: Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    guard output.isTerminal else { return 80 }
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }

  /// The width at which text is broken: `COLUMNS`, or a terminal's own; nil: a file or a program takes it.
  private var widthOfText: Int? {
    let isKnown = environment["COLUMNS"].flatMap({ Int($0) }).map { $0 > 0 } ?? false
    return isKnown || output.isTerminal ? width : nil
  }

  /// How text looks.
  ///
  /// - Parameters:
  ///   - color: `auto`, `always` or `never`; nil: `auto`.
  ///   - isASCII: whether only ASCII is wanted.
  /// - Returns: the style.
  func style(color: String?, isASCII: Bool = false) -> Style {
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    let isColoured =
      switch color {
      case "always": true
      case "never": false
      default: output.isTerminal && !isPlain
      }
    return Style(isColoured: isColoured, isASCII: isASCII || !speaksUnicode, width: widthOfText)
  }

  /// Whether the locale can show more than ASCII; where nothing is said, it can.
  private var speaksUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    guard let locale = names.first(where: { !$0.isEmpty })?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  /// Writes what is held back; words that were lost make a success a failure.
  func close(_ code: ExitCode) -> ExitCode {
    output.flush()
    if let failure = output.failure {
      errors.say("touchstone: the output cannot be written: \(failure)")
    }
    errors.flush()
    return output.failure == nil ? code : .failed
  }
}
