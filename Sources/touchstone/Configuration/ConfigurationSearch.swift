import Foundation

/// Finds the configuration of a directory.
enum ConfigurationSearch {
  /// The file's name.
  static let name = "touchstone.json"

  /// Finds the nearest file: in the directory, in the one above it, and so on.
  ///
  /// The search ends at a repository's root, where there is a `.git`, so that no repository is ruled
  /// by what lies around it.
  ///
  /// - Parameter directory: where it begins, an absolute path.
  /// - Returns: the path, relative to the directory: `touchstone.json`, `../touchstone.json`; nil:
  ///   there is none.
  static func path(from directory: String) -> String? {
    var directory = directory
    var prefix = ""
    while !directory.isEmpty {
      if isThere(directory, name) { return prefix + name }
      if directory == "/" || isThere(directory, ".git") { return nil }
      directory = (directory as NSString).deletingLastPathComponent
      prefix += "../"
    }
    return nil
  }

  /// Whether a directory has a file, a directory or a link of a name; where the link leads does not
  /// matter.
  private static func isThere(_ directory: String, _ name: String) -> Bool {
    var status = stat()
    return unsafe lstat((directory as NSString).appendingPathComponent(name), &status) == 0
  }
}

extension Arguments {
  /// Reads the configuration that the command line names, or the nearest, and takes what it says.
  ///
  /// - Parameter command: the command.
  /// - Throws: `ConfigurationMistakes` for whatever is wrong with the file.
  mutating func configure(for command: Command) throws(ConfigurationMistakes) {
    guard command.isConfigured, !has("no-config") else { return }
    let directory = FileManager.default.currentDirectoryPath
    guard let file = self["config"] ?? ConfigurationSearch.path(from: directory) else { return }
    configure(for: command, try Configuration(file: file))
  }

  /// Takes what a configuration says.
  mutating func configure(for command: Command, _ configuration: Configuration) {
    take(configuration, configuration.settings(for: command))
    if command.options.contains(where: \.namesSubjects) {
      rewrite("subject", configuration.subject)
    }
  }
}
