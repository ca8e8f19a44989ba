/// The readable facts about a control's value, or about a gesture recognizer: every part is
/// optional.
public struct ControlState: Hashable, Sendable {
  /// `currentPage`, of a page control.
  public var currentPage: Int?
  /// `interactionState`, of a page control: UIKit's case name.
  public var interactionState: String?
  /// `isOn`, of a switch.
  public var isOn: Bool?
  /// `state`, of a gesture recognizer: UIKit's case name.
  public var recognizer: String?
  /// `value`, of a slider.
  public var value: Millionths?

  /// Creates a state of which nothing is known.
  public init() {}

  /// True if nothing is known.
  public var isEmpty: Bool {
    currentPage == nil && interactionState == nil && isOn == nil && value == nil
      && recognizer == nil
  }

  /// The known facts, as values by their keys, sorted.
  package var facts: [Argument] {
    let all: [(Name, Value?)] = [
      (.currentPage, currentPage.map { .number(Millionths(whole: $0)) }),
      (.interactionState, interactionState.map { .string($0) }), (.isOn, isOn.map { .bool($0) }),
      (.recognizerState, recognizer.map { .string($0) }), (.value, value.map { .number($0) }),
    ]
    return all.compactMap { name, value in value.map { Argument(name, $0) } }
  }

  /// Forgets what a key tells; any other key changes nothing.
  package mutating func forget(_ key: Name) {
    switch key {
    case .currentPage: currentPage = nil
    case .interactionState: interactionState = nil
    case .isOn: isOn = nil
    case .recognizerState: recognizer = nil
    case .value: value = nil
    default: break
    }
  }
}
