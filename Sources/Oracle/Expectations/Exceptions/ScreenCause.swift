internal import Traces
internal import Transcripts

/// The facts that decide if a screen that was pushed last was there already, as far as was heard:
/// UIKit raises an exception then.
struct ScreenCause {
  private let views: [Header.View]
  private let hearsAll: Bool
  /// The names of the screens that are there, from the bottom up.
  private var stack: [String]
  /// Those that the latest change takes away, and may bring back.
  private var leaving: [String] = []
  /// The screens that were pushed since the latest change.
  private var pushed: [String] = []
  /// All screens that were ever prepared for.
  private var prepared: [String] = []
  /// The screens that scripts have pushed in the midst of messages, told or not.
  private var pushedInside: [String] = []
  /// All screens that were pushed at one instant.
  private var pushes: (time: Microseconds?, names: [String]) = (nil, [])
  /// True if code took a segue that there is not.
  private var lacksSegue = false
  /// True if a script changed the screens in the midst of a load, or of another change: where that
  /// leads no source tells, so it is not known what is shown, nor what calls wait for it.
  private(set) var isTangled = false
  /// True if the last message was one in which a change of screens is nothing unusual.
  private var isOfUser = false
  /// True if a view was called that is not shown, where no exception is raised before it is.
  private(set) var isCalledAway = false

  init(_ header: Header) {
    views = header.views
    hearsAll = header.observes == nil
    let navigation = header.views.first { $0.component == "navigation" }?.name
    let first = header.views.first { navigation != nil && $0.container == navigation }
    stack = first.map { [$0.name.text] } ?? []
  }

  /// Takes in which screen comes.
  mutating func take(_ message: Message) {
    isOfUser = Self.ofUser.contains(message.name)
    switch message.name {
    case .willShowController:
      if let name = message.arguments[.willShow]?.string { show(name) }
    case .viewWillAppear:
      guard views.indices.contains(Int(message.view.place)) else { return }
      show(views[Int(message.view.place)].name.text)
    case .prepareForSegue:
      // A segue makes its destination anew and never raises (R218), but what it leads to is there.
      guard let name = message.arguments[.forSegue]?.string else { return }
      prepared.append(name)
    default: break
    }
  }

  /// Takes a call in.
  mutating func take(_ call: Call) {
    if call.isByDelegate, !isOfUser, call.may(change: .screens) { isTangled = true }
    noteView(Int(call.view.place))
    switch call.name {
    case .pushViewController:
      guard let name = call.arguments[.viewController]?.string else { return }
      pushed.append(name)
      if pushes.time != call.time { pushes = (call.time, []) }
      pushes.names.append(name)
      if call.isByDelegate { pushedInside.append(name) }
    case .performSegue:
      let name = call.arguments[.withIdentifier]?.string
      let place = Int(call.view.place)
      let segues = views.indices.contains(place) ? views[place].config[.segues] : nil
      guard case .array(let names) = segues, names.contains(where: { $0.string == name }) else {
        lacksSegue = true
        return
      }
    case .setViewControllers:
      guard case .array(let names) = call.arguments[.viewControllers] else { return }
      leaving = stack
      stack = names.compactMap(\.string)
      pushed = []
    default: break
    }
  }

  /// The messages that a user causes.
  private static let ofUser: [Name] = [
    .didSelectRow, .didDeselectRow, .accessoryButtonTapped, .didEndDragging, .didEndDecelerating,
  ]

  private mutating func noteView(_ place: Int) {
    guard place > 0, views.indices.contains(place), !stack.isEmpty,
      views[place].container == views[0].name, views[0].component == "navigation"
    else { return }
    if stack.last != views[place].name.text { isCalledAway = true }
  }

  private mutating func show(_ name: String) {
    pushed = []
    guard let place = stack.firstIndex(of: name) else { return stack.append(name) }
    // One way is told twice: by the navigation, and by the screen.
    if place + 1 < stack.count { leaving = Array(stack[(place + 1)...]) }
    stack = Array(stack[...place])
  }

  /// True if an exception may be due to a push; where not all is heard, it may.
  var mayExplain: Bool {
    !hearsAll || lacksSegue || Set(pushes.names).count < pushes.names.count
      || pushedInside.contains(where: (pushed + prepared + pushes.names).contains)
      || pushed.contains { stack.contains($0) || leaving.contains($0) }
  }
}
