import HeadlessUIKit
import Traces

/// A scroll view of any kind that tells what it is asked about touches in its content.
protocol StageScroller: UIScrollView, StageTypist {
  var scripted: ScriptedDelegate? { get set }
}

extension StageScroller {
  /// A refresh control that tells the delegate of its new value.
  var newRefreshControl: UIRefreshControl {
    let control = UIRefreshControl(frame: .zero)
    let action = UIAction { [weak self] _ in
      self?.scripted?.hear(.refreshControlValueChanged)
    }
    control.addAction(action, for: .valueChanged)
    return control
  }
}

/// A scroll view with content of its own.
final class StageScrollView: UIScrollView, StageScroller {
  weak var scripted: ScriptedDelegate?
  /// The view that is zoomed unless the script names another: `content` of a `zoom`.
  private(set) var zoomedContent: UIView?

  // Letting go needs no actor.
  nonisolated deinit {}

  /// The questions that it asks its script; a view that somebody else made does not ask them.
  nonisolated static let questions: [Name] = [.touchesShouldBegin, .touchesShouldCancel]

  /// Adds the view that is zoomed, which holds the declared ones.
  func addZoomedContent(_ content: StageZoomedContent) {
    addSubview(content)
    zoomedContent = content
  }

  override var canBecomeFirstResponder: Bool { true }

  override var refreshControl: UIRefreshControl? {
    didSet { scripted?.refreshControlChanged(to: refreshControl) }
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    let usual = super.touchesShouldBegin(touches, with: event, in: view)
    return scripted?.hearShouldBegin(in: view, usual: usual) ?? usual
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    let usual = super.touchesShouldCancel(in: view)
    return scripted?.hearShouldCancel(in: view, usual: usual) ?? usual
  }
}

/// The content of a `zoom`: no view of the header, so its touches are the scroll view's.
class StageZoomedContent: UIView {
  // Letting go needs no actor.
  nonisolated deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Plain content.
final class StageContent: UIView, StageTypist {
  var receiver: ScriptedReceiver?

  // Letting go needs no actor.
  nonisolated deinit {}

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.hear(.touchesBegan)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.hear(.touchesMoved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.hear(.touchesEnded)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.hear(.touchesCancelled)
  }
}

/// Content that keeps its touches unless it is asked otherwise.
final class StageControl: UIControl, StageTypist {
  var receiver: ScriptedReceiver?

  // Letting go needs no actor.
  nonisolated deinit {}

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.hear(.touchesBegan)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.hear(.touchesMoved)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.hear(.touchesEnded)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.hear(.touchesCancelled)
    super.touchesCancelled(touches, with: event)
  }
}
