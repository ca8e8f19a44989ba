import Conformance
import Glibc
import Replay
import Subjects
import Traces

extension Command {
  /// Speaks the subject protocol.
  static let subject = Command(
    name: "subject",
    summary: "Answers the subject protocol by the reference.",
    operands: .none,
    discussion: """
      Reads requests from the standard input and writes answers to the standard output, an object a
      line, until {"bye":1} or the end of the input.
      """,
    options: [
      .path(
        "transcripts",
        "FILE",
        .input,
        "Play nothing: answer with the transcripts of this file, one after the other and again from"
          + " the first."
      ),
      .limit,
    ],
    examples: [
      Example(
        line: "touchstone run traces --subject 'touchstone subject'",
        purpose: "judges the reference components in a process of their own"
      ),
      Example(
        line: "echo '{\"hello\":1}' | touchstone subject",
        purpose: "prints what the reference components can do"
      ),
    ],
    codes: [
      .success: "the requests ended",
      .failed: "a line is no request, or the file of transcripts cannot be read",
    ],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      let reference = try arguments.reference()
      do {
        let server = try server(arguments["transcripts"], reference)
        switch server.serve(input: STDIN_FILENO, output: STDOUT_FILENO) {
        case .left, .unheard: return .success
        case .misunderstood(let why):
          terminal.errors.say("touchstone subject: the line is no request: \(why)")
        }
      } catch {
        terminal.errors.say("touchstone subject: \(error)")
      }
      return .failed
    }
  )

  /// Returns the reference components, or the transcripts of a file.
  private static func server(
    _ file: String?,
    _ reference: ReferenceSubject
  ) throws -> SubjectServer {
    guard let file else { return SubjectServer(reference, identity: .reference) }
    var transcripts: [Trace] = []
    var reader = try TraceReader(file: file)
    do {
      while let transcript = try reader.nextTrace() { transcripts.append(transcript) }
    } catch {
      throw SubjectFailure.failed(why: error.located(in: file))
    }
    guard !transcripts.isEmpty else { throw TraceError(.emptyFile) }
    return try SubjectServer(
      transcripts: transcripts,
      identity: SubjectIdentity(name: "transcripts")
    )
  }
}

extension SubjectIdentity {
  /// The components that ship here.
  static var reference: SubjectIdentity {
    var identity = SubjectIdentity(name: ReferenceSubject().name)
    identity.version = Touchstone.version
    identity.language = "Swift"
    identity.components = ReferenceSubject.components
    identity.capabilities = ReferenceSubject.capabilities
    identity.plays.config = Set(ReferenceSubject.properties)
    identity.plays.calls = Set(ReferenceSubject.calls)
    identity.plays.delegate = Set(ReferenceSubject.messages)
    identity.tells.messages = Set(ReferenceSubject.messages)
    identity.tells.state = Set(ReferenceSubject.stateKeys)
    return identity
  }
}
