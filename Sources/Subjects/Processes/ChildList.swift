import Glibc

/// The children of this process, found in `/proc` with what a handler of signals may call: it may ask
/// for no memory, and so for no list.
enum ChildList {
  private typealias Listing = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int

  nonisolated(unsafe) private static var listing: Listing?
  nonisolated(unsafe) private static var memory: UnsafeMutableRawPointer?
  private static let listSize = 1 << 14
  private static let pathSize = 64
  private static let textSize = 1 << 10
  // The kernel puts the length and the name of a directory's entry at these offsets.
  private static let lengthOffset = 16
  private static let nameOffset = 19

  /// Makes what a handler may not make.
  ///
  /// - Returns: whether there is all that is needed.
  static func prepare() -> Bool {
    // The header shows it to GNU programs alone.
    guard let symbol = unsafe dlsym(nil, "getdents64") else { return false }
    unsafe listing = unsafeBitCast(symbol, to: Listing.self)
    unsafe memory = .allocate(byteCount: listSize + pathSize + textSize, alignment: 16)
    return true
  }

  /// Tells of each child.
  static func each(_ tell: (pid_t) -> Void) {
    guard let listing = unsafe listing, let list = unsafe memory else { return }
    let folder = unsafe open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    let own = getpid()
    while true {
      let count = unsafe listing(folder, list, listSize)
      guard count > 0 else { return }
      var place = 0
      while place < count {
        let entry = unsafe list + place
        let id = unsafe number(at: entry + nameOffset, most: 10)
        if id > 1, parent(of: id) == own { tell(id) }
        place += Int(unsafe entry.load(fromByteOffset: lengthOffset, as: UInt16.self))
      }
    }
  }

  /// Returns the number whose digits begin at a place; 0: there are none, or something else follows.
  private static func number(at start: UnsafeMutableRawPointer, most: Int) -> pid_t {
    var number: pid_t = 0
    for place in 0..<most {
      let byte = unsafe start.load(fromByteOffset: place, as: UInt8.self)
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
        return byte == 0 || byte == UInt8(ascii: " ") ? number : 0
      }
      number = number &* 10 &+ pid_t(byte - UInt8(ascii: "0"))
    }
    return number
  }

  private static func parent(of id: pid_t) -> pid_t {
    guard let memory = unsafe memory else { return 0 }
    let path = unsafe memory + listSize
    unsafe write(id, to: path)
    let file = unsafe open(path.assumingMemoryBound(to: CChar.self), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    let text = unsafe path + pathSize
    let count = unsafe read(file, text, textSize)
    // The name stands in parentheses and may contain any; the state and the parent follow it.
    var place = count - 1
    while place >= 0, unsafe text.load(fromByteOffset: place, as: UInt8.self) != UInt8(ascii: ")") {
      place -= 1
    }
    guard place >= 0, place + 14 < count else { return 0 }
    return unsafe number(at: text + place + 4, most: 10)
  }

  /// Writes `/proc/ID/stat`.
  private static func write(_ id: pid_t, to path: UnsafeMutableRawPointer) {
    var place = 0
    func append(_ byte: UInt8) {
      unsafe path.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
      place += 1
    }
    func append(_ text: StaticString) {
      for index in 0..<text.utf8CodeUnitCount { append(unsafe text.utf8Start[index]) }
    }
    append("/proc/")
    var power: pid_t = 1
    while id / power >= 10 { power *= 10 }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(id / power % 10))
      power /= 10
    }
    append("/stat")
    append(0)
  }
}
