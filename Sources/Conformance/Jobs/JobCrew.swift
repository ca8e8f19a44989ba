import Foundation
internal import Subjects
import Synchronization

/// Processes that work side by side, each with a world of its own.
///
/// Components are on the main actor, and a process has one. So where several cases are to be played at
/// a time, each job is a process: the same command with the word `job` before its own words.
public final class JobCrew: Sendable {
  /// A request that got no answer, with what became of the process that was asked.
  public struct Loss: Error, Hashable, Sendable {
    /// The end of the process, in words.
    public let why: String
    /// True if processes died of the request; false: there was none to be asked.
    package var isDeath = true

    /// A request that the process could not read.
    package static let unread = Loss(why: "the process of a job could not read what it was asked")
  }

  private let plan: JobPlan
  private let posts: [JobPost]
  private let deaths = Mutex<[String]>([])

  /// The number of processes.
  public var count: Int { posts.count }

  /// Creates a crew, whose processes begin when they are first asked.
  ///
  /// - Parameters:
  ///   - count: how many processes there are.
  ///   - command: what a shell runs for each of them.
  ///   - environment: the environment of each; nil: that of this process.
  public init(_ count: Int, running command: String, environment: [String: String]? = nil) {
    plan = JobPlan(command: command, environment: environment)
    posts = (0..<count).map { _ in JobPost() }
  }

  /// Starts the first process, as the first request to it would.
  ///
  /// - Throws: `Loss` where the system starts none, so that none of the crew will work.
  public func begin() throws(Loss) {
    guard let first = posts.first else { return }
    do throws(JobFailure) { try first.begin(plan) } catch { throw error.loss(after: []) }
  }

  /// Takes what there is to say of processes that died though no request was to blame; nil: none did.
  public func takeRemark() -> String? {
    deaths.withLock { deaths in
      defer { deaths = [] }
      guard let first = deaths.first else { return nil }
      return deaths.count == 1
        ? "the process of a job \(first); what it was at was done afresh, in another one"
        : "\(deaths.count) processes of jobs died, of which the first \(first); what they were at was"
          + " done afresh, in others"
    }
  }

  /// Asks one of the processes, and waits for its answer.
  ///
  /// A process that dies may have been ended by what it was asked before, or from outside: so a fresh
  /// one is asked again. Only a request of which that one dies as well is to blame.
  ///
  /// - Parameters:
  ///   - request: what is to be done.
  ///   - job: which process does it, from 0; another one where the system starts this one no more.
  /// - Returns: what came of it.
  /// - Throws: `Loss` where there is no answer; the next request begins another process.
  package func ask<Request: Encodable & Sendable, Reply: Decodable & Sendable>(
    _ request: Request,
    job: Int
  ) throws(Loss) -> Reply {
    var endings: [String] = []
    while true {
      do throws(JobFailure) {
        let reply: Reply = try answer(to: request, job)
        deaths.withLock { $0 += endings }
        return reply
      } catch {
        guard case .died(let ending) = error, endings.isEmpty else {
          throw error.loss(after: endings)
        }
        endings.append(ending)
      }
    }
  }

  private func answer<Request: Encodable & Sendable, Reply: Decodable & Sendable>(
    to request: Request,
    _ job: Int
  ) throws(JobFailure) -> Reply {
    do throws(JobFailure) {
      return try posts[job].reply(to: request, plan)
    } catch {
      guard case .notStarted = error else { throw error }
      for (place, post) in posts.enumerated() where place != job {
        if let reply: Reply = try post.replyIfManned(to: request) { return reply }
      }
      throw error
    }
  }

  /// Ends all processes.
  public func close() {
    for post in posts { post.leave() }
  }
}

/// The command that starts each process of a crew.
private struct JobPlan: Sendable {
  var command: String
  var environment: [String: String]?
}

/// A reason why a process of a crew gave no answer.
private enum JobFailure: Error, Hashable {
  /// The system started none, for this reason.
  case notStarted(String)
  /// It ended, or said nothing that can be read; the words follow "the process of a job".
  case died(String)

  /// Returns the answer for the caller.
  ///
  /// - Parameter endings: what became of the process that was asked before.
  /// - Returns: the failure of the request.
  func loss(after endings: [String]) -> JobCrew.Loss {
    switch self {
    case .notStarted(let reason):
      let before = endings.map { "the process of a job \($0), and " }.joined()
      return JobCrew.Loss(
        why: "\(before)no process could be started for a job: \(reason)",
        isDeath: false
      )
    case .died(let ending):
      let again =
        endings.isEmpty ? "" : "; a fresh process, which played nothing before, did so again"
      return JobCrew.Loss(why: "the process of a job \(ending)\(again)")
    }
  }
}

/// The place of one process of a crew.
private final class JobPost: Sendable {
  private let process = Mutex<JobProcess?>(nil)

  func begin(_ plan: JobPlan) throws(JobFailure) {
    try process.withLock { process in
      Result { () throws(JobFailure) in if process == nil { process = try JobProcess(plan) } }
    }.get()
  }

  func reply<Request: Encodable & Sendable, Reply: Decodable & Sendable>(
    to request: Request,
    _ plan: JobPlan
  ) throws(JobFailure) -> Reply {
    try begin(plan)
    guard let reply: Reply = try replyIfManned(to: request) else {
      throw .died("was taken from its work")
    }
    return reply
  }

  /// Asks the process that is here; nil: there is none.
  func replyIfManned<Request: Encodable & Sendable, Reply: Decodable & Sendable>(
    to request: Request
  ) throws(JobFailure) -> Reply? {
    try process.withLock { process in
      Result { () throws(JobFailure) -> Reply? in
        do throws(JobFailure) {
          return try process?.reply(to: request)
        } catch {
          process = nil
          throw error
        }
      }
    }.get()
  }

  func leave() { process.withLock { $0 = nil } }
}

/// One process of a crew.
private final class JobProcess {
  private let child: ChildProcess
  private var lines = AnswerLines()

  init(_ plan: JobPlan) throws(JobFailure) {
    do throws(StartFailure) {
      child = try ChildProcess(plan.command, environment: plan.environment, keepsErrors: false)
    } catch {
      throw .notStarted(error.reason)
    }
  }

  /// Sends a request, and reads the line that answers it.
  func reply<Request: Encodable, Reply: Decodable>(
    to request: Request
  ) throws(JobFailure) -> Reply {
    guard var line = try? JSONEncoder().encode(request) else { throw .died("could not be asked") }
    line.append(UInt8(ascii: "\n"))
    guard child.input?.writeAll(Array(line)) == true else { throw ended() }
    while true {
      if let answer = lines.next() {
        // The bytes behind the line are padding for another reader.
        let text = Data(answer.dropLast(AnswerLines.padding))
        guard let reply = try? JSONDecoder().decode(Reply.self, from: text) else {
          throw .died("gave no answer that can be read")
        }
        return reply
      }
      child.output.waitUntilReadable()
      if lines.fill(from: child.output) == .closed { throw ended() }
    }
  }

  private func ended() -> JobFailure { .died(child.end()?.ending.text ?? "ended") }
}
