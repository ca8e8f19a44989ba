import HeadlessUIKit
import Traces

/// A component as the reference plays it: all that a header means by its word.
struct Component {
  /// The word in a header.
  let name: String
  /// The properties that a `config` may set.
  let properties: Words
  /// The methods that may be called, and the properties that may be set at any time.
  let calls: Words
  /// The methods of its own, each with what it does.
  let methods: [Methods.Method]
  /// The properties of its own that are set of a scroll view.
  let settings: [Properties.Property]
  /// Refuses a view that the reference cannot play among the others of a header.
  let check: Check
  /// True if it is played, too, where somebody else makes the scroll views.
  let isPlayedForOthers: Bool
  /// Has the stage listen to what a view of the component needs, whoever makes the view.
  let listen: @MainActor (Stage) -> Void
  /// Sets a view up.
  let make: @MainActor (Setup) -> Stage.Actor
  /// Sets a property of its own, and answers whether there is one; a scroll view's are `settings`.
  let set: @MainActor (Stage.Actor, Name, Value) -> Bool
  /// Finds the view among those that an application has made.
  let find: @MainActor (SampleStage, UIView) -> UIView?

  typealias Check =
    @MainActor (Header.View, _ views: [Header.View]) throws(SubjectFailure) -> Void

  /// Creates a component.
  ///
  /// - Parameters:
  ///   - name: the word in a header.
  ///   - common: the words that it shares with others.
  ///   - properties: those properties of its own that may be set at any time.
  ///   - fixed: those that a `config` alone may set.
  ///   - methods: its own methods.
  ///   - settings: its own properties that are set of a scroll view.
  ///   - check: refuses a view that the reference cannot play.
  ///   - isPlayedForOthers: whether it is played where somebody else makes the scroll views.
  ///   - listen: has the stage listen to what a view needs.
  ///   - make: sets a view up.
  ///   - set: sets a property of its own, and answers whether there is one.
  ///   - find: finds the view among those that an application has made.
  init(
    _ name: String,
    sharing common: CommonWords = .ofViews,
    properties: [Name] = [],
    fixed: [Name] = [],
    methods: [Methods.Method] = [],
    settings: [Properties.Property] = [],
    check: @escaping Check = { _, _ throws(SubjectFailure) in },
    isPlayedForOthers: Bool = false,
    listen: @escaping @MainActor (Stage) -> Void = { _ in },
    make: @escaping @MainActor (Setup) -> Stage.Actor,
    set: @escaping @MainActor (Stage.Actor, Name, Value) -> Bool = { _, _, _ in false },
    find: @escaping @MainActor (SampleStage, UIView) -> UIView? = { _, view in
      view.descendant { $0 is UIScrollView }
    }
  ) {
    self.name = name
    let settable = common.settable + properties + settings.map(\.name)
    self.properties = Words(settable + common.fixed + fixed, isClosed: common.isClosed)
    calls = Words(settable + common.methods + methods.map(\.name), isClosed: false)
    self.methods = methods
    self.settings = settings
    self.check = check
    self.isPlayedForOthers = isPlayedForOthers
    self.listen = listen
    self.make = make
    self.set = set
    self.find = find
  }

  /// Returns the component of a name; nil: the reference has none.
  static func named(_ name: String) -> Component? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
