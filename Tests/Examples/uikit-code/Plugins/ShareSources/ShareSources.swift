import Foundation
import PackagePlugin

/// Copies the files in `App` into a target, so that several targets can be made of them.
@main
struct ShareSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "App")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return files.sorted { $0.path < $1.path }.map { file in
      let copy = context.pluginWorkDirectoryURL.appending(path: file.lastPathComponent)
      return .buildCommand(
        displayName: "Copying \(file.lastPathComponent)",
        executable: URL(filePath: "/bin/cp"),
        arguments: [file.path, copy.path],
        inputFiles: [file],
        outputFiles: [copy]
      )
    }
  }
}
