import Foundation

// Faults of constraints are told once, on the standard error as UIKit tells them, and kept for tests.

extension UIView {
  /// The faults told of the constraints inside the view, in the order in which they were found.
  package final var toldOfConstraints: [String] { storedLook?.layout.told ?? [] }

  /// True if the constraints leave open where the view is, or how large.
  public final var hasAmbiguousLayout: Bool {
    var root = self
    while root.isPlacedByConstraints, let superview = root.storedSuperview { root = superview }
    guard root !== self, root.hasConstraintsInside else { return false }
    let system = LayoutSystem(root)
    let solution = LayoutSolution(system.rules, variableCount: system.variableCount)
    return system.openItems(solution).contains { $0.item.object === self }
  }

  /// Tells what is not solved, what contradicts itself and what is left open, each once.
  final func tellOfConstraints(_ system: LayoutSystem, _ solution: LayoutSolution) {
    for (constraint, reason) in system.unsolved {
      tell("\(constraint.layoutName) is not solved: \(reason)")
    }
    for conflict in solution.conflicts {
      guard let dropped = conflict.last else { continue }
      let names = conflict.map { system.constraints[$0].layoutName }
      tell(
        "unable to satisfy all of \(names.joined(separator: ", ")); \(names.last ?? "") is left out"
          + (system.constraints[dropped].reasonOfFrames.map { ": \($0)" } ?? "")
      )
    }
    guard storedLook?.layout.askedRuleCount != solution.rules.count else { return }
    look.layout.askedRuleCount = solution.rules.count
    for (item, parts) in system.openItems(solution) {
      let verb = parts.count == 1 ? "is" : "are"
      tell("\(parts.joined(separator: " and ")) of \(item.name) \(verb) ambiguous\(item.hint)")
    }
  }

  private func tell(_ fault: String) {
    guard !toldOfConstraints.contains(fault) else { return }
    look.layout.told.append(fault)
    FileHandle.standardError.write(Data("[Layout] \(fault)\n".utf8))
  }

  /// The view's name in messages: its class, and its identifier if it has one.
  final var layoutName: String {
    let name = String(describing: type(of: self))
    return accessibilityIdentifier.map { "\(name) \"\($0)\"" } ?? name
  }
}

extension LayoutSystem {
  /// Returns the items that the rules leave open, in the order in which they were met, each with the parts
  /// that come out differently where it is wished to be elsewhere.
  fileprivate func openItems(_ solution: LayoutSolution) -> [(item: Item, parts: [String])] {
    let other = LayoutSolution(rules, variableCount: variableCount, wishing: 7919)
    return items.map { ($0, $0.openParts(solution, other)) }.filter { !$0.1.isEmpty }
  }
}

extension LayoutSystem.Item {
  /// Returns the parts of the item that come out differently in two solutions of the same rules.
  fileprivate func openParts(_ one: LayoutSolution, _ other: LayoutSolution) -> [String] {
    let parts = [
      ("x", box.x - base.x), ("y", box.y - base.y), ("width", box.width), ("height", box.height),
    ]
    return parts.filter { abs(one.value(of: $0.1) - other.value(of: $0.1)) > 0.001 }.map(\.0)
  }

  fileprivate var name: String {
    let name = NSLayoutConstraint.name(of: object)
    return content == nil ? name : "the content of \(name)"
  }

  /// A reason why a part may be ambiguous here although it is not on iOS.
  fileprivate var hint: String {
    object is UILabel || object is UIButton ? ": no word is measured here" : ""
  }
}

extension NSLayoutConstraint {
  /// The constraint's name in messages: its identifier if it has one, and its equation.
  final var layoutName: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(Self.name(of: firstItem)).\(firstAttribute) \(sign) "
    if let secondItem {
      if multiplier != 1 { text += "\(multiplier) * " }
      text += "\(Self.name(of: secondItem)).\(secondAttribute)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant))" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return identifier.map { "\"\($0)\" (\(text))" } ?? text
  }

  static func name(of item: AnyObject?) -> String {
    if let view = item as? UIView { return view.layoutName }
    guard let guide = item as? UILayoutGuide else { return "nothing" }
    let owner = guide.owningView?.layoutName ?? "no view"
    return guide.identifier.isEmpty ? "a guide of \(owner)" : "\"\(guide.identifier)\" of \(owner)"
  }

  /// The reason why the constraint cannot be solved inside a view; `nil` if it can.
  final var reasonNotToSolve: String? {
    if let first = firstAttribute.axis, secondItem != nil, let second = secondAttribute.axis,
      first != second, !(firstAttribute.isLength && secondAttribute.isLength)
    {
      return "one side lies across the other"
    }
    return nil
  }

  /// A message that a view's frame stands against the constraint; `nil` if none does.
  final var reasonOfFrames: String? {
    guard let view = firstItem as? UIView, view.translatesAutoresizingMaskIntoConstraints else {
      return nil
    }
    return "\(view.layoutName) has translatesAutoresizingMaskIntoConstraints set"
  }
}
