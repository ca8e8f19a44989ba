import Traces

/// Whether a screen that was pushed last was there already, as far as was heard: UIKit raises an
/// exception then.
struct ScreenCause {
  private let views: [Header.View]
  private let hearsAll: Bool
  /// The names of the screens that are there, from the bottom up.
  private var stack: [String]
  /// Those that the latest change takes away, and may bring back.
  private var leaving: [String] = []
  /// What was pushed since the latest change.
  private var pushed: [String] = []

  init(_ header: Header) {
    views = header.views
    hearsAll = header.observes == nil
    let navigation = header.views.first { $0.component == "navigation" }?.name
    let first = header.views.first { navigation != nil && $0.container == navigation }
    stack = first.map { [$0.name.text] } ?? []
  }

  /// Takes in which screen comes.
  mutating func take(_ message: Message) {
    switch message.name {
    case .willShowController:
      if let name = message.arguments[.willShow]?.string { show(name) }
    case .viewWillAppear:
      guard views.indices.contains(Int(message.view.place)) else { return }
      show(views[Int(message.view.place)].name.text)
    case .prepareForSegue:
      if let name = message.arguments[.forSegue]?.string { pushed.append(name) }
    default: break
    }
  }

  /// Takes a call in.
  mutating func take(_ call: Call) {
    switch call.name {
    case .pushViewController:
      if let name = call.arguments[.viewController]?.string { pushed.append(name) }
    case .setViewControllers:
      guard case .array(let names) = call.arguments[.viewControllers] else { return }
      leaving = stack
      stack = names.compactMap(\.string)
      pushed = []
    default: break
    }
  }

  private mutating func show(_ name: String) {
    pushed = []
    guard let place = stack.firstIndex(of: name) else { return stack.append(name) }
    leaving = Array(stack[(place + 1)...])
    stack = Array(stack[...place])
  }

  /// Whether an exception may be due to a push; where not all is heard, it may.
  var mayExplain: Bool {
    !hearsAll || pushed.contains { stack.contains($0) || leaving.contains($0) }
  }
}
