/// Writes lines of traces in the canonical form, byte for byte the same on every run.
public struct TraceWriter: Sendable {
  var text = JSONText()
  var views: [Name] = []
  private var isFirstKey = true

  /// Creates a writer that has written nothing.
  public init() {}

  /// The bytes written since the last `removeAll()`.
  public var bytes: [UInt8] { text.bytes }

  /// The number of bytes written since then.
  public var count: Int { text.count }

  /// Forgets what was written, so that a stream needs no more memory than its longest stretch.
  public mutating func removeAll() {
    text.removeAll()
  }

  /// Writes a whole trace.
  public mutating func write(_ trace: Trace) {
    write(trace.header)
    for line in trace.lines { write(line) }
    write(end: trace.count, .none)
  }

  /// Writes a line as it was read.
  public mutating func write(_ line: TraceReader.FileLine) {
    switch line {
    case .header(let header): write(header)
    case .line(let line): write(line)
    case .end(let count, let extensions): write(end: count, extensions)
    }
  }

  private mutating func write(end count: Int, _ extensions: Extensions) {
    line {
      $0.key("end")
      $0.text.append(Int64(count))
      $0.extensions(extensions)
    }
  }

  /// Writes a line between header and end.
  public mutating func write(_ line: Line) {
    switch line {
    case .touch(let touch): write(touch)
    case .call(let call): write(call)
    case .settle(let settle): write(settle)
    case .message(let message): write(message)
    case .exception(let exception): write(exception)
    case .final(let final): write(final)
    case .expectation(let expectation): write(expectation)
    case .gap(let gap): write(gap)
    case .comment(let comment):
      self.line {
        $0.key("#")
        $0.text.append(string: comment.text)
        $0.extensions(comment.extensions)
      }
    }
  }

  // MARK: - Parts

  mutating func line(_ body: (inout TraceWriter) -> Void) {
    text.append("{")
    isFirstKey = true
    body(&self)
    text.append("}\n")
  }

  mutating func object(_ body: (inout TraceWriter) -> Void) {
    text.append("{")
    isFirstKey = true
    body(&self)
    text.append("}")
    isFirstKey = false
  }

  /// Writes a key that the format names, in which nothing has to be escaped.
  mutating func key(_ key: StaticString) {
    text.append(isFirstKey ? "\"" : ",\"")
    isFirstKey = false
    text.append(key)
    text.append("\":")
  }

  /// Writes a key that a file or a table names.
  mutating func key(named key: String) {
    if !isFirstKey { text.append(",") }
    isFirstKey = false
    text.append(string: key)
    text.append(":")
  }

  mutating func time(_ time: Microseconds?) {
    guard let time else { return }
    key("t")
    text.append(time)
  }

  mutating func view(_ view: ViewIndex) {
    guard view != .first, Int(view.place) < views.count else { return }
    key("view")
    text.append(string: views[Int(view.place)].text)
  }

  mutating func extensions(_ extensions: Extensions, inState: Bool = false) {
    for entry in extensions.entries where entry.isInState == inState {
      key(named: entry.key)
      text.append(raw: entry.json)
    }
  }

  mutating func strings(_ strings: [String]) {
    text.append("[")
    for (index, string) in strings.enumerated() {
      if index > 0 { text.append(",") }
      text.append(string: string)
    }
    text.append("]")
  }
}
