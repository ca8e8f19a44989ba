import Audit
import Conformance
import Foundation
import Fuzzing
import Replay
import Traces

extension Command {
  /// Searches for traces that break a rule.
  static let fuzz = Command(
    name: "fuzz",
    summary: "Makes traces, judges them, shrinks what breaks a rule.",
    operands: .none,
    discussion: """
      First the findings of earlier runs are played again. Then traces are made, by chance and by
      varying those that showed something new. What breaks a rule is shrunk to the smallest trace
      that still does, and saved as an ordinary trace file. The same seed and number of runs give
      the same findings, with any number of jobs; a corpus adds to what they depend on. Ctrl-C ends
      the search, and what was found is reported. Without --seconds and --runs it lasts 60 seconds.
      """,
    options: [
      .subject,
      .timeLimit,
      .limit,
      .value("seconds", "N", "End after N seconds."),
      .value("runs", "N", "End after N traces."),
      .value(
        "seed",
        "N",
        "What chance depends on; without it, a number that is drawn and printed."
      ),
      .value(
        "shard",
        "K/N",
        "The Kth of N shares of a campaign: with a seed of its own, and a part of the --runs."
      ),
      .path(
        "merge",
        "DIR",
        .input,
        isRepeatable: true,
        "Take over the findings of DIR, but for those that break the same as another; then end."
      ),
      .value("jobs", "N", "Play N traces at a time; without it, as many as there are cores."),
      .choice("component", of: Generator.componentNames, "Make traces for this component alone."),
      .choice(
        "weights",
        of: Weights.all.map(\.name),
        "Make traces of one kind alone: what fingers do (human), what is around limits (edge), or"
          + " anything that is legal (chaos)."
      ),
      .path(
        "corpus",
        "DIR",
        .folder,
        "Read what showed something new from DIR, and keep it there."
      ),
      .flag(
        "minimise",
        "Remove from --corpus what shows nothing that the rest does not; then end."
      ),
      .path(
        "save",
        "DIR",
        .folder,
        "Where findings are, and are saved; without it traces/regressions."
      ),
      .shrinkSeconds,
      .flag("strict", "A violated `should` rule is a finding, too."),
      .knownFailures,
      .profile,
      .choice("format", of: ["text", "jsonl"], "Print text for people, or an object a finding."),
      .value("print", "TAPE", "Print the trace of a tape, numbers with commas between; then end."),
      .color,
    ],
    firstOptions: [
      "subject", "component", "seconds", "runs", "seed", "jobs", "save", "corpus", "strict",
      "format",
    ],
    examples: [
      Example(line: "touchstone fuzz", purpose: "searches for a minute, with a seed of its own"),
      Example(
        line: "touchstone fuzz --runs 100000 --seed 1 --weights edge",
        purpose: "searches near limits, and finds the same each time"
      ),
      Example(
        line: "touchstone fuzz --subject 'node adapter.js' --component scroll --seconds 300",
        purpose: "searches for what a library of your own does wrong"
      ),
      Example(
        line: "touchstone fuzz --seed 1 --seconds 600 --shard 2/8 --save found/2",
        purpose: "is one of eight searches on eight machines"
      ),
      Example(
        line: "touchstone fuzz --merge found/1 --merge found/2 --save found/all",
        purpose: "gathers what they found"
      ),
      Example(
        line: "touchstone fuzz --seconds 600 --corpus .build/corpus",
        purpose: "goes on where the last search ended"
      ),
    ],
    codes: [
      .success: "nothing was found",
      .violated: "something was found, or an earlier finding still fails",
      .failed: "the subject fails or skips all traces, or a file cannot be read or written",
      .notReproducible: "a subject did not do the same again",
    ],
    body: { arguments, terminal throws(UsageError) in
      var options = try options(arguments, terminal)
      if let tape = try arguments.tape() { return printing(tape, options.generator, terminal) }
      if arguments.has("minimise"), options.corpus == nil {
        throw .cases("--minimise needs --corpus DIR")
      }
      let choice = try ShardChoice(arguments, terminal.environment)
      let table = try SubjectTable(arguments, terminal)
      defer { table.close(terminal) }
      guard table.isReady(terminal) else { return .failed }
      guard let lists = arguments.knownFailures(terminal) else { return .failed }
      options.knownFailures = lists
      let subject = table.first
      options.repertoire = table.repertoire
      guard !arguments.has("minimise") else {
        return CorpusReporter(terminal).minimise(Fuzz(subject, options: options))
      }
      guard !arguments.has("merge") else {
        let reporter = FuzzReporter(arguments, terminal)
        return reporter.merge(arguments.all("merge"), subject, options)
      }
      choice.announce(terminal)
      if let shard = choice.shard { options.take(shard) }
      // Nobody waits idly: while the subject plays one trace, another is judged.
      if !arguments.has("jobs") { options.jobs += 2 * table.processCount }
      options.crew = terminal.crew(
        options.jobs,
        for: [subject],
        adding: arguments.has("seed") ? [] : ["--seed", "\(options.seed)"]
      )
      let crew = options.crew
      defer { terminal.tellOfDeaths(in: crew) }
      if terminal.isOfProcess { options.witness = witness(options, arguments) }
      return FuzzReporter(arguments, terminal).run(subject, options)
    },
    job: { arguments, terminal throws(UsageError) in
      var options = try options(arguments, terminal)
      options.jobs = 1
      if let lists = arguments.knownFailures(terminal) { options.knownFailures = lists }
      options.witness = witness(options, arguments)
      return Fuzz(try arguments.reference(), options: options).serve()
    }
  )

  /// Says which trace a crash was in.
  private static func witness(_ options: Fuzz.Options, _ arguments: Arguments) -> CrashWitness {
    CrashWitness(jobs: options.jobs, seed: options.seed, command: command(for: arguments))
  }

  private static func options(
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws(UsageError) -> Fuzz.Options {
    var options = Fuzz.Options()
    options.profile = arguments.profile
    options.rules = arguments.configuration.rules
    options.isStrict = arguments.has("strict")
    options.jobs = try arguments.jobs()
    options.components = arguments["component"].map { [$0] }
    options.weights = Weights.all.first { $0.name == arguments["weights"] }
    options.corpus = arguments["corpus"]
    if let folder = arguments["save"] { options.folder = folder }
    options.version = Touchstone.version
    if let time = try arguments.seconds("shrink-seconds") { options.shrinkTime = time }
    options.time = try arguments.seconds("seconds")
    options.runs = try arguments.runs()
    if options.time == nil, options.runs == nil { options.time = .seconds(60) }
    let seed = try arguments.searchSeed()
    // The only place where chance comes from outside: the seed is printed, and all else follows.
    // Bazel gives each of several runs of one test its own.
    let chance = terminal.environment["TEST_RANDOM_SEED"].flatMap { UInt64($0) }
    options.seed = seed ?? chance ?? UInt64(UInt32.random(in: .min ... .max))
    return options
  }

  private static func printing(
    _ tape: Tape,
    _ generator: Generator,
    _ terminal: Terminal
  ) -> ExitCode {
    var choices = Choices(tape)
    var writer = TraceWriter()
    writer.write(generator.trace(from: &choices))
    terminal.output.write(objects: writer.bytes)
    return .success
  }

  /// Returns the command that prints the trace of a tape which this command line made.
  private static func command(for arguments: Arguments) -> String {
    var words = ["touchstone", "fuzz"]
    for name in ["component", "weights"] {
      if let value = arguments[name] { words += ["--\(name)", value] }
    }
    return (words + ["--print"]).joined(separator: " ")
  }
}

extension Option {
  static let shrinkSeconds = Option.value(
    "shrink-seconds",
    "N",
    "Shrink one trace for N seconds at most; without it 10."
  )
}

extension Arguments {
  /// Returns an option's value as a length of time.
  func seconds(_ name: String) throws(UsageError) -> Duration? {
    try value(name, expected: "a number of seconds above 0") { text in
      Double(text).flatMap { $0 > 0 && $0 <= 1e9 ? .seconds($0) : nil }
    }
  }

  /// Returns the number of traces after which a search ends; nil: the line does not say.
  func runs() throws(UsageError) -> Int? {
    try value("runs", expected: "a whole number above 0") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Returns the number by which a search draws; nil: the line does not say.
  func searchSeed() throws(UsageError) -> UInt64? {
    try value("seed", expected: "a whole number from 0 on") { UInt64($0) }
  }

  fileprivate func tape() throws(UsageError) -> Tape? {
    let expected = "up to \(Tape.longest) numbers from 0 to 65535, with commas between"
    return try value("print", expected: expected) { text in
      let words = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = words.compactMap { UInt16($0) }
      guard numbers.count == words.count, numbers.count <= Tape.longest else { return nil }
      return Tape(numbers)
    }
  }
}
