internal import Traces
internal import Transcripts

/// The facts about the tiles that a view has had drawn.
///
/// It is a class, so that views without tiles pay one comparison for it.
final class TileFacts {
  /// A tile by its level and its place in the level's grid.
  struct Place: Hashable, Sendable {
    let level: Int
    let column: Int64
    let row: Int64
  }

  let setup: Known<TileSetup>
  /// The content's own pixels to a point, which are 1 until they are set (R342).
  private(set) var factor: Known<Double>
  /// The screen's pixels to a point, where nobody has set the content's own; else the content's own.
  private(set) var screenFactor: Known<Double>
  /// The certainty that an image stands in place of all drawing.
  private(set) var hasContents: Certainty
  /// The tiles that were drawn since all were last asked for; nil: too many to remember.
  private(set) var drawn: Set<Place>? = []
  /// The tile of the message that is judged.
  private(set) var now: DrawnTile?
  /// The program's latest call that asks for all of them again, or takes the image away; nil: none, or
  /// its time is not told.
  private(set) var display: (time: Microseconds, turn: Int32)?
  /// True if views came, went, or were given another size: which tiles count then is in no source.
  private(set) var isDisturbed = false

  /// The number of tiles that are remembered.
  private static let most = 10_000

  init(_ watch: Watch) {
    let config = watch.setting.declaration.config
    let isKnown =
      watch.setting.isSetUpAtAll && watch.record.isFromTheStart
      && watch.setting.declaration.component == "tiles"
    let areCallsKnown = isKnown && watch.record.calls != .hidden
    setup = isKnown ? .told(TileSetup(config)) : .untold(.setup)
    let own = config[.contentScaleFactor]?.number?.double
    factor = areCallsKnown ? .told(own ?? 1) : .untold(.setup)
    let screen = Double(watch.setting.pixelGrid)
    screenFactor =
      areCallsKnown ? Known(own ?? (screen > 0 ? screen : nil), else: .setup) : .untold(.setup)
    hasContents = areCallsKnown ? Certainty(config[.contents]?.string != nil) : .unknown
    if !isKnown { drawn = nil }
  }

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ event: Event) {
    now = event == .drawLayer ? DrawnTile(message) : nil
  }

  /// Takes in that something else is judged.
  func receiveOther() { now = nil }

  /// The grid that the tile of the message lies in; nil: no level has its scale.
  var grid: TileGrid? {
    guard let now, let setup = setup.ifTold, let factor = factor.ifTold,
      let level = setup.level(at: now.scale, factor: factor)
    else { return nil }
    return TileGrid(setup, level: level, factor: factor)
  }

  /// Remembers the tile, after it was judged.
  func follow(_ event: Event) {
    guard event == .drawLayer else { return }
    // A drawing that is no tile may have drawn anything.
    guard let now, let grid, grid.mayHold(now) else { return drawn = nil }
    drawn?.insert(grid.place(of: now))
    if drawn.map({ $0.count > Self.most }) ?? false { drawn = nil }
  }

  /// Follows a call to the view.
  func follow(_ call: borrowing Call, kind: Program.Kind, turn: Int32) {
    switch call.name {
    case .setNeedsDisplay:
      display = Self.display(call, turn: turn)
      if drawn != nil || setup.isTold { drawn = [] }
    case .contents:
      hasContents = Certainty(call.arguments[.contents]?.string != nil)
      display = Self.display(call, turn: turn)
      if setup.isTold { drawn = [] }
    case .contentScaleFactor:
      let before = factor
      factor = Known(call.arguments[.contentScaleFactor]?.number?.double, else: .call)
      screenFactor = factor
      if setup.isTold, before != factor { drawn = [] }
    default:
      if kind == .remove || kind == .other || call.name == .contentSize { isDisturbed = true }
    }
  }
}

extension TileFacts {
  /// Returns a call in a turn of its own: what is drawn in the turn of a delegate's call may be drawn by
  /// the frame in which that came.
  private static func display(
    _ call: borrowing Call,
    turn: Int32
  ) -> (time: Microseconds, turn: Int32)? {
    guard !call.isByDelegate, let time = call.time else { return nil }
    return (time, turn)
  }
}

/// The tiles of one level.
struct TileGrid: Sendable {
  let level: Int
  /// The size of a tile, in points of the content.
  let width: Double
  let height: Double

  init(_ setup: TileSetup, level: Int, factor: Double) {
    self.level = level
    let scale = setup.scales[level] * factor
    width = setup.tileSize.width / scale
    height = setup.tileSize.height / scale
  }

  /// Returns the place of a tile that was drawn.
  func place(of tile: DrawnTile) -> TileFacts.Place {
    TileFacts.Place(
      level: level,
      column: Self.count(Double(tile.box.x) / 1000 / width),
      row: Self.count(Double(tile.box.y) / 1000 / height)
    )
  }

  /// Returns the nearest whole number; of tiles smaller than any grid has there is no saying which it is.
  private static func count(_ number: Double) -> Int64 {
    number.isNaN ? 0 : Int64(max(-0x1p53, min(0x1p53, number.rounded())))
  }

  /// Returns true if what was drawn may be one of the tiles.
  func mayHold(_ tile: DrawnTile) -> Bool {
    let place = place(of: tile)
    let (x, y) = (Double(tile.box.x) / 1000, Double(tile.box.y) / 1000)
    return abs(x - Double(place.column) * width) <= 0.5
      && abs(y - Double(place.row) * height) <= 0.5
      && Double(tile.box.width) / 1000 <= width + 0.5
      && Double(tile.box.height) / 1000 <= height + 0.5
  }

  /// Returns the rectangle of a tile, cut off at the end of the content.
  func box(
    _ place: TileFacts.Place,
    in size: Place
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    let (x, y) = (Double(place.column) * width, Double(place.row) * height)
    return (
      x, y, min(width, Double(size.x) / 1000 - x), min(height, Double(size.y) / 1000 - y)
    )
  }

  /// Returns the tiles that a part of the content meets, by half a point at least; nil: more than are
  /// remembered.
  func places(
    from origin: (x: Double, y: Double),
    to end: (x: Double, y: Double)
  )
    -> [TileFacts.Place]?
  {
    let columns = Self.range(origin.x, end.x, width)
    let rows = Self.range(origin.y, end.y, height)
    guard let columns, let rows, columns.count * rows.count <= 4096 else { return nil }
    return rows.flatMap { row in
      columns.map { TileFacts.Place(level: level, column: $0, row: row) }
    }
  }

  private static func range(_ least: Double, _ most: Double, _ side: Double) -> Range<Int64>? {
    let first = ((least + 0.5) / side).rounded(.down)
    let last = ((most - 0.5) / side).rounded(.up)
    guard side > 0, last - first < 4096, abs(first) < 1e12 else { return nil }
    return Int64(first)..<max(Int64(first), Int64(last))
  }
}
