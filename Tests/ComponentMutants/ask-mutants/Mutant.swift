/// One mutant, as the program that rewrote the sources lists it.
struct Mutant: Sendable {
  var number: Int
  /// The file and the line.
  var place: String
  var before: String
  var after: String
  /// True if its place runs once a process.
  var isStatic: Bool

  /// Reads a line of the list; nil: it is none.
  init?(row: Substring) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let number = Int(fields[0]) else { return nil }
    self.number = number
    isStatic = fields[1] == "static"
    place = fields[2]
    before = fields[3]
    after = fields[4]
  }

  /// The file without its line.
  var file: String { String(place.prefix { $0 != ":" }) }
}
