internal import Traces

/// The words about property animators: `animator:a,0.5` makes one of half a second that is called a.
extension NotationWords {
  private static let animatorCalls: [Substring: Name] = [
    "animator": .animatorWithCurve, "awaits": .addCompletion, "starts": .startAnimation,
    "holds": .pauseAnimation, "stops": .stopAnimation, "finishes": .finishAnimation,
    "lasts": .pausesOnCompletion,
  ]

  /// Returns the name and the arguments of a call about an animator: `stops:a,yes` for good,
  /// `finishes:a,end`.
  static func animator(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    guard let name = animatorCalls[word.verb], let id = word.parts.first else { return nil }
    let own = Argument(.animatorID, .string(id))
    let second = word.parts.count > 1 ? word.parts[1] : nil
    switch name {
    case .animatorWithCurve:
      let duration = Value.number(try number(second ?? "0.5"))
      return (name, [own, Argument(.curve, .string("linear")), Argument(.duration, duration)])
    case .stopAnimation:
      let isForGood = try flag(Substring(second ?? "yes"))
      return (name, [own, Argument(.withoutFinishing, .bool(isForGood))])
    case .finishAnimation: return (name, [own, Argument(.at, .string(second ?? "end"))])
    case .pausesOnCompletion: return (name, [own, Argument(.pausesOnCompletion, .bool(true))])
    default: return (name, [own])
    }
  }

  /// Returns the arguments of a message: `arrives(a)=end`, and `=end,idle` where it says that it does
  /// not run.
  static func animatorArguments(_ id: Substring, _ answer: Substring) -> [Argument] {
    let own = Argument(.animatorID, .string(String(id)))
    guard answer.first == "=" else { return [own] }
    let parts = answer.dropFirst().split(separator: ",").map(String.init)
    return [
      own, Argument(.finalPosition, .string(parts.first ?? "end")),
      Argument(.isRunning, .bool(!parts.contains("idle"))),
    ]
  }
}
