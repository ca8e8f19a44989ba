import Conformance
import Replay
import Reporting
import Traces

// A command that plays several cases at a time runs itself again, once for each job, with the word `job`
// before its own words. Such a process reads requests from its standard input; nobody types it.

extension Touchstone {
  /// The word before the words of a job.
  static let job = "job"

  /// Serves the crew of a command line.
  ///
  /// - Parameters:
  ///   - words: the command line that the crew works for.
  ///   - terminal: whose errors are those of the command.
  /// - Returns: what the process answers.
  static func serveJob(_ words: [String], _ terminal: Terminal) -> ExitCode {
    guard let command = commands.first(where: { $0.name == words.first }), let job = command.job
    else { return .usage }
    do {
      var arguments = try Arguments(Array(words.dropFirst()), options: command.allOptions)
      try arguments.configure(for: command, terminal.environment)
      return try job(arguments, terminal) ? .success : .failed
    } catch {
      terminal.errors.say("touchstone: a job does not understand its words: \(error)")
      return .failed
    }
  }
}

extension Terminal {
  /// Returns the processes that play so many cases at a time; nil: one is played after the other,
  /// here.
  ///
  /// - Parameters:
  ///   - jobs: how many cases are played at a time.
  ///   - subjects: what plays them.
  ///   - words: words that a job gets besides the command's own.
  /// - Returns: the processes; nil also where no subject needs them.
  func crew(_ jobs: Int, for subjects: [any Subject], adding words: [String] = []) -> JobCrew? {
    guard jobs > 1, let file = commandLine.first,
      subjects.contains(where: \.playsOnMainActor)
    else { return nil }
    let line = [file, Touchstone.job] + commandLine.dropFirst() + words
    let command = "exec " + line.map(ShellWord.executed).joined(separator: " ")
    let crew = JobCrew(jobs, running: command, environment: environment)
    do throws(JobCrew.Loss) {
      try crew.begin()
      return crew
    } catch {
      errors.say("touchstone: \(error.why); one case is played after the other")
      return nil
    }
  }

  /// Says which processes of a crew died without a case to blame.
  func tellOfDeaths(in crew: JobCrew?) {
    if let remark = crew?.takeRemark() { errors.say("touchstone: \(remark)") }
  }
}
