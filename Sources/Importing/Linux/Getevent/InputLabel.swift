import Traces

/// The names that `getevent -l` prints, cut to its columns' widths.
enum InputLabel {
  private static let typeNumbers: [String: Int] = [
    "EV_SYN": 0, "EV_KEY": 1, "EV_REL": 2, "EV_ABS": 3, "EV_MSC": 4, "EV_SW": 5, "EV_LED": 0x11,
    "EV_SND": 0x12, "EV_REP": 0x14, "EV_FF": 0x15, "EV_PWR": 0x16,
  ]

  private static let codeNumbers: [Int: [String: Int]] = [
    0: ["SYN_REPORT": 0, "SYN_CONFIG": 1, "SYN_MT_REPORT": 2, "SYN_DROPPED": 3],
    1: ["BTN_TOUCH": 0x14a, "BTN_TOOL_FINGER": 0x145],
    3: [
      "ABS_X": 0, "ABS_Y": 1, "ABS_PRESSURE": 0x18, "ABS_MT_SLOT": 0x2f, "ABS_MT_TOUCH_MAJOR": 0x30,
      "ABS_MT_TOUCH_MINOR": 0x31, "ABS_MT_WIDTH_MAJOR": 0x32, "ABS_MT_WIDTH_MINOR": 0x33,
      "ABS_MT_ORIENTATION": 0x34, "ABS_MT_POSITION_X": 0x35, "ABS_MT_POSITION_Y": 0x36,
      "ABS_MT_TOOL_TYPE": 0x37, "ABS_MT_BLOB_ID": 0x38, "ABS_MT_TRACKING_ID": 0x39,
      "ABS_MT_PRESSURE": 0x3a, "ABS_MT_DISTANCE": 0x3b,
    ],
  ]

  private static let properties: [String: Int] = [
    "INPUT_PROP_POINTER": 0, "INPUT_PROP_DIRECT": 1, "INPUT_PROP_BUTTONPAD": 2,
    "INPUT_PROP_SEMI_MT": 3, "INPUT_PROP_TOPBUTTONPAD": 4,
  ]

  /// The names of types, sorted.
  static let types = typeNumbers.keys.sorted()

  /// Returns a type by its name or number.
  static func type(_ word: String) -> Int? { typeNumbers[word] ?? number(word, digits: 4) }

  /// Returns a code by its name or number; nil: it is none that matters.
  static func code(_ word: String, type: Int) -> Int? {
    codeNumbers[type]?[word] ?? number(word, digits: 4)
  }

  /// Returns a value by its name, or by the digits of 32 bits with a sign.
  static func value(_ word: String) -> Int? {
    switch word {
    case "UP": return 0
    case "DOWN": return 1
    case "REPEAT": return 2
    case _ where word.hasPrefix("MT_TOOL_"): return 0
    default:
      guard word.utf8.count <= 8, word.utf8.allSatisfy(\.isHexadecimal),
        let bits = UInt32(word, radix: 16)
      else { return nil }
      return Int(Int32(bitPattern: bits))
    }
  }

  /// Returns a property of a device by its name or number.
  static func property(_ word: String) -> Int? { properties[word] ?? number(word, digits: 4) }

  private static func number(_ word: String, digits: Int) -> Int? {
    guard word.utf8.count == digits, word.utf8.allSatisfy(\.isHexadecimal) else { return nil }
    return Int(word, radix: 16)
  }
}
