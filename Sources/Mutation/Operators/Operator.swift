/// A kind of fault that components have, as an edit of transcripts, with what it breaks and where.
///
/// An operator does not know the rules that must catch it: it says, in terms of the unmutated
/// transcript alone, in which contexts the edit contradicts an entry of the catalogue.
public struct Operator: Sendable, Identifiable {
  /// The stable id, for instance `swap`.
  public let id: String
  /// What it does, in one sentence.
  public let sentence: String
  /// What it breaks, and where.
  public let breaches: [Breach]

  init(_ id: String, _ sentence: String, breaches: [Breach]) {
    self.id = id
    self.sentence = sentence
    self.breaches = breaches
  }

  /// Returns the faults of this kind that a transcript can be given, in the order of its lines.
  public func faults(in reading: Reading) -> [Fault] {
    breaches.flatMap { breach in
      breach.places(reading).map { place in
        Fault(
          operation: id,
          number: breach.number,
          context: breach.context,
          lineIndex: place.lineIndex,
          edits: place.edits
        )
      }
    }
  }
}

/// One catalogue entry that an operator breaks, with the context in which it does.
public struct Breach: Sendable {
  /// The catalogue number.
  public let number: String
  /// The context, in words.
  public let context: String
  /// Finds the context in a transcript.
  let places: @Sendable (Reading) -> [FaultPlace]

  init(
    _ number: String,
    _ context: String,
    places: @escaping @Sendable (Reading) -> [FaultPlace]
  ) {
    self.number = number
    self.context = context
    self.places = places
  }
}

/// A place at which an operator applies, and what it does there.
struct FaultPlace {
  var lineIndex: Int
  var edits: [Edit]
}
