internal import Traces
internal import Transcripts

/// The facts about a sample application, as far as one of its views shows it.
///
/// It is a class, so that the watch of a view of no application pays one comparison for it.
final class SampleFacts: Feature {
  /// A row that was asked about, and what was posted of it.
  struct Choice {
    let row: RowPath?
    let turn: Int32
    var posts = 0
  }

  let model: SampleModel
  /// The message, or final state, that is being judged.
  private(set) var now = SampleHeard()

  /// The pages that were put in, without those that their views have left.
  private(set) var pages: [Int] = []
  /// True if pages were put in whose numbers are not told.
  private(set) var hasUntoldPages = false
  /// The most page views that there were.
  private(set) var mostViews = 0
  /// The pages that must be there by now, and the one in view.
  private(set) var needed: [Int] = []
  private(set) var current: Int?
  /// The width of the content, in thousandths.
  private(set) var contentWidth: Int32?

  /// The latest tap, and how often an address was opened for it.
  private(set) var tapTurn: Int32 = -1
  private(set) var opens = 0
  /// The latest row that was asked about.
  private(set) var choice: Choice?
  /// True if a pull has asked for a refresh, and true if rows were asked for since.
  private(set) var wasPulled = false
  private(set) var hasLoaded = false

  var audience: Topic.Audience? { .samples }
  var asksAsOfScrolling: Bool { true }

  init(_ name: String, _ watch: Watch, _ header: Header) {
    model = SampleModel(name, watch.setting.declaration, header)
    contentWidth = watch.setting.declaration.config[.contentSize]?.point?.x.units
  }

  func mayTakeLong(until time: Microseconds) -> Bool { true }

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    now = SampleHeard(message, event: watch.now.event)
    if let size = now.contentSize { contentWidth = size.x.units }
  }

  /// Takes in a final state before it is judged.
  func receive(_ final: borrowing Final, _ watch: Watch) { now = SampleHeard(final) }

  /// True if something must come before the turn ends.
  var isDue: Bool { tapTurn >= 0 && opens == 0 || choice?.posts == 0 }

  /// Follows what a message means, after it was judged.
  func follow(_ watch: Watch) {
    let turn = watch.now.turn
    switch now.event {
    case .loadPage: put(now.page)
    case .didScroll: look(watch.now.offset)
    case .tapped: (tapTurn, opens) = (turn, 0)
    case .open: opens += 1
    case .willSelectRow: choice = Choice(row: now.row, turn: turn)
    case .post: choice?.posts += 1
    case .refreshControlValueChanged: (wasPulled, hasLoaded) = (true, false)
    case .numberOfRows: if wasPulled { hasLoaded = true }
    default: break
    }
  }

  /// Takes in that the turn is over: what was due in it has come, or was judged.
  func endDues(_ watch: Watch) {
    tapTurn = -1
    choice = nil
  }

  /// Takes in that a page was put in; where there are three views for all, the one that is farthest
  /// from it has shown it (R319).
  private func put(_ page: Int?) {
    guard let page else { return hasUntoldPages = true }
    mostViews = max(mostViews, now.count ?? 0)
    if !pages.contains(page) { pages.append(page) }
    guard !model.makesPagesLazily, pages.count > 3,
      let farthest = pages.max(by: { abs($0 - page) < abs($1 - page) })
    else { return }
    pages.removeAll { $0 == farthest }
  }

  /// Takes in that the content has moved: other pages may be needed (R310, R315).
  private func look(_ offset: Place) {
    guard offset.isKnown, let page = model.page(at: offset.x) else { return current = nil }
    current = page
    let wanted = model.neighbours(of: page)
    needed = model.makesPagesLazily ? needed + wanted.filter { !needed.contains($0) } : wanted
  }
}
