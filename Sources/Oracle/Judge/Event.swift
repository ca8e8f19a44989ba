internal import Traces

/// A moment at which a rule can be asked: a message, the end of a turn, a final state.
///
/// The numbers index tables, so the judge's loop compares no text.
enum Event: UInt8, CaseIterable, Sendable {
  case didScroll, willBeginDragging, willEndDragging
  /// `didEndDragging(false)`.
  case didEndDraggingToRest
  /// `didEndDragging(true)`.
  case didEndDraggingToGlide
  /// `didEndDragging`, its argument not recorded.
  case didEndDragging
  case willBeginDecelerating, didEndDecelerating
  /// Time passes: what belongs to the turn has come, or is late.
  case pause
  /// An input comes, or the transcript's last word: what belonged to the turn has come, or never will.
  case turnEnd
  case final
  // The events from here on are not part of a drag chain.
  case didEndScrollingAnimation, shouldScrollToTop, didScrollToTop
  case didChangeAdjustedContentInset
  case willBeginZooming, didZoom, didEndZooming, viewForZooming
  case refreshControlValueChanged, keyboardWillShow, keyboardWillHide
  case touchesShouldBegin, touchesShouldCancel
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  // A table asks these about its data and about heights and views.
  case numberOfSections, numberOfRows, cellForRow, titleForHeader, titleForFooter
  case sectionIndexTitles, sectionForSectionIndexTitle
  case heightForRow, heightForHeader, heightForFooter
  case estimatedHeightForRow, estimatedHeightForHeader, estimatedHeightForFooter
  case viewForHeader, viewForFooter
  // A table tells these about display, and calls some of them on cells.
  case willDisplayCell, willDisplayHeader, willDisplayFooter
  case didEndDisplayingCell, didEndDisplayingHeader, didEndDisplayingFooter
  case prefetchRows, cancelPrefetching
  case prepareForReuse, setHighlighted, setSelected
  // A table asks and tells these about touches and selection; a tap recognizer's action is here
  // too.
  case shouldHighlightRow, didHighlightRow, didUnhighlightRow
  case willSelectRow, didSelectRow, willDeselectRow, didDeselectRow
  case accessoryButtonTapped, performPrimaryAction, selectionDidChange, tapped
  // A table asks and tells these about editing, and calls some of them on cells.
  case canEditRow, editingStyleForRow, shouldIndentRow, canMoveRow
  case titleForDeleteConfirmation, willBeginEditingRow, didEndEditingRow, commitEditing
  case targetOfMove, didMoveRow
  // A table asks these about the actions of a row; their handlers are here too.
  case trailingActions, leadingActions, editActions, actionHandler, rowActionHandler
  case setEditing, willTransition, didTransition
  // Controllers are told these, and a navigation tells some of them.
  case viewDidLoad, viewWillLayoutSubviews, viewDidLayoutSubviews
  case viewWillTransition, transitionAnimation, transitionCompletion
  case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
  case presentCompletion, dismissCompletion, alertActionHandler
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case shouldPerformSegue, prepareForSegue, willShowController, didShowController
  // A web view asks and tells these about its loads.
  case shouldStartLoad, didStartLoad, didFinishLoad, didFailLoad
  // A text field asks and tells these. Its observers hear some, and a form handles the typed text
  // with others.
  case textFieldShouldBegin, textFieldDidBegin, textFieldShouldEnd, textFieldDidEnd
  case textFieldShouldChange, textFieldShouldClear, textFieldShouldReturn
  case textDidBegin, textDidChange, textDidEnd, sendActions
  case cellControlDidEnd, setValueForKey, sent
  // A text view asks and tells these.
  case textViewShouldBegin, textViewDidBegin, textViewShouldEnd, textViewDidEnd
  case textViewShouldChange, textViewDidChange, textViewDidChangeSelection
  /// A tile is drawn.
  case drawLayer
  // A block of animations runs, and whoever waits for its end hears of it.
  case animations, completion
  // The block of a property animator runs, and a completion is called.
  case animatorAnimations, animatorCompletion
  // An application does these by itself.
  case loadPage, open, post
  // A gesture recognizer tells these to its target, and asks its delegate some of them.
  case gestureAction, gestureShouldBegin, gestureShouldReceive
  case gestureShouldJoin, gestureShouldWait, gestureShouldHoldBack
  /// An error that a program cannot catch: the transcript ends.
  case exception
  /// All that moved has come to rest, whether or not any view tells its state then.
  case rest
  case other

  /// The number of events that the table of a drag chain knows.
  static let chainCount = 11

  /// True if the table of a drag chain knows the event.
  var isOfChain: Bool { rawValue < UInt8(Self.chainCount) }

  /// True if it comes once in the course of a drag or a glide, so that it shows how far that has
  /// come.
  var isMilestone: Bool {
    switch self {
    case .didScroll, .pause, .turnEnd, .final: false
    default: isOfChain
    }
  }

  /// True if a lift sends it.
  var isOfLift: Bool {
    switch self {
    case .willEndDragging, .didEndDraggingToRest, .didEndDraggingToGlide: true
    default: false
    }
  }

  /// True if a scroll ends with it (A05).
  var isTerminal: Bool {
    switch self {
    case .didEndDecelerating, .didEndDraggingToRest, .didEndScrollingAnimation, .didScrollToTop:
      true
    default: false
    }
  }

  /// True if it is a table's own message, or one to its cells or recognizers.
  var isOfTable: Bool {
    rawValue >= Self.numberOfSections.rawValue && rawValue <= Self.tapped.rawValue
  }

  /// The events that have a letter in tables and drawings.
  private static let letters: [(event: Event, letter: Unicode.Scalar)] = [
    (.didScroll, "S"), (.willBeginDragging, "B"), (.willEndDragging, "W"),
    (.didEndDraggingToRest, "F"), (.didEndDraggingToGlide, "T"), (.didEndDragging, "D"),
    (.willBeginDecelerating, "G"), (.didEndDecelerating, "E"), (.pause, ","), (.turnEnd, ";"),
    (.final, "|"), (.didEndScrollingAnimation, "A"), (.shouldScrollToTop, "Q"),
    (.didScrollToTop, "P"), (.didChangeAdjustedContentInset, "I"),
    (.refreshControlValueChanged, "R"), (.keyboardWillShow, "J"), (.keyboardWillHide, "K"),
    (.willBeginZooming, "O"), (.didZoom, "Z"), (.didEndZooming, "L"), (.viewForZooming, "V"),
    (.touchesShouldBegin, "Y"), (.touchesShouldCancel, "C"), (.touchesBegan, "N"),
    (.touchesMoved, "M"), (.touchesEnded, "U"), (.touchesCancelled, "X"),
  ]

  /// Finds the event of a letter.
  init?(letter: Character) {
    guard let byte = letter.asciiValue else { return nil }
    self.init(letter: byte)
  }

  /// Finds the event of a letter, which is a byte of a table.
  init?(letter: UInt8) {
    guard let row = Self.letters.first(where: { $0.letter.value == UInt32(letter) }) else {
      return nil
    }
    self = row.event
  }

  /// Returns the event of a message's name; `didEndDragging` still lacks its argument.
  static func of(_ name: Name) -> Event {
    let index = Int(name.index)
    return index < table.count ? table[index] : .other
  }

  /// Returns the event of a message; `didEndDragging` is told apart by its argument.
  static func of(_ message: borrowing Message) -> Event {
    let event = of(message.name)
    guard event == .didEndDragging, let flag = message.arguments[.willDecelerate]?.bool else {
      return event
    }
    return flag ? .didEndDraggingToGlide : .didEndDraggingToRest
  }

  /// The name of the message, where the event is one.
  var name: Name? {
    if isOfTable { return tableName }
    if isOfEditing { return editingName }
    if isOfController { return controllerName }
    if let webName { return webName }
    if isOfText { return textName }
    if isOfTextView { return textViewName }
    if let sampleName { return sampleName }
    if let recognizerName { return recognizerName }
    return switch self {
    case .drawLayer: .drawLayer
    case .animations: .animations
    case .completion: .completion
    case .animatorAnimations: .animatorAnimations
    case .animatorCompletion: .animatorCompletion
    case .didScroll: .didScroll
    case .willBeginDragging: .willBeginDragging
    case .willEndDragging: .willEndDragging
    case .didEndDraggingToRest, .didEndDraggingToGlide, .didEndDragging: .didEndDragging
    case .willBeginDecelerating: .willBeginDecelerating
    case .didEndDecelerating: .didEndDecelerating
    case .didEndScrollingAnimation: .didEndScrollingAnimation
    case .shouldScrollToTop: .shouldScrollToTop
    case .didScrollToTop: .didScrollToTop
    case .didChangeAdjustedContentInset: .didChangeAdjustedContentInset
    case .willBeginZooming: .willBeginZooming
    case .didZoom: .didZoom
    case .didEndZooming: .didEndZooming
    case .viewForZooming: .viewForZooming
    case .refreshControlValueChanged: .refreshControlValueChanged
    case .keyboardWillShow: .keyboardWillShow
    case .keyboardWillHide: .keyboardWillHide
    case .touchesShouldBegin: .touchesShouldBegin
    case .touchesShouldCancel: .touchesShouldCancel
    case .touchesBegan: .touchesBegan
    case .touchesMoved: .touchesMoved
    case .touchesEnded: .touchesEnded
    case .touchesCancelled: .touchesCancelled
    default: nil
    }
  }

  /// The message in short, as explanations write it.
  var word: String {
    switch self {
    case .didEndDraggingToRest: return "didEndDragging(false)"
    case .didEndDraggingToGlide: return "didEndDragging(true)"
    case .pause, .turnEnd: return "the turn is over"
    case .final, .rest: return "at rest"
    case .exception: return "an exception"
    case .other: return "another message"
    case _ where isOfWeb: return webWord
    case _ where isOfTable || isOfEditing: return name.map(Words.ofTable) ?? ""
    default: return name.map(Words.short) ?? ""
    }
  }

  private static let table: [Event] = {
    let known = allCases.compactMap { event in event.name.map { (Int($0.index), event) } }
    let last = known.map(\.0).max() ?? 0
    var table = [Event](repeating: .other, count: last + 1)
    for (index, event) in known { table[index] = event }
    table[Int(Name.didEndDragging.index)] = .didEndDragging
    return table
  }()
}
