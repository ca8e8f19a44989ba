import Foundation

/// A program that Touchstone can use where it is installed.
struct Tool: Hashable, Sendable {
  /// The names of the program, the usual one first.
  var names: [String]
  /// The use that Touchstone makes of it.
  var gives: String
  /// The command that installs it on Debian.
  var remedy: String

  /// Every program, by what it is for.
  static let all: [(purpose: String, tools: [Tool])] = [
    (
      "components in other languages",
      [
        Tool(names: ["node"], gives: "adapters in JavaScript", remedy: "apt-get install nodejs"),
        Tool(names: ["python3"], gives: "adapters in Python", remedy: "apt-get install python3"),
        Tool(names: ["cc"], gives: "adapters in C", remedy: "apt-get install gcc"),
        Tool(
          names: ["swift"],
          gives: "adapters in Swift, UIKit code in tests",
          remedy: "swift.org/install"
        ),
      ]
    ),
    (
      "pages and manuals",
      [
        Tool(
          names: ["chromium", "chromium-headless-shell", "google-chrome", "firefox"],
          gives: "the page of --html, in a browser",
          remedy: "apt-get install chromium"
        ),
        Tool(names: ["man"], gives: "the manual page", remedy: "apt-get install man-db"),
      ]
    ),
    (
      "recordings of Linux devices",
      [
        Tool(
          names: ["evemu-record"],
          gives: "recordings of evemu",
          remedy: "apt-get install evemu-tools"
        ),
        Tool(
          names: ["libinput"],
          gives: "recordings of libinput",
          remedy: "apt-get install libinput-tools"
        ),
      ]
    ),
    (
      "many machines",
      [
        Tool(
          names: ["parallel"],
          gives: "shares by GNU parallel",
          remedy: "apt-get install parallel"
        ),
        Tool(
          names: ["bazel", "bazelisk"],
          gives: "shares by Bazel",
          remedy: "bazel.build/install"
        ),
        Tool(names: ["srun"], gives: "shares by Slurm", remedy: "apt-get install slurm-client"),
      ]
    ),
  ]

  /// Returns its path.
  ///
  /// - Parameter path: the folders to look in, with colons between them.
  /// - Returns: the file of the first name that is there; nil: none is.
  func place(in path: String) -> String? {
    let folders = path.split(separator: ":")
    for name in names {
      for folder in folders {
        let file = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: file) { return file }
      }
    }
    return nil
  }
}
