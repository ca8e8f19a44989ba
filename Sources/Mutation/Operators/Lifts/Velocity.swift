internal import Traces

extension Operators {
  static let velocity = Operator(
    "velocity",
    "willEndDragging tells another velocity.",
    [
      Context(
        ["V02"],
        "zero, for a flick inside the range",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.telling(0, 0) }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isAlone && $0.isQuiet },
      Context(
        ["V05"],
        "the contrary, for a flick inside the range",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.telling(-1, -1) }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isQuiet },
      Context(
        ["V02"],
        "points a second",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.telling(1000, 1000) }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isAlone && $0.isQuiet },
      Context(
        ["V02"],
        "a thousandth",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { site in
          guard let velocity = site.velocity else { return [] }
          return site.saying(.withVelocity, .velocity(velocity.x / 1000, velocity.y / 1000))
        }
      ) { $0.isRelease && $0.isInside && $0.isFlick && $0.isAlone && $0.isQuiet },
      Context(
        ["B16", "V03"],
        "that of the drag, after a hold inside the range",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.saying(.withVelocity, .velocity(0, 800_000)) }
      ) { $0.isHold && $0.isInside && !$0.setup.isFixed(.y) },
      Context(
        ["B16"],
        "that of the drag, after a hold past the edge",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.saying(.withVelocity, .velocity(0, 800_000)) }
      ) { $0.isHold && $0.isOverscrolled && !$0.setup.isFixed(.y) },
      Context(
        ["V09"],
        "along an axis that cannot scroll",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { site in
          guard let velocity = site.velocity else { return [] }
          return site.saying(
            .withVelocity,
            site.setup.isFixed(.x)
              ? .velocity(velocity.x + 500_000, velocity.y)
              : .velocity(velocity.x, velocity.y + 500_000)
          )
        }
      ) {
        $0.isRelease && $0.isInside && $0.isFlick
          && ($0.setup.isFixed(.x) || $0.setup.isFixed(.y))
      },
      Context(
        ["DL05"],
        "along the axis that is locked",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { site in
          guard let velocity = site.velocity, let axis = site.lockedAxis else { return [] }
          return site.saying(
            .withVelocity,
            axis == .x
              ? .velocity(velocity.x + 500_000, velocity.y)
              : .velocity(velocity.x, velocity.y + 500_000)
          )
        }
      ) { $0.isRelease && $0.lockedAxis != nil && $0.isQuiet && !$0.isAfterHold },
    ]
  )
}
