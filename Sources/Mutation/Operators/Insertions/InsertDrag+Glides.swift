internal import Traces

/// In a glide: a message that may not come in it.
extension Operators {
  static let whileGliding: [Context] = [
    Context(
      ["E08"],
      "didEndDecelerating between two glides of a chain",
      .willBeginDecelerating,
      edit: { $0.preceded(by: .didEndDecelerating) { $0[.isDecelerating] = false } }
    ) {
      $0.isPlain && $0.moment.place == .letGo && $0.isCaught && $0.isTurnQuiet
    },
    Context(
      ["E02", "E08"],
      "didEndDecelerating before willBeginDragging of a glide that is flicked again",
      .willBeginDragging,
      needs: .touches,
      edit: { $0.preceded(by: .didEndDecelerating) { $0[.isDecelerating] = false } }
    ) {
      $0.isPlain && $0.isAlone && $0.moment.place == .halted && $0.isQuiet
        && $0.fingers.hasMoved
        && $0.followers.first { $0.name == .didEndDragging }?.willDecelerate == true
    },
    Context(
      ["E02"],
      "didEndDecelerating as a finger touches the glide",
      at: .touch(.began),
      needs: .touches,
      edit: { site in
        guard
          let line = site.previous?.sibling(
            .didEndDecelerating,
            at: site.time,
            { $0.raise(.isTracking) }
          )
        else { return [] }
        return [.insert(line, before: site.line + 1)]
      }
    ) {
      $0.isAlone && $0.isPlain && $0.moment.place == .inGlide && $0.fingers.most == 1
        && $0.previous?.isQuiet == true
    },
    Context(
      ["E01"],
      "didScroll while the finger that halted the glide is still",
      at: .touch(.began),
      needs: .touches,
      edit: { site in
        guard let last = site.previous, let before = last.previous?.offset, let now = last.offset
        else { return [] }
        let line = last.sibling(.didScroll) {
          $0.shift(by: now.x.units - before.x.units, now.y.units - before.y.units)
          $0.raise([.isTracking, .isDragging, .isDecelerating])
        }
        return site.inserting([line], at: site.nextFrame)
      }
    ) {
      $0.isAlone && $0.isPlain && $0.moment.place == .inGlide && $0.fingers.most == 1
        && $0.previous?.isQuiet == true && $0.previous?.name == .didScroll
        && $0.previous?.previous?.name == .didScroll
    },
    Context(
      ["C03"],
      "willBeginDecelerating in the middle of a glide",
      .didScroll,
      edit: { $0.followed(by: .willBeginDecelerating) }
    ) { $0.isMiddleOfGlide },
    Context(
      ["D08"],
      "a second willBeginDecelerating as a glide meets the edge",
      .didScroll,
      edit: { $0.preceded(by: .willBeginDecelerating) }
    ) { $0.isMiddleOfGlide && $0.isOverscrolled && $0.previous?.isOverscrolled == false },
    Context(
      ["D08"],
      "an end and a new beginning once a glide has passed the edge",
      .didScroll,
      edit: {
        $0.followed(by: .didEndDecelerating, [], .still)
          + $0.followed(by: .willBeginDecelerating, [], .gliding)
      }
    ) { $0.isMiddleOfGlide && $0.isOverscrolled && $0.previous?.isOverscrolled == false },
    // The end of a glide whose content shrinks is not established (C19).
    Context(
      ["N11"],
      "didEndDecelerating as contentInset changes under a glide that goes on",
      at: .call(.contentInset),
      edit: { $0.endingAtCall }
    ) { $0.isPlain && $0.moment.place == .inGlide && $0.next?.next?.name == .didScroll },
    Context(
      ["C18"],
      "didScroll a frame after the gliding view was removed",
      at: .call(.removeFromSuperview),
      needs: .times,
      edit: { site in
        guard let before = site.previous else { return [] }
        let line = before.sibling(.didScroll) { $0.shift(by: 0, 9000) }
        return site.inserting([line], at: site.nextFrame)
      }
    ) { $0.isPlain && $0.moment.place == .inGlide },
    Context(
      ["C18"],
      "didEndDecelerating after the gliding view was removed",
      at: .call(.removeFromSuperview),
      needs: .calls,
      edit: { site in
        guard
          let line = site.previous?.sibling(.didEndDecelerating, at: site.time, { $0.raise([]) })
        else { return [] }
        return [.insert(line, before: site.line + 1)]
      }
    ) { $0.isPlain && $0.moment.place == .inGlide },
  ]
}
