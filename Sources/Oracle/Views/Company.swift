internal import Traces

/// The views with which a view may share its fingers.
///
/// They are counted once for all views. What moves for nobody leaves its fingers to what stands in it, and so does plain
/// content.
struct Company {
  private let grounds: Grounds
  /// True, by the places of views, if the view leaves its fingers to what stands in it.
  private let leavesFingers: [Bool]
  /// True, by the places of views, if the view scrolls for a finger.
  private let scrolls: [Bool]
  /// The number of views, and of those that scroll, in each part of the window, by its number.
  private var views: [Int]
  private var scrollers: [Int]

  /// Counts the views of a header.
  ///
  /// - Parameters:
  ///   - views: the views.
  ///   - grounds: the parts of the window that they are in.
  ///   - still: the places of those that move for nobody.
  init(_ views: [Header.View], _ grounds: Grounds, still: Set<Int>) {
    self.grounds = grounds
    leavesFingers = views.indices.map {
      still.contains($0) || Vocabulary.contents.contains(views[$0].component)
    }
    scrolls = views.indices.map {
      Vocabulary.scrollers.contains(views[$0].component) && !still.contains($0)
    }
    self.views = views.map { _ in 0 }
    scrollers = self.views
    for place in views.indices {
      self.views[grounds.ground(of: place)] += 1
      if scrolls[place] { scrollers[grounds.ground(of: place)] += 1 }
    }
  }

  /// Returns true if no other view that may have a view's fingers scrolls.
  func isOnlyScroller(_ place: Int) -> Bool {
    scrollers[grounds.ground(of: place)] == (scrolls[place] ? 1 : 0)
  }

  /// Returns true if no other view may have a view's fingers.
  func isAlone(_ place: Int) -> Bool {
    let around = grounds.around(place).count { leavesFingers[$0] }
    return views[grounds.ground(of: place)] == 1 + around
  }

  /// Returns true if all that a view stands in is plain content, or moves for nobody.
  func standsStill(_ place: Int) -> Bool { grounds.around(place).allSatisfy { leavesFingers[$0] } }
}
