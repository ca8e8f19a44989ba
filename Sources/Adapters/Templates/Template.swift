/// The first files of an adapter in one language: the host, and an adapter of a small scroller.
public struct Template: Sendable {
  /// One file of it.
  public struct File: Sendable {
    /// Its path in the adapter's folder.
    public let path: String
    /// Its content.
    public let text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The language as a command line spells it.
  public let language: String
  /// Its files.
  public let files: [File]
  /// A small document, for a library that wants a browser; nil: there is none in this language.
  public let document: File?
  private let building: (@Sendable (_ folder: String) -> String)?
  private let running: @Sendable (_ folder: String) -> String

  init(
    _ language: String,
    files: [File],
    document: File? = nil,
    building: (@Sendable (_ folder: String) -> String)? = nil,
    running: @escaping @Sendable (_ folder: String) -> String
  ) {
    self.language = language
    self.files = files
    self.document = document
    self.building = building
    self.running = running
  }

  /// Returns the shell command that builds the adapter; nil: it needs no building.
  ///
  /// - Parameter folder: the adapter's folder, as a word of the shell.
  /// - Returns: the command.
  public func buildCommand(in folder: String) -> String? { building?(folder) }

  /// Returns the shell command that starts the adapter: a subject.
  ///
  /// - Parameter folder: the adapter's folder, as a word of the shell.
  /// - Returns: the command.
  public func subjectCommand(in folder: String) -> String { running(folder) }
}
