import Foundation

/// The things that were begun and have not ended on a thread, the latest last.
///
/// UIKit, too, keeps them by thread.
nonisolated struct ThreadStack<Element> {
  private final class Box: NSObject {
    var elements: [Element] = []
  }

  /// The key of the stack in the thread's dictionary.
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
