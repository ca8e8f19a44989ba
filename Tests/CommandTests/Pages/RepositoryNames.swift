import Foundation
import Testing
import TestSupport

/// The names in the repository, outside the pages that speak of it.
struct RepositoryNames: Sendable {
  /// The paths of all files and folders, and each of their ends: `a/b/c`, `b/c`, `c`.
  let paths: Set<String>
  /// The types that are declared, and the symbols of UIKit that are here.
  let types: Set<String>
  /// The ids of the corpus's cases, and each part of them that slashes bound.
  let cases: Set<String>
  /// All words of all files.
  let words: Set<String>
  /// The text of the scripts of `.ci`.
  let scripts: String

  private static let folders = "Sources Tests traces .ci .github"
  /// The pages' own words prove nothing, nor do the names of this test.
  private static let places =
    "\(folders) Package.swift --exclude='*.md' --exclude-dir=Pages"

  init() throws {
    let found = try Self.lines("find \(Self.folders)") + Self.lines("ls -A")
    paths = Set(found.flatMap(Self.parts))
    let declared = try Self.lines(
      "grep -rhoIE '(struct|class|enum|protocol|actor|typealias|target|name:|Target\\() ?\"?[A-Z][A-Za-z0-9]*'"
        + " Sources Tests Package.swift --include='*.swift' --exclude-dir=Pages"
    )
    let symbols = try Self.lines(
      "grep -v '\"status\":\"missing\"' Sources/Coverage/uikit.coverage.jsonl"
    ).compactMap { $0.dropFirst("{\"name\":\"".count).split { ".(\"".contains($0) }.first }
    types = Set(declared.map { String($0.split { " \"(".contains($0) }.last ?? "") })
      .union(symbols.map(String.init))
    let heads = try Self.lines("grep -rhoE '^\\{\"trace\":1,\"id\":\"[^\"]*' traces")
    cases = Set(heads.map { String($0.split(separator: "\"").last ?? "") }.flatMap(Self.parts))
    words = try Set(Self.lines("grep -rhoIE '[A-Za-z0-9_]+' \(Self.places)"))
      .union(
        found.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
      )
    scripts = try Self.lines("cat .ci/* 2> /dev/null || true").joined(separator: "\n")
  }

  private static func lines(_ script: String) throws -> [String] {
    let printed = try shell("{ \(script); } | LC_ALL=C sort -u", in: Repository.folder.path)
    return try #require(printed).output.components(separatedBy: "\n")
  }

  /// A path and each part of it that begins behind a slash and ends before one.
  private static func parts(_ path: String) -> [String] {
    let names = path.split(separator: "/")
    return names.indices.flatMap { first in
      (first..<names.count).map { names[first...$0].joined(separator: "/") }
    }
  }

  /// Returns true if a file, a folder or a case has a name, in which a word in capitals, `…`, `*`
  /// or `<word>` stands for any.
  func has(path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if paths.contains(path) || cases.contains(path) || scripts.contains(path) { return true }
    let pattern = path.replacing(/[A-Z]{2,}|…|\*|<[a-z]+>/, with: "\u{0}")
    guard pattern.contains("\u{0}") else { return false }
    let pieces = pattern.components(separatedBy: "\u{0}")
    return paths.contains { Self.matches($0, pieces) }
      || cases.contains { Self.matches($0, pieces) }
  }

  /// Returns true if a text has pieces in order, the first at its begin and the last at its end.
  private static func matches(_ text: String, _ pieces: [String]) -> Bool {
    guard text.hasPrefix(pieces[0]), text.hasSuffix(pieces[pieces.count - 1]) else { return false }
    var rest = text[...]
    for piece in pieces where !piece.isEmpty {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
