internal import Traces

/// The facts about a view in the header, and the grain in which its motion is seen.
///
/// Nothing of this changes.
struct Setting: Sendable {
  /// The view as the header declares it.
  let declaration: Header.View
  /// True if the view scrolls; plain content only hears touches.
  let isScroller: Bool
  let isTable: Bool
  /// True if the header says how the view is set up, if only by a frame.
  let isSetUpAtAll: Bool
  /// The pixels a point, where the header tells and it is a whole number; 0 otherwise.
  let pixelGrid: Int32
  /// True if its messages are asked what is asked of few (`rarely`): the header tells its pixels, other views scroll
  /// too, or the record does not hear how it moves.
  let isUnusual: Bool
  /// Half a device pixel, and a whole one, in thousandths of a point.
  let halfPixel: Int32
  let pixel: Int32
  /// Frames a second, and how many frames the header names that do not come.
  let rate: Int64
  let droppedFrames: Int64
  /// The extra distance that the last frame of a glide may carry it, compared with 60 frames a
  /// second.
  let lastFrameExcess: Int32

  init(_ view: Header.View, header: borrowing Header, isUnusual: Bool) {
    declaration = view
    isScroller = Vocabulary.scrollers.contains(view.component)
    isTable = Vocabulary.tables.contains(view.component)
    isSetUpAtAll = view.frame != nil || !view.config.isEmpty
    let scale = header.effectiveScale
    let told = header.scale?.double ?? 0
    pixelGrid = told == told.rounded() ? Int32(told) : 0
    self.isUnusual = pixelGrid > 0 || isScroller && isUnusual
    pixel = Int32(1000 / scale + 0.999)
    halfPixel = Int32(500 / scale + 0.999)
    rate = Int64(max(1, header.effectiveRate))
    droppedFrames = Int64(header.dropped.count)
    // The glide ends in the first frame below 0.01 points a millisecond, and the target is where that
    // is: a frame longer than the 1/60 s of C13's figure carries it farther.
    let period = 1_000_000 / Int32(max(1, header.effectiveRate))
    lastFrameExcess = max(0, (period - 16_667) / 100)
  }

  /// True if any frames do not come.
  var hasDroppedFrames: Bool { droppedFrames > 0 }

  /// True if the view zooms, by its kind or by what its header sets.
  var zooms: Bool {
    Vocabulary.zoomers.contains(declaration.component)
      || declaration.config[.maximumZoomScale] != nil
      || declaration.config[.minimumZoomScale] != nil
      || declaration.delegate.entries.contains { $0.message == .viewForZooming }
  }
}
