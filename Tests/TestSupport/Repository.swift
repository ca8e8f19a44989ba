public import Foundation

/// The repository that these tests are of, found from where this file stands.
public enum Repository: Sendable {
  /// Its folder.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The corpus of traces.
  public static let traces = folder.appending(path: "traces")
}
