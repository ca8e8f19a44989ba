import Foundation

/// Runs a script in a shell, and reads both its outputs as one.
///
/// - Parameter script: the script.
/// - Returns: the code with which it ended, and what it wrote.
/// - Throws: where there is no shell.
public func shell(_ script: String) throws -> (code: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", script]
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
