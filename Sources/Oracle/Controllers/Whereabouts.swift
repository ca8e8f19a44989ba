/// The place of a controller's view between being off the screen and on it.
struct Whereabouts: Sendable {
  /// The places in which a view may be, as far as messages that nobody hears leave them open.
  struct Places: OptionSet, Sendable {
    let rawValue: UInt8

    static let away = Places(rawValue: 1)
    static let coming = Places(rawValue: 2)
    static let here = Places(rawValue: 4)
    static let going = Places(rawValue: 8)
    static let any: Places = [.away, .coming, .here, .going]
  }

  /// The places in which a view may have been before each message.
  static let before: [Event: Places] = [
    .viewWillAppear: [.away, .going],
    .viewDidAppear: .coming,
    .viewWillDisappear: [.here, .coming],
    .viewDidDisappear: .going,
  ]

  /// The place that the latest message tells.
  private(set) var phase: ScreenFacts.Phase
  /// The places in which the view may be.
  private(set) var possible: Places
  /// True if a navigation has announced the view, so that nobody presents it.
  var isPushed = false
  /// True if the view was about to go, and another that came with that has come.
  private(set) var isOvertaken = false
  /// The messages that are heard, by the places to which they lead.
  private let heard: Places
  /// True if causes may be missing from the record.
  private let isAlwaysOpen: Bool
  /// True if the view may come or go where that is not heard: something may have caused it.
  private var isOpen: Bool

  init(_ watch: Watch) {
    let isFromTheStart = watch.record.isFromTheStart
    phase = isFromTheStart ? .away : .unknown
    possible = isFromTheStart ? .away : .any
    heard = Self.messages.reduce(into: []) { heard, message in
      if watch.hears(message.event) { heard.insert(message.place) }
    }
    isAlwaysOpen = !watch.record.hasAllCalls || !watch.hands.areRecorded
    isOpen = true
    widen()
    isOpen = isAlwaysOpen
  }

  private static let messages: [(event: Event, place: Places)] = [
    (.viewWillAppear, .coming), (.viewDidAppear, .here), (.viewWillDisappear, .going),
    (.viewDidDisappear, .away),
  ]

  /// True if anything is known of the place.
  var isKnown: Bool { possible != .any }

  /// Follows a message about the coming and going, after it was judged.
  mutating func move(to next: ScreenFacts.Phase) {
    phase = next
    isOvertaken = false
    possible = Self.places[next] ?? .any
    widen()
  }

  private static let places: [ScreenFacts.Phase: Places] = [
    .away: .away, .coming: .coming, .here: .here, .going: .going,
  ]

  /// Takes in that the view is on its way to the screen.
  mutating func narrow(to places: Places) {
    guard !possible.isDisjoint(with: places) else { return }
    possible.formIntersection(places)
    widen()
  }

  /// Takes in that another view of the navigation has come.
  mutating func overtake(isWithIt: Bool, isInstead: Bool) {
    if phase == .going, isWithIt { isOvertaken = true }
    if isInstead { narrow(to: .away) }
  }

  /// Notes a call or a finger that may have the view come or go.
  mutating func open() {
    guard !isOpen else { return }
    isOpen = true
    widen()
  }

  /// Notes that all is at rest: what was caused before is over.
  mutating func rest() { isOpen = isAlwaysOpen }

  /// Adds the places to which messages lead that nobody hears.
  private mutating func widen() {
    guard heard != .any else { return }
    var before: Places
    repeat {
      before = possible
      if !heard.contains(.here), possible.contains(.coming) { possible.insert(.here) }
      if !heard.contains(.away), possible.contains(.going) { possible.insert(.away) }
      guard isOpen else { continue }
      if !heard.contains(.coming), !possible.isDisjoint(with: [.away, .going]) {
        possible.insert(.coming)
      }
      if !heard.contains(.going), !possible.isDisjoint(with: [.here, .coming]) {
        possible.insert(.going)
      }
    } while before != possible
  }
}
