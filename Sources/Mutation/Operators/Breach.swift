/// One catalogue entry that an operator breaks, with the context in which it does.
public struct Breach: Sendable {
  /// The catalogue number.
  public let number: String
  /// The context, in words.
  public let context: String
  /// The facts without which nobody can see the fault.
  public let needs: EvidenceLevel.Facts

  let place: Context

  init(number: String, place: Context) {
    self.number = number
    context = place.words
    needs = place.needs
    self.place = place
  }
}
