import Foundation
import PackagePlugin

/// Puts text files into a module, as string literals.
///
/// The target's folder has a list, `embedded-files.txt`, with a path a line. Each file becomes a property
/// of `EmbeddedFiles`, named by the file alone: `Browser/recorder-page.js` is `EmbeddedFiles.recorderPageJs`.
/// SwiftPM's own `.embedInCode` writes an array with a number a byte, and the compiler needs minutes where a
/// literal takes it no time.
@main
struct EmbeddedFiles: BuildToolPlugin {
  /// A reason why a target cannot be built, as SwiftPM prints it.
  private struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = URL(
      filePath: target.directoryURL.path(percentEncoded: false),
      directoryHint: .isDirectory
    )
    let list = folder.appending(path: "embedded-files.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      throw Mistake(
        description:
          "\(target.name) has no embedded-files.txt; expected the paths of its files, one a line"
      )
    }
    let files = text.split(whereSeparator: \.isNewline).map { folder.appending(path: String($0)) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    let paths = ([output] + files).map { $0.path(percentEncoded: false) }
    return [
      .buildCommand(
        displayName: "Embedding the files of \(target.name)",
        executable: try context.tool(named: "embed-files").url,
        arguments: paths,
        inputFiles: [list] + files,
        outputFiles: [output]
      )
    ]
  }
}
