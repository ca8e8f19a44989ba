import Conformance
import Reporting
import Traces

/// The one case that a command is about.
enum OneCase {
  /// Reads it; nil: there is none, and that was said.
  static func read(
    _ paths: [String],
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws(UsageError) -> Case? {
    let corpus = Corpus(paths: paths)
    let selection = try arguments.selection()
    var reader = CaseReader(corpus, for: .run, selection: selection)
    var chosen: Case?
    var others: [String] = []
    while let next = reader.next() {
      switch next {
      case .judged(let trouble):
        terminal.errors.write(page: ConsoleReport().text(for: trouble))
        return nil
      case .toJudge(let new):
        if chosen == nil { chosen = new } else { others.append(new.id) }
      }
    }
    guard let chosen else {
      terminal.errors.say("touchstone: no case was selected")
      return nil
    }
    guard others.isEmpty else {
      let ids = [chosen.id] + others
      let some = ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " …" : "")
      throw .cases("there are \(ids.count) traces in it; choose one with --id: \(some)")
    }
    return chosen
  }
}
