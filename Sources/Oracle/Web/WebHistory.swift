/// The numbers of pages behind the one that is shown and ahead of it, as far as they are known
/// (R259).
struct WebHistory: Sendable {
  private(set) var behind: Tallied
  private(set) var ahead: Tallied
  /// One if the page that is shown is in the list, or else none.
  private(set) var hasPage: Tallied
  /// True if the page that is shown is the latest that was asked for, as nothing has failed since.
  var isSettled = false

  /// Begins without a page, or with a list of which nothing is known.
  init(isEmpty: Bool) {
    behind = isEmpty ? .none : .unknown
    ahead = behind
    hasPage = behind
  }

  /// Takes in that another page is shown, and stands behind the one before.
  ///
  /// - Parameter isSame: whether it may be the same page again, which takes its own place.
  mutating func append(isSame: Bool) {
    if hasPage.isSurelyNone {
      hasPage.add()
    } else {
      behind.add(isCertain: !isSame && hasPage.areSurelySome)
      hasPage = Tallied(least: 1, most: 1)
    }
    // The loss of the pages ahead is from memory (R259).
    if isSame || !ahead.isSurelyNone { ahead = .unknown }
  }

  /// Takes in a step along the list.
  mutating func move(isBack: Bool) {
    if isBack {
      behind.remove()
      ahead.add()
    } else {
      ahead.remove()
      behind.add()
    }
  }

  /// Forgets the list.
  ///
  /// - Parameter isShown: whether a page is surely shown, which stands in it.
  mutating func forget(isShown: Bool = false) {
    self = WebHistory(isEmpty: false)
    if isShown { hasPage = Tallied(least: 1, most: 1) }
  }
}
