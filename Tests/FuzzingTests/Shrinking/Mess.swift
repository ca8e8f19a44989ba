import TestSupport
import Traces

/// Some 70 lines of everything, with settings that nobody needs.
func mess(seed: UInt64) -> Trace {
  var header = Header(id: "messy/trace", component: "scroll")
  header.rate = 120
  header.scale = Millionths(3)
  header.dropped = [3, 17, 44]
  header.title = "A mess"
  header.observes = [.didScroll, .willBeginDragging]
  header.config = [
    Argument(.bounds, .pair(Millionths(375), Millionths(667))),
    Argument(.contentSize, .pair(Millionths(375), Millionths(2417.5))),
    Argument(.isDirectionalLockEnabled, .bool(true)),
  ]
  var messy = MessyTrace(seed: seed, header: header)
  for finger: Int32 in [3, 2, 7] {
    messy.zigZag(finger, moves: 6 + Int(finger))
    messy.wait(90_000)
    messy.call(
      .setContentOffset,
      [
        Argument(.animated, .bool(true)),
        Argument(.contentOffset, Value(Point(0, 417.25 + Double(seed)))),
      ]
    )
    messy.wait(400_000)
  }
  messy.pinch(4, 9, moves: 4)
  messy.settle(4_321_000)
  messy.flick(1, moves: 5, end: .cancelled)
  return messy.trace
}
