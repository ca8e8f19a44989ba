// Puts a component that is written in Swift under Touchstone: one file, version 1 of the subject
// protocol. Copy it into the executable target of an adapter, and end main.swift with
//
//     Touchstone.host(adapter)
//
// The host reads requests and writes answers; keeps virtual time, frames and turns; gathers touch
// lines into events; plays the trace's delegate; rounds; and writes the states at rest. The adapter
// sets the component up, hands it touches, calls and frames, and tells what it hears from it.
// Whatever the component prints goes to the standard error.
//
// It is long because it is one file: one file is what an adapter copies.

import Foundation

/// The part of the host that an adapter sees.
enum Touchstone {
  /// A component, as the tool is told of it.
  ///
  /// A list that is nil means all there is.
  struct Adapter {
    /// The parts of a trace that the component honours.
    struct Plays {
      /// Properties of `config`.
      var config: [String]?
      /// Calls.
      var calls: [String]?
      /// Messages whose answers count, and that the delegate may make calls in.
      var delegate: [String]?
    }

    /// The things that the component tells; a message or flag that it does not have is not here.
    struct Tells {
      /// Messages.
      var messages: [String]?
      /// Keys of the state.
      var state: [String]?
    }

    /// The component's name.
    var name: String
    /// The component's version.
    var version: String
    /// A link to the place at which its defects are reported.
    var issues: String?
    /// The components of the format that it can be.
    var components: [String]
    /// The capabilities that a trace may require.
    var capabilities: [String]?
    /// The parts of a trace that it honours.
    var plays = Plays()
    /// The things that it tells.
    var tells = Tells()
    /// Makes the component that a header asks for; what is told meanwhile is not heard, for the
    /// delegate listens from `attached` on.
    var setUp: (_ header: JSON, _ tell: Tell) throws -> any Component
  }

  /// One trace's component.
  protocol Component: AnyObject {
    /// Is called when the delegate begins to listen: what loading tells, such as a table's rows, it tells here.
    func attached() throws
    /// Takes the fingers of one event.
    func touches(_ event: Event) throws
    /// Calls a method or sets a property; a call that is not known throws a ``Skip``.
    func call(_ call: Call) throws
    /// Moves whatever is in motion.
    func frame(_ frame: Frame) throws
    /// The time, in microseconds of virtual time, at which the next timer that the component keeps
    /// itself is due; nil: it keeps none, or takes them from ``Tell/after(_:do:)``.
    ///
    /// A timer is a turn of its own, between two frames: the host hands it over by `timer(at:)`.
    var due: Int? { get }
    /// Runs the timers that are due by an instant.
    func timer(at microseconds: Int) throws
    /// Returns the facts that a receiver could read of a view, without the keys that the adapter
    /// does not tell.
    func state(of view: String) -> JSON
    /// True if nothing moves and no timer is pending.
    ///
    /// Nil: nobody knows. Every settle then lasts as long as it may, and the instant of rest is that
    /// of the last change.
    var isAtRest: Bool? { get }
  }

  /// Fingers of which the screen tells at once; those that rest beside them are not among them.
  struct Event {
    /// The instant of virtual time.
    var microseconds: Int
    /// The fingers.
    var touches: [Touch]
  }

  /// The phase of a finger and its location, in points of the first view.
  struct Touch {
    /// The phases that a finger can be in.
    enum Phase: String { case began, moved, stationary, ended, cancelled }
    var phase: Phase
    var id: Int
    var x: Double
    var y: Double
  }

  /// A frame.
  struct Frame {
    /// Its number, from 1.
    var number: Int
    /// The instant of virtual time.
    var microseconds: Int
    /// The time by which it moves what is in motion: one period, and one more for each frame
    /// dropped before.
    var milliseconds: Double
  }

  /// A method that is called, or a property that is set: its value is the argument of its name.
  struct Call {
    var microseconds: Int
    var name: String
    var view: String
    var arguments: JSON
    /// The block around the call: `performWithoutAnimation`, `animate`, `performBatchUpdates`.
    var block: String?
    var isByDelegate: Bool
  }

  /// Thrown where a trace cannot be played, with the reason.
  struct Skip: Error {
    var why: String
    init(_ why: String) { self.why = why }
  }

  /// Thrown where the adapter finds itself broken, with the reason; any other error means the same.
  struct Failure: Error {
    var why: String
    init(_ why: String) { self.why = why }
  }

  /// Answers requests on the standard input until "bye" or its end, and ends the process.
  static func host(_ adapter: Adapter) -> Never {
    signal(SIGPIPE, SIG_IGN)
    // The component's own output must not get between the answers.
    fflush(nil)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      FileHandle.standardError.write(Data("TouchstoneHost: the output is closed\n".utf8))
      exit(2)
    }
    var input = RequestReader()
    while let line = input.next() {
      guard let answer = Answer.to(line, adapter), write(answer, to: output) else { break }
    }
    exit(0)
  }

  private static func write(_ bytes: [UInt8], to output: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

extension Touchstone.Component {
  /// Does nothing: without this method loading tells nothing.
  func attached() {}

  /// Skips the trace: without this method the component has no calls.
  func call(_ call: Touchstone.Call) throws {
    throw Touchstone.Skip("the adapter does not make the call \(call.name)")
  }

  /// Does nothing: without this method nothing moves by itself.
  func frame(_ frame: Touchstone.Frame) throws {}

  /// Nil: without this property the component has no timers of its own.
  var due: Int? { nil }

  /// Does nothing.
  func timer(at microseconds: Int) throws {}
}

// MARK: - Values

extension Touchstone {
  /// A JSON value: what a trace says, and what an adapter tells.
  enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A key with its value.
    struct Member: Hashable, Sendable {
      var key: String
      var value: JSON
    }

    /// The member of an object.
    subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

    /// The element of an array.
    subscript(index: Int) -> JSON? {
      elements.indices.contains(index) ? elements[index] : nil
    }

    /// The elements, where this is an array.
    var elements: [JSON] {
      if case .array(let elements) = self { elements } else { [] }
    }

    /// The members, where this is an object.
    var members: [Member] {
      if case .object(let members) = self { members } else { [] }
    }

    /// The truth value, where this is one.
    var bool: Bool? {
      if case .bool(let value) = self { value } else { nil }
    }

    /// The number, where this is one.
    var number: Double? {
      if case .number(let value) = self { value } else { nil }
    }

    /// The text, where this is one.
    var string: String? {
      if case .string(let value) = self { value } else { nil }
    }

    /// The whole number, where this is one.
    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// The numbers of an array: a point's, a size's, a rectangle's.
    var numbers: [Double] { elements.compactMap(\.number) }
  }
}

extension Touchstone.JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral {
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Touchstone.JSON: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension Touchstone.JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: Touchstone.JSON...) { self = .array(elements) }
}

extension Touchstone.JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Touchstone.JSON)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }

  /// A point, or a size.
  init(x: Double, y: Double) { self = .array([.number(x), .number(y)]) }
}

// MARK: - Telling

extension Touchstone {
  /// The messages of an adapter to the host in one trace.
  final class Tell {
    fileprivate unowned let play: Play

    fileprivate init(_ play: Play) { self.play = play }

    /// Tells a message of a view, with the view's present state.
    ///
    /// - Parameters:
    ///   - message: Swift's full name of it.
    ///   - arguments: its arguments by label, where they matter.
    ///   - view: who tells it; nil: the first view.
    ///   - usual: what the delegate answers where the trace says nothing of it; nil: no answer is
    ///     written down then.
    /// - Returns: the delegate's answer, in-out arguments as an object; nil where it has none, where
    ///   nobody listens to this message, and where the message is held.
    @discardableResult
    func callAsFunction(
      _ message: String,
      _ arguments: JSON = [:],
      of view: String? = nil,
      usually usual: JSON? = nil
    ) -> JSON? { play.tell(message, arguments, view, usual) }

    /// Holds a message back that comes in this turn until another was told, or the turn ends: a
    /// library tells its end before anybody can know whether it glides.
    func hold(_ message: String, until other: String) {
      play.queue.hold(message, until: other)
    }

    /// Tells what comes in one closure after what comes in another.
    ///
    /// - Parameters:
    ///   - held: what is told in it waits.
    ///   - first: what is told in it is told at once.
    func hold(_ held: () throws -> Void, until first: () throws -> Void) rethrows {
      play.queue.holdsAll = true
      defer { play.release { $0 == nil } }
      do {
        defer { play.queue.holdsAll = false }
        try held()
      }
      try first()
    }

    /// The instant of virtual time, in microseconds from the start of the trace.
    var now: Int { play.now }

    /// Runs an action after so long a time, in a turn of its own: what it tells comes between two frames.
    ///
    /// A timer that repeats asks for the next one in its action. As long as one waits, frames go on.
    ///
    /// - Parameters:
    ///   - microseconds: how long it waits, in virtual time.
    ///   - action: what it does then.
    /// - Returns: the timer's number, by which it can be cancelled.
    @discardableResult
    func after(_ microseconds: Int, do action: @escaping () throws -> Void) -> Int {
      play.timers.add(due: play.now + max(0, microseconds), action)
    }

    /// Takes a timer away; one that has run is forgotten already.
    func cancel(_ timer: Int) { play.timers.cancel(timer) }

    /// Tells that the component raised an exception: nothing that comes afterwards is played.
    func raise(_ exception: String, why: String? = nil) { play.raise(exception, why) }
  }
}

// MARK: - Timers

/// Actions that are due at instants of virtual time, those of one instant in their order.
private struct Timers {
  private struct Entry {
    var number: Int
    var due: Int
    var action: () throws -> Void
  }

  /// The instant of the timer whose turn it is; nil: it is no timer's turn.
  var instant: Int?
  private var pending: [Entry] = []
  private var lastNumber = 0

  /// The instant of the next action; nil: none is pending.
  var due: Int? { pending.first?.due }

  /// Lets an action wait for its instant; gives the number by which it can be cancelled.
  mutating func add(due: Int, _ action: @escaping () throws -> Void) -> Int {
    lastNumber += 1
    let place = pending.firstIndex { $0.due > due } ?? pending.endIndex
    pending.insert(Entry(number: lastNumber, due: due, action: action), at: place)
    return lastNumber
  }

  mutating func cancel(_ number: Int) { pending.removeAll { $0.number == number } }

  /// Takes out the next action that is due by an instant; nil: there is none.
  mutating func take(by instant: Int) -> (() throws -> Void)? {
    guard let first = pending.first, first.due <= instant else { return nil }
    return pending.removeFirst().action
  }
}

// MARK: - The scripted delegate

/// The replies of one view's delegate, used up message by message.
private struct Script {
  /// The row or section that a message is about, if the delegate answers by that.
  struct Topic {
    var section: Int
    var row: Int?

    /// A row "1-2", the rows of a section "1-*", or a section "1".
    init?(_ key: String) {
      let parts = key.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard let section = parts.first.flatMap({ UInt32($0) }) else { return nil }
      self.section = Int(section)
      if parts.count == 2, parts[1] != "*" {
        guard let row = UInt32(parts[1]) else { return nil }
        self.row = Int(row)
      }
    }

    /// Makes the topic that arguments name: the first row, or else the first number.
    init?(of arguments: Touchstone.JSON) {
      let values = arguments.members.map(\.value)
      if let row = values.lazy.compactMap({ $0.string.flatMap { Topic($0) } }).first {
        self = row
      } else if let section = values.lazy.compactMap(\.integer).first {
        self.section = section
      } else {
        return nil
      }
    }
  }

  private struct Entry {
    var message: String
    var replies: [Touchstone.JSON]
    var place = 0
    var served = 0
  }

  private var entries: [Entry]

  init(_ script: Touchstone.JSON?) {
    entries = (script?.members ?? []).map { member in
      if case .array(let replies) = member.value {
        return Entry(message: member.key, replies: replies)
      }
      return Entry(message: member.key, replies: [member.value])
    }
  }

  /// Uses up the next reply to a message.
  mutating func next(to message: String) -> Touchstone.JSON? {
    guard let slot = entries.firstIndex(where: { $0.message == message }) else { return nil }
    while entries[slot].place < entries[slot].replies.count {
      let reply = entries[slot].replies[entries[slot].place]
      let isLast = entries[slot].place == entries[slot].replies.count - 1
      let times = reply["call"] == nil ? nil : reply["times"]?.integer
      if entries[slot].served < times ?? (isLast ? .max : 1) {
        entries[slot].served += 1
        return reply
      }
      if isLast { return nil }
      entries[slot].place += 1
      entries[slot].served = 0
    }
    return nil
  }

  /// Returns the answer of a reply: the reply itself, or the nearest of its answers by row and
  /// section.
  static func answer(of reply: Touchstone.JSON, about topic: Topic?) -> Touchstone.JSON? {
    let members = reply.members
    let isByPlace = members.allSatisfy { $0.key == "*" || Topic($0.key) != nil }
    guard !members.isEmpty, isByPlace else { return reply }
    let places = members.map { (topic: Topic($0.key), value: $0.value) }
    let near = places.filter { $0.topic != nil && $0.topic?.section == topic?.section }
    return near.first { $0.topic?.row == topic?.row }?.value
      ?? near.first { $0.topic?.row == nil }?.value ?? reply["*"]
  }
}

// MARK: - A trace that is being played

/// One trace: its clock, its turns, and what was told so far.
private final class Play {
  /// A view of the header.
  struct View {
    let name: String
    var script: Script
    /// The last offset that was told of it, before it was rounded.
    var place: [Double]?
  }

  /// The messages of a turn that wait for others.
  struct Queue {
    /// A message that is held until another one was told.
    struct Wait {
      var id: Int
      var message: String
      var until: String?
    }

    /// A message that waits.
    struct Held {
      /// The id of the wait that holds it; nil: it waits, whatever is told.
      var wait: Int?
      var message: String
      var view: Int
      var topic: Script.Topic?
      var usual: Touchstone.JSON?
      var line: [UInt8]
    }

    var held: [Held] = []
    var waits: [Wait] = []
    /// True if all that is told waits.
    var holdsAll = false

    /// Holds a message until another one was told.
    mutating func hold(_ message: String, until other: String) {
      waits.append(Wait(id: waits.count, message: message, until: other))
    }

    /// Returns the id of the wait that holds a message, if one does.
    func wait(of message: String) -> Int? {
      waits.first { $0.message == message && $0.until != nil }?.id
    }

    /// Takes out the first message that one of these waits holds.
    mutating func take(_ isReleased: (Int?) -> Bool) -> Held? {
      held.firstIndex { isReleased($0.wait) }.map { held.remove(at: $0) }
    }
  }

  private static let deepestCall = 64
  private static let mostTimers = 100_000
  private static let latest = 1_000_000_000_000
  private static let usualLimit = 10_000_000

  private let adapter: Touchstone.Adapter
  private let messages: Set<String>?
  private let stateKeys: Set<String>?
  private let observes: Set<String>?
  private var views: [View]
  private var clock: FrameClock
  private var component: (any Touchstone.Component)?
  /// The answer's lines, with commas between.
  private(set) var lines: [UInt8] = []
  private var isAttached = false
  private var isOver = false
  /// The error inside a message, from which nothing can be thrown.
  private var problem: (any Error)?
  /// The position in the trace: the event lines played, the frame, the instant.
  private var after = 0
  private var frame: Int?
  var timers = Timers()
  private(set) var now = 0
  private var lastChange = 0
  private var lastState: [UInt8] = []
  private var depth = 0
  private var fingers: Set<Int> = []
  var queue = Queue()

  init(_ header: Touchstone.JSON, _ adapter: Touchstone.Adapter) throws {
    self.adapter = adapter
    messages = adapter.tells.messages.map(Set.init)
    stateKeys = adapter.tells.state.map(Set.init)
    observes = header["observes"].map { Set($0.elements.compactMap(\.string)) }
    let declared = header["views"]?.members ?? []
    views =
      declared.isEmpty
      ? [View(name: "main", script: Script(header["delegate"]))]
      : declared.map { View(name: $0.key, script: Script($0.value["delegate"])) }
    clock = try FrameClock(header)
  }

  /// Plays the lines behind the header, and a settle of 10 s unless one is the last.
  func play(_ header: Touchstone.JSON, _ events: ArraySlice<Touchstone.JSON>) throws {
    component = try adapter.setUp(header, Touchstone.Tell(self))
    try check()
    isAttached = true
    lastState = try state()
    for (place, view) in views.enumerated() {
      // The first scroll moves from where the view was set up to be.
      _ = moves(place, component?.state(of: view.name)["contentOffset"])
    }
    try turn(at: 0) { try $0.attached() }
    lastChange = 0
    var time = 0
    var rest = events
    var isSettled = false
    while !isOver, let line = rest.first {
      guard let instant = line["t"]?.integer, (time...Self.latest).contains(instant) else {
        throw Touchstone.Failure("line \(after + 1): t is missing or goes back")
      }
      time = instant
      isSettled = line["settle"] != nil
      if line["touch"] != nil {
        rest = rest.dropFirst(try playTouches(rest, at: time))
        continue
      }
      rest = rest.dropFirst()
      if line["call"] != nil {
        try playCall(line, at: time)
      } else if isSettled {
        try playSettle(line, at: time)
      } else {
        throw Touchstone.Failure("line \(after + 1) is no input")
      }
    }
    guard !isOver, !isSettled else { return }
    guard fingers.isEmpty else { throw Touchstone.Failure("a finger is down at the end") }
    try settle(from: time, for: Self.usualLimit)
  }

  /// Throws what went wrong where nothing could be thrown.
  private func check() throws {
    if let problem { throw problem }
  }

  private func fail(_ why: String) {
    problem = problem ?? Touchstone.Failure(why)
  }

  // MARK: Lines

  /// Plays touches of different fingers at one instant as one event; gives the number of their lines.
  private func playTouches(_ lines: ArraySlice<Touchstone.JSON>, at time: Int) throws -> Int {
    try playFrames(before: time)
    try playTimers(upTo: time)
    var touches: [Touchstone.Touch] = []
    for line in lines {
      guard line["touch"] != nil, line["t"]?.integer == time else { break }
      let touch = try Self.touch(line, number: after + 1)
      if touches.contains(where: { $0.id == touch.id }) { break }
      let isDown = fingers.contains(touch.id)
      guard isDown != (touch.phase == .began) else {
        let what = isDown ? "began twice" : "has not begun"
        throw Touchstone.Failure("finger \(touch.id) \(what)")
      }
      fingers.insert(touch.id)
      if touch.phase == .ended || touch.phase == .cancelled { fingers.remove(touch.id) }
      touches.append(touch)
      after += 1
    }
    try turn(at: time) { component in
      try component.touches(Touchstone.Event(microseconds: time, touches: touches))
    }
    return touches.count
  }

  private static func touch(_ line: Touchstone.JSON, number: Int) throws -> Touchstone.Touch {
    let word = line["touch"]?.string ?? ""
    guard let phase = Touchstone.Touch.Phase(rawValue: word) else {
      throw Touchstone.Failure("line \(number): \"\(word)\" is no phase")
    }
    guard let id = line["id"]?.integer else {
      throw Touchstone.Failure("line \(number): a touch has no id")
    }
    guard let x = line["x"]?.number, let y = line["y"]?.number else {
      throw Touchstone.Failure("line \(number): a touch has no place")
    }
    return Touchstone.Touch(phase: phase, id: id, x: x, y: y)
  }

  private func playCall(_ line: Touchstone.JSON, at time: Int) throws {
    guard let name = line["call"]?.string else { throw Touchstone.Failure("a call has no name") }
    let view = try place(of: line["view"]?.string)
    try playFrames(before: time)
    try playTimers(upTo: time)
    if isOver { return }
    after += 1
    let call = Touchstone.Call(
      microseconds: time,
      name: name,
      view: views[view].name,
      arguments: line["args"] ?? [:],
      block: line["in"]?.string,
      isByDelegate: false
    )
    try turn(at: time) { try $0.call(call) }
  }

  private func playSettle(_ line: Touchstone.JSON, at time: Int) throws {
    guard let length = line["settle"]?.integer, (0...Self.latest).contains(length) else {
      throw Touchstone.Failure("line \(after + 1): a settle has no length")
    }
    guard fingers.isEmpty else {
      throw Touchstone.Failure("line \(after + 1): a settle with a finger down")
    }
    try playFrames(before: time)
    try playTimers(upTo: time)
    after += 1
    try settle(from: time, for: length)
  }

  // MARK: Turns

  /// Plays a touch event, a call or a frame, with all that it causes.
  private func turn(
    at time: Int,
    frame number: Int? = nil,
    _ body: (any Touchstone.Component) throws -> Void
  ) throws {
    guard !isOver, let component else { return }
    now = time
    frame = number
    let before = lines.count
    try body(component)
    queue.holdsAll = false
    release { _ in true }
    queue.waits.removeAll()
    try check()
    let state = try state()
    if state != lastState || lines.count != before { lastChange = now }
    lastState = state
  }

  private func playFrames(before instant: Int) throws {
    while !isOver, clock.nextTime < instant {
      if fingers.isEmpty, isIdle {
        clock.leap(to: instant)
        return
      }
      try playFrame()
    }
  }

  /// True if no frame can change anything: nothing moves, and no timer of the host's waits.
  private var isIdle: Bool { timers.due == nil && component?.isAtRest == true }

  private func playFrame() throws {
    guard let next = clock.take() else { return }
    try playTimers(upTo: next.microseconds)
    try turn(at: next.microseconds, frame: next.number) { try $0.frame(next) }
  }

  /// Runs the timers that come due by an instant, each in a turn of its own.
  private func playTimers(upTo instant: Int) throws {
    for count in 0... {
      let own = component?.due
      guard !isOver, let due = [own, timers.due].compactMap(\.self).min(), due <= instant else {
        return
      }
      guard count < Self.mostTimers else {
        throw Touchstone.Failure("more than \(count) timers come due by \(instant)")
      }
      let time = max(now, due)
      timers.instant = time
      defer { timers.instant = nil }
      if let action = timers.take(by: due) {
        try turn(at: time) { _ in try action() }
        continue
      }
      try turn(at: time) { try $0.timer(at: time) }
      guard component?.due != due else {
        throw Touchstone.Failure("the timer that is due at \(due) is due again after it has run")
      }
    }
  }

  private func settle(from start: Int, for length: Int) throws {
    let limit = start + length
    try playFrames(before: start)
    now = max(now, start)
    while !isOver, !isIdle, clock.nextTime <= limit { try playFrame() }
    guard !isOver, let component else { return }
    let rest = component.isAtRest == false ? limit : max(lastChange, start)
    frame = nil
    for (place, view) in views.enumerated() {
      let state = try state(of: view.name)
      guard state != Array("{}".utf8) else { continue }
      beginLine()
      lines += ",\"t\":\(rest),\"final\":".utf8
      lines += state
      putView(place, into: &lines)
      lines += "}".utf8
    }
    clock.leap(to: limit)
    now = limit
  }

  // MARK: Messages

  private func place(of view: String?) throws -> Int {
    guard let view else { return 0 }
    guard let place = views.firstIndex(where: { $0.name == view }) else {
      throw Touchstone.Failure("there is no view \"\(view)\" in the header")
    }
    return place
  }

  private func state() throws -> [UInt8] {
    var all: [UInt8] = []
    for view in views { all += try state(of: view.name) }
    return all
  }

  /// Returns the state of a view, with those keys that the adapter says that it tells.
  private func state(of view: String) throws -> [UInt8] {
    try written(component?.state(of: view) ?? [:])
  }

  private func written(_ state: Touchstone.JSON) throws -> [UInt8] {
    let members = state.members
    let told = stateKeys.map { keys in members.filter { keys.contains($0.key) } } ?? members
    var writer = Writer()
    try writer.putRounded(told)
    return writer.bytes
  }

  private func beginLine() {
    lines += (lines.isEmpty ? "{\"after\":\(after)" : ",{\"after\":\(after)").utf8
    if let frame { lines += ",\"frame\":\(frame)".utf8 }
    if let instant = timers.instant { lines += ",\"at\":\(instant)".utf8 }
  }

  private func putView(_ place: Int, into line: inout [UInt8]) {
    guard place > 0 else { return }
    line += ",\"view\":".utf8
    line += Writer.text(views[place].name)
  }

  func tell(
    _ message: String,
    _ arguments: Touchstone.JSON,
    _ view: String?,
    _ usual: Touchstone.JSON?
  ) -> Touchstone.JSON? {
    guard isAttached, !isOver, problem == nil else { return nil }
    guard messages?.contains(message) ?? true || message.hasPrefix("x-") else {
      fail("the adapter told \"\(message)\", which is not in its tells")
      return nil
    }
    do {
      let view = try place(of: view)
      guard observes?.contains(message) ?? true else { return nil }
      var writer = Writer()
      writer.bytes += ",\"message\":".utf8
      writer.bytes += Writer.text(message)
      putView(view, into: &writer.bytes)
      if !arguments.members.isEmpty {
        writer.bytes += ",\"args\":".utf8
        try writer.putRounded(arguments.members)
      }
      let state = component?.state(of: views[view].name) ?? [:]
      writer.bytes += ",\"state\":".utf8
      writer.bytes += try written(state)
      if message == "scrollViewDidScroll(_:)", moves(view, state["contentOffset"]) {
        writer.bytes += ",\"moved\":true".utf8
      }
      let wait = queue.wait(of: message)
      let line = Queue.Held(
        wait: queue.holdsAll ? nil : wait,
        message: message,
        view: view,
        topic: Script.Topic(of: arguments),
        usual: usual,
        line: writer.bytes
      )
      guard !queue.holdsAll, wait == nil else {
        queue.held.append(line)
        return nil
      }
      return deliver(line)
    } catch {
      problem = problem ?? error
      return nil
    }
  }

  /// Returns true if a scroll tells another place than the one before, and rounding makes them the
  /// same.
  private func moves(_ view: Int, _ offset: Touchstone.JSON?) -> Bool {
    guard let place = offset?.elements.compactMap(\.number), !place.isEmpty else { return false }
    let last = views[view].place
    views[view].place = place
    let shown = { (place: [Double]) in place.map { Writer.units($0, places: 3) } }
    return last.map { $0 != place && shown($0) == shown(place) } ?? false
  }

  /// Writes a message down and does what the delegate's script says.
  private func deliver(_ message: Queue.Held) -> Touchstone.JSON? {
    let reply = views[message.view].script.next(to: message.message)
    let isCall = reply?["call"] != nil
    let scripted = isCall ? nil : reply.flatMap { Script.answer(of: $0, about: message.topic) }
    let answer = scripted ?? message.usual
    beginLine()
    lines += message.line
    if let answer {
      lines += ",\"answer\":".utf8
      lines += Writer.value(answer)
    }
    lines += "}".utf8
    if let reply, isCall {
      for call in [reply] + (reply["then"]?.elements ?? []) { make(call) }
    }
    for place in queue.waits.indices where queue.waits[place].until == message.message {
      queue.waits[place].until = nil
      let id = queue.waits[place].id
      release { $0 == id }
    }
    return answer
  }

  /// Tells what was held back, in order.
  func release(_ isReleased: (Int?) -> Bool) {
    while let message = queue.take(isReleased) {
      if !isOver, problem == nil { _ = deliver(message) }
    }
  }

  /// Makes a call as the delegate does, inside a message.
  private func make(_ call: Touchstone.JSON) {
    guard !isOver, problem == nil, let name = call["call"]?.string, let component else { return }
    guard depth < Self.deepestCall else {
      fail("the delegate's calls are nested more than \(Self.deepestCall) deep, in \(name)")
      return
    }
    do {
      let view = try place(of: call["view"]?.string)
      beginLine()
      lines += ",\"call\":".utf8
      lines += Writer.text(name)
      putView(view, into: &lines)
      if let arguments = call["args"] { lines += ",\"args\":".utf8 + Writer.value(arguments) }
      if let block = call["in"] { lines += ",\"in\":".utf8 + Writer.value(block) }
      lines += ",\"by\":\"delegate\"}".utf8
      depth += 1
      defer { depth -= 1 }
      try component.call(
        Touchstone.Call(
          microseconds: now,
          name: name,
          view: views[view].name,
          arguments: call["args"] ?? [:],
          block: call["in"]?.string,
          isByDelegate: true
        )
      )
    } catch {
      problem = problem ?? error
    }
  }

  func raise(_ exception: String, _ why: String?) {
    guard isAttached, !isOver, problem == nil else { return }
    queue.holdsAll = false
    release { _ in true }
    guard !isOver, problem == nil else { return }
    beginLine()
    lines += ",\"exception\":".utf8
    lines += Writer.text(exception)
    if let why { lines += ",\"why\":".utf8 + Writer.text(why) }
    lines += "}".utf8
    isOver = true
  }
}

/// The times of the frames: frame k comes at round(k · 10⁶ / rate) microseconds, unless it is
/// dropped.
private struct FrameClock {
  private let rate: Int
  private let dropped: Set<Int>
  private var number = 1
  private var periods = 1

  init(_ header: Touchstone.JSON) throws {
    let rate = header["rate"] ?? 60
    guard let rate = rate.integer, (1...1000).contains(rate) else {
      throw Touchstone.Failure("the rate is not a whole number from 1 to 1000")
    }
    self.rate = rate
    dropped = Set(header["dropped"]?.elements.compactMap(\.integer) ?? [])
  }

  var nextTime: Int { (2 * number * 1_000_000 + rate) / (2 * rate) }

  /// Takes the next frame; nil: it is dropped.
  mutating func take() -> Touchstone.Frame? {
    defer { number += 1 }
    guard !dropped.contains(number) else {
      periods += 1
      return nil
    }
    defer { periods = 1 }
    return Touchstone.Frame(
      number: number,
      microseconds: nextTime,
      milliseconds: Double(periods) * 1000 / Double(rate)
    )
  }

  /// Passes over frames in which nothing could happen.
  mutating func leap(to instant: Int) {
    guard nextTime < instant else { return }
    number = max(number, instant * rate / 1_000_000 - 1)
    while nextTime < instant { number += 1 }
    periods = 1
  }
}

// MARK: - Requests

/// The lines of the standard input.
private struct RequestReader {
  private var bytes: [UInt8] = []
  private var start = 0
  private var seen = 0
  private var isOver = false

  /// Takes the next line that is not empty; nil: there is none.
  mutating func next() -> ArraySlice<UInt8>? {
    while true {
      if let end = bytes[seen...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          start = end + 1
          seen = start
        }
        if end > start { return bytes[start..<end] }
      } else if isOver {
        defer { start = bytes.count }
        return start < bytes.count ? bytes[start...] : nil
      } else {
        bytes.removeFirst(start)
        start = 0
        seen = bytes.count
        isOver = !readMore()
      }
    }
  }

  private mutating func readMore() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += piece[..<count]
      return true
    }
  }
}

/// The answers to requests.
private enum Answer {
  /// Answers a request; nil: it was the last.
  static func to(_ line: ArraySlice<UInt8>, _ adapter: Touchstone.Adapter) -> [UInt8]? {
    var parser = Parser(line)
    let request: Touchstone.JSON
    do {
      request = try parser.parse()
    } catch {
      complain("a request cannot be read: \(error)")
      return []
    }
    if request["hello"] != nil { return hello(adapter) }
    if let number = request["play"] {
      return play(number, request["trace"]?.elements ?? [], adapter)
    }
    if request["bye"] != nil { return nil }
    complain("a request is neither hello nor play nor bye")
    return []
  }

  private static func complain(_ why: String) {
    FileHandle.standardError.write(Data("TouchstoneHost: \(why)\n".utf8))
  }

  private static func hello(_ adapter: Touchstone.Adapter) -> [UInt8] {
    typealias Member = Touchstone.JSON.Member
    func list(_ key: String, _ words: [String]?) -> [Member] {
      words.map { [Member(key: key, value: .array($0.map { .string($0) }))] } ?? []
    }
    let plays =
      list("config", adapter.plays.config) + list("calls", adapter.plays.calls)
      + list("delegate", adapter.plays.delegate)
    let tells = list("messages", adapter.tells.messages) + list("state", adapter.tells.state)
    var members = [
      Member(key: "hello", value: 1), Member(key: "name", value: .string(adapter.name)),
      Member(key: "version", value: .string(adapter.version)),
      Member(key: "language", value: "Swift"),
    ]
    members += list("components", adapter.components)
    members.append(Member(key: "plays", value: .object(plays)))
    members.append(Member(key: "tells", value: .object(tells)))
    members += list("capabilities", adapter.capabilities)
    if let issues = adapter.issues { members.append(Member(key: "issues", value: .string(issues))) }
    return Writer.value(.object(members)) + "\n".utf8
  }

  private static func play(
    _ number: Touchstone.JSON,
    _ trace: [Touchstone.JSON],
    _ adapter: Touchstone.Adapter
  ) -> [UInt8] {
    let number = Writer.value(number)
    do {
      guard let header = trace.first, case .object = header else {
        throw Touchstone.Failure("the trace has no header")
      }
      let play = try Play(header, adapter)
      try play.play(header, trace.dropFirst())
      return Array("{\"played\":".utf8) + number + ",\"transcript\":[".utf8 + play.lines
        + "]}\n".utf8
    } catch let skip as Touchstone.Skip {
      return Array("{\"skipped\":".utf8) + number + ",\"why\":".utf8 + Writer.text(skip.why)
        + "}\n".utf8
    } catch {
      let why = (error as? Touchstone.Failure)?.why ?? "\(error)"
      return Array("{\"failed\":".utf8) + number + ",\"why\":".utf8 + Writer.text(why) + "}\n".utf8
    }
  }
}

// MARK: - JSON as text

/// Writes JSON.
private struct Writer {
  var bytes: [UInt8] = []

  static func value(_ value: Touchstone.JSON) -> [UInt8] {
    var writer = Writer()
    writer.put(value)
    return writer.bytes
  }

  static func text(_ text: String) -> [UInt8] {
    var writer = Writer()
    writer.put(text)
    return writer.bytes
  }

  mutating func put(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func put(_ value: Touchstone.JSON) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += "\(value)".utf8
    case .number(let number): bytes += Writer.decimal(number, places: 6) ?? Array("null".utf8)
    case .string(let text): put(text)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        put(element)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        put(member.key)
        bytes.append(UInt8(ascii: ":"))
        put(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Velocities, scales and numbers of an adapter's own have six places; coordinates have three.
  private static let fine: Set = [
    "withVelocity", "atScale", "zoomScale", "minimumZoomScale", "maximumZoomScale",
  ]

  /// Writes what a component told, rounded as the format wants it.
  mutating func putRounded(_ members: [Touchstone.JSON.Member]) throws {
    bytes.append(UInt8(ascii: "{"))
    for (place, member) in members.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      put(member.key)
      bytes.append(UInt8(ascii: ":"))
      let isFine = member.key.hasPrefix("x-") || Writer.fine.contains(member.key)
      try putRounded(member.value, of: member.key, places: isFine ? 6 : 3)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func putRounded(
    _ value: Touchstone.JSON,
    of key: String,
    places: Int
  ) throws {
    switch value {
    case .number(let number):
      guard let digits = Writer.decimal(number, places: places) else {
        throw Touchstone.Failure("\(key) is not a number within the format's limits")
      }
      bytes += digits
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        try putRounded(element, of: key, places: places)
      }
      bytes.append(UInt8(ascii: "]"))
    case .null, .bool, .string, .object: put(value)
    }
  }

  /// Returns a number in thousandths or millionths, half away from zero.
  ///
  /// Six places are taken first: what a sum leaves behind the sixth place must not decide the third.
  static func units(_ number: Double, places: Int) -> Double {
    let millionths = (number * 1_000_000).rounded(.toNearestOrAwayFromZero)
    return places == 6 ? millionths : (millionths / 1000).rounded(.toNearestOrAwayFromZero)
  }

  /// Returns a decimal with at most so many places, half away from zero; nil: the format cannot hold it.
  private static func decimal(_ number: Double, places: Int) -> [UInt8]? {
    let unit = places == 6 ? 1_000_000 : 1000
    let limit = places == 6 ? 1e12 : 1e6
    guard number.isFinite, abs(number) <= limit else { return nil }
    let units = Int(units(number, places: places))
    var text = Array("\(units < 0 ? "-" : "")\(abs(units) / unit)".utf8)
    let rest = abs(units) % unit
    guard rest > 0 else { return text }
    let digits = Array("\(rest)".utf8)
    text.append(UInt8(ascii: "."))
    text += [UInt8](repeating: UInt8(ascii: "0"), count: places - digits.count) + digits
    while text.last == UInt8(ascii: "0") { text.removeLast() }
    return text
  }
}

/// Reads JSON.
private struct Parser {
  private enum Problem: String, Error, CustomStringConvertible {
    case isNoJSON = "it is no JSON"
    case breaksOff = "it breaks off"
    case isTooDeep = "it is nested too deep"
    case hasMore = "something stands behind it"
    case wrongText = "a string is wrong"
    case wrongNumber = "a number is wrong"
    var description: String { rawValue }
  }

  /// The trace's own 64, and what the request has around it.
  private static let deepest = 72

  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  mutating func parse() throws -> Touchstone.JSON {
    let value = try value(depth: 0)
    guard peek() == nil else { throw Problem.hasMore }
    return value
  }

  /// Returns the next byte that is no space; nil: there is none.
  private mutating func peek() -> UInt8? {
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        place += 1
      default: return bytes[place]
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    place += 1
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func value(depth: Int) throws -> Touchstone.JSON {
    guard depth <= Self.deepest else { throw Problem.isTooDeep }
    guard let first = peek() else { throw Problem.breaksOff }
    switch first {
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "["):
      var elements: [Touchstone.JSON] = []
      try members(until: UInt8(ascii: "]")) { parser throws in
        elements.append(try parser.value(depth: depth + 1))
      }
      return .array(elements)
    case UInt8(ascii: "{"):
      var members: [Touchstone.JSON.Member] = []
      try self.members(until: UInt8(ascii: "}")) { parser throws in
        guard parser.peek() == UInt8(ascii: "\"") else { throw Problem.isNoJSON }
        let key = try parser.text()
        guard parser.take(UInt8(ascii: ":")) else { throw Problem.isNoJSON }
        members.append(Touchstone.JSON.Member(key: key, value: try parser.value(depth: depth + 1)))
      }
      return .object(members)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default:
      if take("null") { return .null }
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      throw Problem.isNoJSON
    }
  }

  private mutating func members(
    until close: UInt8,
    _ body: (inout Parser) throws -> Void
  ) throws {
    place += 1
    if take(close) { return }
    while true {
      try body(&self)
      if take(close) { return }
      guard take(UInt8(ascii: ",")) else { throw peek() == nil ? Problem.breaksOff : .isNoJSON }
    }
  }

  private mutating func text() throws -> String {
    place += 1
    let start = place
    while place < bytes.endIndex, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] >= 0x20 else { throw Problem.wrongText }
      if bytes[place] == UInt8(ascii: "\\") { return try escapedText(from: start) }
      place += 1
    }
    guard place < bytes.endIndex else { throw Problem.breaksOff }
    defer { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func escapedText(from start: Int) throws -> String {
    var out = Array(bytes[start..<place])
    while place < bytes.endIndex, bytes[place] != UInt8(ascii: "\"") {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\\") else {
        guard byte >= 0x20 else { throw Problem.wrongText }
        out.append(byte)
        continue
      }
      guard place < bytes.endIndex else { throw Problem.breaksOff }
      let letter = bytes[place]
      place += 1
      if letter == UInt8(ascii: "u") {
        out += String(Character(try escapedCharacter())).utf8
      } else if let index = Array("\"\\/bfnrt".utf8).firstIndex(of: letter) {
        out.append(Array("\"\\/\u{8}\u{c}\n\r\t".utf8)[index])
      } else {
        throw Problem.wrongText
      }
    }
    guard place < bytes.endIndex else { throw Problem.breaksOff }
    place += 1
    return String(decoding: out, as: UTF8.self)
  }

  /// Takes a character by its number, behind a backslash and a u.
  private mutating func escapedCharacter() throws -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, take("\\u") else { throw Problem.wrongText }
    let low = try hexadecimal()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw Problem.wrongText }
    return scalar
  }

  private mutating func hexadecimal() throws -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Problem.wrongText }
    place += 4
    return code
  }

  private mutating func number() throws -> Double {
    let letters = bytes[place...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard let number = Double(String(decoding: letters, as: UTF8.self)), number.isFinite else {
      throw Problem.wrongNumber
    }
    place = letters.endIndex
    return number
  }
}
