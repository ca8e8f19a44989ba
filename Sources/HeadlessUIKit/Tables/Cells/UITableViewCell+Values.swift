extension UITableViewCell {
  /// The labels and the image of a cell.
  nonisolated public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// A label and an image.
    case `default`
    /// A label at the left, another at the right.
    case value1
    /// Two labels side by side, and no image.
    case value2
    /// A label above another.
    case subtitle
  }

  /// The look of a selected cell; it changes nothing else (R114).
  nonisolated public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
    /// Not differently.
    case none
    /// On blue.
    case blue
    /// On gray.
    case gray
    /// As the system does.
    case `default`
  }

  /// The accessories at the right end of a cell.
  nonisolated public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A sign that more follows; a tap on it is a tap on the row (R122).
    case disclosureIndicator
    /// The same sign beside a button that is told of by itself (R120).
    case detailDisclosureButton
    /// A tick; a tap on it is a tap on the row.
    case checkmark
    /// A button that is told of by itself.
    case detailButton

    /// True if there is something to tap beside the row.
    var hasButton: Bool { self == .detailDisclosureButton || self == .detailButton }
  }

  /// The kinds of editing that a finger can do on a row.
  nonisolated public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// It may be deleted: a minus at the left, or a swipe.
    case delete
    /// One may be inserted beside it: a plus at the left.
    case insert
  }

  /// The controls that a cell shows besides its content.
  nonisolated public struct StateMask: OptionSet, Hashable, Sendable {
    /// UIKit's own bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The minus or plus at the left.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button at the right that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
