import Glibc

/// The lines of a file, one after the other, from a buffer that is as large as the longest line.
struct LineSource: ~Copyable {
  /// The greatest length of a line, without its line feed.
  static let longestLine = 1 << 20
  private static let chunk = 1 << 18

  /// The number of the line that was taken last, from 1.
  private(set) var lineNumber = 0
  private var buffer: [UInt8]
  private var start = 0
  /// The number of bytes of the file before the buffer.
  private var passed = 0
  private var end: Int
  private let descriptor: Int32?
  private let longestLine: Int
  private var isAtEnd: Bool
  /// True if the line that was taken last has no line feed, for the file ends in it.
  private(set) var isBrokenOff = false

  /// Reads a file that is opened already; it is closed at the end.
  init(descriptor: Int32, longestLine: Int = Self.longestLine) {
    self.descriptor = descriptor
    self.longestLine = longestLine
    buffer = [UInt8](repeating: 0, count: Self.chunk + LineCursor.padding)
    end = 0
    isAtEnd = false
  }

  /// Reads bytes that are in memory.
  init(bytes: [UInt8]) {
    descriptor = nil
    longestLine = Self.longestLine
    buffer = bytes
    end = bytes.count
    isAtEnd = true
  }

  deinit {
    if let descriptor, descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - longestLine: how long a line may be.
  ///   - waits: whether it may be a FIFO, of which nobody knows when somebody writes to it.
  /// - Returns: its lines.
  /// - Throws: `TraceError` where it cannot be opened.
  static func open(
    _ path: String,
    longestLine: Int = Self.longestLine,
    waits: Bool = true
  ) throws(TraceError) -> LineSource {
    guard waits || !isNamedPipe(path) else {
      throw TraceError(.unreadable("it is a FIFO, and a file is expected"))
    }
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TraceError(.unreadable(systemReason(errno))) }
    guard !isDevice(descriptor) else {
      close(descriptor)
      throw TraceError(.unreadable("it is a device"))
    }
    return LineSource(descriptor: descriptor, longestLine: longestLine)
  }

  /// Opens a file where a trace begins in it.
  static func open(at start: LongTrace.Start) throws(TraceError) -> LineSource {
    var source = try open(start.path)
    guard let descriptor = source.descriptor,
      lseek(descriptor, off_t(start.offset), SEEK_SET) == start.offset
    else { throw TraceError(.unreadable(systemReason(errno)), line: start.line) }
    source.passed = start.offset
    source.lineNumber = start.line - 1
    return source
  }

  /// Tells whether a path names a pipe in a folder; a shell's pipe (`<(…)`) stands in none, and is read as usual.
  private static func isNamedPipe(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
      let name = unsafe realpath(path, nil)
    else { return false }
    unsafe free(name)
    return true
  }

  /// Returns true if a descriptor is a device without end, such as `/dev/zero`; a terminal is none.
  private static func isDevice(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return (kind == S_IFCHR || kind == S_IFBLK) && isatty(descriptor) == 0
  }

  /// Takes the next line, without its line feed; nil at the end.
  ///
  /// The range is one of `bytes`, and good until the next line is taken.
  mutating func next() throws(TraceError) -> Range<Int>? {
    var searched = 0
    while true {
      if let length = lineLength(searched: searched) {
        guard length <= longestLine else { throw skipLongLine() }
        if start + length > buffer.count - LineCursor.padding { makeRoom() }
        lineNumber += 1
        defer { start += length + 1 }
        return start..<start + length
      }
      searched = end - start
      guard searched <= longestLine else { throw skipLongLine() }
      guard !isAtEnd else {
        guard start < end else { return nil }
        makeRoom()
        lineNumber += 1
        isBrokenOff = true
        defer { start = end }
        return start..<end
      }
      try fill()
    }
  }

  /// Returns the number of bytes of the file before a line.
  func offset(of line: Range<Int>) -> Int { passed + line.lowerBound }

  /// The number of bytes that were read and are not yet taken.
  var waiting: Int { end - start }

  /// True if it is a file on a disk, of which any part can be read again.
  var isRereadable: Bool {
    var status = stat()
    guard let descriptor, descriptor != STDIN_FILENO, unsafe fstat(descriptor, &status) == 0 else {
      return false
    }
    return status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns a copy of a line's bytes.
  func bytes(of line: Range<Int>) -> [UInt8] { Array(buffer[line]) }

  /// Returns the touch that a line is, if it is one in the canonical form.
  func touch(in line: Range<Int>) -> Touch? { TouchLine.decode(buffer.span, line) }

  /// Returns the message that a line is, if it is one in the canonical form.
  func message(in line: Range<Int>, _ views: ViewNames) -> Message? {
    MessageLine.decode(buffer.span, line, views)
  }

  /// Returns the final state or the wait in a line, if the line is one in the canonical form.
  func line(in line: Range<Int>, _ views: ViewNames) -> Line? {
    if let final = FinalLine.decode(buffer.span, line, views) { return .final(final) }
    return SettleLine.decode(buffer.span, line).map { .settle($0) }
  }

  /// Returns the header that a line is, if it is one in the canonical form.
  func header(in line: Range<Int>) -> Header? { PlainHeader.decode(buffer.span, line) }

  /// Returns the number of lines that an end line states, if it is one in the canonical form.
  func end(in line: Range<Int>) -> Int? {
    var cursor = LineCursor(line, in: buffer.span)
    guard cursor.matches(.end, in: buffer.span),
      let count = cursor.digits(in: buffer.span, limit: TraceOrder.mostLines),
      cursor.matches(.close, in: buffer.span), cursor.isAtEnd
    else { return nil }
    return Int(count)
  }

  private func lineLength(searched: Int) -> Int? {
    let from = start + searched
    guard from < end else { return nil }
    return unsafe buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + from, Int32(UInt8(ascii: "\n")), end - from)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base - start
    }
  }

  /// Keeps what is left with room behind it, as the last lines of bytes in memory have none.
  private mutating func makeRoom() {
    guard end > buffer.count - LineCursor.padding else { return }
    buffer = Array(buffer[start..<end]) + [UInt8](repeating: 0, count: LineCursor.padding)
    passed += start
    end -= start
    start = 0
  }

  /// Moves what is left to the front and reads on behind it.
  private mutating func fill() throws(TraceError) {
    guard let descriptor else { return }
    if start > 0 {
      let rest = start..<end
      unsafe buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        unsafe base.copyMemory(from: base + rest.lowerBound, byteCount: rest.count)
      }
      passed += start
      end -= start
      start = 0
    }
    if buffer.count - end < Self.chunk + LineCursor.padding {
      buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
    }
    let room = end..<buffer.count - LineCursor.padding
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe read(descriptor, bytes.baseAddress.map { unsafe $0 + room.lowerBound }, room.count)
    }
    guard count >= 0 else {
      if errno == EINTR { return }
      isAtEnd = true
      throw TraceError(.unreadable(systemReason(errno)), line: lineNumber + 1)
    }
    end += count
    isAtEnd = count == 0
  }

  /// Passes over a line that is too long, so that reading can go on behind it.
  private mutating func skipLongLine() -> TraceError {
    lineNumber += 1
    let error = TraceError(.lineTooLong, line: lineNumber, column: longestLine + 1)
    while true {
      if let length = lineLength(searched: 0) {
        start += length + 1
        return error
      }
      start = end
      if isAtEnd { return error }
      do { try fill() } catch { return error }
    }
  }
}

/// Returns the system's text for an error number.
func systemReason(_ number: Int32) -> String {
  guard let text = unsafe strerror(number) else { return "error \(number)" }
  return unsafe String(cString: text)
}
