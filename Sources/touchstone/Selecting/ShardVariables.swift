import Conformance
import Traces

/// The variables by which a system that divides a job tells each part which one it is.
///
/// Only those are read that are set for one purpose alone: the same command, run several times.
/// Bitbucket's and Slurm's also count commands that differ; GNU parallel and `srun` do not say, or
/// not for this, how many there are. For these there is `--shard`.
struct ShardVariables: Hashable, Sendable {
  /// The variable that holds the number of the part.
  let index: String
  /// The variable that holds how many parts there are.
  let total: String
  /// The number of the first part.
  let first: Int

  /// The variables of Bazel's test runner; if Bazel runs the command, no others count.
  static let bazel = ShardVariables(
    index: "TEST_SHARD_INDEX",
    total: "TEST_TOTAL_SHARDS",
    first: 0
  )

  /// The variables of a job with `parallel`.
  static let gitLab = ShardVariables(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1)

  /// All others, in the order in which they are looked for.
  static let others: [ShardVariables] = [
    gitLab,
    ShardVariables(index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    ShardVariables(
      index: "BUILDKITE_PARALLEL_JOB",
      total: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0
    ),
    ShardVariables(index: "SEMAPHORE_JOB_INDEX", total: "SEMAPHORE_JOB_COUNT", first: 1),
  ]

  /// Returns the share that the variables name; nil: they are not set, or name no part of anything.
  ///
  /// - Parameter environment: the variables of the process.
  /// - Returns: the share.
  /// - Throws: `UsageError` where they name no share.
  func shard(in environment: [String: String]) throws(UsageError) -> ShardSelection? {
    guard let all = environment[total], !all.isEmpty else { return nil }
    let count = Int(plainDigits: all)
    guard let text = environment[index], !text.isEmpty else {
      if count == 1 { return nil }
      throw .cases("\(total) is \"\(all)\", but \(index) is not set; --shard K/N says which share")
    }
    let place = Int(plainDigits: text)
    guard let count, let place, let shard = ShardSelection(number: place - first + 1, of: count)
    else {
      throw .cases(
        "\(index) is \"\(text)\" and \(total) is \"\(all)\"; expected a whole number from \(first)"
          + (first == 0 ? ", less than the total" : " to the total") + "; --shard K/N beats them"
      )
    }
    return shard.isPart ? shard : nil
  }
}

/// The share that a command does, and who asked for it.
struct ShardChoice: Hashable, Sendable {
  /// The share; nil: the whole.
  var shard: ShardSelection?
  /// The source of the choice.
  var origin = "--shard"
  /// True if it is Bazel's choice, which wants to be told that it was understood.
  var isOfBazel = false
  /// The remark about variables that were not heeded; nil if there is none.
  var remark: String?

  /// Finds out which share to do: the command line's, else that of the environment.
  init(_ arguments: Arguments, _ environment: [String: String]) throws(UsageError) {
    if let chosen = try arguments.shard() {
      shard = chosen
      return
    }
    if BazelTest.isRunning(environment) {
      shard = try ShardVariables.bazel.shard(in: environment)
      isOfBazel = environment[ShardVariables.bazel.total] != nil
      origin = Self.names(.bazel)
      return
    }
    for variables in ShardVariables.others {
      guard let found = try variables.shard(in: environment) else { continue }
      if variables == .gitLab, let job = Self.matrixJob(environment) {
        remark =
          "the job \"\(job)\" is one of a matrix, not a share, so everything is run in spite of"
          + " \(Self.names(variables)); --shard K/N makes it one"
        return
      }
      shard = found
      origin = Self.names(variables)
      return
    }
  }

  /// Says which share it is, and where that comes from.
  func announce(_ terminal: Terminal) {
    if let remark { terminal.errors.say("touchstone: \(remark)") }
    guard let shard, shard.isPart else { return }
    terminal.errors.say("touchstone: shard \(shard), from \(origin)")
  }

  private static func names(_ variables: ShardVariables) -> String {
    "\(variables.index) and \(variables.total)"
  }

  /// Returns the name of a job of GitLab's `parallel:matrix`, which sets the same variables for
  /// jobs that differ; a share's name ends in ` 2/8`.
  private static func matrixJob(_ environment: [String: String]) -> String? {
    guard let job = environment["CI_JOB_NAME"], job.hasSuffix("]") else { return nil }
    return job
  }
}
