/// The description of devices that `getevent -p` and `-lp` print, line by line.
struct DeviceDescription {
  /// The part of the description to which lines without a word of their own belong.
  private enum Part {
    case none
    case axes
    case properties
  }

  private var part = Part.none

  /// Takes a line in; what is no part of a description is passed over.
  mutating func take(_ line: LineScanner, into devices: inout [InputDevice]) {
    var line = line
    let offset = line.position
    line.skipBlanks()
    if line.take("add device ") {
      part = .none
      guard line.take(through: ": ") != nil else { return }
      let node = line.word()
      // Named without a path in front of events later, or seen again.
      guard !devices.contains(where: { $0.node == node }) else { return }
      devices.append(InputDevice(node: node, offset: offset))
      return
    }
    guard !devices.isEmpty else { return }
    let last = devices.count - 1
    if line.take("name:") {
      guard line.take(through: "\"") != nil, let name = line.take(through: "\"") else { return }
      devices[last].name = name
    } else if line.take("input props:") {
      part = .properties
      devices[last].properties = []
    } else if line.take("ABS (0003):") {
      part = .axes
      takeAxis(line, into: &devices[last])
    } else if line.rest.contains(UInt8(ascii: "(")) {
      part = .none
    } else if part == .axes {
      takeAxis(line, into: &devices[last])
    } else if part == .properties, let property = InputLabel.property(line.word()) {
      devices[last].properties?.insert(property)
    }
  }

  private func takeAxis(_ line: LineScanner, into device: inout InputDevice) {
    var line = line
    line.skipBlanks()
    guard let code = InputLabel.code(line.word(), type: InputCode.abs),
      let minimum = Self.number(after: "min ", line), let maximum = Self.number(after: "max ", line)
    else { return }
    device.axes[code] = InputDevice.Axis(minimum: minimum, maximum: maximum)
  }

  private static func number(after word: String, _ line: LineScanner) -> Double? {
    var line = line
    guard line.take(through: word) != nil else { return nil }
    return (try? line.integer(word)).map(Double.init)
  }
}
