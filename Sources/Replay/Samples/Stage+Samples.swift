import HeadlessUIKit
import Traces

extension Stage {
  /// Starts an application; its views are heard when they are there.
  func stage(_ sample: Sample, _ header: Header) {
    let sample = sample.launch(header, screen: scene.screen)
    let root = sample.root
    self.sample = sample
    for place in views.indices {
      let index = ViewIndex(place)
      let receiver = ScriptedReceiver(stage: self, index: index)
      actors.append(Actor(index: index, view: UIView(frame: .zero), part: receiver))
    }
    connectNetwork(header)
    root.loadViewIfNeeded()
    root.view.frame = window.bounds
    for controller in (root as? UINavigationController)?.viewControllers ?? [] {
      controller.loadViewIfNeeded()
    }
    adoptViews(in: root.view)
    for controller in (root as? UINavigationController)?.viewControllers ?? [] {
      adoptViews(in: controller.view)
    }
    listen(to: sample)
  }

  /// Shows the application in the window, and tells of the views that were made before.
  func show(_ sample: SampleStage) {
    sample.isHeard = true
    if let navigation = sample.root as? UINavigationController {
      if navigation.delegate == nil {
        let receiver = ScriptedReceiver(stage: self, index: .first)
        let delegate = StageNavigationDelegate(stage: self, receiver: receiver)
        screens.navigationDelegate = delegate
        navigation.delegate = delegate
      }
      for controller in navigation.viewControllers { hear(.viewDidLoad, [], of: controller) }
    }
    scene.witness = self
    window.rootViewController = sample.root
  }

  // MARK: - Views

  /// Finds the views of the header among those that an application has made.
  func adoptViews(in view: UIView) {
    guard let sample else { return }
    for place in views.indices where !sample.found.contains(place) {
      guard let found = appView(at: place, in: view) else { continue }
      sample.found.insert(place)
      adopt(found, at: place)
    }
  }

  /// Finds a view: the first one is the first of its kind, the others go by what a test would call them.
  private func appView(at place: Int, in view: UIView) -> UIView? {
    if place > 0 { return view.descendant { $0.accessibilityIdentifier == views[place].name.text } }
    return sample.flatMap { components[0].find($0, view) }
  }

  private func adopt(_ view: UIView, at place: Int) {
    actors[place].view = view
    actors[place].controller = view.next as? UIViewController
    let web = view as? UIWebView
    if let scrollView = web?.scrollView ?? (view as? UIScrollView) {
      let scripted = ScriptedDelegate(
        stage: self,
        scrollView: scrollView,
        index: ViewIndex(place),
        observes: observed,
        script: Script(),
        web: web
      )
      let relay = DelegateRelay(scripted, of: self)
      scripted.relay = relay
      actors[place].part = scripted
      hearRefreshing(of: scrollView, scripted)
      sample?.form?.scripted = scripted
      if sample?.isHeard == true { scripted.attach(names: views.map(\.name)) }
    }
    hearTaps(on: actors[place])
  }

  private func hearRefreshing(of scrollView: UIScrollView, _ scripted: ScriptedDelegate) {
    guard let control = scrollView.refreshControl else { return }
    scripted.refreshControlChanged(to: control)
    control.addFirstAction(
      UIAction { [weak scripted] _ in _ = scripted?.hear(.refreshControlValueChanged) },
      for: .valueChanged
    )
  }

  /// Hears the tap recognizer that the header says a view has, before the application does.
  private func hearTaps(on actor: Actor) {
    guard views[Int(actor.index.place)].config[.tapRecognizer]?.bool == true else { return }
    for case let tap as UITapGestureRecognizer in actor.view.gestureRecognizers ?? [] {
      tap.addFirstAction { [unowned self] recognizer in
        sample?.tapped = actor.index
        let place = recognizer.location(in: recognizer.view)
        hear(.tapped, [Argument(.location, Value(Point(place.x, place.y)))], at: actor.index)
      }
    }
  }

  // MARK: - Pages

  /// Tells of the pages that the application has put into its scroll view since the last look.
  func lookAtPages() {
    guard let sample, sample.isHeard, !recorder.isClosed,
      sample.sample.loadsPages
    else { return }
    adoptViews(in: actors[0].view)
    let (changed, count) = sample.pages.look(at: actors[0].view)
    for page in changed {
      let arguments = [
        Argument(.count, Value(count)), Argument(.frame, Value(page.frame)),
        Argument(.labels, .array(page.labels.map { $0.map { .string($0) } ?? .null })),
        Argument(.page, Value(page.number)),
      ]
      hear(.loadPage, arguments, at: .first)
    }
  }

  // MARK: - Hearing

  /// Writes down what an application does, for one of its views.
  func hear(_ name: Name, _ arguments: [Argument], at index: ViewIndex) {
    actors[Int(index.place)].part.write(name, arguments)
  }

  /// Hears the addresses that an application has opened, and its own notifications.
  private func listen(to sample: SampleStage) {
    scene.whenOpened = { [unowned self] url in
      hear(.open, [Argument(.url, .string(url.absoluteString))], at: sample.tapped ?? .first)
    }
    // The notifications of a world are posted by whoever plays it, and go with the stage's world.
    for name in sample.sample.notifications {
      _ = scene.notificationCenter.addObserver(forName: name, object: nil, queue: nil) {
        [unowned self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { unsafe hear(notification) }
      }
    }
  }

  private func hear(_ notification: Notification) {
    let info = (notification.userInfo ?? [:]).map { key, value in
      Argument(Name("\(key)"), .string("\(value)"))
    }
    let sender = actors.first {
      $0.controller != nil && $0.controller === notification.object as AnyObject?
    }
    hear(
      .post,
      [
        Argument(.notificationName, .string(notification.name.rawValue)),
        Argument(
          .object,
          sender.map { .string(views[Int($0.index.place)].name.text) } ?? .null
        ),
        Argument(.userInfo, .object(info.sorted { $0.label.text < $1.label.text })),
      ],
      at: sender?.index ?? .first
    )
  }
}

extension Value {
  /// The nearest rectangle to a floating-point one.
  fileprivate init(_ rect: CGRect) {
    let parts = [rect.minX, rect.minY, rect.width, rect.height]
    self = .array(parts.map { .number(Millionths(Thousandths($0))) })
  }
}
