internal import Traces
internal import Transcripts

/// What a rule about tiles sees: a tile that is drawn, or the view at rest.
struct Tiling {
  let facts: TileFacts
  let zoom: Zoom
  let watch: Watch

  var isFinal: Bool { watch.now.event == .final }

  /// The tile of the message.
  var tile: DrawnTile { get throws(Lack) { try Known(facts.now, else: .message).value } }
  var setup: TileSetup { get throws(Lack) { try facts.setup.value } }
  var factor: Double { get throws(Lack) { try facts.factor.value } }

  /// The size of the content as it was before it was zoomed.
  var size: Place {
    get throws(Lack) {
      try need(zoom.size.plain.isKnown && !facts.isDisturbed, .setup)
      return zoom.size.plain
    }
  }

  /// Needs a fact.
  func need(_ isKnown: Bool, _ lack: Lack) throws(Lack) { if !isKnown { throw lack } }

  /// The levels that may show at the zoom: those within half and twice its scale, or the nearest there is.
  ///
  /// Which of two levels is the nearest is in no source (R341).
  func levels(at scale: Double) throws(Lack) -> [Int] {
    let (setup, factor, size) = (try setup, try factor, try size)
    let side = Double(min(size.x, size.y)) / 1000 * factor
    // What has less than a pixel to a side is left out (R333).
    let last = setup.scales.lastIndex { $0 * side >= 0.999 } ?? 0
    let near = (0...last).filter {
      setup.scales[$0] >= scale / 2.01 && setup.scales[$0] <= scale * 2.01
    }
    if !near.isEmpty { return near }
    return [setup.scales[0] < scale ? 0 : last]
  }

  /// The part of the content that shows, in its own points; nil: none.
  func visible() throws(Lack) -> (origin: (x: Double, y: Double), end: (x: Double, y: Double))? {
    let size = try size
    let offset = watch.whereabouts
    try need(zoom.scale.told.isKnown && offset.isKnown && watch.geometry.size.isKnown, .state)
    let scale = zoom.scale.told.double
    let bounds = watch.geometry.size
    func part(_ axis: Axis) -> (least: Double, most: Double) {
      let start = Double(offset[axis]) / 1000 / scale
      let length = Double(bounds[axis]) / 1000 / scale
      return (max(0, start), min(Double(size[axis]) / 1000, start + length))
    }
    let (x, y) = (part(.horizontal), part(.vertical))
    guard x.most - x.least > 1, y.most - y.least > 1 else { return nil }
    return ((x.least, y.least), (x.most, y.most))
  }

  /// Whether all that shows was drawn, at a level near the zoom.
  func isCovered() throws(Lack) -> Bool? {
    guard let visible = try visible() else { return nil }
    let drawn = try Known(facts.drawn, else: .start).value
    let setup = try setup
    let factor = try factor
    for level in try levels(at: zoom.scale.told.double) {
      let grid = TileGrid(setup, level: level, factor: factor)
      guard let places = grid.places(from: visible.origin, to: visible.end) else {
        throw .state
      }
      if places.allSatisfy(drawn.contains) { return true }
    }
    return false
  }
}

extension Check {
  /// A question about tiles.
  static func ofTiles(
    _ events: Event...,
    answer: @escaping @Sendable (Tiling) throws(Lack) -> Answer,
    found: @escaping @Sendable (Tiling) -> String = {
      $0.facts.now?.words ?? $0.watch.now.event.word
    },
    expecting expected: @escaping @Sendable (Tiling) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: [],
        answer: { watch in
          guard let tiling = watch.tiling else { return .notJudged }
          do throws(Lack) {
            return try answer(tiling)
          } catch {
            return .lacks(error)
          }
        },
        found: { watch in watch.tiling.map(found) ?? watch.now.event.word },
        expected: { watch in watch.tiling.map { [expected($0)] } ?? [] }
      )
    )
  }
}

extension Watch {
  /// What rules about tiles see; nil: the view has none.
  var tiling: Tiling? {
    guard let zoom, let tiles = zoom.tiles else { return nil }
    return Tiling(facts: tiles, zoom: zoom, watch: self)
  }
}
