import Foundation

/// The loads of a web view: a page, its redirects, its frames.
///
/// Events go in, and actions come out, one after the other. The view around it tells the delegate. The
/// view's state changes with each message and not before it, so that a delegate reads the state that holds.
nonisolated struct PageLoads: Sendable {
  /// The messages to tell, and the questions to ask.
  enum Action: Hashable, Sendable {
    case ask(PageProposal)
    case start
    case finish
    /// A load has failed; one of an address that is none was never told to begin.
    case fail(WebError, hasStarted: Bool)
    /// The page is there: it is shown from now on.
    case show(URLRequest, PageHistory.Step, contentSize: CGSize?)
    /// Another place on the page that is there is shown.
    case jump(URLRequest, PageHistory.Step)

    /// By how much it changes the number of loads that were told to begin and not to end.
    fileprivate var outstanding: Int {
      switch self {
      case .start: 1
      case .finish, .fail(_, hasStarted: true): -1
      case .ask, .show, .jump, .fail(_, hasStarted: false): 0
      }
    }
  }

  /// One frame's load; the page's own has no parent.
  private struct Load: Sendable {
    let number: Int
    let parent: Int?
    var request: URLRequest
    var step: PageHistory.Step
    var response: WebResponse
    /// The time at which the answer comes; nil if it is there, or if the delegate is asked about a
    /// redirect.
    var due: Int64?
    /// True if its document is there, so that only frames are waited for.
    var isShown = false
    /// The frames that the delegate is still to be asked about, and whether it is being asked.
    var frames: ArraySlice<URLRequest> = []
    var isAsking = false
    /// The number of its frames that are being loaded.
    var children = 0

    /// True if nothing of it is waited for.
    var isComplete: Bool { isShown && frames.isEmpty && !isAsking && children == 0 }
  }

  /// All that is being loaded, by number: a page may have thousands of frames.
  private var loads: [Int: Load] = [:]
  /// The answers to come, the earliest first.
  ///
  /// An answer to a load that is over is skipped.
  private var answers = Heap<Answer>()
  /// The loads with frames to ask about, the first of them first; each stands here but while it asks.
  private var asking = Heap<Int>()
  private var actions: ArraySlice<Action> = []
  private var lastNumber = 0
  /// The number of loads that were told to begin and not to end.
  private var outstanding = 0
  /// The request whose page is shown.
  private(set) var request: URLRequest?
  private(set) var history = PageHistory()

  /// True if anything is being loaded, as far as it was told (R256).
  var isLoading: Bool { outstanding > 0 }

  /// True if an answer is waited for.
  var isWaiting: Bool { !loads.isEmpty }

  /// The time of the next answer, even if its load is over; nil if none is expected.
  var nextDue: Int64? { answers.first?.due }

  /// Returns the next thing to tell; what it changes holds from now on.
  mutating func next() -> Action? {
    // A question about what has ended meanwhile is not asked.
    while let first = actions.first, isStale(first) { actions.removeFirst() }
    guard let action = actions.popFirst() else { return nextFrame() }
    outstanding += action.outstanding
    switch action {
    case .show(let request, let step, _), .jump(let request, let step):
      self.request = request
      history.take(request, step)
    default: break
    }
    return action
  }

  /// Asks about the next frame, when what came of the one before has been told.
  private mutating func nextFrame() -> Action? {
    while let number = asking.popFirst() {
      guard let frame = loads[number]?.frames.popFirst() else { continue }
      loads[number]?.isAsking = true
      return .ask(PageProposal(request: frame, type: .other, target: .frame(of: number)))
    }
    return nil
  }

  /// Ends the question about a frame, so that the next one can be asked about.
  private mutating func endAsking(_ number: Int) {
    loads[number]?.isAsking = false
    if loads[number]?.frames.isEmpty == false { asking.insert(number) }
  }

  private func isStale(_ action: Action) -> Bool {
    guard case .ask(let proposal) = action else { return false }
    switch proposal.target {
    case .page: return false
    case .redirect(let number), .frame(let number): return loads[number] == nil
    }
  }

  // MARK: - The delegate's answer

  /// Begins what the delegate lets begin.
  ///
  /// - Parameters:
  ///   - proposal: what it was asked.
  ///   - response: what the network will answer.
  ///   - time: the instant.
  mutating func allow(_ proposal: PageProposal, _ response: WebResponse, at time: Int64) {
    switch proposal.target {
    case .page(let step):
      // A request for another place on the same page loads nothing (R252).
      if isFragment(proposal) {
        return actions.append(.jump(proposal.request, step))
      }
      stop()
      add(proposal.request, step, response, in: nil, at: time)
    case .redirect(let number):
      guard loads[number] != nil else { return }
      // One load, whatever it is led to, so nothing else begins (R244).
      loads[number]?.request = proposal.request
      loads[number]?.response = response
      wait(for: number, until: time + (response.isOfAddress ? 1 : max(1, response.delay)))
    case .frame(let number):
      guard loads[number] != nil else { return }
      endAsking(number)
      add(proposal.request, .none, response, in: number, at: time)
      finish(from: number)
    }
  }

  /// Leaves out what the delegate does not want (R241).
  mutating func refuse(_ proposal: PageProposal) {
    switch proposal.target {
    case .page: return
    case .redirect(let number):
      end(number, .fail(.refused, hasStarted: true))
    case .frame(let number):
      endAsking(number)
      finish(from: number)
    }
  }

  /// Ends all that is under way (R253).
  mutating func stop() {
    let cancelled = Action.fail(.cancelled, hasStarted: true)
    actions += repeatElement(cancelled, count: loads.count)
    loads = [:]
    answers = Heap()
    asking = Heap()
  }

  private func isFragment(_ proposal: PageProposal) -> Bool {
    guard let current = request, proposal.type != .reload, proposal.type != .formResubmitted,
      proposal.response == nil, !proposal.request.isPosted
    else { return false }
    // Back and forward lead to the page itself, too, where only what was behind # is another.
    let isMove: Bool
    if case .page(.move) = proposal.target { isMove = true } else { isMove = false }
    guard isMove ? proposal.request != current : proposal.request.url?.fragment != nil else {
      return false
    }
    return proposal.request.addressWithoutFragment == current.addressWithoutFragment
  }

  /// Begins a load, unless its address is none (R247, R248).
  private mutating func add(
    _ request: URLRequest,
    _ step: PageHistory.Step,
    _ response: WebResponse,
    in parent: Int?,
    at time: Int64
  ) {
    if case .failure(let error) = response.result, response.isOfAddress {
      return actions.append(.fail(error, hasStarted: false))
    }
    lastNumber += 1
    loads[lastNumber] = Load(
      number: lastNumber,
      parent: parent,
      request: request,
      step: step,
      response: response
    )
    if let parent { loads[parent]?.children += 1 }
    // A load that begins now has its answer in a later frame, so that nothing goes round in one.
    wait(for: lastNumber, until: time + max(1, response.delay))
    actions.append(.start)
  }

  // MARK: - Time

  /// Takes the answers that have come by an instant, the earliest first.
  ///
  /// - Returns: whether there was one; what it has to tell is told before the next is taken.
  mutating func takeAnswer(at time: Int64) -> Bool {
    guard let load = nextAnswered(at: time) else { return false }
    loads[load.number]?.due = nil
    switch load.response.result {
    case .redirect(let request):
      // Until the delegate has answered, nothing more comes of it.
      actions.append(
        .ask(PageProposal(request: request, type: .other, target: .redirect(of: load.number)))
      )
    case .failure(let error): end(load.number, .fail(error, hasStarted: true))
    case .page(let size, let frames): show(load, size, frames)
    }
    return true
  }

  /// Has a load wait for its answer.
  private mutating func wait(for number: Int, until due: Int64) {
    loads[number]?.due = due
    answers.insert(Answer(due: due, number: number))
  }

  /// Takes the load out of the list whose answer came first; nil: none has come by the instant.
  private mutating func nextAnswered(at time: Int64) -> Load? {
    while let answer = answers.first, answer.due <= time {
      answers.removeFirst()
      // It may have ended meanwhile, or been led elsewhere.
      if let load = loads[answer.number], load.due == answer.due { return load }
    }
    return nil
  }

  private mutating func show(_ load: Load, _ size: CGSize?, _ frames: [URLRequest]) {
    loads[load.number]?.isShown = true
    if load.parent == nil {
      actions.append(.show(load.request, load.step, contentSize: size))
    }
    loads[load.number]?.frames = frames[...]
    if !frames.isEmpty { asking.insert(load.number) }
    finish(from: load.number)
  }

  /// Ends a load whose document and frames are there, and those around it that waited for it alone (R245).
  private mutating func finish(from number: Int) {
    if loads[number]?.isComplete == true { end(number, .finish) }
  }

  private mutating func end(_ number: Int, _ action: Action) {
    // A loop: frames may lie in each other many deep.
    var (next, action) = (number as Int?, action)
    while let number = next, let load = loads.removeValue(forKey: number) {
      actions.append(action)
      next = nil
      guard let parent = load.parent else { return }
      loads[parent]?.children -= 1
      if loads[parent]?.isComplete == true { (next, action) = (parent, .finish) }
    }
  }
}

/// An answer to a load and its time.
///
/// Of two at one instant, that of the earlier load is the first.
nonisolated private struct Answer: Comparable, Sendable {
  let due: Int64
  let number: Int

  static func < (left: Answer, right: Answer) -> Bool {
    (left.due, left.number) < (right.due, right.number)
  }
}
