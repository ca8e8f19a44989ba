import HeadlessUIKit
import Traces

/// The methods that a trace may call, each name with what it does.
enum Methods {
  struct Method {
    let name: Name
    let perform: @MainActor (Stage, UIView, Call) -> Void
  }

  /// Makes a call, inside the block that it names.
  static func perform(_ call: Call, on stage: Stage) {
    let actor = stage.actors[Int(call.view.place)]
    stage.callsUnderWay += 1
    defer { stage.callsUnderWay -= 1 }
    switch call.block {
    case nil: perform(call, at: actor, of: stage)
    case .performWithoutAnimation:
      UIView.performWithoutAnimation { perform(call, at: actor, of: stage) }
    case .animate: animate(stage) { perform(call, at: actor, of: stage) }
    // Whoever makes the calls opens and closes the block around them.
    case .performBatchUpdates: perform(call, at: actor, of: stage)
    }
  }

  private static func perform(_ call: Call, at actor: Stage.Actor, of stage: Stage) {
    if let method = methods[call.name] {
      method.perform(stage, actor.view, call)
    } else if let value = call.arguments[call.name] {
      set(call.name, to: value, of: actor, on: stage)
    }
  }

  private static func set(
    _ name: Name,
    to value: Value,
    of actor: Stage.Actor,
    on stage: Stage
  ) {
    if stage.components[Int(actor.index.place)].set(actor, name, value) { return }
    if let controller = actor.controller, stage.set(name, to: value, of: controller) { return }
    let view = actor.view
    if view.setAnimatable(name, to: value) || view.setTouchable(name, to: value) { return }
    if let scrollView = view as? UIScrollView {
      let receiver = Properties.Receiver(scrollView: scrollView, window: stage.window)
      Properties.property(name)?.set(receiver, value)
    } else if let rect = value.rect {
      if name == .frame { view.frame = CGRect(rect) }
      if name == .bounds { view.bounds = CGRect(rect) }
    }
  }

  private static let methods = ByName(
    (common + Component.all.flatMap(\.methods)).map { ($0.name, $0) }
  )

  /// The methods of any view.
  static let common = ofViews + animations + animators + presentations

  private static let ofViews: [Method] = [
    Method(name: .setContentOffset) { _, view, call in
      guard let offset = call.arguments[.contentOffset]?.point else { return }
      (view as? UIScrollView)?
        .setContentOffset(CGPoint(offset), animated: call.isAnimated)
    },
    Method(name: .scrollRectToVisible) { _, view, call in
      guard let rect = call.arguments[.rect]?.rect else { return }
      (view as? UIScrollView)?.scrollRectToVisible(CGRect(rect), animated: call.isAnimated)
    },
    Method(name: .setZoomScale) { _, view, call in
      guard let scale = call.arguments[.zoomScale]?.number else { return }
      (view as? UIScrollView)?.setZoomScale(scale.double, animated: call.isAnimated)
    },
    Method(name: .zoomToRect) { _, view, call in
      guard let rect = call.arguments["to"]?.rect else { return }
      (view as? UIScrollView)?.zoom(to: CGRect(rect), animated: call.isAnimated)
    },
    Method(name: .tapStatusBar) { stage, _, _ in stage.scene.tapStatusBar() },
    Method(name: .removeFromSuperview) { _, view, _ in view.removeFromSuperview() },
    Method(name: .layoutIfNeeded) { _, view, _ in view.layoutIfNeeded() },
    Method(name: .beginRefreshing) { _, view, _ in
      (view as? UIScrollView)?.refreshControl?.beginRefreshing()
    },
    Method(name: .endRefreshing) { _, view, _ in
      (view as? UIScrollView)?.refreshControl?.endRefreshing()
    },
    Method(name: .becomeFirstResponder) { stage, view, call in
      stage.listenToKeyboard()
      guard let path = path(call) else {
        view.becomeFirstResponder()
        return
      }
      let cell = (view as? UITableView)?.cellForRow(at: path)
      // A finger finds the field in an application's cell.
      let field = stage.sample?.form.flatMap { _ in cell?.firstTextField }
      (field ?? cell)?.becomeFirstResponder()
    },
    Method(name: .resignFirstResponder) { stage, view, _ in
      (stage.typedField(in: view) ?? view).resignFirstResponder()
    },
    Method(name: .flashScrollIndicators) { _, view, _ in
      (view as? UIScrollView)?.flashScrollIndicators()
    },
    Method(name: .stopScrollingAndZooming) { _, view, _ in
      (view as? UIScrollView)?.stopScrollingAndZooming()
    },
  ]
}
