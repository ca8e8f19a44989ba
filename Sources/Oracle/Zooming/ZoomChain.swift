/// The grammar of a zoom, as a table of phases and events.
///
/// It is written as that of drag chains is: `O>pinch` allows an event and says where it leads;
/// `O!scroll.zoom.begins-once>pinch` forbids it, names the rule that it breaks, and says where to go
/// on. `O` is willBeginZooming, `Z` didZoom, `L` didEndZooming, `|` rest.
struct ZoomChain: Sendable {
  /// The content of a cell.
  enum Cell: Sendable {
    case allowed(ZoomPhase.States)
    case forbidden(rule: Int, recovery: ZoomPhase.States)
  }

  static let modern = """
    idle: O>pinch+animate Z>idle L!scroll.zoom.end-is-begun>closed |>idle
    closed: O>pinch+animate Z>closed L!scroll.zoom.ends-once>closed |>idle
    pinch: O!scroll.zoom.begins-once>pinch Z>pinch L>closed |!scroll.zoom.is-closed>idle
    parted: O!scroll.zoom.begins-once>pinch Z>parted L>closed |!scroll.zoom.is-closed>idle
    bounce: O!scroll.zoom.begins-once>pinch Z!scroll.zoom-bounce.jumps>bounce L>closed
    bounce: |!scroll.zoom.is-closed>idle
    animate: O!scroll.zoom.begins-once>animate Z>animated L>closed |!scroll.zoom.is-closed>idle
    animated: O!scroll.zoom.begins-once>animate Z!scroll.zoom.animated-once>animated L>closed
    animated: |!scroll.zoom.is-closed>idle
    """

  /// The differences of an early system, which told each step of an animated zoom (I05), or the end
  /// of a pinch that was none (H15).
  static let classic = """
    idle: L>closed
    animated: Z>animated
    """

  private var cells: [Cell]
  /// For each phase the rules that forbid something in it.
  private var rules: [[Int]] = Array(repeating: [], count: ZoomPhase.allCases.count)
  private static let events: [Event] = [.willBeginZooming, .didZoom, .didEndZooming, .final]

  /// Compiles the table of a profile.
  init(_ profile: Profile, ruleIndex: (String) -> Int?) {
    let none = Cell.allowed(ZoomPhase.all)
    cells = Array(repeating: none, count: ZoomPhase.allCases.count * Self.events.count)
    let overlay = profile.switches.contains(.pairsZooms) ? "" : "\n" + Self.classic
    var text = ChainText(Self.modern + overlay, phases: ZoomPhase.allCases.map(\.stringValue))
    while !text.isAtEnd {
      if text.passes("\n") { continue }
      guard let phase = text.phase(), text.passes(":") else {
        preconditionFailure("the table of zooms has no such phase: \(text.rest)")
      }
      while text.passes(" ") { enter(&text, in: phase, ruleIndex) }
    }
  }

  /// Reads a cell, such as `O>pinch+animate` or `Z!scroll.zoom-bounce.jumps>bounce`.
  private mutating func enter(
    _ text: inout ChainText,
    in phase: Int,
    _ ruleIndex: (String) -> Int?
  ) {
    let event = text.event()
    let id = text.passes("!") ? text.text(upTo: ">") : nil
    guard let event, let column = Self.events.firstIndex(of: event),
      id != nil || text.passes(">"), let first = text.phase()
    else { preconditionFailure("the table of zooms has a wrong cell near \(text.rest)") }
    var targets: ZoomPhase.States = 1 << first
    while text.passes("+") { targets |= text.phase().map { 1 << $0 } ?? 0 }
    let place = phase * Self.events.count + column
    guard let id else {
      cells[place] = .allowed(targets)
      return
    }
    guard let rule = ruleIndex(id) else {
      preconditionFailure("the table of zooms names an unknown rule: \(id)")
    }
    cells[place] = .forbidden(rule: rule, recovery: targets)
    if !rules[phase].contains(rule) { rules[phase].append(rule) }
  }

  /// Returns the phases that follow from those in which the event is allowed.
  ///
  /// If it is allowed in none, returns the rule of the last one and all recoveries.
  func step(_ phases: ZoomPhase.States, on event: Event) -> Cell {
    guard let column = Self.events.firstIndex(of: event) else { return .allowed(phases) }
    var next: ZoomPhase.States = 0
    var broken: Int?
    var recovery: ZoomPhase.States = 0
    for phase in ZoomPhase.allCases where phases & phase.set != 0 {
      switch cells[phase.rawValue * Self.events.count + column] {
      case .allowed(let targets): next |= targets
      case .forbidden(let rule, let targets):
        broken = rule
        recovery |= targets
      }
    }
    guard next == 0, let broken else { return .allowed(next) }
    return .forbidden(rule: broken, recovery: recovery)
  }

  /// Returns the rules that forbid something in a phase that is certain.
  func rules(in phases: ZoomPhase.States) -> [Int] {
    guard phases & (phases &- 1) == 0, phases != 0 else { return [] }
    return rules[phases.trailingZeroBitCount]
  }

  /// Returns the messages that are allowed in some of the phases.
  func allowed(in phases: ZoomPhase.States) -> [Event] {
    Self.events.filter { event in
      guard event != .final, case .allowed = step(phases, on: event) else { return false }
      return true
    }
  }
}
