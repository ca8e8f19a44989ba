import Traces

/// The view and the axis whose curve a timeline draws: those that moved farthest.
struct Focus: Hashable {
  var view = ViewIndex.first
  var axis = Axis.vertical

  /// Finds what moved farthest; the first view and the vertical axis win ties.
  ///
  /// - Parameters:
  ///   - transcript: where to look.
  ///   - name: the view that is wanted; nil: whichever moved farthest.
  init(in transcript: Trace, view name: String?) {
    let views = transcript.header.effectiveViews
    var best: Int64 = -1
    for (place, view) in views.enumerated() where name == nil || view.name.text == name {
      for axis in [Axis.vertical, .horizontal] {
        let travel = Self.travel(in: transcript, ViewIndex(place), axis)
        guard travel > best else { continue }
        best = travel
        self.view = ViewIndex(place)
        self.axis = axis
      }
    }
  }

  private static func travel(in transcript: Trace, _ view: ViewIndex, _ axis: Axis) -> Int64 {
    var least = Int32.max
    var most = Int32.min
    for line in transcript.lines {
      guard case .message(let message) = line, message.view == view,
        let point = message.state.contentOffset
      else { continue }
      let part = axis.part(point).units
      least = min(least, part)
      most = max(most, part)
    }
    // A view that stands still but speaks is more to look at than one that is silent.
    return least > most ? 0 : Int64(most) - Int64(least) + 1
  }
}
