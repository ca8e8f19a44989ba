/// The latest facts before the event that is judged.
struct Latest {
  /// The message before.
  private(set) var message = Heard()
  /// The last terminal message, and whether anything could move the view since (A05).
  var terminal = Event.other
  var hasCause = true
  /// The last few messages, for explanations.
  let story = Recent()

  /// Takes in a message that was judged, the last of some that are alike.
  mutating func add(_ heard: Heard, times: UInt32 = 1) {
    message = heard
    story.add(heard.event, times: times)
  }
}
