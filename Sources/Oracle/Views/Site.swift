internal import Traces

/// The place of a view, and its surroundings: the window, its container, the other views, the
/// keyboard.
final class Site {
  /// The view's place in the header.
  let place: Int
  /// The view's place in its container, and the container; nil: the window.
  let frameOrigin: Place
  let container: Int?
  /// True if no other view that may have its fingers scrolls, so that a touch can only be its.
  let isOnlyScroller: Bool
  /// True if no other view may have its fingers, so that no content takes its touches.
  let isAlone: Bool
  /// True if all that it stands in is plain content, or moves for nobody.
  let standsStill: Bool
  /// True if a navigation shows it, and it is not presented.
  let isInNavigation: Bool
  /// All views of the transcript.
  unowned let stage: Stage
  /// The possible causes of a message, for all views.
  let causes: Causes
  /// True if something shows and hides any view of the transcript.
  var isAmongShown = false
  /// The feature that shows and hides what it stands in; nil: none.
  var showing: (any Showing)?
  /// The facts about fingers on plain content, for all views; nil: there is none.
  var contents: ContentTouches?
  /// The state of the keyboard, for all views.
  var keyboard: Keyboard?
  /// True if a table's rows or its section index may keep a finger that is the table's elsewhere.
  var keepsTouches: Bool
  /// The properties that decide if fingers find the view.
  var visibility = Visibility()
  /// True if a call may have moved the view from under fingers, with a new frame or bounds, or hides it from
  /// them.
  var mayBeElsewhere: Bool { mayHaveMoved || isFading }
  private var mayHaveMoved = false
  /// True if the view may take no touches, because it fades, or what it stands in does.
  private(set) var isFading = false
  /// The way that its corner may have gone since the header, as its bounds got other sizes, and nothing else
  /// moved it: the least and the greatest on each axis; nil: nobody knows, or nobody may touch it.
  var drift: (least: Place, most: Place)? { isFading ? nil : way }
  private var way: (least: Place, most: Place)? = (Place(x: 0, y: 0), Place(x: 0, y: 0))
  /// True if the view may have left its window, without which nothing is animated.
  var mayBeRemoved = false

  /// Puts a view where its header says.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - place: its place in the header.
  ///   - header: the header.
  ///   - names: where each view stands in the header.
  ///   - hasRecognizers: whether any view is a gesture recognizer.
  ///   - isOnlyScroller: whether no other view that may have its fingers scrolls.
  ///   - isAlone: whether no other view may have its fingers.
  ///   - standsStill: true if all that it stands in is plain content, or moves for nobody.
  ///   - stage: all views.
  init(
    _ view: borrowing Header.View,
    place: Int,
    header: borrowing Header,
    names: [Name: Int],
    hasRecognizers: Bool,
    isOnlyScroller: Bool,
    isAlone: Bool,
    standsStill: Bool,
    stage: Stage
  ) {
    self.place = place
    self.stage = stage
    causes = stage.causes
    self.isOnlyScroller = isOnlyScroller && Vocabulary.scrollers.contains(view.component)
    self.isAlone = isAlone
    self.standsStill = standsStill
    frameOrigin = Place(view.frame?.origin ?? .zero)
    container = view.container.map { names[$0] ?? header.views.count }
    // A view that is presented is a navigation's in the header alone.
    isInNavigation =
      !view.isPresented
      && view.container.flatMap { names[$0] }.map { header.views[$0].component == "navigation" }
        ?? false
    // A recognizer may keep a finger from scrolling (R639).
    keepsTouches = Watch.keepsTouches(view) || hasRecognizers
    // A view that nobody sees takes no touches.
    isFading = view.config[.alpha] != nil
  }

  /// Takes in that it fades, or what it stands in does: a view that is animated, or that nobody sees, takes
  /// no touches.
  func fade() { isFading = true }

  /// Takes in that it can be seen, and is not animated any more.
  func endFade() { isFading = false }

  /// Its bounds get another size: whichever side stays, or its centre, no side goes farther than that.
  func resize(from old: Place, to new: Place) {
    guard let way, old.isKnown, new.isKnown else { return move() }
    guard old != new else { return }
    mayHaveMoved = true
    let step = Place(x: old.x &- new.x, y: old.y &- new.y)
    self.way = (
      Place(x: way.least.x &+ min(0, step.x), y: way.least.y &+ min(0, step.y)),
      Place(x: way.most.x &+ max(0, step.x), y: way.most.y &+ max(0, step.y))
    )
  }

  /// Takes in that something may have put it anywhere.
  func move() {
    mayHaveMoved = true
    way = nil
  }
}
