import Foundation

extension BaselineFolder {
  /// A file below the folder.
  struct Entry: Hashable {
    /// The kind of the file, by its name.
    enum Role: Hashable {
      /// A baseline that was accepted.
      case accepted
      /// One that waits for it.
      case pending
      /// The rest of a write that was killed.
      case leftover
      /// Something else.
      case foreign
    }

    /// Its path below the folder.
    let path: String
    let role: Role

    init(_ path: String, _ role: Role) {
      self.path = path
      self.role = role
    }

    /// The path of the baseline that it is, or waits to be.
    var acceptedPath: String {
      role == .pending ? String(path.dropLast(BaselinePath.pendingEnding.utf8.count)) : path
    }

    /// The name of the folder of its subject.
    var folder: Substring { path.prefix { $0 != "/" } }
  }

  /// Returns all files below the folder in byte order, and what is wrong with directories.
  ///
  /// Files whose names begin with a dot are others' business, such as `.gitattributes`; what a killed
  /// write left is not.
  func entries() -> (files: [Entry], failures: [BaselineRemark]) {
    var files: [Entry] = []
    var failures: [BaselineRemark] = []
    var entered: Set<FileStatus.Identity> = []
    var open = [""]
    while let directory = open.popLast() {
      let place = directory.isEmpty ? path : file(directory)
      guard let status = FileStatus(of: place), entered.insert(status.identity).inserted else {
        continue
      }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
        failures.append(
          BaselineRemark(.unusable, Place(file: place), why: FileStatus.lastFailure())
        )
        continue
      }
      for name in names {
        let relative = directory.isEmpty ? name : directory + "/" + name
        let role = Self.role(of: name)
        if FileStatus(of: file(relative))?.isDirectory ?? false {
          // A directory in a file's place is told of as the file that it keeps from being there.
          if role == .foreign { open.append(relative) } else { files.append(Entry(relative, role)) }
        } else if role != .foreign || !name.hasPrefix(".") {
          files.append(Entry(relative, role))
        }
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return (files, failures)
  }

  /// Removes what killed writes have left.
  ///
  /// Nobody may be writing meanwhile: whoever calls has the whole folder to itself.
  func removeLeftovers() {
    for entry in entries().files where entry.role == .leftover { _ = remove(entry.path) }
  }

  private static let temporaryEndings = [".partial", ".new"]

  private static func role(of name: String) -> Entry.Role {
    if name.hasSuffix(Source.transcriptEnding) { return .accepted }
    if name.hasSuffix(Source.transcriptEnding + BaselinePath.pendingEnding) { return .pending }
    // Whatever a temporary file is called, it has the name of the file that it was to become.
    let isTemporary = temporaryEndings.contains { name.hasSuffix($0) }
    return isTemporary && name.contains(Source.transcriptEnding) ? .leftover : .foreign
  }
}
