import Foundation

extension Measurement {
  /// The measurements of a whole process that has little to do: most of it is the start of the
  /// command.
  static var processes: [Measurement] {
    [
      Measurement(
        name: "checks of three lines, a process each",
        unit: .milliseconds,
        goal: "12,000,000 instructions"
      ) {
        let lines = """
          {"trace":1,"id":"three","component":"scroll"}
          {"message":"scrollViewShouldScrollToTop(_:)","answer":true}
          {"end":1}

          """
        let file = try TemporaryFile(named: "transcript", Array(lines.utf8))
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        return {
          _ = try MeasuredProcess([tool, "check", "--no-config", file.path], mayComplain: true)
          return 1
        }
      }
    ]
  }
}
