/// A kind of fault that components have, as an edit of transcripts, with what it breaks and where.
///
/// An operator does not know the rules that must catch it: it says, in terms of the unmutated
/// transcript alone, in which contexts the edit contradicts an entry of the catalogue.
public struct Operator: Sendable, Identifiable {
  /// The stable id, for instance `swap`.
  public let id: String
  /// The effect of the operator, in one sentence.
  public let sentence: String
  /// The entries that the operator breaks, and the contexts.
  public let breaches: [Breach]

  /// The edits at a site, unless a context says otherwise.
  let edit: Context.Deed

  init(
    _ id: String,
    _ sentence: String,
    edit: @escaping Context.Deed = { _ in [] },
    _ contexts: [Context]
  ) {
    self.id = id
    self.sentence = sentence
    self.edit = edit
    breaches = contexts.flatMap { context in
      context.numbers.map { Breach(number: $0, place: context) }
    }
  }

  /// Returns the faults of this kind that a transcript can be given, breach by breach, each in the
  /// order of its lines.
  public func faults(in reading: Reading) -> [Fault] {
    breaches.flatMap { breach in
      breach.place.sites(in: reading).compactMap { site in
        // An edit of a fact that a line does not tell changes nothing.
        let edits = (breach.place.edit ?? edit)(site).filter { $0.changes(reading.transcript) }
        guard !edits.isEmpty else { return nil }
        return Fault(
          operation: id,
          number: breach.number,
          context: breach.context,
          lineIndex: site.line,
          edits: edits
        )
      }
    }
  }
}
