import Foundation

/// What was begun and has not ended on a thread, the latest last: UIKit, too, keeps it by threads.
nonisolated struct ThreadStack<Element> {
  private final class Box: NSObject {
    var elements: [Element] = []
  }

  /// What the stack is kept by.
  let key: String

  var last: Element? { box?.elements.last }

  func push(_ element: Element) {
    let box = box ?? Box()
    box.elements.append(element)
    Thread.current.threadDictionary[key] = box
  }

  @discardableResult func pop() -> Element? { box?.elements.popLast() }

  /// Has something done with the latest; answers nil where there is none.
  @discardableResult func changeLast(_ change: (inout Element) -> Void) -> Bool {
    guard let box, !box.elements.isEmpty else { return false }
    change(&box.elements[box.elements.count - 1])
    return true
  }

  private var box: Box? { Thread.current.threadDictionary[key] as? Box }
}
