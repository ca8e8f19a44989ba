public import Foundation
public import Testing

/// The files that some tests read and that are no part of the package: recorded fingers, the sources that the
/// catalogue is checked against, schemas of others.
///
/// `TOUCHSTONE_SHARED` names their folder. Without it those tests are skipped, and say so.
public enum OutsideFiles: Sendable {
  /// The reason of a test that is skipped.
  public static let areNeeded: Comment = "TOUCHSTONE_SHARED=DIR is needed"

  private static let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_SHARED"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  /// The place of a file or folder in it; nil: it is not there.
  public static func url(_ path: String) -> URL? {
    guard let url = folder?.appending(path: path),
      FileManager.default.isReadableFile(atPath: url.path(percentEncoded: false))
    else { return nil }
    return url
  }
}
