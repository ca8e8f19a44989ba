internal import Traces
internal import Transcripts

/// The facts about a controller that is presented, and never pushed.
struct ModalScreen: Sendable {
  /// The certainty that it takes the views below away; unknown: the profile leaves it open (R434).
  let covers: Certainty
  /// True if the header says that it is a sheet, which a finger may pull at.
  let isSheet: Bool
  /// The certainty that a finger cannot pull it down; unknown: a call may have changed that.
  private(set) var isFixed: Certainty
  /// True if the header says that a finger cannot pull it down, and no call has come that changes it.
  private(set) var wasAlwaysFixed: Bool
  /// True if it was ever asked or told about a finger that pulls at it.
  private(set) var isToldOf = false
  /// True if it has told that it has gone.
  private(set) var hasToldOfEnd = false
  /// True if it was asked since it came whether it may go, and the certainty that the last answer
  /// allowed it; unknown: not told.
  private(set) var isAsked = false
  private(set) var mayGo = Certainty.unknown
  /// True if it was told that it goes for a finger, and the turn of that; -1: it was not.
  private(set) var isPulled = false
  private(set) var pullTurn: Int32 = -1
  /// True if that was as the finger was lifted, so that nobody can take it back.
  private(set) var isPulledAtLift = false
  /// The turn in which a finger pulled at it and it was told to stay.
  private(set) var attemptTurn: Int32 = -1
  /// The turn of the latest call that presents it; -1: none came.
  var callTurn: Int32 = -1
  /// The state of the completion of the call that presents or dismisses it.
  private(set) var completion = Completion.none
  /// The turn in which the view has come or gone last; -1: it has not.
  private(set) var arrivalTurn: Int32 = -1

  /// The progress of a presentation or a dismissal by the program, and of its completion.
  enum Completion: Sendable {
    /// No plain call is under way, or its completion has run.
    case none
    /// The view is on its way.
    case waits
    /// The view has arrived: the completion is to run.
    case isDue
  }

  /// Reads what a header says; nil: the view is no presented controller's.
  init?(_ declaration: Header.View, _ switches: Profile.Switches) {
    guard declaration.isPresented else { return nil }
    let style = declaration.config[.modalPresentationStyle]?.string
    isSheet = declaration.component != "alert" && (style == "pageSheet" || style == "formSheet")
    switch style {
    // An alert stands over a view that stays in its place, as R433 says of other styles.
    case _ where declaration.component == "alert": covers = .no
    case "fullScreen", "currentContext": covers = .yes
    case "automatic": covers = switches.contains(.presentsSheets) ? .no : .unknown
    default: covers = .no
    }
    wasAlwaysFixed = declaration.config[.isModalInPresentation]?.bool == true
    isFixed = wasAlwaysFixed ? .yes : .no
  }

  /// Takes in a question before it is judged.
  mutating func receive(_ message: borrowing Message, _ event: Event) {
    guard event == .shouldDismiss else { return }
    isToldOf = true
    isAsked = true
    mayGo = Certainty(message.answer?.bool)
  }

  /// Follows a message, after it was judged.
  mutating func follow(_ watch: Watch) {
    let turn = watch.now.turn
    follow(watch.now.event, turn: turn)
    if watch.now.event == .willDismiss {
      isPulledAtLift = watch.hands.isLastLifted
      pullTurn = turn
    }
    switch watch.now.event {
    case .viewWillAppear, .viewWillDisappear:
      completion = isOfPlainCall(watch) ? .waits : .none
    case .viewDidAppear, .viewDidDisappear:
      if completion == .waits { completion = .isDue }
      arrivalTurn = turn
    case .presentCompletion, .dismissCompletion:
      completion = .none
      watch.site.stage.navigation.tellsCompletions = true
    default: break
    }
  }

  /// Returns true if a plain call of this very turn has the view come or go.
  private func isOfPlainCall(_ watch: Watch) -> Bool {
    guard let call = watch.site.stage.navigation.modalCall, call.isPlain,
      call.turn == watch.now.turn
    else {
      return false
    }
    return watch.now.event == .viewWillDisappear
      ? call.isDismissal : call.presented == watch.setting.declaration.name.text
  }

  private mutating func follow(_ event: Event, turn: Int32) {
    if event == .willDismiss || event == .didDismiss || event == .didAttemptToDismiss {
      isToldOf = true
    }
    switch event {
    case .willDismiss:
      isPulled = true
      // The question was about this pull.
      isAsked = false
      mayGo = .unknown
    case .didAttemptToDismiss:
      attemptTurn = turn
      isAsked = false
    case .viewDidDisappear:
      isAsked = false
      mayGo = .unknown
    case .didDismiss:
      isPulled = false
      hasToldOfEnd = true
    case .viewDidAppear: isPulled = false
    default: break
    }
  }

  /// Follows a call.
  mutating func follow(_ call: borrowing Call) {
    if call.name == .isModalInPresentation || call.name == .modalPresentationStyle {
      wasAlwaysFixed = false
    }
    if call.name == .isModalInPresentation {
      isFixed = Certainty(call.arguments[.isModalInPresentation]?.bool)
    }
    if call.name == .modalPresentationStyle { isFixed = .unknown }
  }
}

/// A call that presents a controller or dismisses one.
struct ModalCall: Sendable {
  let turn: Int32
  let isDismissal: Bool
  /// The view that is presented; nil: a dismissal.
  let presented: String?
  /// True if the change is to be animated; nil: not told.
  let isAnimated: Bool?
  /// True if the program made it, with no change under way.
  let isPlain: Bool
  /// True if it may be done at once all the same: animations may be switched off (R475).
  let mayHurry: Bool
}

extension ScreenFacts {
  /// Returns true if the view, which was about to go and has not, must have gone before it is about to come: it is
  /// presented anew, long after.
  func mustHaveGone(_ watch: Watch) -> Bool {
    guard let modal, modal.callTurn == watch.now.turn, watch.now.time >= 0, going.time >= 0
    else { return false }
    return watch.now.time - going.time >= Self.longChange
  }

  /// No view takes longer to go.
  private static let longChange: Microseconds = 1_500_000

  /// True if all is heard of it since it began to come, or since the record began.
  var isHeardSinceItCame: Bool { isFollowed || isHeard && coming.turn >= 0 }
}
