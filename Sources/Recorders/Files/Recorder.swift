/// A recorder that the command hands out: one file that does not need the command.
public struct Recorder: Sendable {
  /// Its name on a command line.
  public let name: String
  /// The purpose of the recorder, in a few words.
  public let purpose: String
  /// The next step that the user takes with the file.
  public let nextStep: String
  private let make: @Sendable () -> String

  /// All recorders, in the order in which they are listed.
  public static let all: [Recorder] = [
    Recorder(
      name: "ios",
      purpose: "a Swift file for an application: a scroll view or a table, and the fingers on it",
      nextStep: "add it to the application, and make a TouchstoneRecorder as its first lines show",
      make: { EmbeddedFiles.touchstoneRecorderSwift }
    ),
    Recorder(
      name: "browser",
      purpose: "a page for a browser: a finger, a mouse or a pen, and the browser's own scrolling",
      nextStep: "open it in a browser",
      make: { BrowserPage.text }
    ),
    Recorder(
      name: "script",
      purpose: "a script for a page of one's own: any element of it",
      nextStep: "include it in the page, and make a TouchstoneRecorder of an element",
      make: { BrowserPage.script }
    ),
  ]

  /// Returns the recorder with a name, if there is one.
  public static func named(_ name: String) -> Recorder? { all.first { $0.name == name } }

  /// The whole file.
  public var text: String { make() }
}
