import Conformance
import Foundation
import Glibc
import Reporting

/// The streams that a command writes to, and the facts that it may know of them.
struct Terminal: Sendable {
  let output: Channel
  let errors: Channel
  let environment: [String: String]
  /// The command's own file and words, by which it is run again for each job; empty: it cannot be.
  var commandLine: [String] = []

  /// The process's own.
  static let ofProcess: Terminal = {
    let errors = Channel(descriptor: STDERR_FILENO)
    return Terminal(
      output: Channel(descriptor: STDOUT_FILENO, wiping: errors),
      errors: errors,
      environment: variables,
      commandLine: ownFile.map { [$0] + CommandLine.arguments.dropFirst() } ?? []
    )
  }()

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

  /// True if it is the process's own, whose signals are then the command's too.
  var isOfProcess: Bool { output.isOfProcess }

  /// The date in UTC.
  var today: CalendarDate {
    CalendarDate(String(Timestamp.now.prefix(10))) ?? .distantPast
  }

  /// The greatest width of a page: `COLUMNS`, the terminal's own width, or 80.
  var width: Int { width(of: output, STDOUT_FILENO) }

  /// The greatest width of a line on the standard error.
  var widthOfErrors: Int { width(of: errors, STDERR_FILENO) }

  private func width(of channel: Channel, _ descriptor: Int32) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    guard channel.isTerminal else { return 80 }
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }

  /// True if somebody sees a line that comes and goes: the standard error is a terminal that takes more than
  /// plain text, and no build server's.
  var showsProgress: Bool { errors.isTerminal && !isPlain && (environment["CI"] ?? "").isEmpty }

  /// True if the environment asks for plain text.
  private var isPlain: Bool {
    !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
  }

  /// The width at which text is broken: `COLUMNS`, or a terminal's own; nil: a file or a program takes it.
  private var widthOfText: Int? {
    let isKnown = environment["COLUMNS"].flatMap({ Int($0) }).map { $0 > 0 } ?? false
    return isKnown || output.isTerminal ? width : nil
  }

  /// Returns the style of text.
  ///
  /// - Parameters:
  ///   - color: `auto`, `always` or `never`; nil: `auto`.
  ///   - isASCII: whether only ASCII is wanted.
  /// - Returns: the style.
  func style(color: String?, isASCII: Bool = false) -> Style {
    let isColoured =
      switch color {
      case "always": true
      case "never": false
      default: output.isTerminal && !isPlain
      }
    return Style(isColoured: isColoured, isASCII: isASCII || !speaksUnicode, width: widthOfText)
  }

  /// True if the locale can show more than ASCII; where nothing is said, it can.
  var speaksUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    guard let locale = names.first(where: { !$0.isEmpty })?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  /// Writes what is held back; words that were lost make a success a failure.
  func close(_ code: ExitCode) -> ExitCode {
    errors.wipe()
    output.flush()
    if let failure = output.failure {
      errors.say("touchstone: the output cannot be written: \(failure)")
    }
    errors.flush()
    return output.failure == nil ? code : .failed
  }
}
