internal import Traces

extension Operators {
  static let silence = Operator(
    "silence",
    "A whole drag is not told of, though it moves the content.",
    edit: { site in site.companions.flatMap(\.dropped) },
    [
      Context(["B08"], "a drag that starts no glide", .willBeginDragging, needs: .finals) {
        $0.isLoneDrag && $0.companions.count > 3 && $0.restOfEpisode?.offset != $0.offset
          && $0.isOffsetTold
      },
      Context(
        ["B21"],
        "a drag against an edge at which the content does not bounce",
        .willBeginDragging,
        needs: .touches
      ) { $0.isLoneDrag && $0.companions.count == 3 && $0.isAtEdgeThatStops },
      Context(
        ["C18"],
        "the clamp of a bounce that is removed from its view",
        .didScroll,
        needs: .finals,
        edit: { site in
          guard let before = site.moment.offset, let rest = site.lastRest else { return [] }
          return site.dropped + rest.moved(to: before)
        }
      ) {
        $0.isTurnOfOneCall && $0.causingCall?.name == .removeFromSuperview && $0.isInside
          && $0.isToldToRest
      },
    ]
  )
}

extension Site {
  /// True if even didScroll alone tells the offset before it: a table has an offset of its own once
  /// it has loaded (N05).
  fileprivate var isOffsetTold: Bool {
    guard Vocabulary.tables.contains(view.component) else { return true }
    return (record.places[.message(.didScroll)] ?? []).contains {
      Site(record: record, place: $0).line < line
    }
  }
}
