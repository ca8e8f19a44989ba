/// A kind of recording that another tool writes.
public struct ImportFormat: Sendable {
  /// Its name on a command line.
  public let name: String
  /// The program that writes the format, in a few words.
  public let origin: String
  let read: @Sendable (ImportSource) throws(ImportProblem) -> Imported

  /// All formats, in the order in which they are listed.
  public static let all: [ImportFormat] = [
    ImportFormat(name: "libinput", origin: "libinput record") { source throws(ImportProblem) in
      try LibinputRecording.read(source)
    },
    ImportFormat(name: "evemu", origin: "evemu-record") { source throws(ImportProblem) in
      try EvemuRecording.read(source)
    },
    ImportFormat(name: "evtest", origin: "evtest") { source throws(ImportProblem) in
      try EvtestRecording.read(source)
    },
    ImportFormat(name: "getevent", origin: "Android's getevent -lt") {
      source throws(ImportProblem) in
      try GeteventRecording.read(source)
    },
    ImportFormat(name: "motionevent", origin: "lines of Android's MotionEvent.toString()") {
      source throws(ImportProblem) in
      try MotionEventLog.read(source)
    },
    ImportFormat(name: "uitouch", origin: "lines in which iOS's UITouch prints itself") {
      source throws(ImportProblem) in
      try UITouchLog.read(source)
    },
    ImportFormat(name: "webdriver", origin: "WebDriver's and Appium's actions, as JSON") {
      source throws(ImportProblem) in
      try WebDriverActions.read(source)
    },
    ImportFormat(name: "rrweb", origin: "rrweb's events, as JSON") {
      source throws(ImportProblem) in
      try RrwebEvents.read(source)
    },
    ImportFormat(name: "csv", origin: "a table, with its columns named or by number") {
      source throws(ImportProblem) in
      try TouchTable.read(source)
    },
    ImportFormat(name: "log", origin: "what NSLog, os_log or print say of delegate methods") {
      source throws(ImportProblem) in
      try MessageLog.read(source)
    },
  ]

  /// Returns the format with a name, if there is one.
  public static func named(_ name: String) -> ImportFormat? { all.first { $0.name == name } }

  /// Returns the format that a file looks like; nil: it looks like none.
  public static func look(of bytes: [UInt8]) -> ImportFormat? {
    FormatLook.name(of: bytes).flatMap(named)
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - settings: what the file does not say.
  /// - Returns: the trace, or the transcript where the file is a log of messages, and what was lost.
  /// - Throws: `ImportError` where the file is not what it should be.
  public func read(_ bytes: [UInt8], _ settings: ImportSettings) throws(ImportError) -> Imported {
    do throws(ImportProblem) {
      let source = ImportSource(bytes: bytes, settings: settings)
      try source.checkText()
      return try read(source)
    } catch {
      throw ImportError(error.noting(look: FormatLook.name(of: bytes), beside: name), in: bytes)
    }
  }
}
