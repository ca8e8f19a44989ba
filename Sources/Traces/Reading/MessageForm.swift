/// The part of a message's entry that the quick way needs, its names looked up already.
struct MessageForm {
  /// An argument's label with what its value may be.
  struct Parameter {
    let label: Name
    let kind: ValueKind
  }

  /// The arguments that it may have, in the canonical order.
  let parameters: [Parameter]
  /// The arguments that its receiver may write to, in the same order.
  let written: [Parameter]
  let answer: ValueKind

  private init(_ entry: Vocabulary.Entry) {
    let sorted = entry.parameters.sorted {
      $0.label.utf8.lexicographicallyPrecedes($1.label.utf8)
    }
    let parameter = { (parameter: Vocabulary.Parameter) in
      Parameter(label: Name(parameter.label), kind: parameter.kind)
    }
    parameters = sorted.map(parameter)
    written = sorted.filter(\.isInOut).map(parameter)
    answer = entry.answer
  }

  /// Returns the form of a message, if the vocabulary has it.
  static func of(_ name: Name) -> MessageForm? {
    let place = Int(name.index)
    return place < all.count ? all[place] : nil
  }

  /// By the places of the messages' names.
  private static let all: [MessageForm?] = {
    var all = [MessageForm?](repeating: nil, count: NameTable.shared.knownCount)
    for entry in Vocabulary.messageEntries {
      all[Int(Name(entry.text).index)] = MessageForm(entry)
    }
    return all
  }()
}
