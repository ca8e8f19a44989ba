import Traces

extension InputDevice {
  /// The ways in which a device tells its contacts.
  enum Kind {
    /// Slots, each with a tracking id: type B of the kernel's protocol.
    case slots
    /// One contact, by `BTN_TOUCH`.
    case single
  }

  /// Returns the way in which the device tells its contacts.
  ///
  /// - Throws: `ImportProblem` where it is no touch screen, or tells less than its contacts.
  func kind() throws(ImportProblem) -> Kind {
    let what = "the device \(quoted(name.isEmpty ? node : name))"
    if let properties {
      if properties.contains(InputCode.semiMultitouchProperty) {
        throw ImportProblem(
          offset,
          "\(what) tells only a box around its contacts (INPUT_PROP_SEMI_MT)",
          expected: "a device that tells each contact"
        )
      }
      let isDirect = properties.contains(InputCode.directProperty)
      // Without a property it is a touch screen if it has no BTN_TOOL_FINGER, as it was of old.
      let isOldScreen =
        !properties.contains(InputCode.pointerProperty)
        && has(InputCode.key, InputCode.touch) && !has(InputCode.key, InputCode.fingerTool)
      guard isDirect || isOldScreen else {
        throw ImportProblem(
          offset,
          "\(what) is a touchpad: its places are none on a screen",
          expected: "a touch screen (INPUT_PROP_DIRECT)"
        )
      }
    }
    let codes = [InputCode.positionX, InputCode.slot, InputCode.trackingID]
    if codes.contains(where: { has(InputCode.abs, $0) }) {
      let isTypeA = events.contains {
        $0.type == InputCode.syn && $0.code == InputCode.reportOfTypeA
      }
      guard !isTypeA, self.codes == nil || has(InputCode.abs, InputCode.slot) else {
        throw ImportProblem(
          offset,
          "\(what) tells contacts without slots (type A, SYN_MT_REPORT)",
          expected: "a device with slots (type B, ABS_MT_SLOT)"
        )
      }
      return .slots
    }
    guard has(InputCode.key, InputCode.touch), has(InputCode.abs, InputCode.x) else {
      throw ImportProblem(offset, "\(what) has no touches", expected: "a touch screen")
    }
    return .single
  }
}

extension [InputDevice] {
  /// Returns the one device with touches, or the one that was asked for.
  func chosen(by word: String?, _ source: ImportSource) throws(ImportProblem) -> InputDevice {
    let names = enumerated().map { "\($0.offset + 1)" } + map(\.node) + map(\.name)
    if let word {
      let isWanted = { (device: InputDevice) in device.node == word || device.name == word }
      if let device = first(where: isWanted) { return device }
      if let number = Int(word), indices.contains(number - 1) { return self[number - 1] }
      throw ImportProblem(0, unknown: "device", word, among: names.filter { !$0.isEmpty })
    }
    let touched = filter(\.hasTouches)
    guard touched.count < 2 else {
      throw ImportProblem(
        touched[1].offset,
        "there are touches of \(touched.count) devices in the file",
        expected: "one device",
        suggestion: "choose one with --device, such as --device \(touched[0].label)"
      )
    }
    guard let device = touched.first ?? first else {
      throw ImportProblem(
        0,
        "no line tells an event of a device",
        expected: "a recording of a touch screen"
      )
    }
    return device
  }
}

extension InputDevice {
  /// The word that chooses it.
  fileprivate var label: String { node.isEmpty ? "'\(name)'" : node }
}
