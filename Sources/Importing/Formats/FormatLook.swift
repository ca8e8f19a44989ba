/// Tells by a few words which format a file looks like: what refuses it names the right one.
enum FormatLook {
  private static let rows: [(name: String, words: [String])] = [
    ("libinput", ["# libinput record"]),
    ("libinput", ["devices:", "evdev:"]),
    ("evemu", ["# EVEMU"]),
    ("evemu", ["\nE: "]),
    ("evtest", ["Event: time "]),
    ("motionevent", ["MotionEvent {"]),
    ("getevent", ["/dev/input/event"]),
    ("getevent", ["EV_ABS", "ABS_MT_POSITION_X"]),
    ("uitouch", ["<UITouch: "]),
    ("webdriver", ["\"pointerDown\""]),
    ("rrweb", ["\"timestamp\"", "\"data\"", "\"type\""]),
  ]

  /// The number of bytes of a file that are read to find its format.
  private static let most = 65_536

  /// Returns the name of the format; nil: it looks like none.
  static func name(of bytes: [UInt8]) -> String? {
    let head = Array(bytes.prefix(most))
    let line = LineScanner(head, head.indices)
    let found = rows.first { row in row.words.allSatisfy { line.offset(of: $0) != nil } }
    if let found { return found.name }
    let source = ImportSource(bytes: head, settings: ImportSettings(id: "look"))
    let lines = source.lines.prefix(200)
    if lines.contains(where: { FoundMessage(PasteLine($0, number: 1).body) != nil }) {
      return "log"
    }
    let fields = lines.first?.restText.lowercased().split { ",;\t".contains($0) } ?? []
    return fields.contains("x") && fields.contains("y") ? "csv" : nil
  }
}
