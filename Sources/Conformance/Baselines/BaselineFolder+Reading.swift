import Foundation
import Glibc
import Traces

extension BaselineFolder {
  /// The result of reading a baseline.
  enum Reading {
    /// There is no such file.
    case missing
    /// It was read whole.
    case whole(Baseline)
    /// It cannot be used, but may be replaced: it is broken off, has a conflict, or is of another case.
    case unusable(BaselineRemark)
  }

  /// The largest file that is read, in bytes: a baseline is kept in memory.
  static let mostBytes = 256 << 20

  /// Reads the file of a case.
  ///
  /// - Parameters:
  ///   - relative: its path below the folder.
  ///   - id: the id that it must hold; nil: any.
  /// - Returns: what came of it.
  func read(_ relative: String, of id: String?) -> Reading {
    let path = file(relative)
    func unusable(_ why: String, line: Int? = nil) -> Reading {
      .unusable(BaselineRemark(.unusable, Place(file: path, line: line), id: id, why: why))
    }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let why = FileStatus.lastFailure()
      return FileKind(ofLinkAt: path) == nil && [ENOENT, ENOTDIR].contains(errno)
        ? .missing : unusable(why)
    }
    // A pipe would be waited for, and never end.
    let kind = FileKind(status.st_mode)
    guard kind == .file else { return unusable("\(kind.words); a baseline is a plain file") }
    guard status.st_size <= Self.mostBytes else {
      return unusable("\(status.st_size) bytes; a baseline has at most \(Self.mostBytes)")
    }
    do throws(TraceError) {
      let transcript = try Self.transcript(in: path)
      guard id == nil || transcript.header.id == id else {
        return unusable(
          "it holds \(transcript.header.id); expected the baseline of \(id ?? ""); remove it, or"
            + " record again"
        )
      }
      return .whole(Baseline(read: transcript))
    } catch {
      if let line = Self.conflict(in: path) {
        return unusable(
          "a merge left a conflict in it; record again and accept, or take one of the two versions"
            + " whole",
          line: line
        )
      }
      return unusable(error.problem.description + Self.advice, line: error.line)
    }
  }

  private static let advice = "; record again and accept, or take the file from an earlier commit"

  /// Returns the only trace of a file.
  private static func transcript(in path: String) throws(TraceError) -> Trace {
    var reader = try TraceReader(file: path)
    guard let transcript = try reader.nextTrace() else { throw TraceError(.missingHeader, line: 1) }
    if let second = try reader.nextTrace() {
      throw TraceError(.headerInsideTrace, line: second.firstLine)
    }
    return transcript
  }

  /// Returns the first line that `git merge` has written between two versions.
  private static func conflict(in path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].map { Array($0.utf8) }
    var number = 0
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if marks.contains(where: { line.starts(with: $0) }) { return number }
    }
    return nil
  }
}
