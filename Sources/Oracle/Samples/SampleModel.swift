internal import Traces

/// The header's description of a sample application: its content, and the data from which that is
/// made.
struct SampleModel: Sendable {
  let name: String
  /// The view's own name: `page-2`.
  let view: String
  /// The content of the pages of tweets; nil: they are none, or not told.
  let tweets: [[Argument]]?
  let items: [String]?
  /// The number of pages; nil: there are none, or it is not told.
  let pageCount: Int?
  /// The size of a page; nil: it is not told.
  let pageSize: Point?

  init(_ name: String, _ view: Header.View, _ header: Header) {
    self.name = name
    self.view = view.name.text
    let first = header.effectiveViews.first
    let config = first?.config ?? []
    if case .array(let tweets)? = config[.tweets] {
      self.tweets = tweets.map { if case .object(let parts) = $0 { parts } else { [] } }
    } else {
      tweets = nil
    }
    if case .array(let items)? = config[.items] {
      self.items = items.compactMap(\.string)
    } else {
      items = nil
    }
    pageCount =
      tweets?.count ?? config[.numberOfPages]?.number.map { Int($0.units / 1_000_000) }
    pageSize = first?.frame?.size ?? config[.bounds]?.point
  }

  /// True if the pages are made one by one, as they are needed.
  var makesPagesLazily: Bool { tweets != nil }

  /// Returns the texts on a page of a tweet: its author, and its words.
  func words(onPage page: Int) -> [String?]? {
    guard let tweets, tweets.indices.contains(page) else { return nil }
    return [tweets[page]["from_user"]?.string, tweets[page]["text"]?.string]
  }

  /// The address of the tweet that the view shows; nil: it shows none.
  var address: String? {
    guard view.hasPrefix("page-"), let page = Int(view.dropFirst("page-".count)), let tweets,
      tweets.indices.contains(page), let user = tweets[page]["from_user"]?.string,
      let id = tweets[page]["id"]?.string
    else { return nil }
    return "http://www.twitter.com/\(user)/status/\(id)"
  }

  /// Returns the page in view at an offset, in thousandths (R310).
  func page(at offset: Int32) -> Int? {
    guard let width = pageSize?.x.units, width > 0 else { return nil }
    let shifted = Int(offset) * 2 - Int(width)
    let pages = Int((Double(shifted) / Double(2 * width)).rounded(.down))
    return pages + 1
  }

  /// Returns the pages that there are of a page and its neighbours (R311, R315).
  func neighbours(of page: Int) -> [Int] {
    (page - 1...page + 1).filter { $0 >= 0 && $0 < pageCount ?? 0 }
  }

  /// Returns the left edge of a page, in thousandths.
  func edge(ofPage page: Int) -> Int? { pageSize.map { Int($0.x.units) * page } }
}
