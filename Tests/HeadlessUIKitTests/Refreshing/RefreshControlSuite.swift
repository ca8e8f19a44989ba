import HeadlessUIKit
import Testing

/// The number of times that something was told.
final class Counter {
  var count = 0
}

/// The common part of the suites on refresh controls: a world whose view has the control.
protocol RefreshControlSuite {
  var control: UIRefreshControl { get }
}

extension RefreshControlSuite {
  /// A world whose view has the control; a value of it is counted, and may be answered.
  func world(
    content: CGFloat = 4_000,
    whenPulled: @escaping (UIScrollView) -> Void = { _ in },
    configure: (UIScrollView) -> Void = { _ in }
  ) -> (world: World, pulls: Counter) {
    let pulls = Counter()
    let world = World(
      content: CGSize(width: 320, height: content),
      bounds: CGSize(width: 320, height: 480)
    ) { view in
      view.alwaysBounceVertical = true
      configure(view)
      view.refreshControl = control
    }
    let view = world.view
    let action = UIAction { [unowned view] action in
      pulls.count += 1
      #expect((action.sender as? UIRefreshControl)?.isRefreshing == true)
      #expect(view.isTracking)
      whenPulled(view)
    }
    control.addAction(action, for: .valueChanged)
    return (world, pulls)
  }

  func pull(_ world: World, by distance: Double = 200) {
    world.dragAndHold(from: 100, by: distance)
  }
}
