/// The part of the screen below that a presented view covers.
nonisolated public enum UIModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// As the system sees fit: a sheet (R434).
  case automatic = -2
  /// Not at all.
  case none = -1
  /// The whole screen; what is below goes.
  case fullScreen = 0
  /// A sheet over the page below, which stays.
  case pageSheet = 1
  /// A smaller sheet over the page below, which stays.
  case formSheet = 2
  /// The controller that says so; what is below goes.
  case currentContext = 3
  /// As a presentation controller says; what is below stays.
  case custom = 4
  /// The whole screen; what is below stays.
  case overFullScreen = 5
  /// The controller that says so; what is below stays.
  case overCurrentContext = 6
  /// A bubble; what is below stays.
  case popover = 7

  /// True if what is below is taken away, and told so (R426, R433).
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// True if it is a sheet, which a finger can pull down.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    default: false
    }
  }
}

/// The animation with which a presented view would come and go.
nonisolated public enum UIModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
