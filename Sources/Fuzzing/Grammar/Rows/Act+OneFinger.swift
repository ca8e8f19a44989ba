extension Act {
  /// The acts of one finger.
  static let oneFinger = [
    Act("tap", Frequency(8, 5, 4)) { composition, choices in
      composition.touchDown(at: composition.drawLocation(&choices))
      composition.pause(choices.pick([50, 100, 0, 1]))
      composition.leave(&choices)
    },
    Act("drag", Frequency(12, 12, 10)) { composition, choices in
      composition.touchDown(at: composition.drawLocation(&choices))
      composition.dragOn(&choices)
      composition.rest(&choices, atLeast: 150)
      composition.leave(&choices)
    },
    Act("flick", Frequency(20, 14, 12)) { composition, choices in
      composition.flick(&choices)
    },
    Act("hold", Frequency(4, 4, 3)) { composition, choices in
      composition.touchDown(at: composition.drawLocation(&choices))
      composition.rest(&choices, atLeast: 200)
      composition.interrupt(&choices)
      composition.leave(&choices)
    },
    Act("stroke with any lift", Frequency(12, 14, 14)) { composition, choices in
      composition.touchDown(at: composition.drawLocation(&choices))
      composition.dragOn(&choices)
      composition.rest(&choices)
      composition.leave(&choices)
    },
    Act("zig-zag", Frequency(4, 6, 6)) { composition, choices in
      composition.touchDown(at: composition.drawLocation(&choices))
      var heading = composition.drawHeading(&choices)
      let step = composition.drawStep(&choices)
      composition.stroke(&choices, heading: heading, step: step)
      choices.list(most: 5, percent: 60) { choices in
        heading = Vector(-heading.x, -heading.y)
        composition.stroke(&choices, heading: heading, step: step)
      }
      composition.rest(&choices)
      composition.leave(&choices)
    },
    Act("edge to edge", Frequency(3, 5, 4)) { composition, choices in
      let size = composition.places[0].size
      let isSideways = choices.chance(40)
      let end = isSideways ? Vector(size.x * 1000, 0) : Vector(0, size.y * 1000)
      let middle = Vector(size.x * 500, size.y * 500)
      let start = isSideways ? Vector(0, middle.y) : Vector(middle.x, 0)
      let isBack = choices.chance(50)
      let parts = 2 + choices.draw(below: 14)
      composition.touchDown(at: isBack ? start + end : start)
      let way = Vector(end.x / parts, end.y / parts)
      for _ in 0..<parts {
        composition.tick()
        composition.move(0, by: isBack ? Vector(-way.x, -way.y) : way)
      }
      composition.rest(&choices)
      composition.leave(&choices)
    },
    Act("catch", Frequency(8, 8, 7)) { composition, choices in
      composition.flick(&choices)
      composition.pause(choices.pick([100, 50, 1, 200, 17, 0, 400]))
      composition.touchDown(at: composition.drawLocation(&choices))
      if choices.chance(40) { composition.dragOn(&choices) }
      composition.rest(&choices)
      composition.leave(&choices)
    },
    Act("flick again and again", Frequency(5, 5, 4)) { composition, choices in
      composition.flick(&choices)
      choices.list(most: 4, percent: 60) { choices in
        composition.pause(choices.pick([100, 200, 50, 17, 300]))
        composition.flick(&choices)
      }
    },
  ]
}

extension Composition {
  /// Draws a stroke of the finger that is down.
  mutating func dragOn(_ choices: inout Choices) {
    let heading = drawHeading(&choices)
    stroke(&choices, heading: heading, step: drawStep(&choices))
  }

  /// Draws a finger that comes, moves fast and is gone at the next event.
  mutating func flick(_ choices: inout Choices) {
    touchDown(at: drawLocation(&choices))
    let heading = drawHeading(&choices)
    stroke(&choices, heading: heading, step: drawStep(&choices, atLeast: 600))
    tick()
    leave(&choices)
  }
}
