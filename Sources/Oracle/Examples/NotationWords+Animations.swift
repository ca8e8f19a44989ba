internal import Traces

/// The words about animations: `fade:0.5,a` animates half a second for whoever is called a.
extension NotationWords {
  static let animationMessages: [Substring: Name] = [
    "animates": .animations, "completes": .completion,
    "runs": .animatorAnimations, "arrives": .animatorCompletion,
  ]

  /// Returns a message about a block: `animates(a)` runs it, `completes(a)=yes` tells that it has
  /// finished.
  static func animationMessage(_ word: Substring) throws(NotationError) -> Message? {
    let head = word.prefix { $0.isLetter }
    guard let name = animationMessages[head] else { return nil }
    let rest = word.dropFirst(head.count)
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else {
      throw NotationError(word, expected: "a name in parentheses")
    }
    let id = rest[rest.index(after: rest.startIndex)..<end]
    var message = Message(time: nil, name: name)
    let answer = rest[rest.index(after: end)...]
    if name == .animatorAnimations || name == .animatorCompletion {
      message.arguments = animatorArguments(id, answer)
      return message
    }
    if !id.isEmpty { message.arguments = [Argument(.animationID, .string(String(id)))] }
    if answer.first == "=" {
      message.arguments.append(Argument(.finished, .bool(try flag(answer.dropFirst()))))
    }
    return message
  }

  /// Returns the name and the arguments of a call about animations: `fade:0.5,a,repeat`, `alpha:0`,
  /// `enable:0`.
  static func animating(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    switch word.verb {
    case "fade":
      let parts = word.parts
      guard let duration = parts.first else {
        throw NotationError(word.text, expected: "a duration and a name")
      }
      var arguments = [Argument(.withDuration, .number(try number(duration)))]
      if parts.count > 1 { arguments.append(Argument(.animationID, .string(parts[1]))) }
      guard parts.count > 2 else { return (.animateToCompletion, arguments) }
      arguments += [
        Argument(.delay, .number(.zero)),
        Argument(.options, .array(parts.dropFirst(2).map { .string($0) })),
      ]
      return (.animateWithOptions, arguments)
    case "alpha", "alpha'":
      return (.alpha, [Argument(.alpha, .number(Millionths(try word.number())))])
    case "enable":
      return (.setAnimationsEnabled, [Argument(.enabled, .bool(try word.number() > 0))])
    default: return try animator(word)
    }
  }
}
