import Foundation
import TestSupport
import Testing

@testable import touchstone

/// The tools themselves read recordings; where one is not installed, its test is skipped, and says so.
@Suite("The tools that recordings come from")
struct RecordingToolTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private static let python = "/usr/bin/python3"
  private static let analysis = "/usr/libexec/libinput/libinput-analyze-per-slot-delta"

  /// Skips a test where a tool is missing.
  private func require(_ tool: String, _ condition: String) throws {
    guard try shell(condition, in: "/")?.code == 0 else {
      try Test.cancel("\(tool) is not installed; .ci/tools installs it")
    }
  }

  /// Reads a recording with evemu's own library and writes it again.
  private static let copy = """
    import ctypes, sys
    evemu, c = ctypes.CDLL('libevemu.so.3'), ctypes.CDLL('libc.so.6')
    class Event(ctypes.Structure):
        _fields_ = [('sec', ctypes.c_long), ('usec', ctypes.c_long), ('type', ctypes.c_uint16),
                    ('code', ctypes.c_uint16), ('value', ctypes.c_int32)]
    c.fopen.restype = evemu.evemu_new.restype = ctypes.c_void_p
    for call in (evemu.evemu_read, evemu.evemu_write, evemu.evemu_read_event, evemu.evemu_write_event):
        call.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    c.fclose.argtypes = [ctypes.c_void_p]
    device, event = evemu.evemu_new(None), Event()
    source, copy = c.fopen(sys.argv[1].encode(), b'r'), c.fopen(sys.argv[2].encode(), b'w')
    assert evemu.evemu_read(device, source) > 0
    evemu.evemu_write(device, copy)
    while evemu.evemu_read_event(source, ctypes.byref(event)) > 0:
        evemu.evemu_write_event(copy, ctypes.byref(event))
    c.fclose(copy)

    """

  @Test("evemu reads what is exported and writes the same events, which are imported again")
  func evemu() throws {
    let condition = "\(Self.python) -c \"import ctypes; ctypes.CDLL('libevemu.so.3')\" 2> /dev/null"
    try require("evemu-tools", condition)
    try fixture.write(Self.copy, to: "copy.py")
    let trace = Repository.folder.appending(
      path: "traces/scroll/flick/stops-inside.trace.jsonl"
    ).path
    let done = try shell(
      """
      set -e
      touchstone export evemu '\(trace)' --out mine.evemu 2> /dev/null
      \(Self.python) copy.py mine.evemu theirs.evemu
      events() { grep '^E:' "$1" | cut -f1; }
      cmp <(events mine.evemu) <(events theirs.evemu)
      touchstone import evemu theirs.evemu --screen 320x480 | grep touch > theirs.touches
      grep touch '\(trace)' > own.touches
      cmp theirs.touches own.touches
      """,
      in: fixture.path
    )
    #expect(done?.code == 0, "\(done?.output ?? "")")
  }

  @Test("libinput's analysis finds the movements that are imported")
  func libinput() throws {
    let condition =
      "test -x \(Self.analysis) && \(Self.python) -c 'import libevdev, yaml' 2> /dev/null"
    try require("libinput-tools", condition)
    let frames = [(0, 1800), (16_667, 1700), (33_334, 1640)].map { time, y in
      """
        - evdev:
      \(time == 0 ? "    - [0, 0, 3, 57, 40]\n    - [0, 0, 3, 53, 540]" : "    # moves")
          - [0, \(time), 3, 54, \(y)]
          - [0, \(time), 0, 0, 0]

      """
    }
    try fixture.write(
      """
      version: 1
      ndevices: 1
      libinput:
        version: "1.22.1"
      system:
        kernel: "6.1.0"
      devices:
      - node: /dev/input/event5
        evdev:
          name: "Sample Touchscreen"
          id: [24, 1, 2, 3]
          codes:
            0: [0, 1, 2, 3]
            1: [330]
            3: [0, 1, 47, 53, 54, 57]
          absinfo:
            0: [0, 1079, 0, 0, 15]
            1: [0, 2339, 0, 0, 17]
            47: [0, 9, 0, 0, 0]
            53: [0, 1079, 0, 0, 15]
            54: [0, 2339, 0, 0, 17]
            57: [0, 65535, 0, 0, 0]
          properties: [1]
        udev:
          properties:
          - ID_INPUT_TOUCHSCREEN=1
        quirks:
        events:
      \(frames.joined())
        - evdev:
          - [0, 50000, 3, 57, -1]
          - [0, 50000, 0, 0, 0]

      """,
      to: "swipe.yml"
    )
    let analysed = try shell("\(Self.python) \(Self.analysis) swipe.yml", in: fixture.path)
    #expect(analysed?.code == 0, "\(analysed?.output ?? "")")
    #expect(analysed?.output.contains("-100") ?? true)
    #expect(analysed?.output.contains("-60") ?? true)
    // The screen is as large as its units, so that points are units.
    let imported = Invocation(
      "import",
      "libinput",
      fixture.path + "/swipe.yml",
      "--screen",
      "1079x2339"
    )
    let touches = imported.output.split(separator: "\n").dropFirst().dropLast()
    #expect(
      touches.elementsEqual([
        #"{"t":0,"touch":"began","id":1,"x":540,"y":1800}"#,
        #"{"t":16667,"touch":"moved","id":1,"x":540,"y":1700}"#,
        #"{"t":33334,"touch":"moved","id":1,"x":540,"y":1640}"#,
        #"{"t":50000,"touch":"ended","id":1,"x":540,"y":1640}"#,
      ]),
      "\(imported.output)\(imported.errors)"
    )
  }
}
