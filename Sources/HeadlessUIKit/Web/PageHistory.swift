/// The pages that a web view has shown, and which of them it shows now.
nonisolated struct PageHistory: Hashable, Sendable {
  /// The change that a new page makes to the list.
  enum Step: Hashable, Sendable {
    /// It stands behind the one that is shown, and what stood there is gone (R259).
    case append
    /// It stands in the place of the one that is shown.
    case replace
    /// It is one of the list, so many places on.
    case move(Int)
    /// It is in no list: a string.
    case none
  }

  private(set) var pages: [URLRequest] = []
  private(set) var place = -1

  /// The page that is shown, as far as the list has it.
  var current: URLRequest? { page(at: 0) }

  /// Returns the page that stands so many places on.
  func page(at distance: Int) -> URLRequest? {
    pages.indices.contains(place + distance) ? pages[place + distance] : nil
  }

  mutating func take(_ page: URLRequest, _ step: Step) {
    switch step {
    case .append:
      pages.removeSubrange((place + 1)...)
      pages.append(page)
      place += 1
    case .replace where current != nil: pages[place] = page
    case .replace: take(page, .append)
    case .move(let distance): place = min(max(0, place + distance), pages.count - 1)
    case .none: break
    }
  }
}
