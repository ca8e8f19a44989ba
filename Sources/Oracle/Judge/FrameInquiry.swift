internal import Traces
internal import Transcripts

/// A question about each eighth frame of a glide that goes on as before, and the one that is asked after it.
final class FrameInquiry {
  /// The place of the rule in the rule book.
  private let rule: Int
  private let answer: FrameAnswer
  private let next: FrameInquiry?

  /// Puts a question before a chain.
  init(rule: Int, answer: @escaping FrameAnswer, next: FrameInquiry?) {
    self.rule = rule
    self.answer = answer
    self.next = next
  }

  /// Asks from here on, and counts the answers unless a rule is broken.
  ///
  /// - Parameters:
  ///   - place: where the content is in the frame that is asked about.
  ///   - time: when.
  ///   - findings: what was found so far.
  /// - Returns: whether no rule is broken.
  func ask(about place: Place, at time: Microseconds, _ findings: inout Findings) -> Bool {
    let answer = answer(place, time)
    guard answer != .violated, next?.ask(about: place, at: time, &findings) ?? true else {
      return false
    }
    findings.count(Inquiry.Answered(rule: rule, answer: answer), times: 1)
    return true
  }
}
