internal import Traces

/// All rules, sorted by id.
public enum RuleBook: Sendable {
  /// The rules in the order in which they are asked: what says most about a defect first.
  private static let pages: [Rule] = [
    DragRules.all, NestedRules.all, ContentTouchRules.all, TouchRules.all, FollowRules.all,
    AxisRules.all, CurveRules.all, ZoomRules.all, ZoomCallRules.all, ZoomPlaceRules.all,
    PinchRules.all, ZoomBounceRules.all, ZoomScaleRules.all, PagingRules.all, PagingRestRules.all,
    LiftRules.all, ReleaseRules.all, GlideRules.all, FrameRules.all, CatchRules.all,
    BounceRules.all, FlagRules.all, ProgramRules.all, InterruptionRules.all, AnimationRules.all,
    RevealRules.all, ToTopRules.all, GeometryRules.all, InsetRules.all, EnabledRules.all,
    RefreshRules.all, KeyboardRules.all, IndicatorRules.all, OffsetRules.all, RestRules.all,
    TouchRules.flags, updates, rows, picks, edits, controllers, WebRules.all, texts, controls,
    recognizers, TileRules.all, animations, samples, CauseRules.all, ExpectationRules.all,
  ].flatMap(\.self)

  /// All rules, sorted by id.
  public static let rules: [Rule] = alphabet.map { pages[$0] }

  /// The places among `rules` in the order in which they are asked.
  static let order: [Int] = alphabet.indices.sorted { alphabet[$0] < alphabet[$1] }

  /// The places among `pages` in the order of the ids.
  ///
  /// Places are sorted, not rules, which are dear to copy.
  private static let alphabet: [Int] = pages.indices.sorted { pages[$0].id < pages[$1].id }

  private static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) }
  )

  /// Finds a rule by its id.
  public static func rule(_ id: String) -> Rule? {
    places[id].map { rules[$0] }
  }

  /// The place of a rule among `rules`.
  static func place(of id: String) -> Int? { places[id] }

  /// The rules that enforce an entry of the catalogue, those whose main entry it is first.
  public static func rules(catalogue number: String) -> [Rule] {
    rules.filter { $0.catalogue.first == number }
      + rules.filter { $0.catalogue.dropFirst().contains(number) }
  }

  /// The rules whose ids begin with some whole words: all of `scroll.glide`, or of `scroll`.
  public static func rules(beginning words: String) -> [Rule] {
    let prefix = words.hasSuffix(".") ? words : words + "."
    return rules.filter { $0.id.hasPrefix(prefix) }
  }

  /// The id that a misspelt one most likely means; nil if none is near.
  public static func closest(to id: String) -> String? {
    Suggestion.closest(to: id, among: rules.map(\.id))
  }
}
