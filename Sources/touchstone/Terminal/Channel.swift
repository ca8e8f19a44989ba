import Glibc
import Reporting
import Synchronization
import Traces

/// One of the two streams to which a command writes.
///
/// Text is gathered and written in large pieces. A reader that has gone is no failure: what it no
/// longer wants to read is dropped. A full disk is one, and `failure` says so.
final class Channel: Sendable {
  private struct Contents {
    var pending: [UInt8] = []
    var kept: [UInt8] = []
    var isDeaf = false
    var failure: String?
    /// True if a line stands there that the next text takes the place of.
    var hasPassingLine = false
  }

  /// The bytes that move to the begin of a line, and empty it.
  private static let erasure = Array("\r\u{1B}[K".utf8)

  /// True if a person reads along.
  let isTerminal: Bool
  /// True if what is written leaves the process.
  var isOfProcess: Bool { descriptor != nil }
  private let descriptor: Int32?
  /// The channel to the same terminal whose passing line makes room for text of this one.
  private let neighbour: Channel?
  private let contents = Mutex(Contents())

  /// Creates a channel to a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: where text goes; nil: all of it is kept in memory.
  ///   - neighbour: the channel to the same terminal whose passing line makes room; nil: none has one.
  init(descriptor: Int32?, wiping neighbour: Channel? = nil) {
    self.descriptor = descriptor
    self.neighbour = neighbour
    isTerminal = descriptor.map { isatty($0) == 1 } ?? false
  }

  /// Writes one line for people: what would command a terminal or a build server is spelt out, and so
  /// are line breaks, for a name in it may have some.
  func say(_ line: String) { write(page: line.inOneLine + "\n") }

  /// Writes one line for people, and a reason of several lines below it.
  func say(_ line: String, because why: String) {
    let lines = why.split(whereSeparator: \.isNewline)
    write(page: line.inOneLine + ": " + lines.map { $0 + "\n" }.joined(separator: "  "))
  }

  /// Writes whole lines that a report has laid out; what would command a terminal or a build server is
  /// spelt out, whoever wrote it.
  func write(page text: String) { write(raw: Array(Printable.text(text).utf8)) }

  /// Writes objects for programs; a terminal gets each character that would command it as its
  /// number, which is the same JSON.
  func write(objects bytes: [UInt8]) { write(raw: isTerminal ? Printable.objects(bytes) : bytes) }

  /// Writes objects for programs.
  func write(objects text: String) { write(objects: Array(text.utf8)) }

  /// Writes bytes as they are: what a report has made harmless, pages of the tool's own, or what moves
  /// the cursor on purpose.
  func write(raw bytes: [UInt8]) {
    if isTerminal { neighbour?.wipe() }
    contents.withLock { contents in
      erase(&contents)
      contents.pending += bytes
      if isTerminal || contents.pending.count >= 1 << 16 { empty(&contents) }
    }
  }

  /// Shows a line that stays until anything else is written here, or to the channel beside.
  ///
  /// - Parameter line: a line without a line feed that is no wider than the terminal.
  func show(passing line: String) {
    contents.withLock { contents in
      contents.pending += Self.erasure + Printable.text(line).utf8
      contents.hasPassingLine = true
      empty(&contents)
    }
  }

  /// Takes the passing line off.
  func wipe() {
    contents.withLock { contents in
      guard contents.hasPassingLine else { return }
      erase(&contents)
      empty(&contents)
    }
  }

  private func erase(_ contents: inout Contents) {
    guard contents.hasPassingLine else { return }
    contents.pending += Self.erasure
    contents.hasPassingLine = false
  }

  /// Writes whatever was held back.
  func flush() { contents.withLock { empty(&$0) } }

  /// The reason that bytes were lost; nil if none were.
  var failure: String? { contents.withLock(\.failure) }

  /// True if nobody reads any more, so that a long output may end.
  var isDeaf: Bool { contents.withLock(\.isDeaf) }

  /// All that was written, where it is kept in memory.
  var text: String {
    flush()
    return String(decoding: contents.withLock(\.kept), as: UTF8.self)
  }

  private func empty(_ contents: inout Contents) {
    defer { contents.pending.removeAll(keepingCapacity: true) }
    guard let descriptor else {
      contents.kept += contents.pending
      return
    }
    var rest = contents.pending[...]
    while !rest.isEmpty, !contents.isDeaf, contents.failure == nil {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        contents.isDeaf = true
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        contents.failure = unsafe String(cString: strerror(errno)).lowercased()
      }
    }
  }

  private func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&request, 1, -1)
  }
}
