extension Violation {
  /// One line: what is wrong in a sentence, the rule, its main number and its grade.
  public var headline: String { "\(plainSentence) [\(rule) (\(numbers))]" }

  /// The rule's main number and its grade.
  private var numbers: String {
    ([catalogue.first].compactMap(\.self) + [grade.rawValue]).joined(separator: ", ")
  }

  /// The whole explanation, in several lines: a plain sentence, the rule, what went wrong, where, what should
  /// have come, why that is believed; nothing in it depends on the file or the machine.
  public var text: String {
    let said = plainSentence
    var lines = [said + "."]
    lines.append("  \(rule) (\(numbers)): \(sentence)")
    let moment = time.map { "at \(Words.seconds($0)), " } ?? ""
    lines.append("  \(moment)view \(view): \(found)")
    if let prefixWords { lines.append("  " + prefixWords) }
    let saysAllowed = !allowed.isEmpty && !saysNothingWasDue
    let demand = expected.joined(separator: "; ")
    // If the sentence has said it, a line of its own says more only if it stands for the allowed
    // messages.
    if !expected.isEmpty, !(saysAllowed && said.hasSuffix("; expected: " + demand)) {
      lines.append("  expected here: " + demand)
    }
    if saysAllowed {
      lines.append("  allowed here: " + Words.list(allowed, "or"))
    }
    if let state { lines.append("  state: \(state)") }
    if let advice { lines.append("  \(advice)") }
    let evidence = Evidence(sources, about: catalogue.first).words()
    if !evidence.isEmpty { lines.append("  because: " + evidence) }
    if let number = catalogue.first {
      let others = catalogue.dropFirst().joined(separator: ", ")
      let note = others.isEmpty ? "" : " (also \(others))"
      lines.append("  more: touchstone explain \(number)" + note)
    }
    if let follows { lines.append("  follows from: " + follows) }
    return lines.joined(separator: "\n")
  }

  /// True if what was expected says already that no message was allowed.
  private var saysNothingWasDue: Bool {
    allowed == [Self.nothing] && expected.contains { $0.hasPrefix(Self.nothing) }
  }

  /// The word that stands for no message at all.
  static let nothing = "nothing"

  /// The part of the transcript that was right, in words.
  private var prefixWords: String? {
    guard prefix.count > 0 else {
      let isAboutOrder = RuleBook.rule(rule)?.form.isAboutOrder ?? false
      return isAboutOrder ? "right so far: nothing had come" : nil
    }
    let start = prefix.isRight ? "right so far" : "heard so far"
    let count = prefix.count == 1 ? "1 message" : "\(prefix.count) messages"
    let gap = prefix.isWhole ? "" : "… "
    return "\(start): \(count): \(gap)" + prefix.words.joined(separator: ", ")
  }
}
