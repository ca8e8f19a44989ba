import Conformance
import Glibc
import Oracle
import Replay
import Traces

/// All measurements, in the order in which they are printed.
struct Benchmark {
  private let terminal: Terminal
  private let seconds: Double
  private let events: Int

  init(_ terminal: Terminal, seconds: Double, events: Int) {
    self.terminal = terminal
    self.seconds = seconds
    self.events = events
  }

  /// Measures and prints.
  func run() -> ExitCode {
    do {
      try measureReading()
      try measureMessages()
      try measureReplaying()
      try measureJudging()
      try measureFlicks()
      try measureSubjects()
      measureFuzzing()
      try measureShrinking()
      MainActor.assumeIsolated { measureTables() }
      measureReports()
      return .success
    } catch {
      terminal.errors.write("touchstone bench: \(error)\n")
      return .failed
    }
  }

  private func measureReading() throws {
    let file = try LongTraceFile(events: events)
    defer { file.remove() }
    var read = 0
    let elapsed = try Self.time {
      read = Lint.check(try TraceReader(file: file.path)) { _ in }
    }
    report("events parsed", Double(read) / elapsed, "a second", "at least 10 million")
    report(
      "peak memory on \(Self.grouped(Double(events))) events",
      Self.peakMegabytes,
      "MB",
      "under 50"
    )
  }

  private func measureMessages() throws {
    let transcript = try ReferenceSubject()
      .transcript(of: try SampleTraces.trace(SampleTraces.session))
    var writer = TraceWriter()
    writer.write(transcript)
    let bytes = writer.bytes
    var messages = 0
    let elapsed = try repeated { messages += try SampleTraces.trace(bytes).lines.count }
    report("messages parsed", Double(messages) / elapsed, "a second", "at least 1 million")
  }

  private func measureReplaying() throws {
    let subject = ReferenceSubject()
    let trace = try SampleTraces.trace(SampleTraces.session)
    var frames = 0
    let elapsed = try repeated { frames += try subject.frameCount(of: trace) }
    report(
      "frames replayed and recorded",
      Double(frames) / elapsed,
      "a second",
      "at least 1 million, the goal is 10"
    )
  }

  private func measureJudging() throws {
    let transcript = try ReferenceSubject()
      .transcript(of: try SampleTraces.trace(SampleTraces.session))
    let judge = Judge(profile: .modern)
    var messages = 0
    let elapsed = try repeated {
      guard judge.verdict(of: transcript).violations.isEmpty else {
        throw SubjectFailure.failed(why: "the sample glide was judged wrong")
      }
      messages += transcript.lines.count
    }
    report(
      "messages judged over long glides",
      Double(messages) / elapsed,
      "a second",
      "at least 5 million, the goal is 30"
    )
  }

  private func measureFlicks() throws {
    let subject = ReferenceSubject()
    let judge = Judge(profile: .modern)
    let bytes = Array(SampleTraces.flick.utf8)
    var flicks = 0
    let elapsed = try repeated {
      let verdict = judge.verdict(of: try subject.transcript(of: try SampleTraces.trace(bytes)))
      guard verdict.violations.isEmpty else {
        throw SubjectFailure.failed(why: "the sample flick was judged wrong")
      }
      flicks += 1
    }
    report(
      "two-second flicks parsed, replayed and judged",
      Double(flicks) / elapsed,
      "a second",
      "at least 5,000, the goal is 40,000"
    )
  }

  private func measureFuzzing() {
    measureFuzzing(
      ["scroll", "zoom"],
      "generated traces replayed and judged",
      "at least 5,000, the goal is 25,000"
    )
    measureFuzzing(["table"], "the same of tables", "a load is a hundred messages")
  }

  private func measureFuzzing(_ components: [String], _ what: String, _ goal: String) {
    var options = Fuzz.Options()
    options.time = .seconds(seconds)
    options.components = components
    // Nothing is read or saved, and nearly all of the time goes into the search.
    options.folder = ""
    options.shrinkTime = .milliseconds(1)
    var runs = 0
    let elapsed = Self.time { runs = Fuzz(ReferenceSubject(), options: options).report().runs }
    report(what, Double(runs) / elapsed, "a second", goal)
  }

  private func measureShrinking() throws {
    let trace = try SampleTraces.trace(SampleTraces.wander)
    let trial = Case(trace: trace, source: .standardInput, isTranscript: false)
    let shrinker = CaseShrinker(ForgetfulSubject())
    var times = 0
    let elapsed = try repeated {
      guard case .shrunk(let shrunk) = shrinker.outcome(of: trial), shrunk.trace.lines.count < 5
      else { throw SubjectFailure.failed(why: "the sample failure was not shrunk") }
      times += 1
    }
    report(
      "a failure of \(trace.lines.count) events shrunk",
      elapsed / Double(times) * 1000,
      "ms",
      "under 200"
    )
  }

  // MARK: - Measuring

  /// Runs a body again and again until the time is up; returns how long that took, in seconds.
  func repeated(_ body: () throws -> Void) rethrows -> Double {
    try body()
    return try Self.time {
      let clock = ContinuousClock()
      let end = clock.now + .seconds(seconds)
      repeat { try body() } while clock.now < end
    }
  }

  static func time(_ body: () throws -> Void) rethrows -> Double {
    let elapsed = try ContinuousClock().measure(body)
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }

  /// The most memory that this process ever held, in MB of 10⁶ bytes.
  static var peakMegabytes: Double {
    var usage = rusage()
    _ = unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
    return Double(usage.ru_maxrss) * 1024 / 1_000_000
  }

  // MARK: - Printing

  func report(_ what: String, _ figure: Double, _ unit: String, _ goal: String) {
    let name = what + String(repeating: " ", count: max(1, 48 - what.count))
    let number = Self.grouped(figure)
    let padding = String(repeating: " ", count: max(0, 12 - number.count))
    terminal.output.write("\(name)\(padding)\(number) \(unit)  (\(goal))\n")
    terminal.output.flush()
  }

  /// A whole number with its digits in threes.
  static func grouped(_ figure: Double) -> String {
    var text = ""
    for (index, digit) in String(Int(figure)).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
