import Importing
import Reporting
import Traces

extension Arguments {
  /// The formats of screens whose units become points.
  private static let ofScreens = ["libinput", "evemu", "evtest", "getevent", "motionevent"]

  /// The options that say something of a few formats, with these.
  private static let importOptions: [(options: [String], formats: [String])] = [
    (["rotate", "range"], ofScreens + ["uitouch", "csv"]),
    (["device"], ofScreens),
    (["columns", "time-unit"], ["csv"]),
    (["component", "map", "read", "from-start", "observes", "without-times"], ["log"]),
  ]

  /// Refuses options that say nothing of a format.
  func checkImportOptions(of format: ImportFormat) throws(UsageError) {
    for (options, formats) in Self.importOptions where !formats.contains(format.name) {
      guard let option = options.first(where: has) else { continue }
      throw .cases(
        "--\(option) says nothing of \(format.name); it goes with \(formats.joined(separator: ", "))"
      )
    }
  }

  /// Returns the settings that the command line gives the file at a place among those to import.
  func importSettings(
    at place: Int,
    among files: [String],
    _ format: ImportFormat
  ) throws(UsageError) -> ImportSettings {
    let file = files[place]
    var settings = ImportSettings(id: try importID(at: place, among: files))
    let name = file.split(separator: "/").last.map(String.init) ?? file
    settings.source = "\(format.name): \(file == "-" ? "the standard input" : name)"
    settings.screen = try size("screen")
    settings.content = try size("content")
    settings.range = try size("range", "the largest x and y, such as 1079x2339")
    if let text = self["rotate"], let degrees = Int(text) {
      settings.rotation = ImportSettings.Rotation(rawValue: degrees) ?? .none
    }
    settings.device = self["device"]
    settings.timeUnit = self["time-unit"].flatMap(ImportSettings.TimeUnit.init(rawValue:))
    settings.columns = try columns()
    settings.component = try component()
    settings.observed = self["observes"] == "all" ? .all : .seen
    settings.isTimed = !has("without-times")
    settings.isFromStart = has("from-start")
    settings.words = try words()
    if let mistake = settings.mistakeInWords { throw .cases("--read: \(mistake)") }
    return settings
  }

  private func importID(at place: Int, among files: [String]) throws(UsageError) -> String {
    let id = try value("id", expected: "segments of a-z 0-9 - . joined by /") { text in
      Header.isIdentifier(text) ? text : nil
    }
    guard let id else { return ImportName.id(at: place, among: files) }
    guard files.count == 1 else { throw .cases("--id names one trace; give one FILE with it") }
    return id
  }

  /// Returns a width and a height, as in `390x844`.
  private func size(
    _ name: String,
    _ expected: String = "a width and a height, such as 390x844"
  ) throws(UsageError) -> Point? {
    try value(name, expected: expected) { text in
      let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in
        part.utf8.allSatisfy { $0 != UInt8(ascii: "+") } ? Double(part) : nil
      }
      guard parts.count == 2, numbers.count == 2,
        numbers.allSatisfy({ $0 >= 0.001 && $0 <= 1_000_000 })
      else { return nil }
      return Point(numbers[0], numbers[1])
    }
  }

  private func component() throws(UsageError) -> String? {
    guard let word = self["component"] else { return nil }
    let known = Vocabulary.components + Vocabulary.recognizers
    guard known.contains(word) else {
      throw .unknownWord(word, is: "component", known: known)
    }
    return word
  }

  /// Returns the words that `--read` explains.
  private func words() throws(UsageError) -> [String: String] {
    var words: [String: String] = [:]
    for text in all("read") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw .cases(
          "--read is \"\(text)\"; expected WORD=MEANING, such as decelerating=willDecelerate"
        )
      }
      words[parts[0]] = parts[1]
    }
    return words
  }

  /// Returns the map that `--map` names: one that is shipped, or a file.
  ///
  /// - Throws: `MapMistake` for a file that cannot be read, or is no map.
  func map() throws(MapMistake) -> FrameworkMap? {
    guard let word = self["map"] else { return nil }
    if let map = FrameworkMap.shipped.first(where: { $0.name == word }) { return map }
    do {
      return try FrameworkMap.read(WholeFile.bytes(of: word))
    } catch let error as ImportError {
      throw MapMistake(text: error.located(in: word))
    } catch let error as TraceError {
      let names = FrameworkMap.shipped.map(\.name)
      let meant =
        Suggestion.closest(to: word, among: names) ?? names.first { initials(of: $0) == word }
      throw MapMistake(
        text: "\(error.located(in: word)); expected a file, or a map that is there: "
          + names.joined(separator: ", ") + (meant.map { "; did you mean \($0)?" } ?? "")
      )
    } catch {
      throw MapMistake(text: "\(word.inOneLine): \(error)")
    }
  }

  /// Returns the first letters of the parts of a name: of `react-native`, `rn`.
  private func initials(of name: String) -> String {
    String(name.split(separator: "-").compactMap(\.first))
  }

  private func columns() throws(UsageError) -> [String: String] {
    var columns: [String: String] = [:]
    for text in all("columns") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, ImportSettings.columnNames.contains(parts[0]) else {
        let names = ImportSettings.columnNames.joined(separator: ", ")
        throw .cases(
          "--columns is \"\(text)\"; expected NAME=COLUMN, where NAME is one of \(names)"
        )
      }
      columns[parts[0]] = parts[1]
    }
    return columns
  }
}

/// A mistake in a map that somebody has written.
struct MapMistake: Error {
  /// The place, and what was expected.
  var text: String
}

/// The ids that imported files get.
enum ImportName {
  /// Returns the id of the file at a place: `imported/` and its name, with a number where an earlier
  /// file has the same.
  static func id(at place: Int, among files: [String]) -> String {
    let slugs = files.map(slug)
    let before = slugs[..<place].count { $0 == slugs[place] }
    return "imported/\(slugs[place])" + (before == 0 ? "" : "-\(before + 1)")
  }

  private static func slug(_ file: String) -> String {
    guard file != "-" else { return "standard-input" }
    let name = file.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }.lowercased().utf8
    let bytes = stem.map { isIDByte($0) ? $0 : UInt8(ascii: "-") }
    let slug = String(decoding: bytes.prefix(100), as: UTF8.self)
    return slug.contains { $0 != "-" } ? slug : "recording"
  }

  private static func isIDByte(_ byte: UInt8) -> Bool {
    byte.isSmallLetter || byte.isDigit || "-.".utf8.contains(byte)
  }
}
