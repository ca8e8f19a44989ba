/// The members of a JSON object by their keys; of anything else there are none.
struct Members {
  let all: [JSONNode.Member]

  init(_ node: JSONNode?) {
    if case .object(let members)? = node?.content { all = members } else { all = [] }
  }

  /// Reads a line that a reader has accepted.
  init(_ bytes: [UInt8]) {
    var parser = JSONParser(bytes)
    self.init(try? parser.parseLine())
  }

  subscript(key: String) -> JSONNode? { all.first { $0.key == key }?.value }
}

extension [UInt8] {
  /// Returns the column of a byte in a line, which counts characters.
  func column(of offset: Int) -> Int {
    1 + prefix(offset).count { $0 & 0xc0 != 0x80 }
  }
}
