internal import Traces
internal import Transcripts

/// Rules about what the zoomable view of the guide draws into its tiles (R340).
enum DrawingRules {
  static let all = [background, outline]

  private static let setUp = "tiled=1 tiles=5,2 zooms=0.25,4"

  static let background = Rule(
    "sample.tiled.background-in-each-tile",
    "The view fills its background in each tile: an empty drawRect leaves the drawing to drawLayer.",
    .invariant,
    catalogue: ["R340", "R334"],
    topic: .samples,
    check: Acting.question(
      of: ["tiled-view"],
      .drawLayer,
      answer: { acting throws(Lack) in
        let tile = try acting.tile
        guard let fills = acting.told.fills else { throw .message }
        return Answer(fills.contains { $0.covers(tile) })
      },
      found: { acting in
        let count = acting.told.fills?.count ?? 0
        return count == 0 ? "a tile without a background" : "a background beside the tile"
      },
      expecting: { _ in "an area that covers the tile" }
    ),
    passing: ["\(setUp) paints(0,0,256,256,1) paints(256,0,64,256,1)"],
    failing: ["\(setUp) ↓ paints(0,0,256,256,1,unfilled)"]
  )

  static let outline = Rule(
    "sample.tiled.outline-in-each-tile",
    "Each tile that the outline of the plus sign goes through has it drawn, with all its corners.",
    .invariant,
    catalogue: ["R340", "R334"],
    topic: .samples,
    check: Acting.question(
      of: ["tiled-view"],
      .drawLayer,
      answer: { acting throws(Lack) in
        guard PlusSign.meets(try acting.tile) else { return .notJudged }
        guard let strokes = acting.told.strokes else { throw .message }
        return Answer(PlusSign.isDrawn(by: strokes))
      },
      found: { acting in
        let count = acting.told.strokes?.count ?? 0
        return count == 0 ? "a tile without a line" : "a line through \(count) points"
      },
      expecting: { _ in "the \(PlusSign.corners.count) corners of the plus sign" }
    ),
    passing: ["\(setUp) paints(0,0,256,256,1) paints(256,256,64,224,1,unlined)"],
    failing: ["\(setUp) ↓ paints(0,0,256,256,1,unlined)"]
  )
}

extension Acting {
  /// The tile that is drawn.
  fileprivate var tile: DrawnTile {
    get throws(Lack) { try Known(told.tile, else: .message).value }
  }
}

extension Rect {
  /// Returns true if the area covers a tile.
  fileprivate func covers(_ tile: DrawnTile) -> Bool {
    origin.x.units <= tile.box.x && origin.y.units <= tile.box.y
      && Int64(origin.x.units) + Int64(size.x.units) >= Int64(tile.box.x) + Int64(tile.box.width)
      && Int64(origin.y.units) + Int64(size.y.units) >= Int64(tile.box.y) + Int64(tile.box.height)
  }
}
