import Glibc

/// A pipe to or from a child: two ends, each closed with its value.
package struct Pipe: Sendable {
  /// One end of a pipe.
  package final class End: Sendable {
    let descriptor: Int32
    private let isOwn: Bool

    fileprivate init(_ descriptor: Int32) {
      self.descriptor = descriptor
      isOwn = true
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Uses a descriptor of somebody else, who closes it.
    init(borrowing descriptor: Int32) {
      self.descriptor = descriptor
      isOwn = false
    }

    deinit { if isOwn { close(descriptor) } }

    /// Makes reading and writing return at once.
    func makeNonBlocking() {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// The result of an attempt to read or to write.
  package enum Progress: Hashable, Sendable {
    /// So many bytes went through.
    case moved(Int)
    /// Nothing can be moved now.
    case blocked
    /// The other end is closed.
    case closed
  }

  let reading: End
  let writing: End

  /// Linux's `F_SETPIPE_SZ`, which the system's header shows to GNU programs alone.
  private static let setSize: Int32 = 1031
  /// A pipe that takes several answers lets both sides work at once.
  private static let size: Int32 = 1 << 20

  /// Creates a pipe.
  ///
  /// - Throws: `StartFailure` where the system has no more.
  init() throws(StartFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw StartFailure(errorNumber: errno) }
    reading = End(ends[0])
    writing = End(ends[1])
    // A system that refuses more than 64 KiB is slower, and as good.
    _ = fcntl(ends[1], Self.setSize, Self.size)
  }
}

extension Pipe.End {
  /// Writes as many bytes as can be written now.
  func write(_ bytes: Span<UInt8>) -> Pipe.Progress {
    let count = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    }
    return Self.progress(count, atEnd: .closed)
  }

  /// Reads what there is into an array, from a place on.
  func read(into bytes: inout [UInt8], from start: Int) -> Pipe.Progress {
    let room = bytes.count - start
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe Glibc.read(descriptor, bytes.baseAddress.map { unsafe $0 + start }, room)
    }
    return Self.progress(count, atEnd: .closed)
  }

  private static func progress(_ count: Int, atEnd: Pipe.Progress) -> Pipe.Progress {
    if count > 0 { return .moved(count) }
    if count == 0 { return atEnd }
    return errno == EAGAIN || errno == EINTR ? .blocked : .closed
  }
}

extension Pipe.End {
  /// Writes all of some bytes, and waits where it must; returns whether somebody reads them.
  package func writeAll(_ bytes: [UInt8]) -> Bool {
    var outgoing = Outgoing()
    outgoing.append(bytes)
    while true {
      if outgoing.flush(to: self) == .closed { return false }
      if outgoing.isEmpty { return true }
      var polling = Polling()
      _ = polling.add(self, toWrite: true)
      _ = polling.wait(for: nil)
    }
  }

  /// Waits until there is something to read.
  package func waitUntilReadable() {
    var polling = Polling()
    _ = polling.add(self)
    _ = polling.wait(for: nil)
  }
}
