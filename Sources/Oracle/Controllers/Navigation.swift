internal import Traces
internal import Transcripts

/// The facts about the controllers that a navigation shows, and about those that are presented.
final class Navigation: StageFeature {
  /// The place of the navigation; nil: there is none.
  private(set) var place: Int?
  /// The controllers of the navigation, and whether all that may change them was recorded.
  var controllers = ControllerStack(first: nil)
  private(set) var followsControllers = false
  /// The view that the navigation's delegate is being told of, and whether it was told of any before.
  var shown: String?
  var tellsWill = false
  var tellsDid = false
  /// True if the navigation has told that it is about to show a view, without its name, and none has
  /// appeared since.
  var isSomeoneAnnounced = false
  /// The latest call that has it show another view.
  var called: NavigationCall?
  /// The latest call that presents a controller or dismisses one.
  var modalCall: ModalCall?
  /// The calls that present and those that dismiss whose completions have not run; nil: not all calls are known.
  var awaited: AwaitedCompletions?
  /// The time of the latest call that has any view come or go; -1: no such call came, or its time is not told.
  var changeTime: Microseconds = -1
  /// True if the completion of any was ever told: a program may pass none.
  var tellsCompletions = false
  /// True if anything is presented of which no header says so; unknown: the record does not tell.
  var presentsUntold = Certainty.unknown
  /// The size of a navigation's window; nil: there is no navigation.
  var window: WindowSize?
  /// True if the program has told the navigation which controllers it has.
  var hasNavigated = false

  /// True if a call or a tap that nobody records may lead to a controller that goes by no name.
  private var mayLeadToStranger = false

  var placeJudgedAtRest: Int? { place }

  /// True if it may show a controller that goes by no name, or none.
  var mayShowStranger: Bool {
    followsControllers ? controllers.mayBeEmpty : mayLeadToStranger
  }

  func gather(_ stage: Stage) {
    let watches = stage.watches
    place = watches.firstIndex { $0.setting.declaration.component == "navigation" }
    window = place.map { WindowSize(watches[$0].setting.declaration) }
    let first = watches.first(where: \.site.isInNavigation)
    let hasCalls = first?.record.hasAllCalls ?? false
    followsControllers = hasCalls && first?.hands.areRecorded == true
    // A header that says of one view how it is presented says so of each.
    let declaresModals = watches.contains { $0.screen?.modal != nil }
    presentsUntold = hasCalls || declaresModals ? .no : .unknown
    mayLeadToStranger =
      !hasCalls || watches.contains { $0.setting.declaration.config[.segues] != nil }
    awaited = watches.first?.record.hasAllCalls == true ? AwaitedCompletions() : nil
    let name = first?.setting.declaration.name.text
    controllers = ControllerStack(first: followsControllers ? name : nil)
    for watch in watches { watch.site.showing = stage.screen(around: watch) }
  }

  func receive(_ message: borrowing Message, _ watch: Watch) {
    guard watch.now.event == .willShowController || watch.now.event == .didShowController else {
      return
    }
    watch.site.stage.receiveShow(message)
  }

  func follow(_ watch: Watch) {
    watch.site.stage.followShow(watch.now.event)
    awaited?.follow(watch.now.event)
  }

  func follow(_ hands: Hands, _ stage: Stage) { stage.followNavigation(hands) }

  func follow(_ call: borrowing Call, kind _: Program.Kind, _ stage: Stage, turn: Int32) {
    if call.name == .setViewControllers || call.name == .performSegue { mayLeadToStranger = true }
    stage.followNavigation(call, turn: turn)
  }

  func rest(_ stage: Stage) { stage.restNavigation() }
}

/// The numbers of calls whose completions have not run.
struct AwaitedCompletions: Sendable {
  private(set) var presentations = 0
  private(set) var dismissals = 0

  mutating func follow(_ call: borrowing Call) {
    if call.name == .present { presentations += 1 } else { dismissals += 1 }
  }

  mutating func follow(_ event: Event) {
    switch event {
    case .presentCompletion: presentations = max(0, presentations - 1)
    case .dismissCompletion: dismissals = max(0, dismissals - 1)
    default: break
    }
  }
}

extension SlotKey<Navigation> {
  static var navigation: Self { Self(.navigation) }
}

extension StageFeatureMaker {
  /// The maker of the facts about the controllers of all views.
  static var navigation: StageFeatureMaker {
    StageFeatureMaker { slots in
      let navigation = Navigation()
      slots[.navigation] = navigation
      return navigation
    }
  }
}

extension Stage {
  /// The controllers that a navigation shows, and those that are presented.
  var navigation: Navigation {
    guard let navigation = self[.navigation] else {
      preconditionFailure("the rule book has no navigation among what it keeps of all views")
    }
    return navigation
  }
}
