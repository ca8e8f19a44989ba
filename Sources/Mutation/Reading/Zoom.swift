internal import Traces
internal import Transcripts

/// The state of a view's zoom just before a line.
enum ZoomPhase: UInt8, Sendable {
  /// No zoom is open.
  case none
  /// Fingers zoom.
  case pinch
  /// The fingers let go beyond a limit, and the scale is on its way back to it.
  case bounce
  /// An animated zoom of the program.
  case animated
  /// A zoom is open of which it is not told who began it.
  case unknown
}

/// A stretch from a willBeginZooming to the didEndZooming.
struct Zoom: Sendable {
  /// The cause of the zoom: fingers (`pinch`), the program (`animated`), or not known.
  let kind: ZoomPhase
  /// The line of the touch or call in whose turn it began; -1: none.
  let causeLine: Int
  /// The scale that held before it.
  let scale: Millionths?
  /// The lines from its first message to the latest.
  var lines: ClosedRange<Int>
  /// The view's messages in it, as places in the record.
  var messages: [Int] = []
  /// True if the transcript tells its end.
  var isClosed = false
}

/// The zooms of one view while its transcript is read.
struct ZoomState: Sendable {
  private(set) var phase = ZoomPhase.none
  /// The open zoom, as a place among all zooms.
  private(set) var number = -1
  /// The scale that was told last.
  private(set) var scale: Millionths?
  /// True if the scale changed since the latest didScroll.
  private(set) var hasZoomedSinceScroll = false

  /// True if a zoom is open.
  var isOpen: Bool { number >= 0 }

  init(scale: Millionths? = nil) {
    self.scale = scale
  }

  /// Opens the stretch that a message begins.
  mutating func enter(
    _ message: Message,
    at line: Int,
    _ clock: TurnClock,
    opening zooms: inout [Zoom]
  ) {
    guard message.name == .willBeginZooming, number < 0 else { return }
    let kind: ZoomPhase =
      switch message.state[.isZooming] {
      case true?: .pinch
      case false?: .animated
      case nil: [.touch: .pinch, .call: .animated][clock.cause] ?? .unknown
      }
    number = zooms.count
    zooms.append(Zoom(kind: kind, causeLine: clock.causeLine, scale: scale, lines: line...line))
  }

  /// Follows what a message means; `place` is its own in the record.
  mutating func follow(_ message: Message, at line: Int, _ place: Int, in zooms: inout [Zoom]) {
    if let told = message.state.zoomScale { scale = told }
    if message.name == .didZoom { hasZoomedSinceScroll = true }
    if message.name == .didScroll { hasZoomedSinceScroll = false }
    guard number >= 0 else { return }
    zooms[number].messages.append(place)
    zooms[number].lines = zooms[number].lines.lowerBound...line
    switch message.name {
    case .willBeginZooming: phase = zooms[number].kind
    case .didEndZooming:
      zooms[number].isClosed = true
      close()
    default:
      if phase == .pinch, message.state[.isZoomBouncing] == true { phase = .bounce }
    }
  }

  /// Follows a final state.
  mutating func rest(_ state: State) {
    if let told = state.zoomScale { scale = told }
    hasZoomedSinceScroll = false
    close()
  }

  private mutating func close() {
    phase = .none
    number = -1
  }
}
