internal import Traces

extension Operators {
  static let freezeAxis = Operator(
    "freeze-axis",
    "One axis does not follow the finger.",
    [
      Context(
        ["DL01"],
        "a diagonal drag, directional lock off",
        .willBeginDragging,
        edit: { $0.freezing(.x) }
      ) { $0.isDiagonalDrag && !$0.setup.isLockEnabled },
      Context(
        ["DL03"],
        "a diagonal drag, directional lock on",
        .willBeginDragging,
        edit: { $0.freezing(.x) }
      ) { $0.isDiagonalDrag && $0.setup.isLockEnabled },
      Context(
        ["DL04"],
        "a drag across the axis that the drag before was locked to",
        .willBeginDragging,
        needs: .scrollOffsets,
        edit: { site in
          site.freezing(abs(site.fingers.travel.x) > abs(site.fingers.travel.y) ? .x : .y)
        }
      ) { $0.isDragAcrossTheLock },
    ]
  )
}
