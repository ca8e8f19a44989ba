internal import Traces
internal import Transcripts

/// The scene for a rule about tiles: a tile that is drawn, or the view at rest.
struct Tiling: Scene {
  let facts: TileFacts
  let zoom: Zoom
  let watch: Watch

  init?(_ watch: Watch) {
    guard let zoom = watch.zoom, let tiles = zoom.tiles else { return nil }
    facts = tiles
    self.zoom = zoom
    self.watch = watch
  }

  /// The tile, or the event, in words.
  var words: String { facts.now?.words ?? watch.now.event.word }

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

  /// Returns the levels that may show at the zoom: those within half and twice its scale, or the nearest
  /// there is.
  ///
  /// No source says which of two levels is the nearest (R341).
  func levels(at scale: Double) throws(Lack) -> [Int] {
    let (setup, factor, size) = (try setup, try factor, try size)
    let side = Double(min(size.x, size.y)) / 1000 * factor
    // A level that has less than a pixel to a side is left out (R333).
    let last = setup.scales.lastIndex { $0 * side >= 0.999 } ?? 0
    let near = (0...last).filter {
      setup.scales[$0] >= scale / 2.01 && setup.scales[$0] <= scale * 2.01
    }
    if !near.isEmpty { return near }
    return [setup.scales[0] < scale ? 0 : last]
  }

  /// Returns the part of the content that shows, in its own points; nil: none.
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

  /// Returns true if all that shows was drawn, at a level near the zoom.
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
