internal import Traces
internal import Transcripts

extension Watch {
  /// Returns true unless the message tells that the content is elsewhere than at a place, by more than a pixel.
  @inline(__always)
  func mayBeAt(_ place: Place) -> Bool { mayBeAt(place, within: setting.pixel) }

  /// Returns true unless the message tells that the content is farther from a place than a tolerance.
  @inline(__always)
  func mayBeAt(_ place: Place, within tolerance: Int32) -> Bool {
    !now.offset.differs(from: place, by: tolerance)
  }
}
