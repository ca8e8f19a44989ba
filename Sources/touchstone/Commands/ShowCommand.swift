import Conformance
import Oracle
import Pictures
import Reporting
import Traces

extension Command {
  /// Draws a timeline.
  static let show = Command(
    name: "show",
    summary: "Draws a trace: its touches, the offset's curve, messages.",
    operands: .one("PATH"),
    discussion: """
      A trace is replayed first; a transcript is drawn as it is. Time runs down the page. Long runs
      of frames that do nothing but scroll are folded, and so is what a table asks and says of many
      rows ("11 rows made and shown"). Where there are several views, each is named, and indented by
      how deep it lies. What the oracle finds wrong is marked where it is; where each frame breaks the
      same rule, the first is, and how many more there are. With --html the trace is
      drawn on a page for a browser instead, where it can be played.
      """,
    options: [
      .id,
      .value("from", "TIME", "Draw from this moment of virtual time on."),
      .value("to", "TIME", "Draw up to this moment; --until is the same."),
      .until,
      .values(
        "only",
        "WORD",
        "Draw only what this names: a view, a message or call, or touch, call, message, exception,"
          + " final or comment. It may be given more than once."
      ),
      .profile, .subject, .timeLimit, .limit,
      .value(
        "view",
        "NAME",
        "Draw this view's curve; without it, that of the view that moves most."
      ),
      .flag(
        "all",
        "Give each frame a row, and each message and violation a line of its own; --verbose is the same."
      ),
      .flag("verbose", "The same as --all."),
      .value("width", "N", "The width of the page, from 40; without it, the terminal's, or 80."),
      .flag("ascii", "Draw with ASCII characters alone."),
      .path(
        "html",
        "FILE",
        .output,
        "Write a page for a browser instead, on which the trace can be played."
      ),
      .color,
    ],
    examples: [
      Example(
        line: "touchstone show traces/scroll/flick/stops-inside.trace.jsonl --to 0.3s",
        purpose: "draws the drag and the first frames of the glide"
      ),
      Example(
        line:
          "touchstone show traces/table/tap/selects.trace.jsonl --only touch --only didSelectRowAt",
        purpose: "draws the fingers and what was selected"
      ),
      Example(
        line: "touchstone show traces/scroll/flick/stops-inside.trace.jsonl --html flick.html",
        purpose: "writes a page on which the flick can be played"
      ),
    ],
    codes: [
      .success: "the trace is drawn",
      .failed: "the trace cannot be read or played, or the page cannot be written",
    ],
    body: { arguments, terminal throws(UsageError) in
      guard let path = arguments["html"] else { return try draw(arguments, terminal) }
      return try ShownPage(path, arguments, terminal).write()
    }
  )

  private static func draw(
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws(UsageError) -> ExitCode {
    var options = try timelineOptions(arguments, terminal)
    let table = try SubjectTable(arguments, terminal)
    defer { _ = table.close() }
    var ids: [String] = []
    var drawing = ""
    var mistake: String?
    let corpus = Corpus(paths: arguments.operands)
    let selection = try arguments.selection()
    let code = CaseLoop.run(corpus, selection, terminal) { new throws(SubjectFailure) in
      ids.append(new.id)
      guard ids.count == 1 else { return }
      let transcript =
        new.isTranscript ? new.trace : try table.first.transcript(of: new.trace)
      let profile = arguments.profile ?? new.trace.header.profile.flatMap(Profile.init(name:))
      let rules = arguments.configuration.rules
      let verdict = Judge(profile: profile ?? .modern, settings: rules).verdict(of: transcript)
      do throws(TimelineWish.UnknownWord) {
        options.wish = try TimelineWish(arguments.all("only"), in: transcript)
      } catch {
        mistake = error.sentence
        return
      }
      mistake = unknownView(options.view, in: transcript)
      guard mistake == nil else { return }
      drawing =
        Timeline(of: transcript, violations: verdict.violations, options: options).text
    }
    try checkIsOne(ids)
    if let mistake { throw .cases(mistake) }
    terminal.output.write(page: drawing)
    return code
  }

  /// Returns the message about a view that is not in a transcript; nil: it is there, or none is
  /// named.
  private static func unknownView(_ name: String?, in transcript: Trace) -> String? {
    let known = transcript.header.effectiveViews.map(\.name.text)
    guard let name, !known.contains(name) else { return nil }
    return UsageError.unknownWord(name, is: "view", known: known).description
  }

  private static func timelineOptions(
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws(UsageError) -> Timeline.Options {
    var options = Timeline.Options()
    options.from = try arguments.moment("from")
    let ends = [try arguments.moment("to"), try arguments.moment("until")]
    options.until = ends.compactMap(\.self).min()
    if let from = options.from, let until = options.until, from > until {
      throw .cases("--from is later than --to, so there is nothing to draw")
    }
    options.showsAll = arguments.has("all") || arguments.has("verbose")
    options.view = arguments["view"]
    options.style = terminal.style(color: arguments["color"], isASCII: arguments.has("ascii"))
    options.width = try arguments.width() ?? terminal.width
    return options
  }

  /// Refuses several traces where one is shown.
  static func checkIsOne(_ ids: [String]) throws(UsageError) {
    guard ids.count > 1 else { return }
    let some = ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " …" : "")
    throw .cases("there are \(ids.count) traces in it; choose one with --id: \(some)")
  }
}

extension TimelineWish.UnknownWord {
  /// The message about the word, with the words that there are.
  fileprivate var sentence: String {
    let kinds = TimelineWish.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    let heads = names.isEmpty ? "" : "; the messages and calls \(names.joined(separator: ", "))"
    return "--only \(word): nothing is called so; there are the kinds \(kinds); the views "
      + views.joined(separator: ", ") + heads
  }
}

extension Arguments {
  /// Returns the width of a page that is asked for, in characters; nil: the line does not say.
  func width() throws(UsageError) -> Int? {
    let least = Timeline.Options.leastWidth
    return try value("width", expected: "a whole number from \(least) to 1000") { text in
      Int(text).flatMap { (least...1000).contains($0) ? $0 : nil }
    }
  }
}
