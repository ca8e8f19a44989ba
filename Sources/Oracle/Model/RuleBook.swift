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
    [TileRules.all], animations, samples,
    [ImplementedRules.all, CauseRules.all, ExpectationRules.all],
  ].flatMap(\.self)

  /// All rules, sorted by id.
  public static let rules: [Rule] = alphabet.map { pages[places[$0].page][places[$0].line] }

  /// The places among `rules` in the order in which they are asked.
  static let order: [Int] = {
    var order = [Int](repeating: 0, count: alphabet.count)
    for (place, number) in alphabet.enumerated() { order[number] = place }
    return order
  }()

  /// On which page each rule stands, and where on it, in the order in which they are asked.
  private static let places: [(page: Int, line: Int)] = pages.indices.flatMap { page in
    pages[page].indices.map { (page: page, line: $0) }
  }

  /// The keys of the rules' ids, in the same order.
  private static let keys: [RuleKey] = {
    var keys: [RuleKey] = []
    keys.reserveCapacity(places.count)
    for page in pages {
      // Looked at where they are: rules are dear to copy.
      let rules = page.span
      for place in rules.indices { keys.append(rules.borrow(at: place) { key(of: $0) }) }
    }
    return keys
  }()

  private static func key(of rule: borrowing Rule) -> RuleKey {
    let id = rule.id
    guard let key = RuleKey(id) else { preconditionFailure("\(id) is too long for an id") }
    return key
  }

  /// The rules' numbers in that order, sorted by their ids.
  ///
  /// Numbers are sorted, not rules, which are dear to copy: none is copied before all are in order.
  private static let alphabet: [Int] = {
    let keys = Self.keys
    return keys.indices.sorted { keys[$0] < keys[$1] }
  }()

  /// Finds a rule by its id.
  public static func rule(_ id: String) -> Rule? {
    place(of: id).map { rules[$0] }
  }

  /// Returns the place of a rule among `rules`.
  static func place(of id: String) -> Int? {
    guard let key = RuleKey(id) else { return nil }
    var range = alphabet.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let isBefore = keys[alphabet[middle]] < key
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let place = range.lowerBound
    return place < alphabet.count && keys[alphabet[place]] == key ? place : nil
  }

  /// Returns the rules that enforce an entry of the catalogue, those whose main entry it is first.
  public static func rules(catalogue number: String) -> [Rule] {
    rules.filter { $0.catalogue.first == number }
      + rules.filter { $0.catalogue.dropFirst().contains(number) }
  }

  /// Returns the rules whose ids begin with some whole words: all of `scroll.glide`, or of
  /// `scroll`.
  public static func rules(beginning words: String) -> [Rule] {
    let prefix = words.hasSuffix(".") ? words : words + "."
    return rules.filter { $0.id.hasPrefix(prefix) }
  }

  /// Returns the id that a misspelt one most likely means; nil if none is near.
  public static func closest(to id: String) -> String? {
    Suggestion.closest(to: id, among: rules.map(\.id))
  }
}
