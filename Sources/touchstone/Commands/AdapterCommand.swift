import Adapters
import Conformance
import Reporting
import Traces

extension Command {
  /// Hands out what an adapter begins with.
  static let adapter = Command(
    name: "adapter",
    summary: "Writes an adapter to begin with, for another language.",
    operands: .one("LANGUAGE"),
    discussion: """
      An adapter is a program that plays traces into a component and tells what the component says; a
      LANGUAGE is \(languages). The folder gets the host, which does
      whatever every adapter has to do; an adapter of a small scroller, which works as it is; and a
      README. A file that stands there already is never overwritten.
      """,
    options: [
      .path("out", "DIR", .folder, "Where the files go; the folder is made where there is none."),
      .flag(
        "dom",
        "Write a small document, too, for a library that wants a browser and has none: in JavaScript."
      ),
      .flag("list", "Print the names of the files, and write none."),
    ],
    examples: [
      Example(
        line: "touchstone adapter javascript --out adapter",
        purpose: "writes host, adapter and scroller for Node, and says how to run them"
      ),
      Example(
        line: "touchstone adapter javascript --dom --out adapter",
        purpose: "writes a small document besides, for a library that runs in browsers"
      ),
    ],
    codes: [
      .success: "the files are written",
      .failed: "a file stands there already or cannot be written",
    ],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      let language = arguments.operands[0]
      guard let template = Template.named(language.lowercased()) else {
        throw .unknownLanguage(language, known: Template.all.map(\.language))
      }
      guard !arguments.has("dom") || template.document != nil else {
        throw .cases(
          "--dom is for javascript: a document is of use to a library for browsers alone"
        )
      }
      let files =
        template.files + (arguments.has("dom") ? [template.document].compactMap(\.self) : [])
      if arguments.has("list") {
        terminal.output.write(page: files.map { $0.path + "\n" }.joined())
        return .success
      }
      guard let folder = arguments["out"] else { throw .missingOption("out", value: "DIR") }
      return write(files, of: template, to: Self.folder(folder), terminal)
    }
  )

  private static var languages: String {
    let names = Template.all.map(\.language)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// Returns a folder as paths begin with it: never like an option, and without a slash at its end.
  private static func folder(_ text: String) -> String {
    var folder = text
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder.hasPrefix("-") ? "./" + folder : folder
  }

  private static func write(
    _ handedOut: [Template.File],
    of template: Template,
    to folder: String,
    _ terminal: Terminal
  ) -> ExitCode {
    let files = NewFiles(
      folder: folder == "/" ? "" : folder,
      files: handedOut.map { ($0.path, Array($0.text.utf8)) }
    )
    guard files.occupied.isEmpty else {
      for path in files.occupied { terminal.errors.say("\(path): stands there already") }
      terminal.errors.say("touchstone adapter: nothing was written; choose another --out")
      return .failed
    }
    do throws(FileFailure) {
      try files.write()
    } catch {
      terminal.errors.say("touchstone adapter: \(error)")
      return .failed
    }
    for path in files.paths { terminal.output.say("wrote \(path)") }
    terminal.output.write(page: nextSteps(for: template, in: folder))
    return .success
  }

  /// Returns the commands to type next.
  private static func nextSteps(for template: Template, in folder: String) -> String {
    let word = ShellWord.quoted(folder)
    let quoted = ShellWord.quoted(template.subjectCommand(in: word))
    let lines = [
      template.buildCommand(in: word), "touchstone smoke --subject \(quoted)",
      "touchstone run traces --subject \(quoted)",
    ]
    return "\nnext:\n" + lines.compactMap { $0.map { "  \($0)\n" } }.joined()
  }
}
