public import Traces

/// An unmutated transcript as the operators see it: what stands where, told from its lines alone.
///
/// It knows nothing of the oracle. What produced the transcript is trusted, so the messages
/// themselves tell what the view is doing.
public struct Reading: Sendable {
  /// The transcript.
  public let transcript: Trace

  let record: Record

  /// Reads a transcript, once for all operators.
  public init(_ transcript: Trace) {
    self.transcript = transcript
    var reader = TranscriptReader(transcript)
    for index in transcript.lines.indices { reader.read(index) }
    record = reader.finish()
  }

  /// Returns the sites of messages with a name, in the order of the lines.
  func sites(of name: Name) -> [Site] { sites(of: .message(name)) }

  /// Returns the sites of lines of a kind, in the order of the lines.
  func sites(of kind: Moment.Kind) -> [Site] {
    (record.places[kind] ?? []).map { Site(record: record, place: $0) }
  }
}

/// The results of one pass over a transcript.
///
/// All sites share them, and they never change.
final class Record: Sendable {
  let transcript: Trace
  let views: [ViewFacts]
  let moments: [Moment]
  let setups: [Setup]
  let episodes: [Episode]
  let zooms: [Zoom]
  /// The moments of each kind, as places, in order.
  let places: [Moment.Kind: [Int]]
  /// The lines with touches, and those with calls.
  let touchLines: [Int]
  let callLines: [Int]
  /// The lines at which fingers came down that the system took away later.
  let cancelledLines: Set<Int>
  let hasTouches: Bool
  let hasCalls: Bool
  let isTimed: Bool
  /// A number of the transcript's own, by which lots are drawn.
  let seed: UInt64

  init(
    transcript: Trace,
    views: [ViewFacts],
    moments: [Moment],
    setups: [Setup],
    episodes: [Episode],
    zooms: [Zoom],
    touchLines: [Int],
    callLines: [Int]
  ) {
    self.transcript = transcript
    self.views = views
    self.moments = moments
    self.setups = setups
    self.episodes = episodes
    self.zooms = zooms
    self.touchLines = touchLines
    self.callLines = callLines
    var places: [Moment.Kind: [Int]] = [:]
    for (place, moment) in moments.enumerated() {
      places[moment.kind, default: []].append(place)
    }
    self.places = places
    let cancelled = moments.filter { $0.kind == .touch(.cancelled) }
    cancelledLines = Set(cancelled.map(\.fingers.beganLine))
    let inputs = transcript.header.inputs
    hasTouches = inputs?.contains(.touch) ?? !touchLines.isEmpty
    hasCalls = inputs?.contains(.call) ?? !callLines.isEmpty
    isTimed = moments.allSatisfy { $0.time != nil }
    seed = transcript.header.id.utf8.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
  }

  /// Returns true if a call stands among some lines.
  func hasCall(in lines: ClosedRange<Int>) -> Bool { Self.isAny(of: callLines, in: lines) }

  /// Returns true if a touch stands among some lines.
  func hasTouch(in lines: ClosedRange<Int>) -> Bool { Self.isAny(of: touchLines, in: lines) }

  private static func isAny(of sorted: [Int], in lines: ClosedRange<Int>) -> Bool {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] <= lines.upperBound
  }
}

/// The facts in a header about a view.
struct ViewFacts: Sendable {
  let name: Name
  let component: String
  /// True if the view scrolls, and true if it is the only one that scrolls.
  let isScroller: Bool
  let isAlone: Bool
  /// True if all messages of drags and glides can be heard.
  let hearsChain: Bool
  /// True if all messages of zooms can be heard.
  let hearsZoom: Bool
  /// True if a delegate's script replies to something.
  let isScripted: Bool
}
