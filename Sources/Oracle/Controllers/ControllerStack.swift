internal import Traces
internal import Transcripts

/// The controllers of a navigation, as far as calls, segues and fingers tell which there are.
///
/// Only what is known for certain is kept: the uppermost ones, and perhaps all down to the first.
struct ControllerStack: Sendable {
  /// The names of their views, from the bottom up.
  private(set) var names: [String]
  /// True if there is none below those.
  private(set) var isWhole: Bool
  /// True if there may be none on top that goes by a name: code may have left the navigation
  /// without any, and a segue to a view that is there already makes one of which nobody hears
  /// (R218).
  private(set) var mayBeEmpty: Bool
  /// True if one that goes by no name may be among those that are not known.
  private var mayHaveStranger = false
  /// The number of uppermost controllers that fingers may have popped since the view last rested.
  private var popsAllowed = 0
  private var isTouched = false
  /// The names that the navigation was given at once: each may be anywhere, loaded or not.
  private var given: [String] = []

  /// Makes the stack of a navigation from its first controller, which may be unknown.
  init(first: String?) {
    names = first.map { [$0] } ?? []
    isWhole = first != nil
    mayBeEmpty = first == nil
  }

  /// The controllers of which one is on top at rest: none where there is no controller, `nil` where
  /// it may be any.
  var tops: ArraySlice<String>? {
    if isWhole { return names.suffix(popsAllowed + 1) }
    return popsAllowed < names.count ? names.suffix(popsAllowed + 1) : nil
  }

  /// Follows a call that changes which controllers there are.
  ///
  /// - Parameters:
  ///   - call: a call to the navigation, or one that performs a segue.
  ///   - isSettled: whether it comes from the program and finds no change under way: what becomes of
  ///     one change that meets another is in no source.
  mutating func follow(_ call: borrowing Call, isSettled: Bool) {
    let mayBeThere = mayHaveAnyOf([call.arguments[.withIdentifier]?.string].compactMap { $0 })
    // If a finger may have popped controllers, neither the top nor the controllers below it are
    // known.
    if popsAllowed > 0 || !isSettled { forget() }
    if call.name == .setViewControllers {
      let values = call.arguments[.viewControllers]?.elements ?? []
      given = values.compactMap(\.string)
      if values.isEmpty { mayBeEmpty = true }
    }
    guard isSettled else {
      if call.name == .performSegue, mayBeThere { leadToStranger() }
      return
    }
    switch call.name {
    case .pushViewController: lead(to: call.arguments[.viewController]?.string)
    case .performSegue:
      let name = call.arguments[.withIdentifier]?.string
      if names.contains(where: { $0 == name }) { leadToStranger() } else { lead(to: name) }
    case .popViewController where names.count > 1: names.removeLast()
    case .popViewController where isWhole: break
    case .popToRootViewController where isWhole: names.removeLast(max(0, names.count - 1))
    case .setViewControllers: replace(call.arguments[.viewControllers]?.elements)
    default: forget()
    }
  }

  /// Notes that a way leads to another controller, which will be on top.
  mutating func lead(to name: String?) {
    guard let name else { return forget() }
    if names.last != name { names.append(name) }
  }

  /// Returns true if a name may be that of a controller below the uppermost one.
  func mayHave(_ name: String, isLoaded: Bool) -> Bool {
    names.dropLast().contains(name) || (!isWhole && (isLoaded || given.contains(name)))
  }

  /// Notes that a way may lead to any of some controllers, or to one that is made anew if that is there already.
  mutating func leadUnheard(to destinations: [String]) {
    let mayBeThere = mayHaveAnyOf(destinations)
    if mayBeThere { leadToStranger() } else { forget() }
  }

  private func mayHaveAnyOf(_ others: [String]) -> Bool {
    !isWhole || others.contains(where: names.contains)
  }

  /// Notes that a way leads to a controller that goes by no name.
  mutating func leadToStranger() {
    mayHaveStranger = true
    forget()
  }

  /// Notes that nothing tells any more which controllers there are.
  mutating func forget() {
    names = []
    isWhole = false
    if mayHaveStranger { mayBeEmpty = true }
    popsAllowed = isTouched ? 1 : 0
  }

  /// Follows a touch event: each finger that comes may pop the uppermost controller.
  mutating func follow(_ hands: Hands) {
    isTouched = hands.down > 0
    if hands.deeds.contains(.began) { popsAllowed += 1 }
  }

  /// Takes in which controller the view is seen to rest with; `nil`: that cannot be seen.
  mutating func rest(on top: String?) {
    guard let top else { return forget() }
    popsAllowed = isTouched ? 1 : 0
    mayBeEmpty = false
    if let place = names.lastIndex(of: top) {
      names.removeLast(names.count - 1 - place)
    } else {
      names = [top]
      isWhole = false
    }
  }

  private mutating func replace(_ values: [Value]?) {
    let given = values?.compactMap(\.string)
    names = given ?? []
    isWhole = given != nil
    if isWhole { mayHaveStranger = false }
    if !names.isEmpty { mayBeEmpty = false }
  }
}
