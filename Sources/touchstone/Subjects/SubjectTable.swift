import Conformance
import Fuzzing
import Replay
import Samples
import Subjects
import Traces

/// The subjects that a command line names, which end with the command.
struct SubjectTable: Sendable {
  /// The subjects, each under a name of its own, in the order of the command line.
  let subjects: [any Subject]
  private let processes: [ProcessSubject]
  /// True for each subject that is the built-in one, in the same order.
  let areReferences: [Bool]

  /// Starts the subjects of `--subject`, and asks each for its name; without one, the reference.
  ///
  /// - Parameters:
  ///   - arguments: the command line.
  ///   - terminal: whose environment the processes have.
  ///   - usualLimit: how long a trace may take where the command line does not say.
  /// - Throws: `UsageError` for a value that is no subject, and for two of the same name.
  init(
    _ arguments: Arguments,
    _ terminal: Terminal,
    limit usualLimit: Duration = ProcessSubject.usualLimit
  ) throws(UsageError) {
    let limit = try arguments.timeLimit() ?? usualLimit
    let reference = try arguments.reference()
    var subjects: [any Subject] = []
    var processes: [ProcessSubject] = []
    for word in arguments.all("subject") {
      guard let choice = SubjectArgument(word) else {
        throw .wrongValue(.subject, word, expected: "reference, a command, or NAME=COMMAND")
      }
      switch choice.origin {
      case .reference: subjects.append(NamedReference(reference, name: choice.name))
      case .command(let command):
        let process = ProcessSubject(
          command,
          name: choice.name,
          limit: limit,
          environment: terminal.isOfProcess ? nil : terminal.environment
        )
        processes.append(process)
        subjects.append(process)
      }
    }
    self.subjects = subjects.isEmpty ? [reference] : subjects
    self.processes = processes
    areReferences = self.subjects.map { !($0 is ProcessSubject) }
    try checkNames()
  }

  /// The names of all subjects, in order.
  var names: [String] { subjects.map(\.name) }

  /// The first of them, for commands that take one.
  var first: any Subject { subjects[0] }

  /// The repertoire of the first subject.
  var repertoire: Repertoire {
    processes.first.map { Repertoire(of: $0) } ?? Repertoire()
  }

  /// The number of subjects in other processes.
  var processCount: Int { processes.count }

  /// Returns true if all subjects answer; says of those that do not why.
  ///
  /// A search is told so before its first trace, rather than by a failure of each.
  func isReady(_ terminal: Terminal) -> Bool {
    var isReady = true
    for process in processes {
      do throws(SubjectFailure) {
        _ = try process.introduction()
      } catch {
        guard case .failed(let why) = error else { continue }
        terminal.errors.say("touchstone: \(process.command)", because: why)
        isReady = false
      }
    }
    return isReady
  }

  /// Ends all subjects.
  ///
  /// - Returns: what there is to say of those that did not leave as they should.
  func close() -> [String] { processes.compactMap { $0.close() } }

  /// Ends all subjects, and says which did not leave as they should.
  func close(_ terminal: Terminal) {
    for complaint in close() { terminal.errors.say("touchstone: \(complaint)") }
  }

  private func checkNames() throws(UsageError) {
    // All start at once: some take a second, and a matrix has many.
    Workers.run(processes.count) { index in _ = processes[index].name }
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      _ = close()
      throw .cases(
        "two subjects are called \"\(name)\"; give one of them a name of its own:"
          + " --subject NAME=COMMAND"
      )
    }
  }
}

extension Arguments {
  /// Returns the reference, with the limits of the command line.
  func reference() throws(UsageError) -> ReferenceSubject {
    ReferenceSubject(limits: try replayLimits(), samples: Sample.all)
  }
}

/// The reference under a name of the command line's.
private struct NamedReference: Subject {
  let name: String
  var playsOnMainActor: Bool { reference.playsOnMainActor }
  private let reference: ReferenceSubject

  init(_ reference: ReferenceSubject, name: String?) {
    self.reference = reference
    self.name = name ?? reference.name
  }

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    try reference.transcript(of: trace)
  }

  func transcript(of trace: Trace, mostLines: Int) throws(SubjectFailure) -> Trace {
    try reference.transcript(of: trace, mostLines: mostLines)
  }

  func transcript(
    of trace: LongTrace,
    isAfresh: Bool
  ) throws(SubjectFailure) -> AnyTraceStream {
    reference.transcript(of: trace, isAfresh: isAfresh)
  }
}
