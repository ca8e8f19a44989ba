/// Finds what a header says otherwise of a sample application than the application is.
///
/// A reader accepts any name, for it knows no applications.
struct SampleLint {
  /// The applications that can be played; nil: nobody knows them.
  private let samples: [SampleApplication]?
  private var findings: [TraceError] = []

  init(_ samples: [SampleApplication]?) {
    self.samples = samples
  }

  /// Takes in a line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - lineNumber: its number in the file.
  ///   - bytes: the line as it stands in the file, for the columns.
  mutating func follow(
    _ line: TraceReader.FileLine,
    at lineNumber: Int,
    bytes: @autoclosure () -> [UInt8]
  ) {
    guard case .header(let header) = line, let samples,
      let found = SampleContradiction(in: header, among: samples)
    else { return }
    let text = bytes()
    let offset = Members(text).offset(of: found.part, declaresViews: !header.views.isEmpty)
    findings.append(
      TraceError(found.problem, line: lineNumber, column: text.column(of: offset ?? 0))
    )
  }

  /// Ends a trace, or what could be read of it; returns what was found.
  mutating func end() -> [TraceError] {
    defer { findings = [] }
    return findings
  }
}

extension Members {
  /// Returns the place at which a part of a header stands in its line.
  fileprivate func offset(of part: SampleContradiction.Part, declaresViews: Bool) -> Int? {
    switch part {
    case .sample: self["sample"]?.start
    case .view(let place): Members(self["views"]).all[place].keyOffset
    case .component(let place): view(place, declaresViews)["component"]?.start
    case .property(let key, let place):
      Members(view(place, declaresViews)["config"]).all.first { $0.key == key }?.keyOffset
    }
  }

  /// Returns the members of a view; of the only one those of the header itself.
  private func view(_ place: Int, _ declaresViews: Bool) -> Members {
    declaresViews ? Members(Members(self["views"]).all[place].value) : self
  }
}
