internal import Foundation
internal import HeadlessUIKit
internal import Replay
internal import Traces

/// The delegate of a view while it is recorded: it writes each message down and hands it on.
@MainActor
final class RecordingDelegate {
  private unowned let view: UIScrollView
  private let teller: TraceTeller
  private var reader = StateReader()
  private var cells: [(cell: UIView, name: String)] = []
  private var counts: [String: Int] = [:]
  /// The objects that hear of scrolling and of rows, and the one that answers what is in the table.
  let scrolling: (any UIScrollViewDelegate)?
  let rows: (any UITableViewDelegate)?
  let data: (any UITableViewDataSource)?
  /// True if the delegate ever named a view to be zoomed.
  var hasZoomed = false

  init(_ view: UIScrollView, _ teller: TraceTeller) {
    self.view = view
    self.teller = teller
    let table = view as? UITableView
    rows = table?.delegate
    data = table?.dataSource
    scrolling = rows ?? view.delegate
  }

  /// Takes the place of delegate and data source.
  func attach() {
    guard let table = view as? UITableView else {
      view.delegate = self
      return
    }
    table.delegate = self
    if data != nil { table.dataSource = self }
  }

  /// Puts delegate and data source back.
  func detach() {
    guard let table = view as? UITableView else {
      view.delegate = scrolling
      return
    }
    table.delegate = rows
    if data != nil { table.dataSource = data }
  }

  /// The lines so far.
  var lines: [Line] { teller.transcript.lines }

  // MARK: - Who implements what

  /// Answers as delegate and data source do.
  func responds(to selector: Selector) -> Bool {
    if Self.dataMessages.contains(selector.name) { return data?.responds(to: selector) ?? false }
    if Self.rowMessages.contains(selector.name) { return rows?.responds(to: selector) ?? false }
    return scrolling?.responds(to: selector) ?? false
  }

  /// The messages that could be heard: those that delegate and data source implement.
  ///
  /// A default implementation of a table's message says, once it is called, that there is none.
  var observed: [Name] {
    var names = Self.scrollMessages
    if data != nil { names += Self.dataMessages }
    if rows != nil { names += Self.rowMessages }
    let table = view as? UITableView
    return names.filter { name in
      let selector = Selector(name)
      return Self.needed.contains(name)
        || responds(to: selector) && table?.leavesOut(selector) != true
    }.map { Name($0) }
  }

  // MARK: - Writing

  /// Writes a message down, then hands it on.
  func tell(_ name: Name, _ arguments: [Argument] = [], _ forward: () -> Void) {
    let place = write(name, arguments)
    forward()
    forgetIfLeftOut(name, at: place)
  }

  /// Writes a question down, hands it on, and writes down the answer.
  func ask<Answer>(
    _ name: Name,
    _ arguments: [Argument],
    _ forward: () -> Answer,
    told value: (Answer) -> Value
  ) -> Answer {
    let place = write(name, arguments)
    let answer = forward()
    teller.transcript.setAnswer(value(answer), at: place)
    forgetIfLeftOut(name, at: place)
    return answer
  }

  /// Writes down what a message was answered with.
  func answer(_ answer: Value, at place: Int) {
    teller.transcript.setAnswer(answer, at: place)
  }

  private func write(_ name: Name, _ arguments: [Argument]) -> Int {
    let place = teller.transcript.lines.count
    if let scene = view.window?.windowScene {
      teller.transcript.now = max(teller.transcript.now, scene.microseconds)
    }
    let isOfRows = !Self.scrollMessages.contains(name.text)
    teller.transcript.append(
      .message(
        Message(
          time: teller.transcript.now,
          name: name,
          arguments: arguments.sorted { $0.label.text < $1.label.text },
          state: state,
          table: isOfRows ? tableState : .unknown
        )
      )
    )
    return place
  }

  /// Takes a message back that was sent to nobody: the table has learnt just now that it is left out.
  private func forgetIfLeftOut(_ name: Name, at place: Int) {
    guard let table = view as? UITableView, table.leavesOut(Selector(name.text)) else { return }
    teller.transcript.remove(at: place)
  }

  private var state: State {
    reader.state(
      of: view,
      tellsZoom: view.minimumZoomScale != view.maximumZoomScale,
      tellsRefreshing: view.refreshControl != nil
    )
  }

  private var tableState: TableState {
    var state = TableState()
    if let table = view as? UITableView { state.selectedRows = TableState.selectedRows(of: table) }
    return state
  }

  /// Returns the view's state at rest.
  func final(at time: Microseconds) -> Final {
    reader = StateReader()
    var table = tableState
    if let view = view as? UITableView { table.visibleRows = TableState.visibleRows(of: view) }
    return Final(time: time, state: state, table: table)
  }

  // MARK: - Values

  /// Returns the name of a cell: its identifier, and its number among those of it.
  func name(of cell: UITableViewCell) -> Value {
    name(of: cell, called: cell.reuseIdentifier ?? "")
  }

  /// Returns the name of any other view; `null` where there is none.
  func name(of view: UIView?, called kind: String) -> Value {
    guard let view else { return .null }
    if let known = cells.first(where: { $0.cell === view }) { return .string(known.name) }
    counts[kind, default: 0] += 1
    let name = "\(kind)-\(counts[kind, default: 0])"
    cells.append((view, name))
    return .string(name)
  }

  /// Returns the path of a row.
  func value(_ path: IndexPath?) -> Value {
    path.map { Value(RowPath(section: $0.section, row: $0.row)) } ?? .null
  }

  /// Returns a whole number.
  func value(_ number: Int) -> Value { .number(Millionths(units: Int64(number) * 1_000_000)) }
}

// MARK: - The messages

extension RecordingDelegate {
  /// The messages that a data source has to implement.
  private static let needed = dataMessages.filter {
    Vocabulary.message(Name($0))?.usual == .required
  }
  private static let dataMessages = texts(to: .tableViewDataSource)
  private static let rowMessages = texts(to: .tableViewDelegate)
  private static let scrollMessages = texts(to: .scrollViewDelegate)

  private static func texts(to receiver: Receiver) -> [String] {
    Vocabulary.messages(to: [receiver]).map(\.text)
  }
}
