internal import Traces
internal import Transcripts

/// The facts about the property animators of a transcript.
struct AnimatorFacts: Sendable {
  /// The animators, by their names.
  private(set) var courses: [String: AnimatorCourse] = [:]
  /// The animator whose block calls of this instant stand in, and that instant.
  private var open: String?
  private var openTime: Microseconds = -1
  /// The latest call that raises, in words, and its turn; nil: none did.
  private(set) var wrong: (words: String, turn: Int32)?
  /// The time by which an end may be early, and the time by which it may be late, in microseconds.
  let frame: Microseconds
  let soon: Microseconds
  /// True if the completions of animators can be heard.
  private let areHeard: Bool

  init(_ watch: Watch?) {
    let setting = watch?.setting
    areHeard = watch?.hears(.animatorCompletion) ?? false
    let rate = setting?.rate ?? 60
    frame = 1_000_000 / rate
    soon = max(200_000, (6 + (setting?.droppedFrames ?? 0)) * 1_000_000 / rate)
  }

  /// Returns the courses as they are when all is at rest at a time.
  func courses(atRest time: Microseconds) -> [AnimatorCourse] {
    courses.values.map { course in
      var course = course
      course.pass(to: time, frame: frame, soon: soon)
      if time < 0 { course.settle() }
      return course
    }
  }

  /// Follows a call to any view.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - turn: its turn.
  ///   - isInMessage: whether a delegate makes it in the midst of a message about animations.
  mutating func follow(_ call: borrowing Call, turn: Int32, isInMessage: Bool) {
    if !call.isByDelegate { wrong = nil }
    guard let name = call.arguments[.animatorID]?.string else {
      if call.block == nil || call.time != openTime { open = nil }
      return
    }
    open = nil
    if Vocabulary.animatorMakers.contains(call.name.text) {
      let isDoubtful = isInMessage || courses[name].map { !$0.isIdle } ?? false
      courses[name] = AnimatorCourse(call, isHeard: areHeard, isDoubtful: isDoubtful)
      return
    }
    let time = call.time ?? -1
    courses[name]?.pass(to: time, frame: frame, soon: soon)
    if isInMessage { courses[name]?.doubt() }
    if courses[name]?.follow(call, at: time) == true {
      wrong = ("\(call.name) of \"\(name)\"", turn)
    }
    if Vocabulary.animatorStarters.contains(call.name.text) { (open, openTime) = (name, time) }
  }

  /// Takes in that a call in the block of an animator changes something.
  mutating func note(_ change: Certainty) {
    guard let open, change == .yes else { return }
    courses[open]?.isChanging = .yes
  }

  /// Takes in that a completion was called.
  mutating func complete(_ name: String) { courses[name]?.complete() }

  /// Forgets everything about all of them.
  mutating func doubtAll() {
    for name in courses.keys { courses[name]?.doubt() }
  }
}
