/// The order of what content hears of fingers and of what the scroll view around is asked about it, as a table
/// (EN08, EN10, EN13).
///
/// It runs on the set of steps that are possible: a message that nobody can hear is a move that may have happened.
struct ContentCourse: Sendable {
  /// The progress of the fingers on the content.
  enum Step: UInt8, CaseIterable, Sendable {
    /// None is on it; or one is since before the record.
    case away, before
    /// One may begin, or may not, as `touchesShouldBegin` was answered.
    case asked, refused
    /// One is on it; several are.
    case tracked, shared
    /// Another may begin beside one that is on it.
    case askedAgain
    /// `touchesShouldCancel` was answered true: the fingers are about to be taken away; or false: they stay.
    case yielding, kept
    /// They were taken away for a drag that is about to begin; it has begun.
    case withdrawn, taken
  }

  /// A message about the content.
  enum Letter: CaseIterable, Sendable {
    case mayBegin, mayNotBegin, began, moved, ended, cancelled, mayCancel, mayNotCancel, drags
  }

  /// The mistake in a message that is allowed in none of the steps.
  enum Fault: Sendable {
    /// The touch begins without the question.
    case unasked
    /// The content hears of a finger that was refused.
    case refused
    /// It hears of a finger that it has not.
    case order
    /// The question is asked too late, or about nothing.
    case asksTooLate
    /// A finger is taken for a drag, but not with one `touchesCancelled` in front.
    case notCancelledOnce
    /// A finger is taken although the content keeps it.
    case kept
    /// It is to be taken although `canCancelContentTouches` is false.
    case cannotCancel
  }

  /// Steps as bits.
  typealias Steps = UInt16

  private static let free: [Step] = [.away, .asked, .refused, .withdrawn, .taken]
  private static let held: [Step] = [.tracked, .shared, .kept]
  private static let takeable: [Step] = [.tracked, .shared, .yielding, .askedAgain]
  private static let gone: [Step] = [.withdrawn, .taken]

  /// The messages that are allowed, and where each leads.
  private static let table: [(from: [Step], letter: Letter, to: [Step])] = [
    (free, .mayBegin, [.asked]), (free, .mayNotBegin, [.refused]),
    (held, .mayBegin, [.askedAgain]),
    ([.tracked], .mayNotBegin, [.tracked]), ([.shared], .mayNotBegin, [.shared]),
    ([.kept], .mayNotBegin, [.kept]),
    ([.asked], .began, [.tracked]), ([.askedAgain], .began, [.shared]),
    ([.tracked], .moved, [.tracked]), ([.shared], .moved, [.shared]), ([.kept], .moved, [.kept]),
    ([.askedAgain], .moved, [.askedAgain]),
    ([.tracked, .kept, .before], .ended, [.away]), ([.shared], .ended, [.tracked, .shared]),
    ([.askedAgain], .ended, [.asked]), ([.before], .moved, [.before]),
    // One of several may be taken away alone, by a recognizer or the system.
    ([.tracked, .kept, .before], .cancelled, [.away]),
    ([.shared], .cancelled, [.away, .tracked, .shared]), ([.askedAgain], .cancelled, [.asked]),
    (held + [.yielding, .askedAgain, .before], .mayCancel, [.yielding]),
    (held + [.askedAgain], .mayNotCancel, [.kept]), ([.before], .mayNotCancel, [.before]),
    ([.yielding], .cancelled, [.withdrawn]),
    ([.away, .asked, .refused, .before], .drags, [.away]), (gone, .drags, [.taken]),
  ]

  /// The messages that are forbidden, and where to go on.
  private static let faults: [(from: [Step], letters: [Letter], fault: Fault, to: [Step])] = [
    ([.yielding], [.began, .moved, .ended], .notCancelledOnce, [.yielding, .away]),
    (takeable, [.drags], .notCancelledOnce, [.tracked, .taken]),
    ([.kept], [.drags], .kept, [.kept, .taken]),
    (gone, [.moved, .ended, .cancelled], .notCancelledOnce, gone),
    ([.refused], [.began, .moved, .ended, .cancelled], .refused, [.refused]),
    (gone + [.away], [.began], .unasked, [.tracked]),
    (free, [.mayCancel, .mayNotCancel], .asksTooLate, [.away, .taken]),
    ([.away, .asked], [.moved, .ended, .cancelled], .order, [.away]),
    (held + [.before], [.began], .order, [.tracked]),
  ]

  private static let all: Steps = Step.allCases.reduce(0) { $0 | $1.bit }

  /// The steps that are possible.
  private var steps: Steps
  /// The messages that nobody can hear.
  private let unheard: [Letter]

  /// Begins with no finger on the content, or with what was there before the record.
  ///
  /// A view is told of the end of one finger before another begins, unless it says that it wants several. So the
  /// first that begins in a log is alone.
  ///
  /// - Parameters:
  ///   - record: the parts of the transcript that were recorded.
  ///   - unheard: the messages that nobody can hear.
  init(_ record: Recording, unheard: [Letter]) {
    self.unheard = unheard
    let isFromTheStart = record.beginsAtRest || record.isFromTheStart
    let first: [Step] = isFromTheStart ? [.away] : [.before] + Self.free + [.yielding]
    steps = record.isMidway ? Self.all : first.bits
    steps = closure(of: steps)
  }

  private func next(of steps: Steps, on letter: Letter) -> Steps {
    Self.table.reduce(0) { next, row in
      row.letter == letter && steps & row.from.bits != 0 ? next | row.to.bits : next
    }
  }

  /// Adds the steps to which messages that nobody hears may have led.
  private func closure(of steps: Steps) -> Steps {
    steps.closed { steps in unheard.reduce(0) { $0 | next(of: steps, on: $1) } }
  }

  /// Returns the mistake in a message; nil: it is allowed.
  func fault(of letter: Letter) -> Fault? {
    guard next(of: steps, on: letter) == 0 else { return nil }
    return Self.faults.first { steps & $0.from.bits != 0 && $0.letters.contains(letter) }?.fault
  }

  /// Takes a message in.
  ///
  /// - Parameters:
  ///   - letters: the meanings that it may have.
  ///   - mayBeSeveral: true if it may be about several fingers.
  mutating func take(_ letters: [Letter], mayBeSeveral: Bool = false) {
    var fitting = letters.reduce(0) { $0 | next(of: steps, on: $1) }
    if fitting == 0 {
      let broken = Self.faults.filter { !$0.letters.filter(letters.contains).isEmpty }
      fitting = broken.reduce(0) { steps & $1.from.bits != 0 ? $0 | $1.to.bits : $0 }
    }
    // A message of which the table says nothing changes nothing.
    if fitting == 0 { fitting = steps }
    if letters == [.began], mayBeSeveral { fitting |= Step.shared.bit }
    steps = closure(of: fitting)
  }

  /// Takes in a message that may be about the content.
  mutating func mayTake(_ letter: Letter) { steps |= closure(of: next(of: steps, on: letter)) }

  /// Takes in that anything may have come.
  mutating func lose() { steps = Self.all }
}

extension ContentCourse.Step {
  fileprivate var bit: ContentCourse.Steps { 1 << rawValue }
}

extension [ContentCourse.Step] {
  fileprivate var bits: ContentCourse.Steps { reduce(0) { $0 | $1.bit } }
}
