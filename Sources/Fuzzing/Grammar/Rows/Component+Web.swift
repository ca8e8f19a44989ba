import Traces

/// The parts that a generated trace of a web view may have.
extension Component {
  static let web = Component(
    name: "web",
    sceneries: Table([
      Scenery(Frequency(30, 26, 24)) { composition, _ in
        composition.addOnly(.web, Vector(320, 480))
      },
      Scenery(Frequency(4, 6, 6)) { composition, _ in
        composition.add("upper", .web, Area(0, 0, 320, 240))
        composition.add("lower", .web, Area(0, 240, 320, 240))
      },
      Scenery(Frequency(3, 4, 4)) { composition, _ in
        composition.add("page", .web, Area(0, 0, 320, 240))
        composition.add("list", .scroll, Area(0, 240, 320, 240))
      },
      Scenery(Frequency(2, 3, 3)) { composition, _ in
        composition.add("page", .web, Area(0, 0, 320, 480))
        composition.add("button", .control, Area(20, 400, 280, 60))
      },
    ])
  )
}

extension Composition {
  /// The addresses of the pages, the last of which nobody answers for.
  static let addresses = ["a", "b", "c", "d", "e", "nowhere"].map { "http://\($0).example/" }

  /// Draws what the network answers: each page leads at most to those behind it, so that none leads in
  /// a circle.
  mutating func setNetwork(of place: Int, _ choices: inout Choices) {
    let known = Self.addresses.dropLast()
    let pages = known.indices.map { index in
      let page = drawPage(leadingTo: Array(known[(index + 1)...]), &choices)
      return Argument(Name(known[index]), .object(page))
    }
    set(.network, to: .object(pages), of: place)
  }

  /// Draws a page, its parts sorted by name.
  private func drawPage(leadingTo others: [String], _ choices: inout Choices) -> [Argument] {
    let delay = choices.pick([100, 10, 0, 300, 1000, 3000, 17])
    let delays = Argument("delay", .number(Millionths(Double(delay * 1000))))
    switch choices.pick(weighted: [10, 6, 4, 4, 2]) {
    case 1 where !others.isEmpty:
      var frames: [Value] = [.string(choices.pick(others))]
      choices.list(most: 2, percent: 40) { frames.append(.string($0.pick(others))) }
      return [delays, Argument("frames", .array(frames))]
    case 2 where !others.isEmpty:
      return [delays, Argument("redirect", .string(choices.pick(others)))]
    case 3:
      let code = choices.pick([-1003, -1001, -1002, -1000, -1009])
      let error = Argument(.code, .number(Millionths(Double(code))))
      return [delays, Argument("error", .object([error]))]
    case 4:
      let size = Vector(choices.pick([640, 320, 100, 321]), choices.pick([960, 100, 3000]))
      return [
        Argument(.contentSize, .thousandths(size.times(hundredths: 100_000))), delays,
      ]
    default: return [delays]
    }
  }
}

extension Choices {
  /// Draws an address, now and then a place on its page.
  mutating func address() -> Value {
    let page = pick(Composition.addresses)
    return .string(chance(15) ? page + "#place" : page)
  }
}
