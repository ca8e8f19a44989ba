import Traces

/// One event of Linux's input layer.
struct InputEvent {
  /// Microseconds, from whatever the recording counts from.
  var time: Microseconds
  var type: Int
  var code: Int
  var value: Int
  /// The byte of the file that tells it.
  var offset: Int
}

/// The numbers of Linux's input layer that matter for touches.
enum InputCode {
  static let syn = 0
  static let key = 1
  static let abs = 3

  static let report = 0
  static let reportOfTypeA = 2
  static let dropped = 3

  static let touch = 330
  static let fingerTool = 325

  static let x = 0
  static let y = 1
  static let slot = 47
  static let positionX = 53
  static let positionY = 54
  static let toolType = 55
  static let trackingID = 57

  static let pointerProperty = 0
  static let directProperty = 1
  static let semiMultitouchProperty = 3
}

/// The facts that a recording has about a device.
struct InputDevice {
  /// An axis: its least and greatest value.
  typealias Axis = ScreenMapping.Axis

  var name = ""
  /// The path or another name by which it can be chosen.
  var node = ""
  /// The codes that it can send, by type; nil: the recording does not say.
  var codes: [Int: Set<Int>]?
  var axes: [Int: Axis] = [:]
  /// Its properties; nil: the recording does not say.
  var properties: Set<Int>?
  var events: [InputEvent] = []
  /// The byte of the file where it is described.
  var offset: Int

  func has(_ type: Int, _ code: Int) -> Bool {
    if let codes { return codes[type]?.contains(code) ?? false }
    return events.contains { $0.type == type && $0.code == code }
  }

  /// True if a touch is among its events.
  var hasTouches: Bool {
    events.contains { event in
      event.type == InputCode.abs && event.code == InputCode.trackingID
        || event.type == InputCode.key && event.code == InputCode.touch
        || event.type == InputCode.syn && event.code == InputCode.reportOfTypeA
    }
  }
}
