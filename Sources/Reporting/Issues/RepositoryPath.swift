import Traces

/// The paths of a run's files, from the root of the repository in which they are.
public struct RepositoryPath: Hashable, Sendable {
  private let root: String
  private let folder: String

  /// Creates the rule.
  ///
  /// - Parameters:
  ///   - root: the repository's root as an absolute path; nil: the working directory.
  ///   - folder: the working directory as an absolute path.
  public init(root: String?, folder: String) {
    self.folder = folder
    self.root = root.flatMap { $0.isEmpty ? nil : $0 } ?? folder
  }

  /// Returns a path as the command line spells it, from the root on where it is below it.
  func path(of file: String) -> String {
    let absolute = Self.segments(file.hasPrefix("/") ? file : folder + "/" + file)
    let top = Self.segments(root)
    guard absolute.starts(with: top), absolute.count > top.count else {
      return file.hasPrefix("/") ? file : Self.relative(file)
    }
    return absolute.dropFirst(top.count).joined(separator: "/")
  }

  /// Returns the path as a URI reference: blanks and all that means something in a URI are spelt by
  /// number.
  func uri(of file: String) -> String {
    path(of: file).utf8.map { byte -> String in
      if byte.isLetter || byte.isDigit || "-._~/".utf8.contains(byte) {
        return String(UnicodeScalar(byte))
      }
      return "%" + byte.hexadecimal(width: 2, uppercase: true)
    }.joined()
  }

  private static func segments(_ path: String) -> [Substring] {
    var segments: [Substring] = []
    for segment in path.split(separator: "/") where segment != "." {
      if segment == "..", !segments.isEmpty {
        segments.removeLast()
      } else {
        segments.append(segment)
      }
    }
    return segments
  }

  private static func relative(_ file: String) -> String {
    file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }
}
