/// Reads a file of traces, line by line or trace by trace, in memory that does not grow with it.
public struct TraceReader: ~Copyable, Sendable {
  /// A line of a file.
  public enum FileLine: Hashable, Sendable {
    /// A trace begins.
    case header(Header)
    /// A line of the trace, or a comment between traces.
    case line(Line)
    /// The trace ends.
    case end(count: Int, Extensions)
  }

  private var source: LineSource
  private var views = ViewNames()
  private var order = TraceOrder()
  private var promises = HeaderPromises()
  private var isInsideTrace = false
  private var skipsToHeader = false
  private var hasFailed = false
  /// The line that was read last, while it is in memory.
  private var latest = 0..<0
  /// A line that was taken from the source and turned out not to be a touch.
  private var pending: Range<Int>?

  /// Opens a file.
  ///
  /// - Parameter path: the file's path.
  /// - Throws: `TraceError` where it cannot be opened.
  public init(file path: String) throws(TraceError) {
    source = try LineSource.open(path)
  }

  /// Opens a file at the header of a trace.
  init(at start: LongTrace.Start) throws(TraceError) {
    source = try LineSource.open(at: start)
  }

  /// Reads the standard input.
  public init(standardInput: Void) {
    source = LineSource(descriptor: 0)
  }

  /// Reads bytes that are in memory.
  public init(bytes: [UInt8]) {
    source = LineSource(bytes: bytes)
  }

  /// The number of the line that was read last, from 1.
  public var lineNumber: Int { source.lineNumber }

  /// The number of bytes of the file before the last line read that was no touch.
  package var latestOffset: Int { source.offset(of: latest) }

  /// The number of bytes of that line.
  package var latestLength: Int { latest.count }

  /// True if a part of the file can be read anew: it is neither a pipe nor in memory.
  package var isRereadable: Bool { source.isRereadable }

  /// The line that was read last and was no touch, as it stands in the file.
  var latestBytes: [UInt8] { source.bytes(of: latest) }

  // MARK: - Line by line

  /// Reads the next line; nil at the end of the file.
  ///
  /// After an error, the next call goes on at the next header.
  ///
  /// - Throws: `TraceError` for whatever is wrong with the line or its place.
  public mutating func nextLine() throws(TraceError) -> FileLine? {
    while true {
      if let touch = try nextTouch() { return .line(.touch(touch)) }
      if let message = try nextMessage() { return .line(.message(message)) }
      if let header = try nextPlainHeader() { return .header(header) }
      guard let range = try nextRange() else { return nil }
      latest = range
      if isInsideTrace {
        if let count = source.end(in: range) { return try ended(stating: count) }
        if let line = source.line(in: range, views) { return .line(try placed(line)) }
      }
      let bytes = source.bytes(of: range)
      if skipsToHeader, !HeaderLine.isOne(bytes) { continue }
      return try decode(bytes)
    }
  }

  /// Reads the next line if it is a touch in the canonical form, as almost all are; else leaves it.
  ///
  /// Whoever asks this first is spared a large value for each line.
  mutating func nextTouch() throws(TraceError) -> Touch? {
    guard isInsideTrace, let range = try nextRange() else { return nil }
    guard let touch = source.touch(in: range) else {
      pending = range
      return nil
    }
    return try placed(touch)
  }

  /// Reads the next line if it is a message in the canonical form, as most lines of a transcript are;
  /// else leaves it.
  private mutating func nextMessage() throws(TraceError) -> Message? {
    guard isInsideTrace, let range = try nextRange() else { return nil }
    guard let message = source.message(in: range, views) else {
      pending = range
      return nil
    }
    latest = range
    return try placed(message)
  }

  /// Reads the next line if it is a plain header in the canonical form, as most are; else leaves it.
  private mutating func nextPlainHeader() throws(TraceError) -> Header? {
    guard !isInsideTrace, let range = try nextRange() else { return nil }
    guard let header = source.header(in: range) else {
      pending = range
      return nil
    }
    latest = range
    begin(header)
    return header
  }

  private mutating func nextRange() throws(TraceError) -> Range<Int>? {
    if let range = pending {
      pending = nil
      return range
    }
    let range: Range<Int>?
    do {
      range = try source.next()
    } catch {
      giveUpTrace()
      throw error
    }
    if let range { return range }
    if source.lineNumber == 0, !hasFailed {
      giveUpTrace()
      throw TraceError(.emptyFile)
    }
    if isInsideTrace {
      giveUpTrace()
      throw TraceError(.missingEnd, line: source.lineNumber + 1)
    }
    return nil
  }

  private mutating func decode(_ bytes: [UInt8]) throws(TraceError) -> FileLine {
    do {
      if source.lineNumber == 1 { try Self.checkBeginning(bytes) }
      try Self.checkFraming(bytes, isFirst: source.lineNumber == 1)
      return try placed(try LineDecoder.decode(bytes, views: views.names))
    } catch {
      giveUpTrace()
      let line = error.line ?? source.lineNumber
      throw TraceError(error.problem, line: line, column: Self.column(of: error.offset, in: bytes))
    }
  }

  private mutating func placed(_ decoded: LineDecoder.Decoded) throws(LineProblem) -> FileLine {
    switch decoded {
    case .header(let header):
      guard !isInsideTrace else { throw LineProblem(.headerInsideTrace, at: 0) }
      begin(header)
      return .header(header)
    case .line(let line):
      if !isInsideTrace, case .comment = line { return .line(line) }
      guard isInsideTrace else { throw LineProblem(.missingHeader, at: 0) }
      try order.accept(line, at: source.lineNumber)
      try promises.check(line)
      return .line(line)
    case .end(let stated, let extensions):
      guard isInsideTrace else { throw LineProblem(.missingHeader, at: 0) }
      try order.acceptEnd(stating: stated)
      isInsideTrace = false
      return .end(count: stated, extensions)
    }
  }

  private mutating func begin(_ header: borrowing Header) {
    order = TraceOrder(header)
    promises = HeaderPromises(of: copy header)
    views = header.views.isEmpty ? .ofOneView : ViewNames(header.views.map(\.name))
    isInsideTrace = true
    skipsToHeader = false
  }

  private mutating func placed(_ line: Line) throws(TraceError) -> Line {
    do {
      try order.accept(line, at: source.lineNumber)
      try promises.check(line)
      return line
    } catch {
      throw gaveUp(after: error)
    }
  }

  private mutating func placed(_ touch: Touch) throws(TraceError) -> Touch {
    do {
      try order.accept(touch, at: source.lineNumber)
      if !promises.isEmpty { try promises.check(.touch(touch)) }
      return touch
    } catch {
      throw gaveUp(after: error)
    }
  }

  private mutating func placed(_ message: Message) throws(TraceError) -> Message {
    do {
      try order.accept(message)
      if !promises.isEmpty { try promises.check(.message(message)) }
      return message
    } catch {
      throw gaveUp(after: error)
    }
  }

  private mutating func ended(stating count: Int) throws(TraceError) -> FileLine {
    do {
      try order.acceptEnd(stating: count)
      isInsideTrace = false
      return .end(count: count, .none)
    } catch {
      throw gaveUp(after: error)
    }
  }

  private mutating func gaveUp(after problem: LineProblem) -> TraceError {
    giveUpTrace()
    return TraceError(problem.problem, line: problem.line ?? source.lineNumber)
  }

  /// Leaves the rest of the trace unread: one mistake, one message.
  private mutating func giveUpTrace() {
    isInsideTrace = false
    skipsToHeader = true
    hasFailed = true
  }

  // MARK: - Bytes

  /// Throws if a file begins as a log does, with a word in place of an object.
  private static func checkBeginning(_ bytes: [UInt8]) throws(LineProblem) {
    let word = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .prefix { $0 > UInt8(ascii: " ") && $0 < 0x7f }
    guard let first = word.first, first != UInt8(ascii: "{") else { return }
    let most = 40
    let text = String(decoding: word.prefix(most), as: UTF8.self)
    throw LineProblem(
      .notATrace(begins: word.count > most ? text + "…" : text),
      at: word.startIndex
    )
  }

  static func checkFraming(_ bytes: [UInt8], isFirst: Bool) throws(LineProblem) {
    if isFirst, bytes.starts(with: [0xef, 0xbb, 0xbf]) { throw LineProblem(.byteOrderMark, at: 0) }
    if bytes.last == UInt8(ascii: "\r") {
      throw LineProblem(.carriageReturn, at: bytes.count - 1)
    }
    guard bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
      throw LineProblem(.blankLine, at: 0)
    }
  }

  static func column(of offset: Int, in bytes: [UInt8]) -> Int {
    1 + bytes.prefix(offset).count { $0 & 0xc0 != 0x80 }
  }
}

// MARK: - Trace by trace

extension TraceReader {
  /// Reads the next whole trace; nil at the end of the file.
  ///
  /// After an error, the next call goes on at the next header.
  ///
  /// - Throws: `TraceError` for whatever is wrong with the trace.
  public mutating func nextTrace() throws(TraceError) -> Trace? {
    guard let header = try nextHeader() else { return nil }
    let firstLine = lineNumber
    var size = KeptSize()
    var lines: [Line] = []
    lines.reserveCapacity(min(source.waiting / Self.shortestUsualLine, Self.mostReservedLines))
    while true {
      while let touch = try nextTouch() {
        try checkCount(lines.count)
        lines.append(.touch(touch))
      }
      while let message = try nextMessage() {
        try checkCount(lines.count)
        try check(&size, .message(message))
        lines.append(.message(message))
      }
      guard case .line(let line)? = try nextLine() else { break }
      try checkCount(lines.count)
      try check(&size, line)
      lines.append(line)
    }
    return Trace(header: header, lines: lines, firstLine: firstLine)
  }

  /// A length in bytes; few lines of a trace are shorter.
  private static var shortestUsualLine: Int { 40 }

  /// The most lines for which room is made in advance; most traces have fewer.
  private static var mostReservedLines: Int { 64 }

  /// Passes all lines up to a header; nil at the end of the file, or where a trace ends that was begun
  /// line by line.
  private mutating func nextHeader() throws(TraceError) -> Header? {
    while true {
      if let header = try nextPlainHeader() { return header }
      switch try nextLine() {
      case .header(let header): return header
      case .line: continue
      case .end, nil: return nil
      }
    }
  }

  /// Refuses one line more than is kept of a trace.
  ///
  /// - Throws: `TraceError`, after which the next call goes on at the next header.
  package mutating func checkLength(of trace: Trace?) throws(TraceError) {
    if let trace { try checkCount(trace.lines.count) }
  }

  /// Refuses what would take too much of the memory, now that a line is kept.
  ///
  /// - Throws: `TraceError`, after which the next call goes on at the next header.
  package mutating func check(_ size: inout KeptSize, _ line: Line) throws(TraceError) {
    if let problem = size.add(line, bytes: latestLength) {
      throw gaveUp(after: LineProblem(problem, at: 0))
    }
  }

  private mutating func checkCount(_ count: Int) throws(TraceError) {
    guard count >= Trace.mostLines else { return }
    throw gaveUp(after: LineProblem(.traceTooLong, at: 0))
  }
}
