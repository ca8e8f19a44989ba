internal import Traces
internal import Transcripts

/// Rules about content that is drawn tile by tile (R330 to R342).
enum TileRules {
  static let all = [
    isPower, ofALevel, ofTheGrid, isUniform, hasPixels, cover, drawnLater, noneWithContents,
  ]

  static let isPower = Rule(
    "tiles.halved-or-doubled",
    "Each level of detail has half the resolution of the one before, so that a tile's scale is a power of two.",
    .invariant,
    catalogue: ["R331"],
    topic: .tiles,
    check: Tiling.question(
      .drawLayer,
      answer: { tiling throws(Lack) in
        let (tile, setup) = (try tiling.tile, try tiling.setup)
        // The pixels to a point that a view has set for itself do not decide its levels (R342).
        for factor in [try tiling.factor, try tiling.facts.screenFactor.value]
        where setup.mayHaveLevel(at: tile.scale, factor: factor) {
          return .holds
        }
        return .violated
      },
      expecting: { tiling in
        let most = Words.scale(tiling.facts.setup.ifTold?.scales[0] ?? 1)
        return "a tile at the scale \(most), or a half, a quarter … of it"
      }
    ),
    passing: ["scale=1 tiles=5,2 zooms=0.25,4 draws(0,0,256,256,1) draws(256,0,64,256,1)"],
    failing: [
      "scale=1 tiles=5,2 zooms=0.25,4 ↓ draws(0,0,256,256,3)",
      "scale=1 tiles=1,0 zooms=0.25,4 ↓ draws(0,0,128,128,2)",
    ]
  )

  static let ofALevel = Rule(
    "tiles.of-a-level",
    "There are as many scales as levels, and as many of them above 1 as the bias says.",
    .invariant,
    grade: .should,
    catalogue: ["R332", "R331", "R330", "R342"],
    sources: ["HT", "mlsite-1884", "mpospese"],
    topic: .tiles,
    needs: .countsBiasAmongLevels,
    check: Tiling.question(
      .drawLayer,
      answer: { tiling throws(Lack) in
        let tile = try tiling.tile
        return try Answer(tiling.setup.level(at: tile.scale, factor: tiling.factor) != nil)
      },
      expecting: { tiling in
        let factor = tiling.facts.factor.ifTold ?? 1
        let scales = tiling.facts.setup.ifTold?.scales.prefix(8) ?? []
        let words = scales.map { Words.scale($0 * factor) }
        return "a tile at the scale \(words.joined(separator: ", "))"
      }
    ),
    passing: ["tiles=5,2 zooms=0.25,4 draws(0,0,256,256,1) draws(256,0,64,256,1)"],
    failing: [
      "tiles=3,2 zooms=0.25,4 ↓ draws(0,0,320,480,0.5)",
      "tiles=1,0 zooms=0.25,4 ↓ draws(0,0,128,128,2)",
    ]
  )

  static let ofTheGrid = Rule(
    "tiles.of-the-grid",
    "What is to be drawn is one tile: a rectangle of its level's grid, as far as the content goes.",
    .invariant,
    catalogue: ["R334", "R330"],
    sources: ["R/catiledlayer", "HT", "S4"],
    topic: .tiles,
    check: Tiling.question(
      .drawLayer,
      answer: { tiling throws(Lack) in
        let (tile, size) = (try tiling.tile, try tiling.size)
        guard let grid = tiling.facts.grid else { return .notJudged }
        let box = grid.box(grid.place(of: tile), in: size)
        let told = [tile.box.x, tile.box.y, tile.box.width, tile.box.height]
        let isSame = zip(told, [box.x, box.y, box.width, box.height])
          .allSatisfy { abs(Double($0) / 1000 - $1) <= 0.5 }
        return Answer(isSame && told[2] > 0 && told[3] > 0 && box.x >= 0 && box.y >= 0)
      },
      expecting: { _ in "one tile of the grid" }
    ),
    passing: ["tiles=5,2 zooms=0.25,4 draws(0,0,256,256,1) draws(256,0,64,256,1)"],
    failing: [
      "tiles=5,2 zooms=0.25,4 ↓ draws(10,0,256,256,1)",
      "tiles=5,2 zooms=0.25,4 ↓ draws(0,0,320,480,1)",
      "tiles=5,2 zooms=0.25,4 ↓ draws(512,0,256,256,1)",
    ]
  )

  static let isUniform = Rule(
    "tiles.uniform",
    "A tile is drawn with one scale for both axes, and is not turned.",
    .invariant,
    catalogue: ["R335"],
    topic: .tiles,
    check: Tiling.question(
      .drawLayer,
      answer: { tiling throws(Lack) in try Answer(tiling.tile.isUniform) },
      expecting: { _ in "a transform of which a is d, and b and c are 0" }
    ),
    passing: ["tiles=5,2 zooms=0.25,4 draws(0,0,256,256,1)"],
    failing: ["tiles=5,2 zooms=0.25,4 ↓ draws(0,0,256,256,1,2)"]
  )

  static let hasPixels = Rule(
    "tiles.has-pixels",
    "A level of which the content has less than a pixel to a side is not drawn.",
    .invariant,
    catalogue: ["R333"],
    topic: .tiles,
    check: Tiling.question(
      .drawLayer,
      answer: { tiling throws(Lack) in
        let (tile, size) = (try tiling.tile, try tiling.size)
        let side = Double(min(size.x, size.y)) / 1000
        // Of content so small that no level has a pixel, no source says what is drawn.
        guard try side * tiling.setup.scales[0] * tiling.factor >= 1 else { return .notJudged }
        return Answer(side * tile.scale >= 0.999)
      },
      expecting: { _ in "a level with a pixel at least to each side" }
    ),
    passing: ["tiles=5,2 zooms=0.25,4 draws(0,0,256,256,1)"],
    failing: ["tiles=12,0 zooms=0.001,1 ↓ draws(0,0,320,480,0.001953)"]
  )

  static let cover = Rule(
    "tiles.cover-what-shows",
    "At rest all that shows has been drawn, at a level near the zoom.",
    .rest,
    catalogue: ["R334", "R337"],
    topic: .tiles,
    check: Tiling.question(
      .final,
      answer: { tiling throws(Lack) in
        try tiling.hear(.drawLayer)
        guard tiling.facts.hasContents == .no else { return .notJudged }
        try tiling.need(
          !tiling.watch.site.mayBeRemoved && !tiling.watch.site.mayBeElsewhere,
          .removal
        )
        return try tiling.isCovered().map { Answer($0) } ?? .notJudged
      },
      found: { _ in "at rest, and not all that shows was drawn" },
      expecting: { _ in "a tile for each part that shows" }
    ),
    passing: ["tiles=5,2 zooms=0.25,4 . \(whole) |*1"],
    failing: [
      "tiles=5,2 zooms=0.25,4 . draws(0,0,256,256,1) draws(256,0,64,256,1) draws(0,256,256,224,1) ↓ |*1",
      "tiles=5,2 zooms=0.25,4 . \(whole) display ↓ |*1",
    ]
  )

  static let drawnLater = Rule(
    "tiles.drawn-later",
    "setNeedsDisplay draws nothing by itself: the tiles come with a later turn.",
    .sequence,
    catalogue: ["R337"],
    topic: .tiles,
    check: Tiling.question(
      .drawLayer,
      answer: { tiling throws(Lack) in
        guard let display = tiling.facts.display else { return .notJudged }
        try tiling.need(tiling.watch.now.time >= 0, .time)
        // A frame of that very instant is another turn.
        return Answer(
          display.time != tiling.watch.now.time || display.turn != tiling.watch.now.turn
        )
      },
      expecting: { _ in "nothing in the turn of the call" }
    ),
    passing: ["tiles=5,2 zooms=0.25,4 . \(whole) display . \(whole) |*1"],
    failing: ["tiles=5,2 zooms=0.25,4 . \(whole) display ↓ draws(0,0,256,256,1)"]
  )

  static let noneWithContents = Rule(
    "tiles.none-with-contents",
    "A layer that was given an image as its contents is not drawn.",
    .sequence,
    catalogue: ["R338"],
    topic: .tiles,
    check: Tiling.question(
      .drawLayer,
      answer: { tiling throws(Lack) in
        try tiling.need(tiling.facts.hasContents != .unknown, .calls)
        return Answer(tiling.facts.hasContents == .no)
      },
      expecting: { _ in "nothing: the layer has its contents" }
    ),
    passing: ["tiles=5,2 zooms=0.25,4 . \(whole) |*1"],
    failing: ["tiles=5,2 zooms=0.25,4 . \(whole) contents:photo . ↓ draws(0,0,256,256,1)"]
  )

  /// In drawings: all tiles of content as large as the screen, at the scale 1.
  private static let whole =
    "draws(0,0,256,256,1) draws(256,0,64,256,1) draws(0,256,256,224,1) draws(256,256,64,224,1)"
}
