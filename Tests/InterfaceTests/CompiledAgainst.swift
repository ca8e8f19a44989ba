import Foundation
import TestSupport
import Testing

/// A module that an application's code may be compiled against.
enum CompiledAgainst: String, CaseIterable, Sendable {
  /// The declarations that Apple publishes, written down by hand in `Tests/UIKitStubs`.
  case stubs = "UIKit"
  /// The module here.
  case headless = "HeadlessUIKit"

  /// The folder of the modules that were built with these tests.
  static let builtModules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "Modules").path

  /// The stubs as a module, compiled once for all tests.
  private static let compiledStubs = Result {
    let folder = try TemporaryDirectory()
    let files = Repository.folder.appending(path: "Tests/UIKitStubs").path
    let (code, output) = try shell(
      "swiftc -swift-version 6 -parse-as-library -emit-module -module-name UIKit"
        + " -emit-module-path '\(folder.path)/UIKit.swiftmodule' '\(files)'/*.swift"
    )
    guard code == 0 else { throw NotCompiled(output: output) }
    return folder
  }

  private struct NotCompiled: Error {
    let output: String
  }

  private func folder() throws -> String {
    switch self {
    case .stubs: try Self.compiledStubs.get().path
    case .headless: Self.builtModules
    }
  }

  /// Type-checks files as a module of their own.
  ///
  /// - Returns: what the compiler says is wrong; empty where nothing is.
  func check(_ files: [String], in mode: LanguageMode) throws -> String {
    let list = files.map { "'\($0)'" }.joined(separator: " ")
    let (code, output) = try shell(
      "swiftc -typecheck -parse-as-library -module-name App -I '\(folder())' \(mode.flags) \(list)"
    )
    return code == 0 ? "" : output.isEmpty ? "the compiler ended with \(code)" : output
  }

  /// Type-checks code that an import of the module is put before.
  func check(_ code: String, in mode: LanguageMode) throws -> String {
    let folder = try TemporaryDirectory()
    let file = try folder.write("import \(rawValue)\n\n\(code)\n", to: "Sample.swift")
    return try check([file], in: mode)
  }
}

/// A language mode, with the main actor as the default isolation or without.
struct LanguageMode: CustomTestStringConvertible, Sendable {
  let version: Int
  var isIsolated = false
  var areWarningsErrors = false

  /// All four; in part, language mode 6 alone, with the main actor as the default isolation.
  static let all = [5, 6].flatMap { version in
    [false, true].map { LanguageMode(version: version, isIsolated: $0) }
  }
  .part(every: 4, from: 3)
  static let plain = LanguageMode(version: 6)

  var flags: String {
    "-swift-version \(version)\(isIsolated ? " -default-isolation MainActor" : "")"
      + (areWarningsErrors ? " -warnings-as-errors" : "")
  }
  var testDescription: String { flags }
}
