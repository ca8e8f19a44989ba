import Traces

/// Makes touches of the events of one touch screen.
struct TouchScreen {
  private let device: InputDevice
  private let source: ImportSource
  private var machine = SlotMachine()
  private var log = ContactLog()
  private var losses = Losses()

  private init(_ device: InputDevice, _ source: ImportSource) {
    self.device = device
    self.source = source
  }

  /// Reads the one device that matters of a recording.
  static func read(
    _ devices: [InputDevice],
    _ source: ImportSource
  ) throws(ImportProblem) -> Imported {
    let device = try devices.chosen(by: source.settings.device, source)
    var screen = TouchScreen(device, source)
    return try screen.read()
  }

  private mutating func read() throws(ImportProblem) -> Imported {
    let kind = try device.kind()
    let size = source.screenSize(nil, &losses)
    let mapping = ScreenMapping(
      try axis("x", kind == .slots ? InputCode.positionX : InputCode.x, source.settings.range?.x),
      try axis("y", kind == .slots ? InputCode.positionY : InputCode.y, source.settings.range?.y),
      to: size,
      source.settings.rotation
    )
    var unreported = 0
    for event in device.events {
      unreported += 1
      if event.type == InputCode.syn {
        guard try isReport(event) else { continue }
        unreported = 0
        for step in machine.report() { try add(step, at: event, mapping) }
      } else if kind == .slots {
        try takeSlotEvent(event)
      } else {
        takeSingleEvent(event)
      }
    }
    losses.add(.brokenFrame, unreported)
    losses.add(.begunBefore, machine.strays)
    losses.add(.withoutPlace, machine.placeless)
    losses.add(.latePlace, machine.late)
    try log.finish(&losses, at: device.events.last?.offset ?? device.offset)
    return source.imported(log, screen: size, losses)
  }

  /// Returns true if a frame ends here.
  private func isReport(_ event: InputEvent) throws(ImportProblem) -> Bool {
    switch event.code {
    case InputCode.report: return true
    case InputCode.dropped:
      throw ImportProblem(
        event.offset,
        "events were lost here (SYN_DROPPED), so where the fingers are is not known",
        expected: "a recording without gaps",
        suggestion: "cut the file in front of this line"
      )
    default: return false
    }
  }

  private mutating func takeSlotEvent(_ event: InputEvent) throws(ImportProblem) {
    guard event.type == InputCode.abs else { return }
    switch event.code {
    case InputCode.slot:
      let most = Int(device.axes[InputCode.slot]?.maximum ?? 255)
      guard (0...max(0, most)).contains(event.value) else {
        throw ImportProblem(
          event.offset,
          "there is no slot \(event.value)",
          expected: "a slot from 0 to \(most)"
        )
      }
      machine.select(event.value)
    case InputCode.trackingID:
      guard event.value >= -1 else {
        throw ImportProblem(
          event.offset,
          "the tracking id is \(event.value)",
          expected: "-1 or a number that is not negative"
        )
      }
      machine.track(event.value)
    case InputCode.positionX: machine.set(x: event.value)
    case InputCode.positionY: machine.set(y: event.value)
    // A driver repeats these for programs that know only one contact.
    case InputCode.x, InputCode.y: break
    default: losses.add(.otherAxes)
    }
  }

  private mutating func takeSingleEvent(_ event: InputEvent) {
    switch (event.type, event.code) {
    case (InputCode.key, InputCode.touch) where event.value < 2:
      machine.track(event.value == 1 ? 0 : -1)
    case (InputCode.abs, InputCode.x): machine.set(x: event.value)
    case (InputCode.abs, InputCode.y): machine.set(y: event.value)
    case (InputCode.abs, _): losses.add(.otherAxes)
    default: break
    }
  }

  private mutating func add(
    _ step: ContactStep,
    at event: InputEvent,
    _ mapping: ScreenMapping
  ) throws(ImportProblem) {
    let spot = mapping.spot(Double(step.x), Double(step.y))
    let moment = Moment(time: event.time, offset: event.offset)
    switch step.change {
    case .began: try log.begin(step.contact, spot, moment)
    case .moved: try log.move(step.contact, spot, moment)
    case .ended: try log.end(step.contact, spot, moment)
    }
  }

  private func axis(
    _ name: String,
    _ code: Int,
    _ range: Thousandths?
  ) throws(ImportProblem) -> ScreenMapping.Axis {
    if let range { return ScreenMapping.Axis(minimum: 0, maximum: range.double) }
    guard let axis = device.axes[code] else {
      throw ImportProblem(
        device.offset,
        "how far \(name) reaches is not in the file",
        expected: device.codes == nil
          ? "the output of getevent -lp in front, or the range"
          : "the range of each axis in the description of the device",
        suggestion: "give --range with the largest x and y, such as --range 1079x2339"
      )
    }
    guard axis.maximum > axis.minimum else {
      throw ImportProblem(
        device.offset,
        "\(name) reaches from \(Int(axis.minimum)) to \(Int(axis.maximum))",
        expected: "a maximum above the minimum",
        suggestion: "give --range with the largest x and y"
      )
    }
    return axis
  }
}
