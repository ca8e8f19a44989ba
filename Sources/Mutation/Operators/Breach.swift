/// One catalogue entry that an operator breaks, with the context in which it does.
public struct Breach: Sendable {
  /// The catalogue number.
  public let number: String
  /// The context, in words.
  public let context: String

  let place: Context

  init(number: String, place: Context) {
    self.number = number
    context = place.words
    self.place = place
  }
}
