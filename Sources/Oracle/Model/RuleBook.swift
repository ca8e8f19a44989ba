internal import Traces

/// All rules, sorted by id.
public enum RuleBook: Sendable {
  /// The rules in the order in which they are asked: what says most about a defect first.
  private static let pages: [[Rule]] = [
    [
      DragRules.all, NestedRules.all, ContentTouchRules.all, TouchRules.all, FollowRules.all,
      AxisRules.all, CurveRules.all, ZoomRules.all, ZoomCallRules.all, ZoomPlaceRules.all,
      PinchRules.all, ZoomBounceRules.all, ZoomScaleRules.all, PagingRules.all,
      PagingRestRules.all, LiftRules.all, ReleaseRules.all, GlideRules.all, FrameRules.all,
      CatchRules.all, BounceRules.all, FlagRules.all, ProgramRules.all, InterruptionRules.all,
      AnimationRules.all, RevealRules.all, ToTopRules.all,
      GeometryRules.all, InsetRules.all, EnabledRules.all,
      RefreshRules.all, KeyboardRules.all, IndicatorRules.all, OffsetRules.all, RestRules.all,
      TouchRules.flags,
    ],
    updates, rows, picks, edits, controllers, [WebRules.all], texts, controls, recognizers,
    [TileRules.all], animations, samples, [CauseRules.all, ExpectationRules.all],
  ].flatMap(\.self)

  /// All rules, sorted by id.
  public static let rules: [Rule] = alphabet.map { pages[$0.page][$0.line] }

  /// The places among `rules` in the order in which they are asked.
  static let order: [Int] = {
    var order = [Int](repeating: 0, count: alphabet.count)
    for (place, entry) in alphabet.enumerated() { order[entry.number] = place }
    return order
  }()

  /// A rule's place in the order in which they are asked.
  private struct Entry {
    let key: RuleKey
    /// Which page it stands on, and where on it.
    let page: Int
    let line: Int
    /// How many rules stand before it.
    let number: Int
  }

  /// The rules' places in the order of their ids.
  ///
  /// Places are sorted, not rules, which are dear to copy: none is copied before all are in order.
  private static let alphabet: [Entry] = {
    var entries: [Entry] = []
    for page in pages.indices {
      for line in pages[page].indices {
        let key = RuleKey(pages[page][line].id)
        entries.append(Entry(key: key, page: page, line: line, number: entries.count))
      }
    }
    return entries.sorted { $0.key < $1.key }
  }()

  /// Finds a rule by its id.
  public static func rule(_ id: String) -> Rule? {
    place(of: id).map { rules[$0] }
  }

  /// The place of a rule among `rules`.
  static func place(of id: String) -> Int? {
    let key = RuleKey(id)
    var range = alphabet.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let isBefore = alphabet[middle].key < key
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let place = range.lowerBound
    return place < alphabet.count && alphabet[place].key == key ? place : nil
  }

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
