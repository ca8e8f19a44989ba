internal import Traces

/// A context in which an operator applies, with the catalogue entries that it breaks there.
struct Context: Sendable {
  typealias Question = @Sendable (Site) -> Bool
  typealias Deed = @Sendable (Site) -> [Edit]

  /// The numbers of the entries.
  let numbers: [String]
  /// The context in words.
  let words: String
  /// The lines that are asked.
  let kind: Moment.Kind
  /// The test for a line in the context.
  let isHere: Question
  /// The facts without which nobody can see the fault.
  let needs: EvidenceLevel.Facts
  /// The edits in this context; nil if they are the operator's own.
  let edit: Deed?

  /// Creates a context of lines of a kind.
  init(
    _ numbers: [String],
    _ words: String,
    at kind: Moment.Kind,
    needs: EvidenceLevel.Facts = [],
    edit: Deed? = nil,
    where isHere: @escaping Question
  ) {
    self.numbers = numbers
    self.words = words
    self.kind = kind
    self.needs = needs
    self.isHere = isHere
    self.edit = edit
  }

  /// Creates a context of messages with a name.
  init(
    _ numbers: [String],
    _ words: String,
    _ name: Name,
    needs: EvidenceLevel.Facts = [],
    edit: Deed? = nil,
    where isHere: @escaping Question
  ) {
    self.init(numbers, words, at: .message(name), needs: needs, edit: edit, where: isHere)
  }

  func sites(in reading: Reading) -> [Site] {
    reading.sites(of: kind).filter(isHere)
  }
}
