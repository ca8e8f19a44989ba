import Foundation
import Reporting

/// Finds the configuration of a directory.
enum ConfigurationSearch {
  /// The file's name.
  static let name = "touchstone.json"

  /// Finds the nearest file: in the directory; in a repository also in the one above it, and so on.
  ///
  /// The search ends at a repository's root, where there is a `.git`, so that no repository is ruled
  /// by what lies around it. Outside of one, whoever may write to a directory above could rule.
  ///
  /// - Parameter directory: where it begins, an absolute path.
  /// - Returns: the path, relative to the directory: `touchstone.json`, `../touchstone.json`; nil:
  ///   there is none.
  static func path(from directory: String) -> String? {
    var directory = directory
    var prefix = ""
    var nearest: String?
    while !directory.isEmpty {
      if nearest == nil, isThere(directory, name) { nearest = prefix + name }
      if isThere(directory, ".git") { return nearest }
      if directory == "/" { break }
      directory = (directory as NSString).deletingLastPathComponent
      prefix += "../"
    }
    return nearest == name ? name : nil
  }

  /// Refuses a file that somebody else owns: it names commands, which would be run.
  ///
  /// Root is taken for whoever called `sudo`, too, as git does it.
  ///
  /// - Parameters:
  ///   - file: the path.
  ///   - environment: the variables of the process.
  /// - Throws: `ConfigurationMistakes` where somebody else owns it, or the link that leads to it.
  static func checkOwner(
    of file: String,
    _ environment: [String: String]
  ) throws(ConfigurationMistakes) {
    let user = geteuid()
    let caller = user == 0 ? environment["SUDO_UID"].flatMap { uid_t($0) } : nil
    var link = stat()
    var target = stat()
    guard unsafe lstat(file, &link) == 0, unsafe stat(file, &target) == 0 else { return }
    guard let other = [link.st_uid, target.st_uid].first(where: { $0 != user && $0 != caller })
    else { return }
    let place = ConfigurationPlace(file: file, line: 1, column: 1)
    throw ConfigurationMistakes(
      lines: [
        "\(place): the file belongs to another user (\(other), and you are \(user)), so it is not read;"
          + " --config \(ShellWord.quoted(file)) reads it all the same, --no-config reads none"
      ]
    )
  }

  /// Returns true if a directory has a file, a directory or a link of a name; where the link leads
  /// does not matter.
  private static func isThere(_ directory: String, _ name: String) -> Bool {
    var status = stat()
    return unsafe lstat((directory as NSString).appendingPathComponent(name), &status) == 0
  }
}

extension Arguments {
  /// Reads the configuration that the command line names, or the nearest, and takes what it says.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - environment: the variables of the process.
  /// - Throws: `ConfigurationMistakes` for whatever is wrong with the file.
  mutating func configure(
    for command: Command,
    _ environment: [String: String]
  ) throws(ConfigurationMistakes) {
    guard command.isConfigured, !has("no-config") else { return }
    if let file = self["config"] {
      return configure(for: command, try Configuration(file: file))
    }
    let directory = FileManager.default.currentDirectoryPath
    guard let file = ConfigurationSearch.path(from: directory) else { return }
    try ConfigurationSearch.checkOwner(of: file, environment)
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
