/// One entry of a list of known failures: what is listed does not fail.
public struct KnownFailure: Hashable, Sendable, Codable {
  /// The name of the subject that fails; nil: any, and what `check` judges.
  public var subject: String?
  /// The cases in which it does.
  public var id: Wildcard
  /// The rule that it breaks there; `error`: it cannot play the case.
  public var rule: String
  /// The number of cases that it stands for; nil: any number.
  ///
  /// One more is a failure that nobody has looked at.
  public var count: Int?
  /// The reason why that is accepted.
  public var reason: String
  /// A link to more about it, such as an issue of the component's tracker.
  public var link: String?
  /// The day from which the entry counts no longer.
  public var expires: CalendarDate?
  /// The place of the entry.
  public var place: Place

  /// Creates an entry.
  public init(
    subject: String?,
    id: Wildcard,
    rule: String,
    count: Int? = nil,
    reason: String,
    link: String? = nil,
    expires: CalendarDate? = nil,
    place: Place
  ) {
    self.subject = subject
    self.id = id
    self.rule = rule
    self.count = count
    self.reason = reason
    self.link = link
    self.expires = expires
    self.place = place
  }

  /// True if it speaks of a subject that cannot play the case.
  var isOfError: Bool { rule == Demand.judged.id }

  /// The cases that it speaks of, in short.
  public var topic: String {
    let whose = subject.map { " of \($0)" } ?? ""
    return "\(id.text)\(whose)"
  }
}

/// The entries of all lists of known failures of a run.
public struct KnownFailures: Hashable, Sendable {
  /// The entries, in the order in which they were read.
  public let entries: [KnownFailure]

  /// Creates the list of some entries.
  public init(_ entries: [KnownFailure] = []) {
    self.entries = entries
  }
}

extension KnownFailures {
  /// Returns the rules that are known for a subject in cases of any name; a search for what is new
  /// passes over them.
  ///
  /// - Parameters:
  ///   - subject: the subject's name.
  ///   - id: a case whose own entries count, too; nil: there is none.
  /// - Returns: the ids of the rules.
  package func rules(of subject: String, in id: String? = nil) -> Set<String> {
    let meant = entries.filter { entry in
      guard entry.subject == nil || entry.subject == subject else { return false }
      return id.map(entry.id.matches) ?? entry.id.isOpen
    }
    return Set(meant.map { $0.isOfError ? Demand.plays.id : $0.rule })
  }
}

/// An entry of a list of known failures that is out of date.
public struct StaleEntry: Hashable, Sendable {
  /// The entry.
  public var entry: KnownFailure
  /// The reason why it is out of date, and the advice what to do.
  public var why: String

  /// Creates an entry that is out of date.
  public init(entry: KnownFailure, why: String) {
    self.entry = entry
    self.why = why
  }

  /// The entry's place, and why it is out of date.
  public var text: String { "\(entry.place): \(why)" }
}
