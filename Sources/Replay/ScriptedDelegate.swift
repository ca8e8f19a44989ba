import HeadlessUIKit
import Traces

/// A delegate that writes down what it is told and does what the header's script says.
final class ScriptedDelegate {
  // The references are unowned: an object of the world may hold its delegate, as a table's
  // controller does.
  unowned let stage: Stage
  unowned let scrollView: UIScrollView
  /// The view, if it is a table.
  unowned let table: UITableView?
  /// The same, if it is the stage's own, which has a model and may be a form.
  unowned let stageTable: StageTable?
  /// The web view that the view is inside of, if it is one's.
  private(set) weak var web: UIWebView?
  /// The relay between the view and the application that answers it; nil: the script does.
  var relay: DelegateRelay?
  /// The number of cells made of each identifier.
  var cellCounts: [String: Int] = [:]
  /// The completion that the handler of a row's action got last, until it is called.
  var completion: ((Bool) -> Void)?
  /// The message that was written down last of those that say no more than their name: the next is made of
  /// it.
  private var latest: Message
  unowned let scene: UIWindowScene
  let recorder: Recorder
  let observes: [Name]?
  private var progress: ScriptProgress
  private var names: [Name] = []
  private(set) var isAttached = false
  /// Kept here because it is asked at each message, and few views have one.
  private var hasRefreshControl = false
  /// True if messages tell `isEditing`.
  private(set) var tellsEditing = false
  private var reader = StateReader()
  /// True if the view was made to be zoomed, and so tells how it zooms.
  private let isMadeForZoom: Bool

  init(
    stage: Stage,
    scrollView: UIScrollView,
    index: ViewIndex,
    observes: [Name]?,
    script: Script,
    web: UIWebView? = nil
  ) {
    self.stage = stage
    self.scrollView = scrollView
    table = scrollView as? UITableView
    stageTable = scrollView as? StageTable
    self.web = web
    isMadeForZoom = (scrollView as? StageScrollView)?.zoomedContent != nil
    latest = Message(time: nil, name: .didScroll, view: index)
    scene = stage.scene
    recorder = stage.recorder
    self.observes = observes
    progress = ScriptProgress(script)
  }

  // It only lets go of what it has, which needs no actor; to ask for the actor takes longer.
  nonisolated deinit {}

  /// The index of its view in the header.
  var index: ViewIndex { latest.view }

  /// True if the component is `zoom`, which tells how it zooms.
  private var isZoomView: Bool { isMadeForZoom || relay?.zoomedView != nil }

  /// Begins to listen.
  func attach(names: [Name]) {
    self.names = names
    isAttached = true
    if let table {
      stageTable?.isReady = true
      stageTable?.registerCells()
      tellsEditing = mayBeEdited
      listenToSelection(of: table)
    }
    // An application that answers by itself goes on hearing its messages, through the relay.
    if let relay {
      relay.attach()
    } else if let table {
      if let stageTable, stageTable.model.isDiffable {
        stageTable.diffable = StageDiffableDataSource(of: table, self)
      } else {
        table.dataSource = self
      }
      table.delegate = self
      if prefetches { table.prefetchDataSource = self }
    } else if let web {
      web.delegate = self
    } else {
      scrollView.delegate = self
    }
  }

  /// Notes whether the view has a refresh control, whose state is told from now on.
  func refreshControlChanged(to control: UIRefreshControl?) {
    hasRefreshControl = control != nil
  }

  /// True if the header leaves out which messages the delegate implements.
  var implementsAll: Bool { observes == nil }

  /// Returns true if the delegate implements a message.
  func implements(_ name: Name) -> Bool {
    observes?.contains(name) ?? true
  }

  /// Counts a message, and returns whether it is to be written down.
  private func isHearing(_ name: Name) -> Bool {
    guard isAttached, !recorder.isClosed else { return false }
    recorder.countMessage()
    return implements(name) && !recorder.isClosed
  }

  /// Writes a message down that says no more than its name, and does what the script says.
  func hear(_ name: Name) {
    guard progress.isEmpty, web == nil else {
      hear(name, [])
      return
    }
    guard isHearing(name) else { return }
    latest.time = scene.microseconds
    latest.name = name
    latest.state = currentState()
    recorder.append(&latest)
  }

  /// Writes a message down and does what the script says; returns the reply's answer or writing.
  @discardableResult
  func hear(
    _ name: Name,
    _ arguments: [Argument],
    usualAnswer: Value? = nil
  ) -> Script.Reply.Action? {
    guard isHearing(name) else { return nil }
    let reply = progress.isEmpty ? nil : progress.next(to: name, about: nil)
    return act(reply, to: name, arguments, usualAnswer, currentState(), web.map(pageState))
  }

  /// Returns the same of a message that a table sends about its rows, or a cell.
  @discardableResult
  func hearRow(
    _ name: Name,
    _ arguments: [Argument] = [],
    usualAnswer: Value? = nil,
    about topic: ScriptProgress.Topic? = nil
  ) -> Script.Reply.Action? {
    guard isHearing(name) else { return nil }
    let reply = progress.next(to: name, about: topic)
    return act(reply, to: name, arguments, usualAnswer, rowsOwnState(), rowState())
  }

  /// Returns the same of a message that is about a text field, or a form's data.
  func hear(
    _ name: Name,
    _ arguments: [Argument],
    usual: Value?,
    about topic: ScriptProgress.Topic?,
    _ told: TableState
  ) -> Script.Reply.Action? {
    guard isHearing(name) else { return nil }
    let reply = progress.next(to: name, about: topic)
    return act(reply, to: name, arguments, usual, State(), told)
  }

  /// Hears the same of a message about what a table displays.
  func hearDisplay(
    _ name: Name,
    _ arguments: [Argument],
    about topic: ScriptProgress.Topic? = nil,
    of cell: UITableViewCell? = nil
  ) {
    guard isHearing(name) else { return }
    let reply = progress.next(to: name, about: topic)
    var state = rowsOwnState()
    if let cell {
      state[.isSelected] = cell.isSelected
      state[.isHighlighted] = cell.isHighlighted
    }
    var told = displayState()
    if let cell, stageTable?.form != nil { told.form = FormController.state(of: cell) }
    if let cell, let relay {
      told.form.label = cell.textLabel?.text.map { .string($0) } ?? .null
      if relay.stage.sample?.form != nil {
        told.form.text = cell.firstTextField?.text.map { .string($0) } ?? .null
      }
    }
    _ = act(reply, to: name, arguments, nil, state, told)
  }

  /// Writes down that a tile was drawn, on a thread where nothing can be read of the view (R336).
  func hearDrawing(_ arguments: [Argument]) {
    guard isHearing(.drawLayer) else { return }
    _ = act(nil, to: .drawLayer, arguments, nil, State())
  }

  /// Writes a message down, and makes the call that the script wants.
  private func act(
    _ reply: Script.Reply?,
    to name: Name,
    _ arguments: [Argument],
    _ usualAnswer: Value?,
    _ state: State,
    _ table: consuming TableState? = nil
  ) -> Script.Reply.Action? {
    var answer = usualAnswer
    switch reply?.action {
    case .answer(let value): answer = value
    case .write(let arguments): answer = .object(arguments)
    default: break
    }
    let time = scene.microseconds
    var message =
      if let table {
        Message(
          time: time,
          name: name,
          arguments: arguments,
          answer: answer,
          view: index,
          state: state,
          table: table
        )
      } else {
        Message(
          time: time,
          name: name,
          arguments: arguments,
          answer: answer,
          view: index,
          state: state
        )
      }
    recorder.append(&message)
    if let reply { make(reply.calls) }
    return reply?.action
  }

  /// Returns true if the script has anything to say to a message.
  func hasReplies(to name: Name) -> Bool { progress.hasReplies(to: name) }

  /// Returns the first answer that the script has to a message, without using it up.
  func firstAnswer(to name: Name) -> Value? {
    guard case .answer(let value) = progress.firstReply(to: name) else { return nil }
    return value
  }

  /// Returns the view that an answer means.
  func view(of answer: Value) -> UIView? {
    guard let text = answer.string else { return nil }
    if let place = names.firstIndex(where: { $0.text == text }) { return stage.actors[place].view }
    return text == Self.zoomedContentName ? zoomedContent : nil
  }

  /// The view that is zoomed unless the script names another.
  var zoomedContent: UIView? {
    (scrollView as? StageScrollView)?.zoomedContent ?? relay?.zoomedView
  }

  private static let zoomedContentName = "content"

  /// Returns the name of a view, as an argument tells it.
  func name(of view: UIView?) -> Value {
    guard let view else { return .null }
    if view === zoomedContent { return .string(Self.zoomedContentName) }
    if let actor = stage.actors.first(where: { $0.view === view }) {
      return .string(names[Int(actor.index.place)].text)
    }
    if let relay { return relay.names.name(around: view) }
    return StageCell.around(view)?.name.map { .string($0) } ?? .null
  }

  // MARK: - Calls

  /// Makes calls inside a message, one after the other.
  func make(_ calls: [Call]) { stage.makeForDelegate(calls) }

  // MARK: - State

  /// Returns all that the receiver can read at this moment.
  func finalState() -> State {
    reader = StateReader()
    return rowsOwnState()
  }

  /// Returns the state that the receiver can read at this moment; what seldom changes is told when
  /// it has changed.
  func currentState() -> State {
    if web != nil { return sizeOfPage() }
    return reader.state(
      of: scrollView,
      tellsZoom: isZoomView,
      tellsRefreshing: hasRefreshControl
    )
  }
}
