internal import Traces

extension TraceStream {
  /// Returns the scroll views that move for nobody: their content fits, and nothing changes that.
  ///
  /// It is looked at where several views may share fingers.
  ///
  /// - Parameters:
  ///   - header: its header, which a stream would copy.
  ///   - record: what of the transcript was recorded.
  /// - Returns: their places.
  /// - Throws: why the lines stopped coming.
  func stillViews(
    _ header: borrowing Header,
    _ record: borrowing Recording
  ) throws(Failure) -> Set<Int> {
    guard header.views.count > 1, record.hasAllCalls else { return [] }
    let views = header.views
    var places = Set(views.indices.filter { views[$0].fits })
    guard !places.isEmpty else { return [] }
    try search { line, _ in
      if case .call(let call) = line, Program.Kind(call) != .harmless || call.changesFit {
        places.remove(Int(call.view.place))
      }
      return !places.isEmpty
    }
    return places
  }
}

extension Header.View {
  /// True if it is a scroll view whose content is no larger than it is, and that does not bounce all the same.
  fileprivate var fits: Bool {
    guard component == "scroll", let content = config[.contentSize]?.point,
      let size = config[.bounds]?.point ?? frame?.size, content.x <= size.x, content.y <= size.y
    else { return false }
    let others: [Name] = [
      .contentInset, .safeAreaInsets, .refreshControl, .alwaysBounceVertical,
      .alwaysBounceHorizontal, .contentOffset, .contentAlignmentPoint,
    ]
    return others.allSatisfy { config[$0] == nil }
  }
}

extension Call {
  /// True if it decides whether content that fits moves.
  fileprivate var changesFit: Bool { may(change: .bouncing) || may(change: .refresh) }
}
