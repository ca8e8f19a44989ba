internal import Traces
internal import Transcripts

extension Operators {
  static let missPage = Operator(
    "miss-page",
    "A lift with paging on goes to another page than it should, or to none.",
    [
      Context(
        ["K05"],
        "the page that a flick goes away from",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.repaged(to: $0.pageOnTheOtherSide) }
      ) { $0.isLiftToPage && $0.turnsPage && $0.keepsTarget },
      Context(
        ["K06"],
        "the page that is not nearer, after a hold",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.repaged(to: $0.pageOnTheOtherSide) }
      ) { $0.isLiftToPage && $0.isAfterHold && $0.isStill && $0.keepsTarget && $0.isClearlyNearer },
      Context(
        ["K05"],
        "the page after the next, for a flick",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.repaged(to: $0.pageTooFar?.place) }
      ) {
        $0.isLiftToPage && $0.turnsPage && $0.keepsTarget && $0.pageTooFar?.isInside == true
      },
      Context(
        ["K10"],
        "a page past the last",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.repaged(to: $0.pageTooFar?.place) }
      ) { $0.isLiftToPage && $0.keepsTarget && $0.pageTooFar?.isInside == false },
      Context(
        ["K02"],
        "a page as large as what the insets leave of the view",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.repaged(to: $0.pageLessInsets) }
      ) { $0.isLiftToPage && $0.keepsTarget },
      Context(
        ["K01", "Z06"],
        "20 pt short of the page",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { site in
          site.repaged(to: site.lastRest?.offset?.towards(site.offset ?? .zero, by: 20_000))
        }
      ) { $0.isLiftToPage && $0.isBetweenPages && $0.isFarFromRest },
      Context(
        ["K15"],
        "20 pt short of the last page",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { site in
          site.repaged(to: site.lastRest?.offset?.towards(site.offset ?? .zero, by: 20_000))
        }
      ) { $0.isLiftToPage && $0.isBetweenPages && $0.isFarFromRest && $0.goesToLastPage },
      Context(
        ["K09"],
        "where the delegate's target is",
        .willEndDragging,
        edit: { $0.repaged(to: $0.wish, isOffered: false) }
      ) {
        $0.isLiftToPage && !$0.keepsTarget && $0.wish.flatMap($0.setup.contains) == true
          && $0.wish.flatMap($0.isOnPage) == true && $0.isBetweenPages
      },
      Context(
        ["K01"],
        "where the delegate's target is, between two pages",
        .willEndDragging,
        edit: { $0.repaged(to: $0.wish, isOffered: false) }
      ) {
        $0.isLiftToPage && !$0.keepsTarget && $0.wish.flatMap($0.setup.contains) == true
          && $0.wish.flatMap($0.isOnPage) == false && $0.isBetweenPages
      },
      Context(
        ["K04"],
        "none: the content stays between two pages, and no glide follows",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.stuckBetweenPages }
      ) { $0.isLiftToPage && $0.isBetweenPages && $0.isFresh },
      Context(
        ["K14", "Z06"],
        "none: a glide that a finger stopped stays between two pages",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { $0.stuckBetweenPages }
      ) { $0.isLiftToPage && $0.isBetweenPages && $0.isCaught && !$0.fingers.hasMoved },
      Context(
        ["K11"],
        "the nearest page, where code set an offset between two",
        .didScroll,
        edit: { site in
          guard var place = site.offset, let axis = site.pagedAxis,
            let pages = site.pages(around: place[axis], axis)
          else { return [] }
          place[axis] = pages.lowerBound
          return place == site.moment.offset ? [] : site.resting(at: place)
        }
      ) {
        $0.isJump(changing: .offset) && $0.setup.isPagingEnabled
          && $0.isToldToRest && $0.isBetweenPages
          && $0.causingCall?.arguments[.contentOffset]?.point == $0.offset
      },
    ]
  )

  static let offerNoPage = Operator(
    "offer-no-page",
    "With paging on, willEndDragging is not sent, or offers what is no page.",
    [
      Context(
        ["K07"],
        "willEndDragging is not sent",
        .willEndDragging,
        edit: { $0.dropped }
      ) { $0.isPaged && $0.isModern && $0.moment.place == .inDrag },
      Context(
        ["K08"],
        "30 pt from the page at which the glide rests",
        .willEndDragging,
        needs: .scrollOffsets,
        edit: { site in
          guard let target = site.target, let offset = site.offset else { return [] }
          return site.saying(
            .targetContentOffset,
            Value(target.towards(offset, by: 30_000))
          )
        }
      ) { $0.isLiftToPage && $0.isBetweenPages && $0.isFarFromRest },
    ]
  )
}

extension Site {
  /// True if the delegate left the target as it was offered.
  fileprivate var keepsTarget: Bool { wish == target }

  fileprivate var isFarFromRest: Bool {
    guard let offset, let end = lastRest?.offset, let axis = pagedAxis else { return false }
    return abs(offset[axis] - end[axis]) > 50_000
  }

  fileprivate var goesToLastPage: Bool {
    guard let end = lastRest?.offset, let axis = pagedAxis, let size = setup.size,
      let content = setup.content, let range = setup.range(axis)
    else { return false }
    return end[axis] == range.upperBound && size[axis] > 0 && content[axis] % size[axis] == 0
  }
}
