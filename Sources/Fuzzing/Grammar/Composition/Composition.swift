import Traces

/// A trace in the making, which is legal whatever is added to it.
///
/// Time never runs back, nothing comes before a settle is over, no settle comes while a finger is
/// down, and every finger is lifted in the end. Rows of the grammar write into it and need not
/// care.
struct Composition {
  /// A finger that is down.
  struct Finger {
    let number: Int32
    /// The location of the finger, in thousandths.
    var location: Vector
  }

  let weights: Weights
  let component: Component
  var header: Header
  private(set) var lines: [Line] = []
  /// The instant of the next line.
  private(set) var time: Microseconds = 0
  private(set) var fingers: [Finger] = []
  var places: [Place] = []
  /// Events a second.
  var cadence = 60
  /// The offers of all views together.
  var offers: Need = []
  /// The places of the screens of a navigation, from the bottom up, as far as it is known.
  var screens: [Int] = []

  /// The longest that a trace may be.
  static let mostLines = 400

  init(_ component: Component, _ weights: Weights) {
    self.component = component
    self.weights = weights
    header = Header(id: "fuzz/trace", component: component.name)
    lines.reserveCapacity(48)
  }

  /// True if there is room for more.
  var hasRoom: Bool { lines.count < Self.mostLines }

  // MARK: - Time

  /// Lets time pass.
  mutating func wait(_ microseconds: Int) {
    time += Microseconds(max(0, microseconds))
  }

  /// Lets time pass up to the next event: a whole one of the cadence.
  mutating func tick() {
    let rate = Int64(cadence)
    let events = (2 * time * rate + 1_000_000) / 2_000_000
    let next = (2 * (events + 1) * 1_000_000 + rate) / (2 * rate)
    time = max(time, next)
  }

  /// Lets milliseconds pass; 1 stands for one event.
  mutating func pause(_ milliseconds: Int) {
    if milliseconds == 1 { tick() } else { wait(milliseconds * 1000) }
  }

  // MARK: - Touches

  /// Puts a finger down; returns its place among those that are down.
  @discardableResult
  mutating func touchDown(at location: Vector) -> Int {
    var number: Int32 = 1
    while fingers.contains(where: { $0.number == number }) { number += 1 }
    fingers.append(Finger(number: number, location: location))
    add(.began, fingers.count - 1)
    return fingers.count - 1
  }

  /// Moves a finger.
  mutating func move(_ place: Int, by way: Vector) {
    fingers[place].location = fingers[place].location + way
    add(.moved, place)
  }

  /// Reports a finger where it is.
  mutating func stay(_ place: Int) {
    add(.stationary, place)
  }

  /// Takes a finger up.
  mutating func lift(_ place: Int, cancelled: Bool = false) {
    add(cancelled ? .cancelled : .ended, place)
    fingers.remove(at: place)
  }

  /// Takes all fingers up in one event.
  mutating func liftAll(cancelled: Bool = false) {
    while !fingers.isEmpty { lift(0, cancelled: cancelled) }
  }

  private mutating func add(_ phase: Touch.Phase, _ place: Int) {
    lines.append(
      .touch(
        Touch(
          time: time,
          phase: phase,
          finger: fingers[place].number,
          location: fingers[place].location.point
        )
      )
    )
  }

  // MARK: - The program

  /// Calls a method or sets a property.
  mutating func call(_ call: Call) {
    var made = call
    made.time = time
    lines.append(.call(made))
    let place = Int(call.view.place)
    if let value = call.arguments[call.name] {
      places[place].note(call.name, value)
      offers.formUnion(places[place].offers)
    }
    if !screens.isEmpty { followScreens(made) }
  }

  /// Waits until everything rests.
  mutating func settle(_ limit: Microseconds) {
    liftAll()
    lines.append(.settle(Settle(time: time, limit: limit)))
    time += limit
  }

  // MARK: - The end

  /// Returns the trace that was made.
  mutating func finished() -> Trace {
    liftAll()
    // A header's component is that of its first view, of whatever component the trace is about.
    if let first = places.first { header.component = first.kind.rawValue }
    // A control that is alone has no size unless its view says so.
    if places.count == 1, let only = places.first, !only.offers.contains(.control) {
      header.config = only.config
      header.delegate = Script(only.script)
    } else {
      header.views = places.map { place in
        Header.View(
          name: place.name,
          component: place.kind.rawValue,
          container: place.container.map { places[$0].name },
          frame: place.isScreen ? nil : place.frame.rect,
          config: place.config,
          delegate: Script(place.script)
        )
      }
    }
    return Trace(header: header, lines: lines)
  }
}
