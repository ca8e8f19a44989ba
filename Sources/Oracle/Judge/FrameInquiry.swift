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
  ///   - frame: what is asked about.
  ///   - findings: what was found so far.
  /// - Returns: whether no rule is broken.
  func ask(about frame: GlidePath.Frame, _ findings: inout Findings) -> Bool {
    let answer = answer(Place(x: frame.place.x, y: frame.place.y), frame.time)
    guard answer != .violated, next?.ask(about: frame, &findings) ?? true else { return false }
    findings.count(Inquiry.Answered(rule: rule, answer: answer), times: 1)
    return true
  }
}
