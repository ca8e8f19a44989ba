internal import Traces

/// A place at which a message can come of itself: a quiet moment, or the middle of a motion of
/// another kind.
struct StrayPlace: Sendable {
  /// The place in words.
  let words: String
  /// The lines that are asked.
  let line: Moment.Kind
  /// The messages that are out of place here.
  let kinds: [Stray.Kind]
  /// One in so many transcripts gets each message here.
  let rarity: UInt64
  /// The test for a line at such a place.
  let isHere: @Sendable (Site, Stray) -> Bool
  /// Puts a message there.
  let edit: @Sendable (Site, Stray) -> [Edit]

  static let all = [
    atRest, beforeFinger, underFinger, midst("in a drag", of: .inDrag),
    midst("in a glide", of: .inGlide), midst("in an animation", of: .inAnimation),
    midst("on the way to the top", of: .toTop),
  ]

  /// Everything rests, and no input comes before the message.
  private static let atRest = StrayPlace(
    words: "at rest",
    line: .final,
    kinds: [.motion, .event, .program, .pick, .finger, .count, .layout],
    rarity: 2,
    isHere: { site, _ in site.isAtRest },
    edit: { $0.breakingRest(by: $1.delay, with: $0.telling($1.name)) }
  )

  private static let beforeFinger = StrayPlace(
    words: "at rest, before a finger comes",
    line: .touch(.began),
    kinds: [.motion, .event, .program, .pick, .finger, .count, .layout],
    rarity: 2,
    isHere: { $0.isAlone && $0.fingers.most == 1 && $0.isRestBroken(after: $1.delay) },
    edit: { $0.breakingPause(by: $1.delay, with: $0.telling($1.name)) }
  )

  private static let underFinger = StrayPlace(
    words: "under a finger that rests",
    line: .touch(.ended),
    kinds: [.event, .program, .pick],
    rarity: 2,
    isHere: { $0.isHoldBroken(after: $1.delay) },
    edit: { $0.breakingPause(by: $1.delay, with: $0.telling($1.name)) }
  )

  private static func midst(_ words: String, of place: Place) -> StrayPlace {
    StrayPlace(
      words: words,
      line: .message(.didScroll),
      kinds: [.event, .program, .pick, .count],
      rarity: 16,
      isHere: { site, _ in site.moment.place == place && site.isMidst },
      edit: { site, stray in
        site.telling(stray.name).map { [.insert($0, before: site.line + 1)] } ?? []
      }
    )
  }
}
