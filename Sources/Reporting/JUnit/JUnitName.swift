/// The names that a case's id gives it in a report.
///
/// `scroll/flick/stops-inside` is the case `stops-inside` of the class `touchstone.scroll.flick`
/// in the suite `scroll`.
struct JUnitName: Hashable {
  /// The greatest length of a name, in characters.
  private static let longestName = 200

  var suite: String
  var classname: String
  var name: String

  init(suite: String, classname: String, name: String) {
    self.suite = suite
    self.classname = classname
    self.name = name.utf8.count > Self.longestName ? String(name.prefix(Self.longestName)) : name
  }
}

/// Makes names of ids; those that begin alike share what was made of their beginning.
struct JUnitNames: Sendable {
  private struct Family: Hashable {
    var folder: Substring
    var subject: String?
  }

  private var families: [Family: (suite: String, classname: String)] = [:]

  /// Returns the names of a case.
  ///
  /// - Parameters:
  ///   - id: the case's id.
  ///   - subject: the name of the subject that has a suite of its own, so that cases of the same id
  ///     never have the same class; nil: the first part of the id is the suite.
  /// - Returns: the names.
  mutating func name(of id: String, by subject: String?) -> JUnitName {
    let slash = id.utf8.lastIndex(of: UInt8(ascii: "/"))
    let family = Family(folder: slash.map { id[..<$0] } ?? "", subject: subject)
    let last = slash.map { String(id[id.utf8.index(after: $0)...]) } ?? id
    let (suite, classname) = families[family] ?? Self.names(family, last)
    // Without a folder the suite is the case's own, and there may be a million of those.
    if slash != nil { families[family] = (suite, classname) }
    return JUnitName(suite: suite, classname: classname, name: last.isEmpty ? "unnamed" : last)
  }

  private static func names(_ family: Family, _ last: String) -> (String, String) {
    let folders = family.folder.split(separator: "/").map(String.init)
    guard let subject = family.subject else {
      let suite = folders.first ?? (last.isEmpty ? "unnamed" : last)
      return (suite, (["touchstone"] + folders).joined(separator: "."))
    }
    // A point in a subject's name would look like one between classes.
    let words = ["touchstone", subject.replacing(".", with: "-")] + folders
    return (subject, words.joined(separator: "."))
  }
}
