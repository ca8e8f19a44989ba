internal import Traces

/// The loads of a page, its redirects and its frames, from the call for the page to the last end.
///
/// A call or a first message opens it. Its messages are the question about the page, the questions about
/// redirects and frames, begins and ends. The end of its last load closes it. Messages do not name their
/// frame (R245), so the loads are counted, at least and at most.
struct PageLoad: Sendable {
  /// The number of loads that have begun and have not ended.
  private(set) var open: Tallied
  /// The number of loads that may still begin, for the delegate has let them.
  private(set) var allowed: Tallied
  /// The number of open loads that were stopped, so that they fail.
  private(set) var doomed = Tallied.none
  /// The number of refusals that may still be told as failures (R242).
  private var refusals = Tallied.none
  /// The number of allowed addresses that are none, so that they fail and never begin (R247, R248).
  private(set) var invalid = Tallied.none

  /// The latest question: what it was about, and whether it was refused.
  private(set) var question = Question()
  /// True if anything has been stopped since the load opened.
  private(set) var wasStopped = false
  /// The numbers of messages since it opened.
  private(set) var questions = 0
  private(set) var starts = 0
  private(set) var finishes = 0
  private(set) var failures = 0
  /// The number of loads that must have begun at rest.
  private(set) var dueStarts = 0
  /// The addresses that were asked about, of those that the network knows, and those that were refused.
  private(set) var asked: Set<String> = []
  private(set) var refused: Set<String> = []
  /// The time of its latest message; -1: not told.
  private(set) var time: Microseconds = -1
  /// The longest time in which all is over that was asked about; nil: nobody knows.
  private(set) var longest: Microseconds?
  /// The disturbance that it has had; nil: none.
  private(set) var loss: Lack?

  /// A question to the delegate.
  struct Question: Sendable {
    /// The result of what is asked about, if that is known.
    enum Kind: Sendable {
      /// A frame or a page begins to load.
      case load
      /// Something that is open goes on elsewhere (R244).
      case redirect
      /// The same page is shown elsewhere (R252).
      case fragment
      /// The address is none.
      case invalid
      /// One of them.
      case unknown
    }

    var kind = Kind.unknown
    var isRefused = false
    /// True if what was allowed may begin next.
    var isPending = false
  }

  /// Opens with nothing under way, or with what nobody knows.
  init(isFromTheStart: Bool) {
    open = isFromTheStart ? .none : .unknown
    // A begin may have been asked about right before the record.
    allowed = isFromTheStart ? .none : Tallied(least: 0, most: 1)
    longest = isFromTheStart ? 0 : nil
  }

  /// Takes in that something has come in its midst.
  mutating func lose(_ reason: Lack) { loss = loss ?? reason }

  /// Takes in that begins and ends may have come unheard.
  ///
  /// - Parameter hearsStarts: whether each begin is heard, so that no more are open than have begun.
  mutating func forgetOpen(hearsStarts: Bool) {
    open = hearsStarts ? Tallied(least: 0, most: open.most) : .unknown
    doomed = Tallied(least: 0, most: open.most)
  }

  /// Takes in that the delegate may have let anything be loaded.
  mutating func allowAnything() { allowed = .unknown }

  /// Follows a question.
  ///
  /// - Parameters:
  ///   - kind: what becomes of it.
  ///   - address: what it is about.
  ///   - isAllowed: what was answered; nil: not told.
  ///   - duration: the longest time that it takes beside what leads to it; nil: nobody knows.
  mutating func ask(
    _ kind: Question.Kind,
    _ address: String?,
    isAllowed: Bool?,
    duration: Microseconds? = nil
  ) {
    questions += 1
    if isAllowed != false { longest = longest.flatMap { time in duration.map { time + $0 } } }
    let mayBegin = kind == .load || kind == .unknown || kind == .invalid
    question = Question(
      kind: kind,
      isRefused: isAllowed == false,
      isPending: mayBegin && isAllowed != false
    )
    if let address {
      asked.insert(Address.withoutFragment(address))
      if isAllowed == false { refused.insert(Address.withoutFragment(address)) }
    }
    if isAllowed != true { refusals.add(isCertain: false) }
    guard isAllowed != false else {
      // The result of a load that is refused to go on is not settled (R242).
      if kind != .load, kind != .fragment { open.remove(isCertain: false) }
      return
    }
    switch kind {
    case .load:
      allowed.add(isCertain: isAllowed == true)
      if isAllowed == true { dueStarts += 1 }
    case .unknown: allowed.add(isCertain: false)
    case .invalid: invalid.add(isCertain: isAllowed == true)
    case .redirect, .fragment: break
    }
  }

  /// Takes in that all that is open is to fail, or may be.
  mutating func doom(isCertain: Bool) {
    wasStopped = true
    doomed = Tallied(least: isCertain ? open.least : doomed.least, most: open.most)
  }

  /// Lets all that is open fail before the delegate is asked about what takes its place.
  mutating func mayGiveWay() {
    if !wasStopped { doomed = Tallied(least: doomed.least, most: open.most) }
  }

  /// Lets what is open go on, since nothing takes its place.
  mutating func goOn() { if !wasStopped { doomed = .none } }

  mutating func start() {
    if !question.isPending { longest = nil }
    starts += 1
    open.add()
    // A load that begins though its address is none ends like any other.
    if allowed.most == 0 { invalid.remove() }
    allowed.remove()
    question.isPending = false
  }

  mutating func finish() {
    finishes += 1
    open.remove()
    // It was none of those that were stopped; where it was, that has been told.
    if doomed.most > open.most {
      doomed = Tallied(least: min(doomed.least, open.most), most: open.most)
    }
  }

  mutating func fail(_ heard: WebHeard) {
    failures += 1
    // A load that never began leaves the others open.
    let wasOpen = open.most > 0
    let mayBeInvalid = mayBeOfAddress(heard)
    if mayBeInvalid, invalid.areSurelySome {
      // A load that never began fails at once, before any that has begun.
      invalid.remove()
      if question.kind == .invalid { question.isPending = false }
      return
    }
    let mayBeRefusal = heard.isCancelled != true && refusals.most > 0
    open.remove(isCertain: !mayBeInvalid && !mayBeRefusal)
    if mayBeInvalid {
      invalid.remove(isCertain: open.isSurelyNone)
      if !wasOpen { question.isPending = false }
      // If no network tells it, nobody knows which addresses are none.
      dueStarts = max(0, dueStarts - 1)
    }
    if heard.isCancelled != false {
      wasStopped = wasStopped || doomed.most > 0
      doomed.remove(isCertain: heard.isCancelled == true)
    }
    if doomed.least > open.most {
      doomed = Tallied(least: open.most, most: max(open.most, doomed.most))
    }
  }

  /// Returns true if a failure may be of something that never began, while others are open.
  func mayBeOfAddress(_ heard: WebHeard) -> Bool {
    heard.event == .didFailLoad && heard.isOfAddress != false
      && (invalid.most > 0 || allowed.most > 0)
  }

  /// Returns true if a failure may come though nothing is open: of what never began, or of what was
  /// refused.
  func mayFailUnopened(_ heard: WebHeard) -> Bool {
    if heard.isCancelled == true { return false }
    if refusals.most > 0 { return true }
    return mayBeOfAddress(heard)
  }

  mutating func note(time: Microseconds) { self.time = time }

  /// True if more must have begun than has.
  var lacksStarts: Bool { dueStarts > starts + (question.isPending ? 1 : 0) }

  /// Closes the load: the next message opens another one, and the question before may be its own.
  mutating func close() {
    var next = PageLoad(isFromTheStart: true)
    if question.isPending { next.question = question }
    if let loss, allowed.most > 0 || invalid.most > 0 || refusals.most > 0 {
      // A load that was allowed before something came in the midst may still begin.
      next.loss = loss
      next.allowed = Tallied(least: 0, most: allowed.most)
      next.invalid = Tallied(least: 0, most: invalid.most)
      next.refusals = Tallied(least: 0, most: refusals.most)
    } else if question.isPending {
      next.allowed = Tallied(least: min(1, allowed.least), most: min(1, allowed.most))
      next.invalid = invalid
      next.questions = 1
      next.dueStarts = question.kind == .load ? 1 : 0
      next.asked = asked
      next.refused = refused
      next.longest = longest
    }
    self = next
  }

  /// Takes in that everything has come to rest.
  ///
  /// - Parameter isCounted: whether all that may begin from now on is heard.
  mutating func rest(isCounted: Bool) {
    self = PageLoad(isFromTheStart: isCounted)
  }
}
