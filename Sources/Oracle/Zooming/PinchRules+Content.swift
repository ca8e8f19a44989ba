internal import Traces

extension PinchRules {
  static let contentUntouched = Rule(
    "scroll.pinch.content-untouched",
    "While fingers pinch, the content hears of no touch that goes on.",
    .sequence,
    grade: .should,
    catalogue: ["H12"],
    topic: .touches,
    check: .at(
      [.touchesBegan, .touchesMoved],
      scope: .onContent,
      answer: { watch in
        guard let zoom = watch.site.stage.scroller(around: watch)?.zoom, zoom.course.isOrdered
        else {
          return .notJudged
        }
        return Answer(!zoom.course.isSurely(in: ZoomPhase.pinch.set))
      },
      expecting: { _ in "nothing while the view around is pinched" }
    ),
    passing: ["zooms=1,4 inside=content vv <>200 O*1 <>240 Z*1.2 ^^ L*1.2!1.2 |"],
    failing: [
      "zooms=1,4 inside=content vv Y=yes N <>200 O*1 <>240 Z*1.2 ↓ M <>260 Z*1.3 ^^ U L*1.3!1.3 |"
    ]
  )
}
