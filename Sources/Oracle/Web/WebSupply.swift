internal import Traces

/// The messages that calls cause, as the network tells it, where not all of them are heard.
///
/// A call for a page opens it, and what is heard is taken off it. Another page in its place, or a stop, closes it: what
/// was on its way fails (R253). Where nobody can tell what comes of a call it is lost until all rests.
struct WebSupply: Sendable {
  /// The numbers of messages that may still come, and must.
  private(set) var starts = Tallied.none
  private(set) var finishes = Tallied.none
  private(set) var failures = Tallied.none
  /// The addresses that the delegate is still to be asked about.
  private(set) var questions: [Question] = []
  /// The page that is on its way; nil: none is.
  private(set) var page: Page?
  /// True if it has taken the place of another, which goes on if the delegate does not let it be loaded.
  private var hasReplaced = false
  /// The messages that should have come until all that a call had caused was over.
  private(set) var missed = Missed()
  /// The reason why nobody knows what may come; nil: it is known.
  private(set) var loss: Lack?

  /// A question that is due.
  struct Question: Sendable {
    enum Kind: Sendable {
      case page, redirect, frame
    }

    let address: String
    let kind: Kind
  }

  /// The messages that have not come in time.
  struct Missed: Sendable {
    var starts = 0
    var finishes = 0
    var failures = 0
    var questions: [Question] = []
  }

  /// A page that is on its way.
  struct Page: Sendable {
    let kind: WebErrand.Kind
    /// The address of the document in the end; nil: none comes.
    var target: String?
    /// True if it is a place on the page that is shown (R252).
    var isPlace = false
    /// The time of its call, the least time that the page takes, and the longest with all that it leads to.
    let time: Microseconds
    let least: Microseconds
    let longest: Microseconds
    /// The number of loads that begin, of which each may be open.
    var loads = 0
  }

  /// Begins with nothing on its way, or with what nobody knows.
  init(loss: Lack?) { self.loss = loss }

  /// True if nothing is on its way.
  var isIdle: Bool { page == nil && loss == nil }

  /// Nobody knows any more what may come.
  mutating func lose(_ reason: Lack) {
    loss = loss ?? reason
    page = nil
  }

  /// Opens with a page that a call has asked for.
  mutating func open(_ page: Page, _ outcome: WebOutcome, address: String, hasReplaced: Bool) {
    self.page = page
    self.hasReplaced = hasReplaced
    questions = [Question(address: address, kind: .page)]
    guard !page.isPlace else { return }
    questions += outcome.redirects.map { Question(address: $0, kind: .redirect) }
    questions += outcome.frames.map { Question(address: $0, kind: .frame) }
    starts.add(outcome.starts)
    finishes.add(outcome.finishes)
    failures.add(outcome.failures)
  }

  /// Closes by a stop, or by a page in its place.
  ///
  /// - Parameters:
  ///   - time: the time; -1: not told.
  ///   - slack: how exact times are.
  ///   - hearsEnds: whether what finishes is heard, so that nothing has ended that is not told.
  mutating func close(at time: Microseconds, slack: Microseconds, hearsEnds: Bool) {
    guard let page else { return }
    let isEarly = time >= 0 && page.time >= 0 && time < page.time + page.least - slack
    let isSure = isEarly || (time < 0 && hearsEnds && finishes.areSurelySome)
    let open = max(1, page.loads)
    if isSure {
      (starts, finishes) = (.none, .none)
      failures = Tallied(least: page.target == nil ? 0 : 1, most: failures.most + open)
    } else {
      starts = Tallied(least: 0, most: starts.most)
      finishes = Tallied(least: 0, most: finishes.most)
      failures = Tallied(least: 0, most: failures.most + open)
    }
    questions = []
    self.page = nil
  }

  /// Takes in a question, and what was answered.
  mutating func ask(_ address: String?, isAllowed: Bool?) {
    let place = questions.firstIndex { address == nil || $0.address == address }
    let question = place.map { questions.remove(at: $0) }
    guard let isAllowed else { return lose(.message) }
    if isAllowed { return }
    guard question?.kind == .page, !hasReplaced else { return lose(.message) }
    // A refusal may be told as a failure, or not (R242).
    (starts, finishes) = (.none, .none)
    failures = Tallied(least: 0, most: failures.most + 1)
    questions = []
    page = nil
  }

  mutating func take(_ event: Event) {
    switch event {
    case .didStartLoad: starts.remove()
    case .didFinishLoad: finishes.remove()
    case .didFailLoad: failures.remove()
    default: break
    }
  }

  /// Returns true if all that the page leads to is over by a time, or has been told without times.
  func isOver(by time: Microseconds, slack: Microseconds, hearsEnds: Bool) -> Bool {
    guard let page else { return false }
    guard time >= 0, page.time >= 0 else {
      return hearsEnds && page.target != nil && finishes.isSurelyNone
    }
    return time >= page.time + page.longest + slack
  }

  /// Takes in that all that a call has caused is over; what has not come does not come any more.
  mutating func land() {
    missed.starts += starts.least
    missed.finishes += finishes.least
    missed.failures += failures.least
    missed.questions += questions
    (starts, finishes, failures) = (.none, .none, .none)
    questions = []
    page = nil
  }

  /// Everything has come to rest.
  mutating func rest(isKnown: Bool) { self = WebSupply(loss: isKnown ? nil : loss) }
}
