extension FrameworkMap {
  /// The maps that are shipped, by the names of their files.
  public static let shipped: [FrameworkMap] = files.compactMap {
    try? FrameworkMapReader.read(Array($0.utf8))
  }

  static let files = [
    EmbeddedFiles.browserMapJsonl, EmbeddedFiles.composeMapJsonl, EmbeddedFiles.emblaMapJsonl,
    EmbeddedFiles.flutterMapJsonl, EmbeddedFiles.iscrollMapJsonl, EmbeddedFiles.mauiMapJsonl,
    EmbeddedFiles.reactNativeMapJsonl, EmbeddedFiles.recyclerViewMapJsonl,
    EmbeddedFiles.rxcocoaMapJsonl, EmbeddedFiles.swiftuiMapJsonl, EmbeddedFiles.swiperMapJsonl,
    EmbeddedFiles.viewpager2MapJsonl,
  ]

  /// Reads a map that somebody has written.
  ///
  /// - Parameter bytes: the file.
  /// - Returns: the map.
  /// - Throws: `ImportError` where it is none.
  public static func read(_ bytes: [UInt8]) throws(ImportError) -> FrameworkMap {
    do throws(ImportProblem) {
      return try FrameworkMapReader.read(bytes)
    } catch {
      throw ImportError(error, in: bytes)
    }
  }
}
