/// Leaves out as much of a list as can be: all of it, halves, quarters, down to single parts.
///
/// It goes from the end to the beginning, for what comes late depends on what comes early.
///
/// - Parameters:
///   - state: what the list is a part of.
///   - count: how many parts there are now.
///   - leaveOut: tries to leave out some; whether it could.
func leaveOutChunks<State>(
  of state: inout State,
  count: (State) -> Int,
  leaveOut: (inout State, Range<Int>) -> Bool
) {
  var size = count(state)
  while size > 0 {
    var end = count(state)
    while end > 0 {
      let start = max(0, end - size)
      if leaveOut(&state, start..<end) {
        end = min(start, count(state))
      } else {
        end = start
      }
    }
    size /= 2
  }
}
