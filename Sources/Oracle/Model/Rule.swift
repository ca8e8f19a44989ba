internal import Traces

/// One thing that must hold, as a value: what it says, where that comes from, how it is checked.
public struct Rule: Sendable, Identifiable {
  /// The stable id, for instance `scroll.glide.closes-once`.
  public let id: String
  /// The sentence of the rule.
  public let sentence: String
  /// The weight of a violation.
  public private(set) var grade: Grade
  /// The numbers of the catalogue that it enforces, the main one first.
  public let catalogue: [String]
  /// The evidence behind those numbers, if it is not the main one's; nil: it is.
  let otherSources: [String]?
  /// Its form.
  public let form: Form
  /// The sides of what is disputed that a profile in which it holds must demand.
  let needs: Profile.Switches
  /// The topic of the rule.
  let topic: Topic
  /// The topics that a violation leaves in doubt, until the place is found again.
  let leaves: Topics
  /// True if it asks for an exception, which then needs no expectation.
  let demandsException: Bool
  /// The tangles, which no source describes, in which it says nothing.
  let endsIn: Tangle
  let check: Check
  /// The context in which it says more of a message that the drag chain does not allow than the
  /// chain's own rule.
  let accountsForStray: Context?
  /// The makers of its examples.
  ///
  /// Only code that explains or tests a rule looks at them.
  private let makePassing: @Sendable () -> [Example]
  private let makeFailing: @Sendable () -> [Example]

  /// A condition that is checked for a view before its event is followed.
  typealias Context = @Sendable (Watch) -> Bool
}

extension Rule {
  /// Creates a rule.
  ///
  /// It hands everything on at once, so that the compiler can lay out a rule beforehand: a rule of whose
  /// parts none must be computed is in the program as it is, and takes no time as that begins.
  init(
    _ id: String,
    _ sentence: String,
    _ form: Form,
    grade: Grade = .must,
    catalogue: [String],
    sources: [String]? = nil,
    topic: Topic,
    leaves: Topics? = nil,
    endsIn tangle: Tangle? = nil,
    needs: Profile.Switches = [],
    demandsException: Bool = false,
    check: Check,
    accountsForStrayWhere context: Context? = nil,
    passing: @autoclosure @escaping @Sendable () -> [Example],
    failing: @autoclosure @escaping @Sendable () -> [Example]
  ) {
    self.init(
      id: id,
      sentence: sentence,
      grade: grade,
      catalogue: catalogue,
      otherSources: sources,
      form: form,
      needs: needs,
      topic: topic,
      leaves: leaves ?? topic.leavesInDoubt,
      demandsException: demandsException,
      endsIn: tangle ?? Tangle(of: topic),
      check: check,
      accountsForStray: context,
      makePassing: passing,
      makeFailing: failing
    )
  }
}

extension Rule {
  /// The evidence behind its numbers: that of the main one, where the rule names none of its own.
  public var sources: [String] {
    otherSources ?? catalogue.first.flatMap(Catalogue.entry)?.sources ?? []
  }

  /// Transcripts that keep it.
  public var passing: [Example] { makePassing() }

  /// Transcripts that break it, and no other `must` rule, at the mark.
  public var failing: [Example] { makeFailing() }

  /// The names of the profiles in which it holds.
  public var profiles: [String] {
    Profile.all.filter { $0.switches.isSuperset(of: needs) }.map(\.name)
  }

  /// Returns the rule with another grade.
  func graded(_ grade: Grade) -> Rule {
    var rule = self
    rule.grade = grade
    return rule
  }

  /// True if it stands for the expectations of traces, not for something that is known of UIKit.
  var isExpectation: Bool {
    if case .expectation = check { true } else { false }
  }
}

/// The way in which a rule is checked.
enum Check: Sendable {
  /// Cells of the table of a drag chain name it.
  case table
  /// Flags at certain messages.
  case flags([FlagDemand])
  /// A question asked at certain events.
  case question(Question)
  /// The judge itself finds it, at an expectation or an exception line.
  case expectation
}

/// The answer of a rule to a question.
enum Answer: Equatable, Sendable {
  /// The rule is not about this, or a fact is missing that it does not name.
  case notJudged
  /// It cannot be judged, for a fact is missing.
  case lacks(Lack)
  /// It had occasion to fail, and did not.
  case holds
  /// It is broken.
  case violated
}

/// An answer to a frame of a glide, by the content's offset and the time.
typealias FrameAnswer = @Sendable (_ offset: Place, _ time: Microseconds) -> Answer

/// A question that is asked at certain events of a view.
struct Question: Sendable {
  /// The conditions under which it is worth asking, so that most questions cost nothing most of the
  /// time.
  ///
  /// First stands what is looked at for most events: they keep tables by scope, which end with the last.
  struct Scope: OptionSet, Sendable {
    let rawValue: UInt16
    /// Before the event the view may have been at rest.
    static var atRest: Scope { Scope(rawValue: 1 << 0) }
    /// Before the event it may have been dragged or gliding.
    static var inMotion: Scope { Scope(rawValue: 1 << 1) }
    /// The transcript has views with controllers.
    static var withScreens: Scope { Scope(rawValue: 1 << 2) }
    /// The view certainly glides by itself, with no call and no finger in it.
    static var freeGlide: Scope { Scope(rawValue: 1 << 3) }
    /// The program has called it.
    static var afterCall: Scope { Scope(rawValue: 1 << 4) }
    /// Before the event a finger may have dragged it.
    static var inDrag: Scope { Scope(rawValue: 1 << 5) }
    /// Something rare: the message tells the inset, the header tells the scale, a bounce is held.
    static var rarely: Scope { Scope(rawValue: 1 << 6) }
    /// The transcript has plain content whose touches can be judged.
    static var onContent: Scope { Scope(rawValue: 1 << 7) }
    /// The content was past an edge since the lift, or may have been, or there was none.
    static var pastEdge: Scope { Scope(rawValue: 1 << 8) }
    /// An axis does not bounce.
    static var withoutBounces: Scope { Scope(rawValue: 1 << 9) }
    /// One frame of a glide in eight: for what is dear to ask and shows in any of them.
    ///
    /// Such a question has an answer to frames.
    static var eighthFrame: Scope { Scope(rawValue: 1 << 10) }
    /// The message shows the content outside the range.
    static var outside: Scope { Scope(rawValue: 1 << 11) }
  }

  /// The events at which it is asked.
  let events: [Event]
  /// The conditions under which it is asked.
  let scope: Scope
  /// The conditions under which it is judged.
  ///
  /// If they are not met, the answer is known without asking.
  var judged: Scope = []
  /// The answer.
  let answer: @Sendable (Watch) -> Answer
  /// The event that came, in words, if the answer is no.
  let found: @Sendable (Watch) -> String
  /// The expected events, in words.
  let expected: @Sendable (Watch) -> [String]
  /// The answer to all frames of a glide that goes on as before; nil: what was answered to one is.
  var answerToFrames: (@Sendable (Watch) -> FrameAnswer)?
}
