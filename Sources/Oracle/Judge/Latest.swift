/// What came last before the event that is judged.
struct Latest {
  /// The message before.
  private(set) var message = Heard()
  /// The last terminal message, and whether anything could move the view since (A05).
  var terminal = Event.other
  var hasCause = true
  /// The last few messages, for explanations.
  let story = Recent()

  /// Takes in a message that was judged.
  mutating func add(_ heard: Heard) {
    message = heard
    story.add(heard.event)
  }
}
