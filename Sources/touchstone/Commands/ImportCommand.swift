import Conformance
import Importing
import Reporting
import Traces

extension Command {
  /// Makes traces and transcripts of what other tools recorded.
  static let `import` = Command(
    name: "import",
    summary: "Makes traces of recordings, and transcripts of logs.",
    operands: .several("FORMAT FILE"),
    discussion: """
      Each FILE becomes one trace, on a scroll view as large as the screen; a log of delegate methods
      becomes a transcript, which `check` can judge. A FORMAT is one of these:

      \(formats)

      Times count from the first touch or message. What is lost, and what of a log is not understood, is
      told on the standard error, with its lines. A mistake in a file is told as file:line:column, and
      then nothing is written. A log may come from the standard input without a FILE; with --check it is
      judged at once. Events of other frameworks are read by a map, which is one of these, or a file:
      \(maps).
      """,
    options: [
      .path("out", "FILE", .output, "Write to this file; without it, to the standard output."),
      .value("screen", "WxH", "The view's size in points, as in 390x844."),
      .value("content", "WxH", "The content's size; without it, ten times as high as the view."),
      .choice(
        "rotate",
        of: ImportSettings.Rotation.allCases.map { String($0.rawValue) },
        "Turn the picture clockwise by so many degrees; --screen is its size after that."
      ),
      .value("range", "WxH", "The largest x and y of the recording, where it does not tell them."),
      .value("device", "DEVICE", "The device, by path, name or number, where there are several."),
      .value("id", "ID", "The trace's id; without it, imported/ and the file's name."),
      .values("columns", "NAME=COLUMN", "csv: the column of time, phase, id, x or y."),
      .choice(
        "time-unit",
        of: ImportSettings.TimeUnit.allCases.map(\.rawValue),
        "csv: what the column of times counts, where its name does not end in it."
      ),
      .value("component", "COMPONENT", "log: which component spoke: scroll, table, web …"),
      .path(
        "map",
        "FILE",
        .input,
        "log: what another framework's events mean: a map's name, or a file; without it, told by the events."
      ),
      .values(
        "read",
        "WORD=MEANING",
        "log: what a word in front of a value means, by the names that the import prints."
      ),
      .flag("from-start", "log: it is complete from its start, at which nothing moved."),
      .flag("check", "Judge what was imported, and write it only with --out."),
      .choice(
        "observes",
        of: ["seen", "all"],
        "log: which messages would be in it if they came: those that are (seen), or all."
      ),
      .flag("without-times", "log: leave the times out."),
    ],
    examples: [
      Example(
        line: "touchstone import libinput swipe.yml --screen 390x844 --out swipe.trace.jsonl",
        purpose: "makes a trace of a touch screen's recording"
      ),
      Example(
        line: "touchstone import log console.txt | touchstone check -",
        purpose: "judges what a delegate logged"
      ),
      Example(
        line: "touchstone import log --check",
        purpose: "judges a log that is pasted in"
      ),
    ],
    codes: [
      .success: "the traces are written",
      .violated: "with --check, a rule is violated",
      .failed:
        "a FILE cannot be read or has a mistake, the output cannot be written, or with --check no rule"
        + " could judge anything",
    ],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      let names = ImportFormat.all.map(\.name)
      guard let format = ImportFormat.named(arguments.operands[0]) else {
        throw look(at: arguments.operands)
          ?? .unknownWord(arguments.operands[0], is: "format", known: names)
      }
      try arguments.checkImportOptions(of: format)
      var files = Array(arguments.operands.dropFirst())
      if files.isEmpty, format.name == "log" { files = ["-"] }
      guard !files.isEmpty else { throw .missingOperand("FILE") }
      let map: FrameworkMap?
      do throws(MapMistake) {
        map = try arguments.map()
      } catch {
        terminal.errors.say(error.text)
        return .failed
      }
      var settings = try files.indices.map { place throws(UsageError) in
        try arguments.importSettings(at: place, among: files, format)
      }
      for place in settings.indices { settings[place].map = map }
      return run(format, files, settings, arguments, terminal)
    }
  )

  /// Returns the mistake of a command line that names a file and not what it is; nil: no operand is a file that
  /// looks like a format.
  private static func look(at operands: [String]) -> UsageError? {
    for file in operands.prefix(2) where file != "-" {
      guard let bytes = try? WholeFile.bytes(of: file), let format = ImportFormat.look(of: bytes)
      else { continue }
      return .cases(
        "there is no format \(operands[0].inOneLine); \(file.inOneLine) looks like \(format.name):"
          + " touchstone import \(format.name) \(file.inOneLine)"
      )
    }
    return nil
  }

  /// The names of the maps, a line for a few of them.
  private static var maps: String {
    let names = FrameworkMap.shipped.map(\.name)
    let half = (names.count + 1) / 2
    return names.prefix(half).joined(separator: ", ") + ",\n"
      + names.dropFirst(half).joined(separator: ", ")
  }

  private static var formats: String {
    ImportFormat.all.map { "\($0.name): \($0.origin)" }.joined(separator: "\n")
  }

  private static func run(
    _ format: ImportFormat,
    _ files: [String],
    _ settings: [ImportSettings],
    _ arguments: Arguments,
    _ terminal: Terminal
  ) -> ExitCode {
    var writer = TraceWriter()
    var verdicts = ImportVerdicts()
    var remarks = ""
    var isWhole = true
    for (file, settings) in zip(files, settings) {
      let name = file == "-" ? "-" : file
      do {
        let imported = try format.read(WholeFile.bytes(of: file == "-" ? nil : file), settings)
        writer.write(imported.trace)
        for loss in imported.losses { remarks += "\(name.inOneLine): \(loss.words)\n" }
        if arguments.has("check") { verdicts.judge(imported, in: name) }
      } catch let error as ImportError {
        terminal.errors.say(error.located(in: name))
        isWhole = false
      } catch let error as TraceError {
        terminal.errors.say(error.located(in: name))
        isWhole = false
      } catch {
        terminal.errors.say("touchstone import: \(error)")
        isWhole = false
      }
    }
    guard isWhole else { return .failed }
    terminal.errors.write(page: remarks)
    guard arguments.has("check") else {
      return write(writer.bytes, to: arguments["out"], "import", terminal)
    }
    terminal.output.write(page: verdicts.text)
    guard let out = arguments["out"] else { return verdicts.code }
    let written = write(writer.bytes, to: out, "import", terminal)
    return written == .success ? verdicts.code : written
  }

  /// Writes what a command made, to a file in one step or to the standard output.
  static func write(
    _ bytes: [UInt8],
    to out: String?,
    _ command: String,
    _ terminal: Terminal
  ) -> ExitCode {
    guard let out, out != "-" else {
      terminal.output.write(objects: bytes)
      return .success
    }
    do throws(FileFailure) {
      try AtomicFile(out).write(bytes)
      return .success
    } catch {
      terminal.errors.say("touchstone \(command): \(error)")
      return .failed
    }
  }
}
