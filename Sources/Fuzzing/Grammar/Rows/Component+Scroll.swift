import Traces

/// The parts that a generated trace of a scroll view may have.
extension Component {
  static let scroll = Component(
    name: "scroll",
    sceneries: Table([
      Scenery(Frequency(60, 50, 40)) { composition, choices in
        composition.addOnly(.scroll, choices.pick(sizes[composition.weights.column.rawValue]))
      },
      Scenery(Frequency(8, 8, 8)) { composition, _ in
        let list = composition.add("list", .scroll, Area(0, 0, 320, 480))
        composition.set(.contentSize, to: .thousandths(Vector(320_000, 1_000_000)), of: list)
        composition.addPager(in: list, Area(0, 100, 320, 200))
      },
      Scenery(Frequency(6, 6, 6)) { composition, _ in
        composition.add("outer", .scroll, Area(0, 0, 320, 480))
        composition.add("inner", .scroll, Area(20, 40, 240, 360), in: 0)
      },
      Scenery(Frequency(4, 5, 5)) { composition, _ in
        let pager = composition.addPager(in: nil, Area(0, 0, 320, 480))
        composition.add("page", .scroll, Area(0, 0, 320, 480), in: pager)
      },
      Scenery(Frequency(3, 4, 4)) { composition, _ in
        composition.add("list", .scroll, Area(0, 0, 320, 480))
        composition.add("carousel", .scroll, Area(0, 60, 320, 300), in: 0)
        composition.add("box", .scroll, Area(60, 0, 200, 300), in: 1)
      },
      Scenery(Frequency(3, 4, 4)) { composition, _ in
        composition.add("left", .scroll, Area(0, 0, 160, 480))
        composition.add("right", .scroll, Area(160, 0, 160, 480))
      },
      Scenery(Frequency(3, 4, 4)) { composition, _ in
        composition.add("list", .scroll, Area(0, 0, 320, 480))
        composition.add("upper", .scroll, Area(0, 20, 320, 180), in: 0)
        composition.add("lower", .scroll, Area(0, 240, 320, 180), in: 0)
      },
      Scenery(Frequency(8, 10, 10)) { composition, choices in
        composition.add(.main, .scroll, Area(0, 0, 320, 480))
        composition.addContent(in: 0, &choices)
      },
      Scenery(Frequency(2, 4, 4)) { composition, choices in
        composition.add("outer", .scroll, Area(0, 0, 320, 480))
        composition.add("inner", .scroll, Area(0, 100, 320, 300), in: 0)
        composition.addContent(in: 1, &choices)
      },
      Scenery(Frequency(4, 6, 6)) { composition, _ in
        let pager = composition.addPager(in: nil, Area(0, 0, 320, 480))
        composition.add("page", .zoom, Area(0, 0, 320, 480), in: pager)
      },
    ])
  )

  /// Sizes of the bounds, by profile.
  static let sizes: [[Vector]] = [
    [Vector(320, 480), Vector(375, 667)],
    [Vector(320, 480), Vector(100, 100), Vector(300, 300), Vector(480, 320)],
    [Vector(320, 480), Vector(100, 100), Vector(333, 77), Vector(1, 1), Vector(0, 0)],
  ]
}

extension Composition {
  /// Adds a view of pages that lie side by side.
  @discardableResult
  mutating func addPager(in container: Int?, _ frame: Area) -> Int {
    let pager = add("pager", .scroll, frame, in: container)
    let pages = Vector(frame.size.x * 3000, frame.size.y * 1000)
    set(.contentSize, to: .thousandths(pages), of: pager)
    set(.isPagingEnabled, to: .bool(true), of: pager)
    return pager
  }

  /// Adds a view that hears of its touches, or two of them.
  mutating func addContent(in container: Int, _ choices: inout Choices) {
    let kind: Place.Kind = choices.chance(50) ? .control : .content
    add(kind == .control ? "button" : "label", kind, Area(20, 100, 280, 200), in: container)
    guard choices.chance(15) else { return }
    add("knob", .control, Area(40, 50, 100, 80), in: places.count - 1)
  }
}
