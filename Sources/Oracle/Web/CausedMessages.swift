internal import Traces

/// The messages that calls cause, as the network tells them, where not all messages are heard.
///
/// A call for a page adds its messages, and each that is heard is taken away again. A stop, or another page in its
/// place, ends it: a load that was on its way fails (R253). If nobody can tell what a call causes, nothing is known
/// until all rests.
struct CausedMessages: Sendable {
  /// The numbers of messages that are still to come: at least, and at most.
  private(set) var starts = Tallied.none
  private(set) var finishes = Tallied.none
  private(set) var failures = Tallied.none
  /// The addresses that the delegate is still to be asked about.
  private(set) var questions: [Question] = []
  /// The page that is on its way; nil: none is.
  private(set) var page: Page?
  /// True if the page has taken the place of another one, which goes on if the delegate refuses this one.
  private var hasReplaced = false
  /// The messages that had not come when all that their call had caused was over.
  private(set) var missed = Missed()
  /// The reason why nobody knows what may come; nil: it is known.
  private(set) var loss: Lack?

  /// A question to the delegate that is due.
  struct Question: Sendable {
    enum Kind: Sendable {
      case page, redirect, frame
    }

    let address: String
    let kind: Kind
  }

  /// The numbers of messages that have not come in time, and the questions.
  struct Missed: Sendable {
    var starts = 0
    var finishes = 0
    var failures = 0
    var questions: [Question] = []
  }

  /// A page that is on its way.
  struct Page: Sendable {
    let kind: WebErrand.Kind
    /// The address of the document after all redirects; nil: none comes.
    let target: String?
    /// True if it is a place on the page that is shown (R252).
    let isPlace: Bool
    /// The time of its call, the least time that the page takes, and the longest with all that it leads to.
    let time: Microseconds
    let least: Microseconds
    let longest: Microseconds
    /// The number of loads that begin; each of them may be open.
    let loads: Int
  }

  /// Begins with no page on its way.
  ///
  /// - Parameter loss: the reason why nobody knows what may come; nil: it is known.
  init(loss: Lack?) { self.loss = loss }

  /// True if nothing is on its way.
  var isIdle: Bool { page == nil && loss == nil }

  /// Forgets all: nobody knows any more what may come.
  mutating func lose(_ reason: Lack) {
    loss = loss ?? reason
    page = nil
  }

  /// Adds the messages of a page that a call has asked for.
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

  /// Ends the page that is on its way, at a stop or at another page in its place.
  ///
  /// - Parameters:
  ///   - time: the time of that; -1: not told.
  ///   - slack: the time by which a message may be late, in microseconds.
  ///   - hearsEnds: whether each `didFinishLoad` is heard, so that a load has not finished before it is told.
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

  /// Takes a question away, and takes in its answer.
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

  /// Takes a message away that was heard.
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

  /// Takes in that all that a call has caused is over: messages that have not come are missed.
  mutating func finish() {
    missed.starts += starts.least
    missed.finishes += finishes.least
    missed.failures += failures.least
    missed.questions += questions
    (starts, finishes, failures) = (.none, .none, .none)
    questions = []
    page = nil
  }

  /// Begins anew at rest.
  mutating func rest(isKnown: Bool) { self = CausedMessages(loss: isKnown ? nil : loss) }
}
