internal import Traces
internal import Transcripts

/// The facts about a controller whose view comes and goes, under the view's name.
///
/// It is a class, so that the watch of a view that is no controller's pays one comparison for it.
final class ScreenFacts: Feature, Showing {
  /// The place of the view between being off the screen and on it.
  enum Phase: Sendable {
    case unknown, away, coming, here, going
  }

  /// The beginning of a change of what is on the screen.
  struct Change: Sendable {
    var turn: Int32 = -1
    /// The turn in which it ended; -1: it did not.
    var endTurn: Int32 = -1
    var time: Microseconds = -1
    /// True if the change is animated; nil: not told.
    var isAnimated: Bool?
    /// True if it takes back the change before it.
    var isBack = false
  }

  /// The facts that are told about segues.
  struct ToldSegue: Sendable {
    /// The destination and the sender of the segue that the judged message is about; nil: not told.
    var destination: String?
    var sender: Value?
    /// The latest question whether a segue is to be performed.
    var question: SegueQuestion?
    /// The turn in which one was prepared last; -1: none was.
    var turn: Int32 = -1
  }

  /// True if a navigation shows the view, and nobody else.
  let isInNavigation: Bool
  /// True if all four messages about the view's coming and going could be heard, and true if that
  /// was so from the start.
  let isHeard: Bool
  let isFollowed: Bool
  /// The place of its view.
  var whereabouts: Whereabouts
  /// The certainty that the view was loaded.
  private(set) var hasLoaded: Certainty
  /// The certainty that the view was on the screen before it began to come; unknown: it may have
  /// been.
  private(set) var hasAppeared: Certainty
  /// True if it goes without having come.
  private(set) var isTakenBack = false
  /// True if the latest appearance or disappearance is animated; nil: not told.
  private(set) var isAnimated: Bool?
  /// The facts that are told about segues from it.
  private(set) var segue = ToldSegue()
  /// The changes in which the view last began to come, and to go.
  private(set) var coming = Change()
  private(set) var going = Change()
  /// The facts about its presentation; nil: it is not presented, but pushed.
  private(set) var modal: ModalScreen?
  /// The turn of its latest final state.
  private(set) var restTurn: Int32 = -1
  /// The messages to a navigation's delegate about the view, and the controller that prepared for
  /// it.
  var passage = Passage()
  /// The messages to it about its place and its layout.
  var layout = ScreenLayout()
  /// The facts about its table.
  var list: ListFacts
  /// True if something has stirred the view while it was off the screen, or on its way.
  ///
  /// No source tells what becomes of a motion, a touch or a call that meets a view there, so nothing
  /// but its appearance is judged until it is seen to rest on the screen.
  private(set) var isStirred = false
  /// The same until the latest final state, which comes before those of the views inside.
  private var wasStirred = false
  /// True if a script has changed the way in the midst of another change, or of a load.
  private(set) var isTangled = false
  /// True if the view may have come or gone where nobody heard of it.
  private(set) var mayHaveMoved: Bool

  init(_ watch: Watch, isInNavigation: Bool) {
    self.isInNavigation = isInNavigation
    isHeard = Self.story.allSatisfy(watch.hears)
    isFollowed = isHeard && watch.record.isFromTheStart
    whereabouts = Whereabouts(watch)
    hasLoaded = watch.record.isFromTheStart ? .no : .unknown
    hasAppeared = watch.record.isFromTheStart ? .no : .unknown
    list = ListFacts(watch)
    modal = ModalScreen(watch.setting.declaration, watch.law.switches)
    // At first a navigation shows the first of its views, and a tap may lead to another.
    let mayGo = watch.setting.declaration.config[.segues] != nil
    mayHaveMoved = isInNavigation && !isFollowed && (mayGo || !watch.isFirstInside)
  }

  private static let story: [Event] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// The place of the view that the latest message tells.
  var phase: Phase { whereabouts.phase }

  /// True if the view is off the screen, or on its way, but for the first time that it comes.
  var isOff: Bool {
    switch phase {
    case .here: false
    case .coming: hasAppeared != .no
    case .unknown, .away, .going: true
    }
  }

  /// True if the view may be coming or going; one whose coming and going is not heard may whenever something may
  /// show another.
  var mayBeOnItsWay: Bool {
    switch phase {
    case .coming, .going: true
    case .here, .away, .unknown: !isFollowed && (modal != nil || mayHaveMoved)
    }
  }

  /// True if the view is what it would be without a controller.
  var isPlain: Bool {
    guard isInNavigation else { return true }
    return isFollowed ? !isOff && !isStirred : !mayHaveMoved
  }

  /// True if the view is so at rest, too, where it is on the screen or off it.
  var isPlainAtRest: Bool { !isStirred && !(isInNavigation && mayHaveMoved) }

  /// True if a view inside is so at rest.
  var isPlainAtRestInside: Bool { isPlainAtRest && !wasStirred }

  func isSteady(in turn: Int32) -> Bool {
    isInNavigation && isFollowed && phase == .here && !isStirred && !isTangled
      && coming.endTurn < turn
  }

  /// The turn in which the view began what is under way; -1: nothing is.
  var movingTurn: Int32 {
    switch phase {
    case .coming: coming.turn
    case .going: going.turn
    case .unknown, .away, .here: -1
    }
  }

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch) {
    if watch.now.event.isOfAppearance { isAnimated = message.arguments[.animated]?.bool }
    segue.destination = message.arguments[.forSegue]?.string
    segue.sender = message.arguments[.sender]
    if watch.now.event == .prepareForSegue { segue.turn = watch.now.turn }
    if watch.now.event == .shouldPerformSegue {
      segue.question = SegueQuestion(
        name: message.arguments[.withIdentifier]?.string,
        isAllowed: message.answer?.bool,
        turn: watch.now.turn
      )
    }
    if watch.now.event == .viewDidAppear || watch.now.event == .viewDidDisappear {
      list.take(message.table.selectedRows)
    }
    if watch.now.event == .viewWillTransition { layout.size.receive(message) }
    list.receive(message, watch.now.event, turn: watch.now.turn)
    modal?.receive(message, watch.now.event)
  }

  /// Takes in a final state before it is judged.
  func receive(_ final: borrowing Final, _ watch: Watch) {
    list.take(final)
  }

  /// Notes that the view is at rest, for all that can be seen.
  func rest(_ watch: Watch) {
    restTurn = watch.now.turn
    wasStirred = isStirred
    if phase == .here { isStirred = false }
    whereabouts.rest()
    guard phase == .here || phase == .away else { return }
    list.isTangled = false
    isTangled = false
  }

  /// Follows what a message means, after it was judged.
  func follow(_ watch: Watch) {
    layout.follow(
      watch.now.event,
      isTakenBack: whereabouts.possible.contains(.going),
      isFirst: hasAppeared == .no,
      isEndHeard: watch.hears(.viewDidLayoutSubviews)
    )
    layout.size.follow(watch.now.event, turn: watch.now.turn, time: watch.now.time)
    layout.followPassage(watch.now.event, turn: watch.now.turn)
    modal?.follow(watch)
    switch watch.now.event {
    case .viewDidLoad: load(watch)
    case .viewWillAppear: beginAppearance(watch)
    case .viewDidAppear: endAppearance(watch)
    case .viewWillDisappear: beginDisappearance(watch)
    case .viewDidDisappear: endDisappearance(watch)
    case .viewIsAppearing: whereabouts.narrow(to: .coming)
    case .final, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewWillTransition, .transitionAnimation, .transitionCompletion:
      break
    default: followOther(watch)
    }
  }

  private func load(_ watch: Watch) {
    hasLoaded = .yes
    let others =
      modal == nil
      ? watch.site.stage.neighbours(of: watch)
      : watch.site.stage.screens.filter(\.isInNavigation)
    // A call to the view, or to one in it, loads it whatever goes on.
    passage.isLoadedLate = !isStirred && others.contains { $0.phase == .going }
    // A view that was just loaded is not on the screen.
    if phase == .unknown { whereabouts.move(to: .away) }
  }

  private func beginAppearance(_ watch: Watch) {
    if watch.hears(.viewDidLoad) { hasLoaded = .yes }
    coming.isBack = whereabouts.possible == .going
    whereabouts.move(to: .coming)
    if watch.site.stage.navigation.isSomeoneAnnounced { whereabouts.isPushed = true }
    coming.turn = watch.now.turn
    coming.endTurn = -1
    coming.time = watch.now.time
    coming.isAnimated = isAnimated
    isTakenBack = false
  }

  private func endAppearance(_ watch: Watch) {
    whereabouts.move(to: .here)
    watch.site.stage.overtake(by: self, watch)
    coming.endTurn = watch.now.turn
    hasAppeared = .yes
    passage.end()
    watch.site.stage.navigation.called = nil
    watch.site.stage.navigation.isSomeoneAnnounced = false
    if watch.hands.down > 0 { isStirred = true }
    list.endAppearance()
  }

  private func beginDisappearance(_ watch: Watch) {
    isTakenBack = phase == .coming
    list.beginDisappearance(isTakenBack: isTakenBack)
    going.turn = watch.now.turn
    going.time = watch.now.time
    going.isAnimated = isAnimated
    whereabouts.move(to: .going)
    let isAtRest =
      watch.isSurelyAtRest && watch.program.animation.endsAllowed == 0
      && watch.site.stage.isAtRest(inside: self)
    if !isAtRest || watch.hands.down > 0 { isStirred = true }
  }

  private func endDisappearance(_ watch: Watch) {
    whereabouts.move(to: .away)
    for other in watch.site.stage.neighbours(of: watch) { other.layout.isLeftAlone = true }
    passage = Passage()
    list.endDisappearance(isTakenBack: isTakenBack)
  }

  /// Follows a message that is not about the screen's own coming and going.
  private func followOther(_ watch: Watch) {
    if watch.now.event == .prepareForSegue {
      // The segue causes the next messages, and not an earlier call.
      watch.site.stage.navigation.called = nil
      watch.site.stage.leadBySegue(to: segue.destination, isHere: phase == .here)
      watch.site.stage.notePrepared(segue.destination, by: segue.sender)
    }
    if watch.now.event.beginsTap { watch.site.stage.noteTap() }
    if isOff, !watch.now.event.isOfAppearance, !watch.now.event.isOfPresentation {
      isStirred = true
    }
    // Rows that are shown anew have cells that were others'.
    if isOff, watch.now.event == .cellForRow { list.hasNewCells = true }
    list.follow(watch.now.event)
  }

  /// Follows a touch event, which may have the view come or go.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) { whereabouts.open() }

  /// Follows a call, which may change what the controller would do by itself.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    let (isOwn, turn) = (moment.isOwn, moment.turn)
    // A view below a bar is laid out anew with the bar, and so is its content.
    if call.name == .isNavigationBarHidden { isStirred = true }
    if call.name == .resizeWindow {
      isStirred = true
      layout.isDisturbed = true
      followResize(watch.site.stage.navigation.window, turn: turn)
    }
    if call.may(change: .screens) || call.may(change: .presentation) { whereabouts.open() }
    if call.may(change: .screens) {
      if !isFollowed { mayHaveMoved = true }
      if call.isByDelegate, watch.site.stage.isOnTheWay(in: turn) == true { isTangled = true }
    }
    if isOwn {
      list.follow(call, turn: turn)
      modal?.follow(call)
    }
    if isOwn || call.isByDelegate { layout.isDisturbed = true }
    if isOwn, isOff { isStirred = true }
    // A script inside a message may do anything.
    if call.isByDelegate { list.isDisturbed = true }
    // No source tells what comes of one that turns the way of the view round.
    if call.isByDelegate, phase == .coming || phase == .going {
      isStirred = true
      list.isTangled = true
    }
  }

  /// Notes that a navigation tells of the view, or may.
  func noteShow(_ event: Event) {
    passage.tell(event, isComing: phase == .coming)
    if event == .willShowController { whereabouts.isPushed = true }
  }

  /// Notes a call that presents it.
  func noteCall(turn: Int32) { modal?.callTurn = turn }

  /// Follows a call to a view inside this one, or a message of it.
  func followInside() {
    if isOff { isStirred = true }
  }
}

extension Watch {
  /// True if the view is the first in the one that it stands in, so far as their places tell.
  fileprivate var isFirstInside: Bool { site.container.map { site.place == $0 + 1 } ?? false }

  /// True if the view is surely at rest.
  var isSurelyAtRest: Bool { course.isSurely(in: Phase.atRest) }
}
