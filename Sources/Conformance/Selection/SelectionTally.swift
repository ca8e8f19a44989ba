import Oracle
import Traces

/// The cases that a selection left out of a corpus, and its filters that found nothing.
public struct SelectionTally: Sendable {
  /// The ids of the cases that were read and not wanted.
  public internal(set) var passedOver: [String] = []
  /// The ids of the cases that are wanted, and belong to other shares.
  public internal(set) var otherShares: [String] = []
  /// The number of cases that are wanted and belong to other shares.
  public var elsewhere: Int { otherShares.count }
  private let selection: Selection
  private var found: Set<Filter> = []
  private var components: Set<String> = []
  private var tags: Set<String> = []
  private var idsFound: Set<String> = []

  init(_ selection: Selection) {
    self.selection = selection
  }

  /// Notes a case that was read, and says whether it is to be played or judged here.
  mutating func take(_ new: Case) -> Bool {
    note(new)
    guard selection.answer(on: new) != .no else {
      passedOver.append(new.id)
      return false
    }
    guard selection.isInShare(new.id) else {
      otherShares.append(new.id)
      return false
    }
    return true
  }

  private mutating func note(_ new: Case) {
    if selection.ids?.contains(new.id) == true { idsFound.insert(new.id) }
    for filter in selection.groups.joined() where !found.contains(filter) {
      if filter.answer(on: new, nil) != .no { found.insert(filter) }
      if filter.speaks(of: .component) { components.formUnion(new.components) }
      if filter.speaks(of: .tag) { tags.formUnion(new.tags) }
    }
  }

  /// The remarks about filters that no case matched, a sentence each, with the names that are near.
  public var misses: [String] {
    selection.groups.joined().filter { !found.contains($0) }.map { filter in
      let near = near(to: filter)
      return "no case matches \"\(filter.text)\"" + (near.isEmpty ? "" : "; near: \(near)")
    }
  }

  /// The remarks for the case that no rule of the filters had occasion to fail.
  var silentRules: [String] {
    selection.groups.joined().filter(\.needsVerdict).map { filter in
      let rules = filter.terms.filter { $0.topic == .rule }
      let known = RuleBook.rules.map(\.id)
      let near = rules.compactMap { term -> String? in
        guard !known.contains(where: term.pattern.matches) else { return nil }
        return Suggestion.closest(to: term.pattern.text, among: known)
      }
      return "in no case was there occasion for \"\(filter.text)\""
        + (near.isEmpty ? "" : "; near: \(near.joined(separator: ", "))")
    }
  }

  /// The ids asked for that were not found, sorted.
  public var idsMissing: [String] { selection.ids?.subtracting(idsFound).sorted() ?? [] }

  private func near(to filter: Filter) -> String {
    let names = filter.terms.flatMap { term -> [String] in
      switch term.topic {
      case nil, .id: NearNames(passedOver + otherShares).names(near: term.pattern)
      case .component: NearNames(components.sorted()).names(near: term.pattern)
      case .tag: NearNames(tags.sorted()).names(near: term.pattern)
      case .rule: []
      }
    }
    return names.joined(separator: ", ")
  }
}
