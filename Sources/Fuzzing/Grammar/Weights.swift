/// The weights of a generator's choices: those of people, those at limits, or anything at all.
public struct Weights: Hashable, Sendable {
  /// Its name on the command line.
  public let name: String
  /// Its column in the frequencies of a row.
  let column: Column
  /// The chances in a hundred of one more act, one more setting, one more of a script's replies.
  let more: More
  /// The chances in a hundred that something disturbs the trace.
  let often: Often
  /// Events a second, the plainest first.
  let cadences: [Int]
  /// Milliseconds between two acts; 1 stands for one event.
  let pauses: [Int]
  /// Milliseconds that fingers rest before a lift; 1 stands for one event.
  let holds: [Int]
  /// Points a second.
  let speeds: [Int]
  /// Ways, in hundredths.
  let headings: [Vector]
  /// Places on an axis of the content.
  let spots: [ScrollSpot]

  /// One of the columns.
  enum Column: Int, Hashable, Sendable {
    case human
    case edge
    case chaos
  }

  /// The chances of one more.
  struct More: Hashable, Sendable {
    let acts: Int
    let settings: Int
    let headerSettings: Int
    let scripts: Int
    let moves: Int
  }

  /// The chances of something special.
  struct Often: Hashable, Sendable {
    /// A call between two events of a gesture.
    let interrupts: Int
    /// A touch that the system takes away.
    let cancels: Int
    /// A location or time that trembles.
    let trembles: Int
    /// A number that nobody would write.
    let isOdd: Int
    /// A finger that leaves the window.
    let leaves: Int
  }

  /// All profiles, the plainest first.
  public static let all: [Weights] = [human, edge, chaos]
}

extension Weights {
  /// The choices of people: fingers as on real screens, few surprises.
  public static let human = Weights(
    name: "human",
    column: .human,
    more: More(acts: 60, settings: 45, headerSettings: 20, scripts: 8, moves: 86),
    often: Often(interrupts: 1, cancels: 2, trembles: 30, isOdd: 3, leaves: 2),
    cadences: [60, 120, 125, 100],
    pauses: [1000, 500, 300, 200, 150, 100, 700, 2000],
    holds: [1, 1, 1, 1, 8, 12, 30, 50, 110, 200, 300],
    speeds: [600, 1200, 300, 900, 120, 1800, 60],
    headings: [
      Vector(0, -100), Vector(0, 100), Vector(5, -100), Vector(-15, -100), Vector(10, 100),
      Vector(-100, 0), Vector(100, 5), Vector(-30, 100), Vector(-100, 15),
    ],
    spots: [.lower, .hundreds, .upper, .middle, .pages]
  )

  /// The choices at limits: round numbers on and beside them.
  public static let edge = Weights(
    name: "edge",
    column: .edge,
    more: More(acts: 66, settings: 60, headerSettings: 30, scripts: 25, moves: 78),
    often: Often(interrupts: 4, cancels: 8, trembles: 2, isOdd: 8, leaves: 25),
    cadences: [60, 120, 100, 30, 1000],
    pauses: [1000, 300, 150, 100, 50, 17, 1, 0, 16, 33, 2000],
    holds: [1, 0, 16, 100, 99, 150, 20, 200],
    speeds: [600, 1200, 300, 250, 240, 60, 3000, 6000],
    headings: [
      Vector(0, -100), Vector(0, 100), Vector(-100, 0), Vector(100, 0), Vector(100, -100),
      Vector(-100, 100), Vector(36, -100), Vector(37, 100), Vector(100, -36), Vector(-100, 37),
      Vector(0, -1), Vector(0, 0),
    ],
    spots: [
      .lower, .upper, .hundreds, .pages, .pixelInside, .pixelPast, .pastLower, .pastUpper, .middle,
    ]
  )

  /// Anything at all, as long as it is legal.
  public static let chaos = Weights(
    name: "chaos",
    column: .chaos,
    more: More(acts: 72, settings: 66, headerSettings: 40, scripts: 40, moves: 76),
    often: Often(interrupts: 9, cancels: 12, trembles: 15, isOdd: 25, leaves: 40),
    cadences: [60, 120, 100, 30, 1000, 47, 10],
    pauses: [1000, 300, 100, 50, 17, 1, 0, 16, 33, 150, 7, 400, 25, 80],
    holds: [1, 0, 20, 100, 150, 60, 200, 400],
    speeds: [600, 1200, 300, 120, 60, 250, 3000, 9000, 20_000],
    headings: [
      Vector(0, -100), Vector(0, 100), Vector(-100, 0), Vector(100, 0), Vector(100, -100),
      Vector(-100, 100), Vector(40, -100), Vector(33, 100), Vector(100, -50), Vector(-100, 20),
      Vector(0, -1), Vector(0, 0), Vector(-70, -71), Vector(3, 97),
    ],
    spots: [
      .lower, .hundreds, .upper, .pages, .middle, .pixelInside, .pixelPast, .pastLower, .pastUpper,
      .farBefore, .farPast, .anywhere,
    ]
  )
}
