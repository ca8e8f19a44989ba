/// The grammar of a zoom, as a table of phases and events.
///
/// It is written as that of drag chains is: `O>pinch` allows an event and says where it leads;
/// `O!scroll.zoom.begins-once>pinch` forbids it, names the rule that it breaks, and says where to go
/// on. `O` is willBeginZooming, `Z` didZoom, `L` didEndZooming, `|` rest.
struct ZoomChain: Sendable {
  /// What a cell says.
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

  /// What differs where an early system told each step of an animated zoom (I05), or the end of a
  /// pinch that was none (H15).
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
    for row in (Self.modern + overlay).split(separator: "\n") {
      let words = row.split(separator: " ")
      guard let phase = words.first.flatMap({ Self.phase($0.dropLast()) }) else {
        preconditionFailure("the table of zooms has no such phase: \(row)")
      }
      for word in words.dropFirst() { enter(word, in: phase, ruleIndex) }
    }
  }

  private mutating func enter(_ word: Substring, in phase: ZoomPhase, _ ruleIndex: (String) -> Int?)
  {
    let parts = word.split(separator: ">")
    let targets = parts[1].split(separator: "+").reduce(ZoomPhase.States(0)) {
      $0 | (Self.phase($1)?.set ?? 0)
    }
    guard let letter = word.first, let event = Event(letter: letter), targets != 0,
      let column = Self.events.firstIndex(of: event)
    else { preconditionFailure("the table of zooms has a wrong cell: \(word)") }
    let place = phase.rawValue * Self.events.count + column
    guard parts[0].contains("!") else {
      cells[place] = .allowed(targets)
      return
    }
    guard let rule = ruleIndex(String(parts[0].dropFirst(2))) else {
      preconditionFailure("the table of zooms names an unknown rule: \(word)")
    }
    cells[place] = .forbidden(rule: rule, recovery: targets)
    let row = phase.rawValue
    if !rules[row].contains(rule) { rules[row].append(rule) }
  }

  private static func phase(_ name: Substring) -> ZoomPhase? {
    ZoomPhase(stringValue: String(name))
  }

  /// Where the phases lead: by those in which the event is allowed; where there is none, the rule of
  /// the last one and all recoveries.
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

  /// The rules that forbid something in a phase that is certain.
  func rules(in phases: ZoomPhase.States) -> [Int] {
    guard phases & (phases &- 1) == 0, phases != 0 else { return [] }
    return rules[phases.trailingZeroBitCount]
  }

  /// The messages that are allowed in some of the phases.
  func allowed(in phases: ZoomPhase.States) -> [Event] {
    Self.events.filter { event in
      guard event != .final, case .allowed = step(phases, on: event) else { return false }
      return true
    }
  }
}
