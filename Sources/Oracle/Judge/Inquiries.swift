/// The questions that are asked at an event, in a scope.
final class Inquiries: Sendable {
  /// A part of it.
  enum Part: Sendable {
    /// Asked before all else.
    case first
    /// Asked after all else that is asked about the view.
    case last
  }

  private let first: Inquiry?
  private let last: Inquiry?
  /// The questions of the first part that have an answer to frames.
  private let ofFrames: Inquiry?
  /// The questions that cannot be judged in the scope, so that they need not be asked.
  private let unjudged: Inquiry?

  /// Chains questions.
  ///
  /// - Parameters:
  ///   - first: what is asked first.
  ///   - last: what is asked last.
  ///   - scope: what is the case.
  init(first: [Inquiry.Item], last: [Inquiry.Item], in scope: Question.Scope) {
    let isJudged = { (item: Inquiry.Item) in item.question.judged.isSubset(of: scope) }
    self.first = Inquiry.chain(first.filter(isJudged))
    self.last = Inquiry.chain(last.filter(isJudged))
    ofFrames = Inquiry.chain(first.filter { $0.question.answerToFrames != nil && isJudged($0) })
    unjudged = Inquiry.chain((first + last).filter { !isJudged($0) })
  }

  /// Asks both parts one after the other, the last one only where no rule of the first is broken.
  ///
  /// - Parameters:
  ///   - watch: who is asked about.
  ///   - findings: where the answers are counted.
  /// - Returns: the part of which a rule is broken; nil: none is.
  func ask(about watch: Watch, _ findings: inout Findings) -> Part? {
    // A span, here and below: an array would be checked for other owners at each count.
    var occasions = findings.occasions.mutableSpan
    let isAnythingInDoubt = watch.isAnythingInDoubt
    if first?.ask(watch, isAnythingInDoubt: isAnythingInDoubt, &occasions) == true {
      return .first
    }
    return last?.ask(watch, isAnythingInDoubt: isAnythingInDoubt, &occasions) == true ? .last : nil
  }

  /// Asks a part.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - watch: who is asked about.
  ///   - findings: where the answers are counted.
  /// - Returns: whether any rule is broken.
  func ask(_ part: Part, about watch: Watch, _ findings: inout Findings) -> Bool {
    var occasions = findings.occasions.mutableSpan
    let isAnythingInDoubt = watch.isAnythingInDoubt
    switch part {
    case .first:
      return first?.ask(watch, isAnythingInDoubt: isAnythingInDoubt, &occasions) ?? false
    case .last:
      return last?.ask(watch, isAnythingInDoubt: isAnythingInDoubt, &occasions) ?? false
    }
  }

  /// Notes what cannot be judged in the scope, once for messages of one scope that follow one another.
  func noteUnjudged(_ watch: Watch, _ findings: inout Findings) {
    guard let unjudged else { return }
    let isAnythingInDoubt = watch.isAnythingInDoubt
    if !isAnythingInDoubt, !findings.beginsToMiss(in: self) { return }
    var occasions = findings.occasions.mutableSpan
    unjudged.miss(watch, isAnythingInDoubt: isAnythingInDoubt, &occasions)
  }

  /// Returns the questions of a part that are broken.
  ///
  /// They are asked once more, because so few are.
  func broken(_ part: Part, _ watch: Watch) -> [Inquiry] {
    var broken: [Inquiry] = []
    let inquiry = part == .first ? first : last
    inquiry?.gatherBroken(watch, into: &broken)
    return broken
  }

  /// Returns the answers to all questions, if nothing is in doubt.
  func answers(_ watch: Watch) -> [Inquiry.Answered] {
    var answers: [Inquiry.Answered] = []
    // As many as are asked about a frame at most, or nearly.
    answers.reserveCapacity(32)
    first?.answer(watch, into: &answers)
    last?.answer(watch, into: &answers)
    return answers
  }

  /// Returns the questions about each eighth frame of a glide.
  func ofFrames(_ watch: Watch) -> FrameInquiry? { ofFrames?.ofFrames(watch) }
}
