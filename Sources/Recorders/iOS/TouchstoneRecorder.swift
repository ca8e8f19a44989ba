// Touchstone's recorder for iOS: one file without dependencies, to be added to an application.
//
// It stands between a scroll view or a table and its delegate and data source, hears the touches of the
// view's window, and writes two files while the application runs: a trace of the touches, and a transcript
// of all that the view told. `touchstone replay` plays the one, `touchstone check` judges the other.
//
//     recorder = try TouchstoneRecorder(tableView, id: "inbox/flick", in: folder)
//     …
//     recorder.stop()
//
// Make it when delegate and data source are set, the view is in its window, and before the view is laid
// out; keep it as long as it records. A turn of the run loop is one piece of text in each file, and nothing
// but the turn is kept in memory.

#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A recorder between a view, its delegate and its data source.
@MainActor
final class TouchstoneRecorder: NSObject {
  private weak var view: UIScrollView?
  /// The objects that hear of scrolling and of rows, and the one that answers what is in the table.
  private weak var scrolling: (any UIScrollViewDelegate)?
  private weak var rows: (any UITableViewDelegate)?
  private weak var data: (any UITableViewDataSource)?
  #if canImport(ObjectiveC)
  // If the view tells a message that this file does not know, it goes to these two.
  nonisolated(unsafe) private weak var first: NSObject?
  nonisolated(unsafe) private weak var second: NSObject?
  #endif

  private let trace: RecordedFile
  private let transcript: RecordedFile
  private let ear = TouchEar()
  private var turn = Turn()
  private var state = RecordedState()
  private var names = ViewNames()
  private var fingers: [ObjectIdentifier: Finger] = [:]
  /// The time at which the record began, in seconds since the system started.
  private var start: TimeInterval = 0
  /// The number of messages that are being handed on, one inside the other.
  private var depth = 0
  private var isStopped = false

  private struct Finger {
    var number: Int
    var place: CGPoint
  }

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - view: the scroll view or table, with its delegate and data source.
  ///   - id: the trace's name: segments of `a-z 0-9 - .` joined by `/`. The transcript's has `/heard` behind it.
  ///   - folder: where the files go: named by the last segment, `.trace.jsonl` and `.transcript.jsonl`.
  /// - Throws: where the files cannot be written.
  init(_ view: UIScrollView, id: String, in folder: URL) throws {
    self.view = view
    let table = view as? UITableView
    scrolling = view.delegate
    rows = view.delegate as? any UITableViewDelegate
    data = table?.dataSource
    let name = id.split(separator: "/").last.map(String.init) ?? "recording"
    trace = try RecordedFile(folder.appendingPathComponent(name + ".trace.jsonl"))
    transcript = try RecordedFile(folder.appendingPathComponent(name + ".transcript.jsonl"))
    super.init()
    #if canImport(ObjectiveC)
    first = scrolling as? NSObject
    second = data as? NSObject
    #endif
    #if canImport(UIKit)
    start = ProcessInfo.processInfo.systemUptime
    #endif
    let header = RecordedHeader(of: view)
    trace.write(header.text(id: id, heard: nil))
    transcript.write(header.text(id: id + "/heard", heard: heard))
    attach()
  }

  /// Ends both files, and gives delegate and data source back to the view.
  func stop() {
    guard !isStopped, let view else { return }
    isStopped = true
    flush()
    let time = max(now, turn.time)
    // A file whose fingers are down at its end could not be read.
    for finger in fingers.values.sorted(by: { $0.number < $1.number }) {
      let line = Self.touch("cancelled", finger, time)
      trace.write(line)
      transcript.write(line)
    }
    transcript.write("{\"t\":\(time),\"final\":\(state.final(of: view))}\n")
    trace.end()
    transcript.end()
    ear.view?.removeGestureRecognizer(ear)
    view.delegate = scrolling
    if let data { (view as? UITableView)?.dataSource = data }
  }

  private func attach() {
    guard let view else { return }
    ear.hear = { [weak self] phase, touches in self?.hear(phase, touches) }
    view.window?.addGestureRecognizer(ear)
    view.delegate = self
    if data != nil { (view as? UITableView)?.dataSource = self }
  }

  // MARK: - Who implements what

  /// The messages that delegate and data source implement, and so can be heard.
  private var heard: [String] {
    var names = RecordedMessage.scrolling
    if view is UITableView { names += RecordedMessage.rows + RecordedMessage.data }
    return names.filter { implements($0) }.map(\.swift).sorted()
  }

  private func implements(_ message: RecordedMessage) -> Bool {
    let target: AnyObject? =
      switch message.receiver {
      case .scrolling: scrolling
      case .rows: rows
      case .data: data
      }
    guard target != nil else { return false }
    #if canImport(ObjectiveC)
    let object = target as? any NSObjectProtocol
    return object?.responds(to: NSSelectorFromString(message.objectiveC)) ?? false
    #elseif canImport(UIKit)
    return true
    #else
    return (target as? any OptionalMethods)?.responds(to: Selector(message.swift)) ?? false
    #endif
  }

  #if canImport(ObjectiveC)
  /// Answers as delegate and data source do.
  nonisolated override func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    let name = NSStringFromSelector(selector)
    guard RecordedMessage.selectors.contains(name) else {
      return super.responds(to: selector) || first?.responds(to: selector) ?? false
        || second?.responds(to: selector) ?? false
    }
    return first?.responds(to: selector) ?? false || second?.responds(to: selector) ?? false
  }

  /// Sends on what this file does not know.
  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector else { return nil }
    if let first, first.responds(to: selector) { return first }
    if let second, second.responds(to: selector) { return second }
    return super.forwardingTarget(for: selector)
  }
  #elseif !canImport(UIKit)
  /// Answers as delegate and data source do.
  func responds(to selector: Selector) -> Bool {
    let all = RecordedMessage.scrolling + RecordedMessage.rows + RecordedMessage.data
    return all.first { $0.swift == selector.name }.map(implements) ?? false
  }
  #endif

  // MARK: - Touches

  private func hear(_ phase: String, _ touches: Set<UITouch>) {
    guard let view, !isStopped else { return }
    for touch in touches {
      let key = ObjectIdentifier(touch)
      if phase == "began" {
        // A finger on another view is none of this one's.
        guard touch.view?.isDescendant(of: view) ?? false else { continue }
        fingers[key] = Finger(number: freeNumber, place: .zero)
      }
      guard var finger = fingers[key] else { continue }
      let place = touch.location(in: view)
      // The frame's corner, which stays where it is while the content scrolls.
      finger.place = CGPoint(x: place.x - view.bounds.origin.x, y: place.y - view.bounds.origin.y)
      begin(at: Int64(((touch.timestamp - start) * 1_000_000).rounded()), isTouch: true)
      turn.touches.append((phase, finger.number, finger.place))
      fingers[key] = phase == "ended" || phase == "cancelled" ? nil : finger
    }
  }

  private var freeNumber: Int {
    let used = Set(fingers.values.map(\.number))
    return (1...).first { !used.contains($0) } ?? 1
  }

  private static func touch(_ phase: String, _ finger: Finger, _ time: Int64) -> String {
    let (x, y) = (JSON.number(finger.place.x, 3), JSON.number(finger.place.y, 3))
    return "{\"t\":\(time),\"touch\":\"\(phase)\",\"id\":\(finger.number),\"x\":\(x),\"y\":\(y)}\n"
  }

  // MARK: - Turns

  /// The contents of one turn of the run loop: one event or one frame, with all that it causes.
  private struct Turn {
    var time: Int64 = 0
    var isOpen = false
    var touches: [(phase: String, number: Int, place: CGPoint)] = []
    var messages: [Told] = []
  }

  /// One message of the turn.
  private struct Told {
    var name: String
    var arguments: [(String, String)]
    var state: String
    var answer: String?
  }

  /// Microseconds since the record began.
  private var now: Int64 {
    #if canImport(UIKit)
    return Int64(((ProcessInfo.processInfo.systemUptime - start) * 1_000_000).rounded())
    #else
    return view?.window?.windowScene?.microseconds ?? turn.time
    #endif
  }

  /// Begins a turn unless one is open to which this belongs.
  private func begin(at time: Int64, isTouch: Bool) {
    if turn.isOpen, depth == 0 {
      #if canImport(UIKit)
      // A message belongs to the turn that is open; a touch to its own event.
      if isTouch, turn.touches.isEmpty || time > turn.time { flush() }
      #else
      if time > turn.time { flush() }
      #endif
    }
    guard !turn.isOpen else { return }
    turn.isOpen = true
    turn.time = max(turn.time, time)
    #if canImport(UIKit)
    RunLoop.main.perform(inModes: [.common]) { [weak self] in
      MainActor.assumeIsolated { self?.endOfTurn() }
    }
    #endif
  }

  private func endOfTurn() {
    // A delegate may run the run loop itself; its turn is not over.
    if depth == 0 { flush() }
  }

  /// Writes the turn, touches first, for they caused the messages.
  private func flush() {
    guard turn.isOpen else { return }
    var touches = ""
    for touch in turn.touches {
      touches += Self.touch(
        touch.phase,
        Finger(number: touch.number, place: touch.place),
        turn.time
      )
    }
    var messages = ""
    for message in turn.messages { messages += Self.line(message, turn.time) }
    if !touches.isEmpty { trace.write(touches) }
    transcript.write(touches + messages)
    turn = Turn(time: turn.time)
  }

  private static func line(_ message: Told, _ time: Int64) -> String {
    var line = "{\"t\":\(time),\"message\":\(JSON.text(message.name))"
    if !message.arguments.isEmpty {
      let arguments = message.arguments.sorted { $0.0 < $1.0 }
        .map { JSON.text($0.0) + ":" + $0.1 }
      line += ",\"args\":{\(arguments.joined(separator: ","))}"
    }
    if let answer = message.answer { line += ",\"answer\":\(answer)" }
    return line + ",\"state\":\(message.state)}\n"
  }

  // MARK: - Messages

  /// Writes a message down, then hands it on; the place of the message in the turn is returned.
  @discardableResult
  private func tell(
    _ name: String,
    _ arguments: [(String, String)] = [],
    _ forward: () -> Void
  ) -> Int {
    guard let view, !isStopped else {
      forward()
      return -1
    }
    begin(at: now, isTouch: false)
    let isOfRows = !RecordedMessage.scrolling.contains { $0.swift == name }
    let told = Told(
      name: name,
      arguments: arguments,
      state: state.text(of: view, isOfRows: isOfRows)
    )
    turn.messages.append(told)
    let place = turn.messages.count - 1
    depth += 1
    forward()
    depth -= 1
    return place
  }

  /// Writes a question down, hands it on, and writes down the answer.
  private func ask<Answer>(
    _ name: String,
    _ arguments: [(String, String)],
    _ forward: () -> Answer,
    told text: (Answer) -> String
  ) -> Answer {
    var given: Answer?
    let place = tell(name, arguments) { given = forward() }
    guard let answer = given else { return forward() }
    if turn.messages.indices.contains(place) { turn.messages[place].answer = text(answer) }
    return answer
  }

  // An optional method is a value that may be missing: with these, one spelling calls it on iOS and here.

  @discardableResult
  private func call<A, R>(_ method: ((A) -> R)?, _ a: A) -> R? { method?(a) }

  @discardableResult
  private func call<A, B, R>(_ method: ((A, B) -> R)?, _ a: A, _ b: B) -> R? {
    method?(a, b)
  }

  @discardableResult
  private func call<A, B, C, R>(
    _ method: ((A, B, C) -> R)?,
    _ a: A,
    _ b: B,
    _ c: C
  ) -> R? { method?(a, b, c) }
}

// MARK: - A scroll view's messages

extension TouchstoneRecorder: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell("scrollViewDidScroll(_:)") { call(scrolling?.scrollViewDidScroll, scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDragging(_:)") {
      call(scrolling?.scrollViewWillBeginDragging, scrollView)
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let proposed = targetContentOffset.pointee
    let place = tell(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      [
        ("targetContentOffset", JSON.point(proposed)),
        ("withVelocity", JSON.point(velocity, places: 6)),
      ]
    ) {
      call(
        scrolling?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:),
        scrollView,
        velocity,
        targetContentOffset
      )
    }
    let chosen = targetContentOffset.pointee
    guard chosen != proposed, turn.messages.indices.contains(place) else { return }
    turn.messages[place].answer = "{\"targetContentOffset\":\(JSON.point(chosen))}"
  }

  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    tell("scrollViewDidEndDragging(_:willDecelerate:)", [("willDecelerate", "\(decelerate)")]) {
      call(scrolling?.scrollViewDidEndDragging(_:willDecelerate:), scrollView, decelerate)
    }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDecelerating(_:)") {
      call(scrolling?.scrollViewWillBeginDecelerating, scrollView)
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndDecelerating(_:)") {
      call(scrolling?.scrollViewDidEndDecelerating, scrollView)
    }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndScrollingAnimation(_:)") {
      call(scrolling?.scrollViewDidEndScrollingAnimation, scrollView)
    }
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask(
      "scrollViewShouldScrollToTop(_:)",
      [],
      { call(scrolling?.scrollViewShouldScrollToTop, scrollView) ?? true },
      told: { "\($0)" }
    )
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell("scrollViewDidScrollToTop(_:)") {
      call(scrolling?.scrollViewDidScrollToTop, scrollView)
    }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell("scrollViewDidChangeAdjustedContentInset(_:)") {
      call(scrolling?.scrollViewDidChangeAdjustedContentInset, scrollView)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask(
      "viewForZooming(in:)",
      [],
      { call(scrolling?.viewForZooming(in:), scrollView) ?? nil },
      told: Self.zoomed
    )
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell("scrollViewWillBeginZooming(_:with:)", [("with", Self.zoomed(view))]) {
      call(scrolling?.scrollViewWillBeginZooming(_:with:), scrollView, view)
    }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tell("scrollViewDidZoom(_:)") { call(scrolling?.scrollViewDidZoom, scrollView) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    tell(
      "scrollViewDidEndZooming(_:with:atScale:)",
      [("atScale", JSON.number(scale, 6)), ("with", Self.zoomed(view))]
    ) { call(scrolling?.scrollViewDidEndZooming(_:with:atScale:), scrollView, view, scale) }
  }

  /// Returns the zoomed view as the format calls it: `content`.
  private static func zoomed(_ view: UIView?) -> String { view == nil ? "null" : "\"content\"" }
}

// MARK: - What a table asks its data source

extension TouchstoneRecorder: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    ask(
      "numberOfSections(in:)",
      [],
      { call(data?.numberOfSections(in:), tableView) ?? 1 },
      told: { "\($0)" }
    )
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ask(
      "tableView(_:numberOfRowsInSection:)",
      [("numberOfRowsInSection", "\(section)")],
      { call(data?.tableView(_:numberOfRowsInSection:), tableView, section) ?? 0 },
      told: { "\($0)" }
    )
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    ask(
      "tableView(_:cellForRowAt:)",
      [("cellForRowAt", JSON.row(indexPath))],
      {
        call(data?.tableView(_:cellForRowAt:), tableView, indexPath)
          ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      },
      told: { names.name(of: $0) }
    )
  }

  func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    ask(
      "tableView(_:titleForHeaderInSection:)",
      [("titleForHeaderInSection", "\(section)")],
      { call(data?.tableView(_:titleForHeaderInSection:), tableView, section) ?? nil },
      told: JSON.text
    )
  }

  func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    ask(
      "tableView(_:titleForFooterInSection:)",
      [("titleForFooterInSection", "\(section)")],
      { call(data?.tableView(_:titleForFooterInSection:), tableView, section) ?? nil },
      told: JSON.text
    )
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask(
      "tableView(_:canEditRowAt:)",
      [("canEditRowAt", JSON.row(indexPath))],
      { call(data?.tableView(_:canEditRowAt:), tableView, indexPath) ?? true },
      told: { "\($0)" }
    )
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask(
      "tableView(_:canMoveRowAt:)",
      [("canMoveRowAt", JSON.row(indexPath))],
      { call(data?.tableView(_:canMoveRowAt:), tableView, indexPath) ?? true },
      told: { "\($0)" }
    )
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let style = editingStyle == .delete ? "delete" : editingStyle == .insert ? "insert" : "none"
    tell(
      "tableView(_:commit:forRowAt:)",
      [("commit", JSON.text(style)), ("forRowAt", JSON.row(indexPath))]
    ) { call(data?.tableView(_:commit:forRowAt:), tableView, editingStyle, indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tell(
      "tableView(_:moveRowAt:to:)",
      [("moveRowAt", JSON.row(sourceIndexPath)), ("to", JSON.row(destinationIndexPath))]
    ) {
      call(
        data?.tableView(_:moveRowAt:to:),
        tableView,
        sourceIndexPath,
        destinationIndexPath
      )
    }
  }
}

// MARK: - What a table tells of its rows

extension TouchstoneRecorder: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tell(
      "tableView(_:willDisplay:forRowAt:)",
      [("forRowAt", JSON.row(indexPath)), ("willDisplay", names.name(of: cell))]
    ) { call(rows?.tableView(_:willDisplay:forRowAt:), tableView, cell, indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tell(
      "tableView(_:didEndDisplaying:forRowAt:)",
      [("didEndDisplaying", names.name(of: cell)), ("forRowAt", JSON.row(indexPath))]
    ) { call(rows?.tableView(_:didEndDisplaying:forRowAt:), tableView, cell, indexPath) }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let usual = tableView.rowHeight
    return ask(
      "tableView(_:heightForRowAt:)",
      [("heightForRowAt", JSON.row(indexPath))],
      { call(rows?.tableView(_:heightForRowAt:), tableView, indexPath) ?? usual },
      told: JSON.height
    )
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let usual = tableView.estimatedRowHeight
    return ask(
      "tableView(_:estimatedHeightForRowAt:)",
      [("estimatedHeightForRowAt", JSON.row(indexPath))],
      { call(rows?.tableView(_:estimatedHeightForRowAt:), tableView, indexPath) ?? usual },
      told: JSON.height
    )
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tell(
      "tableView(_:accessoryButtonTappedForRowWith:)",
      [("accessoryButtonTappedForRowWith", JSON.row(indexPath))]
    ) { call(rows?.tableView(_:accessoryButtonTappedForRowWith:), tableView, indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "tableView(_:shouldHighlightRowAt:)",
      [("shouldHighlightRowAt", JSON.row(indexPath))],
      { call(rows?.tableView(_:shouldHighlightRowAt:), tableView, indexPath) ?? true },
      told: { "\($0)" }
    )
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tell(
      "tableView(_:didHighlightRowAt:)",
      [("didHighlightRowAt", JSON.row(indexPath))]
    ) { call(rows?.tableView(_:didHighlightRowAt:), tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tell(
      "tableView(_:didUnhighlightRowAt:)",
      [("didUnhighlightRowAt", JSON.row(indexPath))]
    ) { call(rows?.tableView(_:didUnhighlightRowAt:), tableView, indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ask(
      "tableView(_:willSelectRowAt:)",
      [("willSelectRowAt", JSON.row(indexPath))],
      { call(rows?.tableView(_:willSelectRowAt:), tableView, indexPath) ?? indexPath },
      told: JSON.row
    )
  }

  func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ask(
      "tableView(_:willDeselectRowAt:)",
      [("willDeselectRowAt", JSON.row(indexPath))],
      { call(rows?.tableView(_:willDeselectRowAt:), tableView, indexPath) ?? indexPath },
      told: JSON.row
    )
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell("tableView(_:didSelectRowAt:)", [("didSelectRowAt", JSON.row(indexPath))]) {
      call(rows?.tableView(_:didSelectRowAt:), tableView, indexPath)
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell("tableView(_:didDeselectRowAt:)", [("didDeselectRowAt", JSON.row(indexPath))]) {
      call(rows?.tableView(_:didDeselectRowAt:), tableView, indexPath)
    }
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tell(
      "tableView(_:willBeginEditingRowAt:)",
      [("willBeginEditingRowAt", JSON.row(indexPath))]
    ) { call(rows?.tableView(_:willBeginEditingRowAt:), tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tell("tableView(_:didEndEditingRowAt:)", [("didEndEditingRowAt", JSON.row(indexPath))]) {
      call(rows?.tableView(_:didEndEditingRowAt:), tableView, indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    // Handed on and not written down: what its actions are cannot be read on iOS.
    call(
      rows?.tableView(_:trailingSwipeActionsConfigurationForRowAt:),
      tableView,
      indexPath
    ) ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    call(
      rows?.tableView(_:leadingSwipeActionsConfigurationForRowAt:),
      tableView,
      indexPath
    ) ?? nil
  }
}

// MARK: - The messages that are heard

/// One message that the recorder hears, in both spellings.
private struct RecordedMessage: Sendable {
  /// The object that gets the message.
  enum Receiver: Sendable {
    case scrolling
    case rows
    case data
  }

  let swift: String
  let objectiveC: String
  let receiver: Receiver

  static let scrolling = list(
    .scrolling,
    """
    scrollViewDidScroll(_:) scrollViewDidScroll:
    scrollViewWillBeginDragging(_:) scrollViewWillBeginDragging:
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) \
    scrollViewWillEndDragging:withVelocity:targetContentOffset:
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDragging:willDecelerate:
    scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDecelerating:
    scrollViewDidEndDecelerating(_:) scrollViewDidEndDecelerating:
    scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndScrollingAnimation:
    scrollViewShouldScrollToTop(_:) scrollViewShouldScrollToTop:
    scrollViewDidScrollToTop(_:) scrollViewDidScrollToTop:
    scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidChangeAdjustedContentInset:
    viewForZooming(in:) viewForZoomingInScrollView:
    scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
    scrollViewDidZoom(_:) scrollViewDidZoom:
    scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
    """
  )

  static let data = list(
    .data,
    """
    numberOfSections(in:) numberOfSectionsInTableView:
    tableView(_:numberOfRowsInSection:) tableView:numberOfRowsInSection:
    tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
    tableView(_:titleForHeaderInSection:) tableView:titleForHeaderInSection:
    tableView(_:titleForFooterInSection:) tableView:titleForFooterInSection:
    tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath:
    tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath:
    tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
    tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath:
    """
  )

  static let rows = list(
    .rows,
    """
    tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
    tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath:
    tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
    tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
    tableView(_:accessoryButtonTappedForRowWith:) \
    tableView:accessoryButtonTappedForRowWithIndexPath:
    tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath:
    tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath:
    tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath:
    tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
    tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath:
    tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
    tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
    tableView(_:willBeginEditingRowAt:) tableView:willBeginEditingRowAtIndexPath:
    tableView(_:didEndEditingRowAt:) tableView:didEndEditingRowAtIndexPath:
    """
  )

  /// The selectors that delegate and data source decide on: those above, and what is handed on unheard.
  static let selectors: Set<String> = Set(
    (scrolling + data + rows).map(\.objectiveC) + [
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    ]
  )

  private static func list(_ receiver: Receiver, _ text: String) -> [RecordedMessage] {
    text.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return RecordedMessage(swift: words[0], objectiveC: words[1], receiver: receiver)
    }
  }
}

// MARK: - Touches

/// A recognizer that never recognizes: it hears the touches of a window, and disturbs nobody.
@MainActor
private final class TouchEar: UIGestureRecognizer {
  var hear: ((_ phase: String, _ touches: Set<UITouch>) -> Void)? {
    didSet {
      cancelsTouchesInView = false
      delaysTouchesBegan = false
      delaysTouchesEnded = false
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear?("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear?("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear?("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear?("cancelled", touches)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

// MARK: - State

/// The state of a view that a receiver can read, as the format tells it.
@MainActor
private struct RecordedState {
  private var contentSize: CGSize?
  private var inset: UIEdgeInsets?

  /// Returns the state at a message; size and insets only where they have changed.
  mutating func text(of view: UIScrollView, isOfRows: Bool) -> String {
    var members: [(String, String)] = [
      ("bounds", JSON.rect(view.bounds)), ("contentOffset", JSON.point(view.contentOffset)),
      ("isDecelerating", "\(view.isDecelerating)"), ("isDragging", "\(view.isDragging)"),
      ("isTracking", "\(view.isTracking)"),
    ]
    if view.minimumZoomScale != view.maximumZoomScale {
      members += [
        ("isZoomBouncing", "\(view.isZoomBouncing)"), ("isZooming", "\(view.isZooming)"),
        ("zoomScale", JSON.number(view.zoomScale, 6)),
      ]
    }
    if view.contentSize != contentSize {
      contentSize = view.contentSize
      members.append(
        ("contentSize", JSON.point(CGPoint(x: view.contentSize.width, y: view.contentSize.height)))
      )
    }
    if view.adjustedContentInset != inset {
      inset = view.adjustedContentInset
      members.append(("adjustedContentInset", JSON.insets(view.adjustedContentInset)))
    }
    if isOfRows, let table = view as? UITableView {
      let rows = (table.indexPathsForSelectedRows ?? []).sorted().map { JSON.row($0) }
      members.append(("indexPathsForSelectedRows", "[\(rows.joined(separator: ","))]"))
    }
    members.sort { $0.0 < $1.0 }
    return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
  }

  /// Returns the state at rest, as a whole.
  mutating func final(of view: UIScrollView) -> String {
    contentSize = nil
    inset = nil
    let text = text(of: view, isOfRows: view is UITableView)
    guard let table = view as? UITableView, let visible = table.indexPathsForVisibleRows,
      let first = visible.min(), let last = visible.max()
    else { return text }
    return text.dropLast() + ",\"visibleRows\":[\(JSON.row(first)),\(JSON.row(last))]}"
  }
}

/// The names of cells: the identifier, and the number among those of it.
@MainActor
private struct ViewNames {
  private struct Entry {
    weak var view: UIView?
    var name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]

  mutating func name(of cell: UITableViewCell) -> String {
    let key = ObjectIdentifier(cell)
    if let entry = entries[key], entry.view === cell { return JSON.text(entry.name) }
    // Cells go away, and others get their places in memory.
    entries = entries.filter { $0.value.view != nil }
    let kind = cell.reuseIdentifier ?? ""
    counts[kind, default: 0] += 1
    let name = "\(kind)-\(counts[kind, default: 0])"
    entries[key] = Entry(view: cell, name: name)
    return JSON.text(name)
  }
}

/// The set-up of a view, as far as it differs from UIKit's defaults.
@MainActor
private struct RecordedHeader {
  private let component: String
  private let config: String
  private let rate: Int
  private let scale: CGFloat
  private let isMidway: Bool

  init(of view: UIScrollView) {
    let table = view as? UITableView
    let isZoomed = view.minimumZoomScale != view.maximumZoomScale
    component = table != nil ? "table" : isZoomed ? "zoom" : "scroll"
    let screen = view.window?.windowScene?.screen
    rate = screen?.maximumFramesPerSecond ?? 60
    scale = screen?.scale ?? 2
    // A table that has content was loaded before.
    isMidway =
      view.isTracking || view.isDragging || view.isDecelerating
      || table != nil && view.contentSize.height > 0
    var members: [(String, String)] = [
      ("bounds", JSON.point(CGPoint(x: view.bounds.size.width, y: view.bounds.size.height)))
    ]
    let flags: [(String, Bool, usual: Bool)] = [
      ("alwaysBounceHorizontal", view.alwaysBounceHorizontal, usual: false),
      ("alwaysBounceVertical", view.alwaysBounceVertical, usual: table != nil),
      ("bounces", view.bounces, usual: true), ("bouncesZoom", view.bouncesZoom, usual: true),
      ("canCancelContentTouches", view.canCancelContentTouches, usual: true),
      ("delaysContentTouches", view.delaysContentTouches, usual: true),
      ("isDirectionalLockEnabled", view.isDirectionalLockEnabled, usual: false),
      ("isPagingEnabled", view.isPagingEnabled, usual: false),
      ("isScrollEnabled", view.isScrollEnabled, usual: true),
      ("scrollsToTop", view.scrollsToTop, usual: true),
    ]
    for (name, value, usual) in flags where value != usual { members.append((name, "\(value)")) }
    if view.contentInset != .zero {
      members.append(("contentInset", JSON.insets(view.contentInset)))
    }
    if view.contentOffset != .zero {
      members.append(("contentOffset", JSON.point(view.contentOffset)))
    }
    if view.decelerationRate != .normal {
      let rate = JSON.number(view.decelerationRate.rawValue, 6)
      members.append(("decelerationRate", view.decelerationRate == .fast ? "\"fast\"" : rate))
    }
    if let table {
      if table.rowHeight > 0 {
        members.append(("rowHeight", JSON.number(table.rowHeight, 3)))
      }
      if !table.allowsSelection { members.append(("allowsSelection", "false")) }
      if table.allowsMultipleSelection { members.append(("allowsMultipleSelection", "true")) }
      if table.isEditing { members.append(("isEditing", "true")) }
    } else {
      let size = CGPoint(x: view.contentSize.width, y: view.contentSize.height)
      members.append(("contentSize", JSON.point(size)))
    }
    if isZoomed {
      members += [
        ("maximumZoomScale", JSON.number(view.maximumZoomScale, 6)),
        ("minimumZoomScale", JSON.number(view.minimumZoomScale, 6)),
        ("zoomScale", JSON.number(view.zoomScale, 6)),
      ]
    }
    members.sort { $0.0 < $1.0 }
    config = members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
  }

  /// Returns the header's line; a transcript says what could be heard: of a table more may be implemented, which is
  /// handed on unheard.
  func text(id: String, heard: [String]?) -> String {
    var text = "{\"trace\":1,\"id\":\(JSON.text(id)),\"component\":\"\(component)\""
    if rate != 60 { text += ",\"rate\":\(rate)" }
    if scale != 2 { text += ",\"scale\":\(JSON.number(scale, 6))" }
    text += ",\"config\":{\(config)}"
    if let heard {
      let key = component == "table" ? "hears" : "observes"
      text += ",\"\(key)\":[\(heard.map { JSON.text($0) }.joined(separator: ","))]"
      text += ",\"inputs\":[\"touch\"]"
      if isMidway { text += ",\"begins\":\"midway\"" }
    }
    return text + ",\"source\":\"TouchstoneRecorder\"}\n"
  }
}

// MARK: - Files and text

/// A file that grows line by line.
private final class RecordedFile {
  private let handle: FileHandle
  private var count = -1

  init(_ file: URL) throws {
    try Data().write(to: file)
    handle = try FileHandle(forWritingTo: file)
  }

  /// Writes whole lines; the first is the header, which the end does not count.
  func write(_ text: String) {
    let data = Data(text.utf8)
    count += data.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    // A disk that is full must not end the application that is recorded.
    try? handle.write(contentsOf: data)
  }

  /// Writes the line that says how many there are, and closes the file.
  func end() {
    write("{\"end\":\(count)}\n")
    try? handle.close()
  }
}

/// Values as the format writes them.
private enum JSON {
  /// Returns a decimal without an exponent, rounded half away from zero, with as few places as it needs.
  static func number(_ value: CGFloat, _ places: Int) -> String {
    let number = Double(value)
    guard number.isFinite else { return "0" }
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let bounded = min(max((number * unit).rounded(), -1e15), 1e15)
    let units = Int64(bounded)
    let (whole, rest) = (units.magnitude / UInt64(unit), units.magnitude % UInt64(unit))
    let sign = units < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = "\(rest)"
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  static func point(_ point: CGPoint, places: Int = 3) -> String {
    "[\(number(point.x, places)),\(number(point.y, places))]"
  }

  static func rect(_ rect: CGRect) -> String {
    let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "[\(parts.map { number($0, 3) }.joined(separator: ","))]"
  }

  static func insets(_ insets: UIEdgeInsets) -> String {
    let parts = [insets.top, insets.left, insets.bottom, insets.right]
    return "[\(parts.map { number($0, 3) }.joined(separator: ","))]"
  }

  /// Returns a height; what is negative leaves it to the table.
  static func height(_ height: CGFloat) -> String {
    height < 0 ? "\"automaticDimension\"" : number(height, 3)
  }

  static func row(_ path: IndexPath?) -> String {
    path.map { "\"\($0.section)-\($0.row)\"" } ?? "null"
  }

  static func text(_ text: String?) -> String {
    guard let text else { return "null" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
