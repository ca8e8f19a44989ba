public import Testing
public import TraceConformance

/// One trace as a test's argument.
public struct TestedTrace: Sendable, Identifiable, CustomTestStringConvertible {
  typealias Mistake = TraceReadingError.Mistake

  enum Content: Sendable {
    case trace(TraceCase)
    case mistake(Mistake)
  }

  let content: Content
  let tally: Tally

  /// The trace; nil: it could not be read.
  public var trace: TraceCase? {
    if case .trace(let trace) = content { trace } else { nil }
  }

  /// The trace's name; that of the file, where it could not be read.
  public var id: String {
    switch content {
    case .trace(let trace): trace.id
    case .mistake(let mistake): mistake.file.isEmpty ? "no traces" : mistake.file
    }
  }

  /// The name that a test's report shows.
  public var testDescription: String { id }

  /// Plays the trace into a subject, and records an issue for whatever is found wrong.
  ///
  /// A broken rule is an issue at the line of the trace that led to it, with the whole explanation; a
  /// rule of the grade `should` is a warning. A case that is skipped is a warning that says why; a test
  /// of which every case was skipped fails. The transcript of a case that fails is attached.
  ///
  /// - Parameters:
  ///   - subject: what plays it.
  ///   - profile: the profile; nil: the header's, or `modern`.
  ///   - isStrict: whether a rule of the grade `should` fails too.
  /// - Returns: the verdict; nil: the trace could not be read.
  @discardableResult
  public func expectConformance(
    of subject: some TraceSubject = .reference,
    profile: TraceProfile? = nil,
    isStrict: Bool = false
  ) -> TraceVerdict? {
    switch content {
    case .mistake(let mistake):
      record(mistake.text, file: mistake.file, line: mistake.line)
      return nil
    case .trace(let trace):
      let verdict = trace.verdict(of: subject, profile: profile, isStrict: isStrict)
      report(verdict, on: trace)
      if tally.provesNothing(after: verdict.outcome != .skip) {
        record("not one trace was judged, so nothing is proved", file: trace.file, line: trace.line)
      }
      return verdict
    }
  }

  private func report(_ verdict: TraceVerdict, on trace: TraceCase) {
    switch verdict.outcome {
    case .error: record(verdict.why ?? "", file: trace.file, line: trace.line)
    case .skip:
      let why = "skipped: " + (verdict.why ?? "")
      record(why, .warning, file: trace.file, line: trace.line)
    case .pass, .fail: report(verdict.violations.filter { !$0.isExpected })
    }
    guard verdict.outcome == .fail, let transcript = verdict.transcript else { return }
    let name = trace.id.replacing("/", with: "-") + ".transcript.jsonl"
    Attachment.record(transcript.text, named: name)
  }

  /// Records an issue for each violation that stands by itself; the others are counted with the first.
  private func report(_ violations: [TraceViolation]) {
    let heads = violations.filter { $0.follows == nil }
    let followers = violations.following.map { [$0] } ?? []
    for (index, head) in heads.enumerated() {
      guard head.isFailing || head.grade != .may else { continue }
      let text = ([head.text] + (index == 0 ? followers : [])).joined(separator: "\n")
      record(text, head.isFailing ? .error : .warning, file: head.file, line: head.line)
    }
  }

  /// Records an issue at a line of a trace.
  private func record(
    _ text: String,
    _ severity: Issue.Severity = .error,
    file: String,
    line: Int
  ) {
    // The part before the slash is for the compiler's own modules; it may not be empty, nor the line 0.
    let name = file.split(separator: "/").last.map(String.init) ?? "trace"
    let location = SourceLocation(
      fileID: "Traces/\(name)",
      filePath: file.isEmpty ? "trace" : file,
      line: max(1, line),
      column: 1
    )
    Issue.record(Comment(rawValue: text), severity: severity, sourceLocation: location)
  }
}
