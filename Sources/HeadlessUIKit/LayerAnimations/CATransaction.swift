public import Foundation

/// Changes of layers that belong together; none is animated, so a transaction is over where it is committed.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// The stored values of a transaction that has begun.
  private struct Facts {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
  }

  private static let begun = ThreadStack<Facts>(key: "CATransaction")

  /// Begins a transaction; it inherits what the one around it says.
  public class func begin() {
    var facts = begun.last ?? Facts()
    facts.completion = nil
    begun.push(facts)
  }

  /// Ends the transaction that was begun last, and calls what is to be called then.
  public class func commit() { begun.pop()?.completion?() }

  /// Does nothing: there is nothing to be done later.
  public class func flush() {}

  /// Returns the duration that changes would have, in seconds.
  public class func animationDuration() -> CFTimeInterval { (begun.last ?? Facts()).duration }

  /// Says how long changes would take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    begun.changeLast { $0.duration = dur }
  }

  /// Returns the pace that changes would have.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    begun.last?.timingFunction
  }

  /// Says how fast changes would go.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    begun.changeLast { $0.timingFunction = function }
  }

  /// Returns true if changes take no time.
  public class func disableActions() -> Bool { begun.last?.disablesActions ?? false }

  /// Says whether changes take no time.
  public class func setDisableActions(_ flag: Bool) {
    begun.changeLast { $0.disablesActions = flag }
  }

  /// Returns the closure that is called at the end.
  public class func completionBlock() -> (() -> Void)? { begun.last?.completion }

  /// Says what is called at the end; without a transaction, that is now.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if !begun.changeLast({ $0.completion = block }) { block?() }
  }
}
