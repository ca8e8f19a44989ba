/// One small change of the component.
struct Mutant {
  /// Its number in the build, from 1.
  var number: Int
  /// The file, from the package's folder.
  var file: String
  var line: Int
  /// The lines of the function around it; for one outside a function, its own.
  var scope: ClosedRange<Int>
  /// The source at this place, and how it reads when the mutant is at work.
  var before: String
  var after: String
  /// True if the place runs once a process, so that no trace can be told from another.
  var isStatic: Bool

  /// Its line in the list that the asking program reads.
  var row: String {
    [String(number), isStatic ? "static" : "-", "\(file):\(line)", before, after]
      .joined(separator: "\t")
  }
}
