internal import Traces

/// The facts about the real components, entry by entry, and their sources.
///
/// The entries stand in `scroll.entries.jsonl` and its like for tables, editing, updates and controllers,
/// their sources beside them, an object a line, for people and other tools; the files are part of the
/// program.
public enum Catalogue: Sendable {
  /// All entries, in the order of their sections.
  public static let entries: [Entry] = CatalogueReader.entries(
    in: EmbeddedFiles.scrollEntriesJsonl + EmbeddedFiles.tableEntriesJsonl
      + EmbeddedFiles.editingEntriesJsonl + EmbeddedFiles.updateEntriesJsonl
      + EmbeddedFiles.controllerEntriesJsonl + EmbeddedFiles.webEntriesJsonl
      + EmbeddedFiles.formEntriesJsonl + EmbeddedFiles.tilesEntriesJsonl
      + EmbeddedFiles.sampleEntriesJsonl + EmbeddedFiles.isolationEntriesJsonl
      + EmbeddedFiles.animationEntriesJsonl + EmbeddedFiles.gestureEntriesJsonl
      + EmbeddedFiles.listEntriesJsonl + EmbeddedFiles.controlEntriesJsonl
  )

  /// All sources.
  public static let sources: [Source] = CatalogueReader.sources(
    in: EmbeddedFiles.scrollSourcesJsonl + EmbeddedFiles.tableSourcesJsonl
      + EmbeddedFiles.editingSourcesJsonl + EmbeddedFiles.updateSourcesJsonl
      + EmbeddedFiles.controllerSourcesJsonl + EmbeddedFiles.webSourcesJsonl
      + EmbeddedFiles.formSourcesJsonl + EmbeddedFiles.tilesSourcesJsonl
      + EmbeddedFiles.isolationSourcesJsonl
      + EmbeddedFiles.animationSourcesJsonl + EmbeddedFiles.gestureSourcesJsonl
      + EmbeddedFiles.listSourcesJsonl + EmbeddedFiles.controlSourcesJsonl
  )

  private static let entryPlaces = places(of: entries.map(\.number))
  private static let sourcePlaces = places(of: sources.map(\.key))

  /// Finds an entry by its number: `C06`.
  public static func entry(_ number: String) -> Entry? {
    entryPlaces[number].map { entries[$0] }
  }

  /// Finds a source by its key: `L03`; what follows a colon or a stroke is a place in it.
  public static func source(_ key: String) -> Source? {
    if let place = sourcePlaces[key] { return sources[place] }
    let whole = String(key.prefix { $0 != ":" && $0 != "/" })
    return sourcePlaces[whole].map { sources[$0] }
  }

  /// Returns the number or key that a misspelt one most likely means: `C06` for `c6`; nil if none is
  /// near.
  public static func closest(to name: String) -> String? {
    let names = entries.map(\.number) + sources.map(\.key)
    let meant = normal(name)
    return names.first { normal($0) == meant } ?? Suggestion.closest(to: name, among: names)
  }

  /// Returns a name in capitals, its numbers without leading noughts.
  private static func normal(_ name: String) -> String {
    var text = ""
    for letter in name.uppercased() {
      let isLeading = letter == "0" && text.last?.isNumber != true
      if !isLeading { text.append(letter) }
    }
    return text
  }

  private static func places(of names: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }
}
