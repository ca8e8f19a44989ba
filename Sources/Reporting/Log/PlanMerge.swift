import Conformance
import Oracle
import Traces

/// Makes one plan of those of several logs.
enum PlanMerge {
  /// Returns the plan of the whole run.
  ///
  /// - Parameter logs: the files with their plans, at least one.
  /// - Returns: the plan, and which shards are missing.
  /// - Throws: `LogMerge.Failure` where they are not of one run.
  static func plan(
    of logs: [(file: String, plan: RunPlan)]
  ) throws(LogMerge.Failure) -> (RunPlan, [String]) {
    guard let first = logs.first else { throw LogMerge.Failure(lines: ["there is no log"]) }
    let conflicts = logs.dropFirst().flatMap { log in
      differences.compactMap { what, value -> String? in
        let (left, right) = (value(first.plan), value(log.plan))
        guard left != right else { return nil }
        return
          "\(first.file.inOneLine) and \(log.file.inOneLine) are not of one run: \(what) \(left) and \(right)"
      }
    }
    guard conflicts.isEmpty else { throw LogMerge.Failure(lines: conflicts) }
    var plan = first.plan
    plan.shard = nil
    plan.paths = []
    for path in logs.flatMap(\.plan.paths) where !plan.paths.contains(path) {
      plan.paths.append(path)
    }
    // One run begins once; where one log leaves times out, all do.
    let beginnings = logs.map(\.plan.began)
    plan.began = beginnings.contains(nil) ? nil : beginnings.compactMap(\.self).min()
    return (plan, missingShards(logs))
  }

  /// The facts that must be the same in all logs.
  private static let differences: [(String, @Sendable (RunPlan) -> String)] = [
    ("the tool is", \.tool),
    ("the subjects are", { list($0.subjects) }),
    ("the commands are", { list($0.commands) }),
    ("the selection is", { list($0.selection) }),
    ("the profile is", { $0.profile ?? "each trace's own" }),
    ("strictness is", { $0.isStrict ? "on" : "off" }),
    ("expectations weigh", { list($0.expectations.words) }),
    (
      "the rules that weigh otherwise are",
      { plan in list(plan.rules.all.map { "\($0.rule) \($0.level.rawValue)" }) }
    ),
    ("--max-skipped is", { $0.skipLimit?.description ?? "not given" }),
    (
      "the known failures are",
      { plan in
        let entries = plan.knownFailures
        return "\(entries.count) entries with the number \(fingerprint(of: entries))"
      }
    ),
  ]

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  private static func fingerprint(of entries: [KnownFailure]) -> String {
    let texts = entries.flatMap { entry in
      [
        entry.subject ?? "", entry.id.text, entry.rule, entry.reason, entry.link ?? "",
        entry.expires?.description ?? "", entry.place.description,
      ]
    }
    return String(TextFingerprint(texts).text.prefix(8))
  }

  /// Returns the shards of a run without a log, a line for each total.
  private static func missingShards(_ logs: [(file: String, plan: RunPlan)]) -> [String] {
    var given: [Int: Set<Int>] = [:]
    for log in logs {
      guard let (index, total) = log.plan.shard.flatMap(parts) else { continue }
      given[total, default: []].insert(index)
    }
    // A log of the whole run lacks nothing.
    guard !logs.contains(where: { $0.plan.shard == nil }) else { return [] }
    guard given.count < 2 else {
      let totals = given.keys.sorted().map(String.init).joined(separator: " and ")
      return ["the shards are of runs that were split in different ways: into \(totals)"]
    }
    return given.compactMap { total, shards in
      let missing = (1...max(1, total)).filter { !shards.contains($0) }
      guard !missing.isEmpty else { return nil }
      let named = missing.prefix(20).map { "\($0)/\(total)" }.joined(separator: ", ")
      let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
      return "there is no log of the \(missing.count == 1 ? "shard" : "shards") \(named)\(more)"
    }
  }

  private static func parts(_ shard: String) -> (Int, Int)? {
    let numbers = shard.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else {
      return nil
    }
    return (numbers[0], numbers[1])
  }
}
