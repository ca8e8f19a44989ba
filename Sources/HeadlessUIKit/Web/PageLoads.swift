import Foundation

/// What a web view loads: a page, its redirects, its frames.
///
/// Events go in, and actions come out, one after the other. The view around it tells the delegate. The
/// view's state changes with each message and not before it, so that a delegate reads the state that holds.
nonisolated struct PageLoads: Sendable {
  /// What is to be told, or asked.
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
    /// When the answer is there.
    var due: Int64
    /// Whether its document is there, so that only frames are waited for.
    var isShown = false
    /// The frames that the delegate is still to be asked about, and whether it is being asked.
    var frames: ArraySlice<URLRequest> = []
    var isAsking = false
  }

  private var loads: [Load] = []
  private var actions: [Action] = []
  private var lastNumber = 0
  /// How many loads were told to begin and not to end.
  private var outstanding = 0
  /// The request whose page is shown.
  private(set) var request: URLRequest?
  private(set) var history = PageHistory()

  /// Whether anything is being loaded, as far as it was told (R256).
  var isLoading: Bool { outstanding > 0 }

  /// Whether an answer is waited for.
  var isWaiting: Bool { !loads.isEmpty }

  /// The next thing to tell; what it changes holds from now on.
  mutating func next() -> Action? {
    // A question about what has ended meanwhile is not asked.
    while let first = actions.first, isStale(first) { actions.removeFirst() }
    guard !actions.isEmpty else { return nextFrame() }
    let action = actions.removeFirst()
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
    guard let place = loads.firstIndex(where: { !$0.frames.isEmpty && !$0.isAsking }) else {
      return nil
    }
    loads[place].isAsking = true
    let frame = loads[place].frames.removeFirst()
    return .ask(
      PageProposal(request: frame, type: .other, target: .frame(of: loads[place].number))
    )
  }

  private func isStale(_ action: Action) -> Bool {
    guard case .ask(let proposal) = action else { return false }
    switch proposal.target {
    case .page: return false
    case .redirect(let number), .frame(let number): return place(of: number) == nil
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
      // What leads to another place on the same page loads nothing (R252).
      if isFragment(proposal) {
        return actions.append(.jump(proposal.request, step))
      }
      stop()
      add(proposal.request, step, response, in: nil, at: time)
    case .redirect(let number):
      guard let place = place(of: number) else { return }
      // One load, whatever it is led to, so nothing else begins (R244).
      loads[place].request = proposal.request
      loads[place].response = response
      loads[place].due = time + (response.isOfAddress ? 1 : max(1, response.delay))
    case .frame(let number):
      guard let place = place(of: number) else { return }
      loads[place].isAsking = false
      add(proposal.request, .none, response, in: number, at: time)
      finishWhatIsThere()
    }
  }

  /// Leaves out what the delegate does not want (R241).
  mutating func refuse(_ proposal: PageProposal) {
    switch proposal.target {
    case .page: return
    case .redirect(let number):
      if place(of: number) != nil { end(number, .fail(.refused, hasStarted: true)) }
    case .frame(let number):
      if let place = place(of: number) { loads[place].isAsking = false }
    }
    finishWhatIsThere()
  }

  /// Ends all that is under way (R253).
  mutating func stop() {
    for load in loads.reversed() { end(load.number, .fail(.cancelled, hasStarted: true)) }
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
    loads.append(
      Load(
        number: lastNumber,
        parent: parent,
        request: request,
        step: step,
        response: response,
        // What begins now has its answer in a later frame, so that nothing goes round in one.
        due: time + max(1, response.delay)
      )
    )
    actions.append(.start)
  }

  // MARK: - Time

  /// Takes the answers that have come by an instant, the earliest first.
  ///
  /// - Returns: whether there was one; what it has to tell is told before the next is taken.
  mutating func takeAnswer(at time: Int64) -> Bool {
    let due = loads.filter { !$0.isShown && $0.due <= time }
    guard let load = due.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) else {
      return false
    }
    switch load.response.result {
    case .redirect(let request):
      // Until the delegate has answered, nothing more comes of it.
      if let place = place(of: load.number) { loads[place].due = .max }
      actions.append(
        .ask(PageProposal(request: request, type: .other, target: .redirect(of: load.number)))
      )
    case .failure(let error): end(load.number, .fail(error, hasStarted: true))
    case .page(let size, let frames): show(load, size, frames)
    }
    finishWhatIsThere()
    return true
  }

  private mutating func show(_ load: Load, _ size: CGSize?, _ frames: [URLRequest]) {
    guard let place = place(of: load.number) else { return }
    loads[place].isShown = true
    if load.parent == nil {
      actions.append(.show(load.request, load.step, contentSize: size))
    }
    loads[place].frames = frames[...]
  }

  /// Ends each load whose document and frames are there, from the innermost (R245).
  private mutating func finishWhatIsThere() {
    while let load = loads.last(where: { load in
      load.isShown && load.frames.isEmpty && !load.isAsking
        && !loads.contains { $0.parent == load.number }
    }) {
      end(load.number, .finish)
    }
  }

  private mutating func end(_ number: Int, _ action: Action) {
    loads.removeAll { $0.number == number }
    actions.append(action)
  }

  private func place(of number: Int) -> Int? { loads.firstIndex { $0.number == number } }
}
