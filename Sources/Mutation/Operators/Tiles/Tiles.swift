internal import Traces
internal import Transcripts

extension Operators {
  static let tiles = Operator(
    "tiles",
    "A tile is drawn at another scale or place, at a wrong time, or not at all.",
    [
      Context(
        ["R334"],
        "a tile that shows is not drawn",
        .drawLayer,
        needs: [.finals, .calls],
        edit: \.dropped
      ) { $0.isSoleDrawing && $0.hasOneLevel },
      Context(
        ["R331"],
        "a tile is drawn at three times the scale",
        .drawLayer,
        needs: .arguments,
        edit: { $0.scaling(x: 3, y: 3) }
      ) {
        $0.isOfTiles && ($0.header.scale != nil || $0.header.config[.contentScaleFactor] != nil)
      },
      Context(
        ["R332"],
        "a tile is drawn at a scale below that of the last level",
        .drawLayer,
        needs: .arguments,
        edit: { site in site.factorBelowLevels.map { site.scaling(x: $0, y: $0) } ?? [] }
      ) { $0.isOfTiles && $0.factorBelowLevels != nil },
      Context(
        ["R335"],
        "a tile is drawn twice as high as wide",
        .drawLayer,
        needs: .arguments,
        edit: { $0.scaling(x: 1, y: 2) }
      ) { $0.isOfTiles },
      Context(
        ["R333"],
        "a tile has less than a pixel",
        .drawLayer,
        needs: .arguments,
        edit: { $0.scaling(x: 0.0002, y: 0.0002) }
      ) {
        $0.isOfTiles
          && $0.header.config[.contentSize]?.point.map { $0.x.units < 1_000_000 } ?? false
      },
      Context(
        ["R334", "R330"],
        "a tile is drawn beside its place",
        .drawLayer,
        needs: .arguments,
        edit: { site in
          guard case .array(var parts)? = site[.boundingBoxOfClipPath],
            let x = parts.first?.number
          else { return [] }
          parts[0] = .number(Millionths(units: x.units + 7_000_000))
          return site.saying(.boundingBoxOfClipPath, .array(parts))
        }
      ) { $0.isOfTiles },
      Context(
        ["R337"],
        "setNeedsDisplay draws at once",
        at: .call(.setNeedsDisplay),
        needs: [.calls, .times],
        edit: \.drawingAgain
      ) { $0.isOfTiles && $0.latestDrawing != nil },
      Context(
        ["R338"],
        "a tile is drawn in spite of the contents",
        at: .call(.contents),
        needs: .calls,
        edit: \.drawingAgain
      ) {
        $0.isOfTiles && $0.latestDrawing != nil
          && $0.call?.arguments[.contents]?.string != nil
      },
    ]
  )
}

extension Site {
  /// True if it is of a lone view that draws its content in tiles, all of which can be heard.
  fileprivate var isOfTiles: Bool {
    header.component == "tiles" && header.views.count <= 1 && header.observes == nil
  }

  /// True if nothing scrolls, zooms or is asked for between it and the rest, nor twice.
  fileprivate var isSoleDrawing: Bool {
    guard isOfTiles, header.begins == nil else { return false }
    for index in record.transcript.lines.indices {
      switch record.transcript.lines[index] {
      case .message(let other) where index != line:
        if other.name != .drawLayer || other.arguments == message?.arguments { return false }
      case .touch, .call: return false
      default: break
      }
    }
    return true
  }

  /// True if there is one scale at which it can be drawn.
  fileprivate var hasOneLevel: Bool { header.config[.zoomScale] == nil }

  /// By how much a tile would be scaled below the least detailed level, of which the content still has
  /// pixels, and which the other count of the levels has.
  fileprivate var factorBelowLevels: Double? {
    guard case .array(let parts)? = self[.ctm], let scale = parts.first?.number?.double, scale > 0,
      let levels = header.config[.levelsOfDetail]?.number?.double,
      let bias = header.config[.levelsOfDetailBias]?.number?.double, bias >= 1,
      header.config[.contentScaleFactor] == nil,
      let size = header.config[.contentSize]?.point
    else { return nil }
    let least = Double(sign: .plus, exponent: Int(bias - levels), significand: 1)
    guard min(size.x.double, size.y.double) * least >= 1 else { return nil }
    return least / scale
  }

  /// The latest tile that was drawn before it.
  fileprivate var latestDrawing: Message? {
    let places = record.places[.message(.drawLayer)] ?? []
    let latest = places.last { record.moments[$0].line < line }
    return latest.flatMap { Site(record: record, place: $0).message }
  }

  /// The edits by which a tile is drawn again right behind it.
  fileprivate var drawingAgain: [Edit] {
    guard var drawing = latestDrawing else { return [] }
    drawing.time = time
    drawing.frame = nil
    return [.insert(.message(drawing), before: line + 1)]
  }

  /// Returns the edits by which it has another scale.
  fileprivate func scaling(x: Double, y: Double) -> [Edit] {
    guard case .array(var parts)? = self[.ctm], parts.count == 6 else { return [] }
    let factors = [x, y, x, y, x, y]
    for place in parts.indices {
      guard let number = parts[place].number else { return [] }
      parts[place] = .number(Millionths(number.double * factors[place]))
    }
    return saying(.ctm, .array(parts))
  }
}
