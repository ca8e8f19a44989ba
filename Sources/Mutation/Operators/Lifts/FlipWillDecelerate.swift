internal import Traces

extension Operators {
  static let flipDecelerate = Operator(
    "flip-will-decelerate",
    "didEndDragging's argument is the contrary; nothing else changes.",
    edit: { site in
      guard let willDecelerate = site.willDecelerate else { return [] }
      return site.saying(.willDecelerate, .bool(!willDecelerate))
    },
    [
      Context(["C04"], "true for a flick inside the range", .didEndDragging) {
        $0.isUnpaged && $0.willDecelerate == true && $0.isInside && $0.release?.isFlick == true
          && $0.isQuiet && $0.release?.wish != $0.release?.offset && $0.isWishInside
      },
      Context(["D06"], "true for an over-scrolled lift after a hold", .didEndDragging) {
        $0.isUnpaged && $0.isFresh && $0.willDecelerate == true && $0.isOverscrolled
          && $0.isAfterHold && $0.isQuiet
      },
      Context(
        ["B12", "C03"],
        "true for another fresh drag, and the glide follows",
        .didEndDragging
      ) {
        $0.isUnpaged && $0.isFresh && $0.willDecelerate == true && !$0.isAfterHold
          && $0.release?.isSlow == true && $0.release?.offset != nil
          && !(Vocabulary.tables.contains($0.header.component) && $0.isOverscrolled)
          && $0.nextInTurn?.name == .willBeginDecelerating
      },
      Context(
        ["C03"],
        "true where neither velocity nor place is told, and the glide follows",
        .didEndDragging
      ) {
        $0.isPlain && !$0.record.hasTouches && $0.willDecelerate == true
          && $0.release?.velocity == nil && $0.release?.offset == nil
          && $0.nextInTurn?.name == .willBeginDecelerating
      },
      Context(["K04"], "true for a lift between two pages, and the glide follows", .didEndDragging)
      {
        $0.isPaged && $0.willDecelerate == true && $0.isBetweenPages && $0.isTurnQuiet
          && $0.nextInTurn?.name == .willBeginDecelerating
      },
      Context(
        ["K04"],
        "false for a motionless lift exactly on a page",
        .didEndDragging,
        needs: .touches
      ) {
        $0.isPageStop
      },
      Context(["E13"], "true for a caught bounce that was held, and it resumes", .didEndDragging) {
        $0.isUnpaged && $0.isCaught && $0.willDecelerate == true && $0.isOverscrolled
          && !$0.fingers.hasMoved && $0.isAlone && $0.nextInTurn?.name == .willBeginDecelerating
      },
      Context(
        ["B11"],
        "false for a fresh drag that is lifted after a hold",
        .didEndDragging,
        needs: .touches
      ) {
        $0.isMotionlessStop && $0.isFresh
      },
      Context(["E04"], "false for a touch-stop that is lifted without movement", .didEndDragging) {
        $0.isMotionlessStop && $0.isCaught && !$0.fingers.hasMoved
      },
      Context(["B17"], "false for a finger that moves slowly", .didEndDragging, needs: .touches) {
        $0.isSlowStop
      },
      Context(["C02"], "false where no velocity is told, and nothing follows", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && $0.isTurnQuiet && !$0.isAfterHold
          && $0.release?.velocity == nil && $0.next != nil
      },
    ]
  )
}
