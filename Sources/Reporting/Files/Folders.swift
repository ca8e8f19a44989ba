import Glibc

/// The folders that a file stands in.
enum Folders {
  /// Makes those that are not there.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - made: gets the folders that were made, the outermost first.
  /// - Throws: `FileFailure` where one of them cannot be made.
  static func make(above path: String, _ made: inout [String]) throws(FileFailure) {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      end = slash
      let folder = String(path[..<slash])
      if unsafe mkdir(folder, 0o777) == 0 {
        made.append(folder)
        continue
      }
      // To look whether it is there sets the number of another mistake.
      let number = errno
      guard number == EEXIST || isThere(folder) else {
        throw FileFailure(folder, number: number)
      }
    }
  }

  /// Returns the folder of a file.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns true if something has this name, be it a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }
}
