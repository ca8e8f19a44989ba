internal import Traces
internal import Transcripts

/// The facts that a rule about recognizers sees: an action, a question, the fingers' deeds.
///
/// A rule takes each fact that it needs with `try`. If the fact is not known, the rule is not
/// judged, and the record says why.
struct Recognizing: Scene {
  let facts: RecognizerFacts
  let watch: Watch

  init?(_ watch: Watch) {
    guard let recognizer = watch.recognizer else { return nil }
    facts = recognizer
    self.watch = watch
  }

  var told: RecognizerHeard { facts.now }
  var traits: RecognizerTraits { facts.traits }
  var hand: RecognizerHand { facts.hand }
  var turn: Int32 { watch.now.turn }
  var others: [RecognizerFacts] { watch.otherRecognizers }

  /// The message in short.
  var words: String {
    guard watch.now.event == .gestureAction, let state = told.state else {
      return watch.now.event.word
    }
    return "the action, \(state.rawValue)"
  }

  /// True if the gesture is recognized: a momentary one, or the beginning of one that goes on.
  var isRecognition: Bool {
    told.isRecognition && (told.state == .began || traits.kind.isMomentary)
  }

  /// Returns true if something had to come by now.
  func isOverdue(_ due: RecognizerDues.Due) -> Bool {
    guard let limit = facts.dues.turn(of: due) else { return false }
    return watch.now.event == .final || limit <= facts.dues.turnEnding(at: watch.now)
  }

  /// Returns a question about what had to come by the end of a turn, and has not.
  ///
  /// - Parameters:
  ///   - due: what had to come.
  ///   - isJudged: whether the rule is about this; any, where it is left out.
  ///   - needs: what the rule has to know: of one finger and nothing else, where it is left out.
  ///   - found: what came instead.
  ///   - expected: what had to come, in words.
  /// - Returns: the check.
  static func overdue(
    _ due: RecognizerDues.Due,
    where isJudged: @escaping @Sendable (Recognizing) -> Bool = { _ in true },
    needs: @escaping @Sendable (Recognizing) throws(Lack) -> Void = { scene throws(Lack) in
      try scene.hearActions()
      try scene.knowFinger()
    },
    found: String,
    expecting expected: @escaping @Sendable (Recognizing) -> String
  ) -> Check {
    question(
      .pause,
      .turnEnd,
      .final,
      answer: { scene throws(Lack) in
        guard scene.isOverdue(due), isJudged(scene) else { return .notJudged }
        try needs(scene)
        return .violated
      },
      found: { _ in found },
      expecting: expected
    )
  }

  // MARK: - Needs

  /// Needs to know what the fingers did since they came down, with no call in their midst.
  func knowFingers() throws(Lack) {
    try need(watch.hands.areRecorded && watch.record.isFromTheStart, .touches)
    try need(!hand.isDisturbed, .call)
    try need(!watch.site.mayBeRemoved, .removal)
  }

  /// Needs the same, of one finger alone.
  func knowFinger() throws(Lack) {
    try knowFingers()
    try need(hand.isSingle, .fingers)
  }

  /// Needs what the header says of the recognizer.
  func knowTraits() throws(Lack) { try need(traits.areKnown, .setup) }

  /// Needs that what is due can be heard.
  func hearActions() throws(Lack) {
    try hear(.gestureAction)
    try withoutDelegate()
  }
}
