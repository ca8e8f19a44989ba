public import Foundation

/// Runs a script in a shell, and reads both its outputs as one.
///
/// - Parameter script: the script.
/// - Returns: the code with which it ended, and what it wrote.
/// - Throws: where there is no shell.
public func shell(_ script: String) throws -> (code: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", script]
  return try process.outcome()
}

extension Process {
  /// Runs the process to its end, and reads both its outputs as one.
  ///
  /// - Returns: the code with which it ended, and what it wrote.
  /// - Throws: whatever keeps it from running.
  public func outcome() throws -> (code: Int32, output: String) {
    let pipe = Pipe()
    standardOutput = pipe
    standardError = pipe
    try run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    waitUntilExit()
    return (terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
