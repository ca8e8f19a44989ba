import Foundation
internal import Subjects
import Synchronization

/// Processes that work side by side, each with a world of its own.
///
/// Components are on the main actor, and a process has one. So where several cases are to be played at
/// a time, each job is a process: the same command with the word `job` before its own words.
public final class JobCrew: Sendable {
  /// A process that died, with how it ended.
  public struct Loss: Error, Hashable, Sendable {
    /// How it ended, in words.
    public let why: String
  }

  private let plan: JobPlan
  private let posts: [JobPost]

  /// How many processes there are.
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

  /// Asks one of the processes, and waits for its answer.
  ///
  /// - Parameters:
  ///   - request: what is to be done.
  ///   - job: which process does it, from 0.
  /// - Returns: what came of it.
  /// - Throws: `Loss` where the process died; the next request begins another one.
  func ask<Request: Encodable & Sendable, Reply: Decodable & Sendable>(
    _ request: Request,
    job: Int
  ) throws(Loss) -> Reply {
    try posts[job].reply(to: request, plan)
  }

  /// Ends all processes.
  public func close() {
    for post in posts { post.leave() }
  }
}

/// How each process of a crew is started.
private struct JobPlan: Sendable {
  var command: String
  var environment: [String: String]?
}

/// The place of one process of a crew.
private final class JobPost: Sendable {
  private let process = Mutex<JobProcess?>(nil)

  func reply<Request: Encodable & Sendable, Reply: Decodable & Sendable>(
    to request: Request,
    _ plan: JobPlan
  ) throws(JobCrew.Loss) -> Reply {
    let answer: Result<Reply, JobCrew.Loss> = process.withLock { process in
      do throws(JobCrew.Loss) {
        if process == nil { process = try JobProcess(plan) }
        guard let reply: Reply = try process?.reply(to: request) else {
          return .failure(JobCrew.Loss(why: "the process of a job is gone"))
        }
        return .success(reply)
      } catch {
        process = nil
        return .failure(error)
      }
    }
    return try answer.get()
  }

  func leave() { process.withLock { $0 = nil } }
}

/// One process of a crew.
private final class JobProcess {
  private let child: ChildProcess
  private var lines = AnswerLines()

  init(_ plan: JobPlan) throws(JobCrew.Loss) {
    do throws(StartFailure) {
      child = try ChildProcess(plan.command, environment: plan.environment, keepsErrors: false)
    } catch {
      throw JobCrew.Loss(why: "no process could be started for a job: \(error.reason)")
    }
  }

  /// Sends a request, and reads the line that answers it.
  func reply<Request: Encodable, Reply: Decodable>(
    to request: Request
  ) throws(JobCrew.Loss) -> Reply {
    guard var line = try? JSONEncoder().encode(request) else { throw loss("could not be asked") }
    line.append(UInt8(ascii: "\n"))
    guard child.input?.writeAll(Array(line)) == true else { throw ended() }
    while true {
      if let answer = lines.next() {
        // What is behind the line is padding for another reader.
        let text = Data(answer.dropLast(AnswerLines.padding))
        guard let reply = try? JSONDecoder().decode(Reply.self, from: text) else {
          throw loss("gave no answer that can be read")
        }
        return reply
      }
      child.output.waitUntilReadable()
      if lines.fill(from: child.output) == .closed { throw ended() }
    }
  }

  private func ended() -> JobCrew.Loss {
    loss(child.end().map { "ended: \($0.ending.text)" } ?? "ended")
  }

  private func loss(_ what: String) -> JobCrew.Loss {
    JobCrew.Loss(why: "the process of a job \(what)")
  }
}
