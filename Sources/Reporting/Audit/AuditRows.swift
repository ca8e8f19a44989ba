import Audit
import Conformance
import Mutation

/// The renditions of one rate and one pattern of frames, whatever the scale.
struct RenditionGroup {
  let name: String
  private(set) var judged = 0
  private(set) var skipped = 0
  private(set) var must = 0
  private(set) var should = 0

  static func all(in report: AuditReport) -> [RenditionGroup] {
    var groups: [RenditionGroup] = []
    for tally in report.renditions {
      let name = tally.rendition.groupName
      if groups.last?.name != name { groups.append(RenditionGroup(name: name)) }
      groups[groups.count - 1].add(tally)
    }
    return groups
  }

  private init(name: String) {
    self.name = name
  }

  private mutating func add(_ tally: RenditionTally) {
    judged += tally.judged
    skipped += tally.skipped
    must += tally.must
    should += tally.should
  }
}

extension Rendition {
  /// The name in words.
  var name: String {
    guard case .variant(let variant) = self else { return groupName }
    let loss = variant.frames.loss.map { ", \($0)" } ?? ""
    return "at \(variant.rate) Hz, scale \(variant.scale)\(loss)"
  }

  fileprivate var groupName: String {
    switch self {
    case .own: "as it is"
    case .given: "as it was given"
    case .variant(let variant):
      "\(variant.rate) Hz" + (variant.frames.loss.map { ", \($0)" } ?? "")
    case .told(let level): "told: \(level.rawValue)"
    }
  }
}

/// The results for all faults of one operator.
struct OperatorRow {
  let operation: String
  let sentence: String
  private(set) var injected = 0
  private(set) var caught = 0
  private(set) var rules: [RuleCount] = []

  var survived: Int { injected - caught }

  static func all(in report: AuditReport) -> [OperatorRow] {
    var rows: [OperatorRow] = []
    for breach in report.breaches {
      if rows.last?.operation != breach.operation {
        rows.append(OperatorRow(operation: breach.operation, sentence: breach.sentence))
      }
      rows[rows.count - 1].add(breach)
    }
    return rows
  }

  private init(operation: String, sentence: String) {
    self.operation = operation
    self.sentence = sentence
  }

  private mutating func add(_ breach: BreachTally) {
    injected += breach.injected
    caught += breach.caught
    for count in breach.rules {
      if let place = rules.firstIndex(where: { $0.rule == count.rule }) {
        rules[place].count += count.count
      } else {
        rules.append(count)
      }
    }
    rules.sort { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }
}

extension BreachTally {
  /// Returns true if a fault is one of those that are counted here.
  func isMeant(by fault: Fault.Name) -> Bool {
    fault.operation == operation && fault.number == number && fault.context == context
  }
}

extension Survivor {
  /// The command that shows the mutant.
  var command: String { AuditCommand.showing(printID, in: source) }
}

extension Alarm {
  /// The command that shows the transcript.
  var command: String {
    guard let printID else {
      let words = [source.argument, "--id", caseID].map(ShellWord.quoted)
      return "touchstone show " + words.joined(separator: " ")
    }
    return AuditCommand.showing(printID, in: source)
  }
}

/// The spelling of commands in a report.
enum AuditCommand {
  static func showing(_ id: String, in source: Source) -> String {
    "touchstone audit \(ShellWord.quoted(source.argument)) --print \(ShellWord.quoted(id))"
      + " | touchstone show -"
  }
}
