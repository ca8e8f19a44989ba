/// The parts of a view's state that a scroll view does not tell: every part is optional.
///
/// All but the page is a table's.
public struct TableState: Hashable, Sendable {
  /// The rows in view: the first and the last, or none at all.
  public struct VisibleRows: Hashable, Sendable {
    /// From the first to the last; nil: no row is in view.
    public var range: ClosedRange<RowPath>?

    /// Creates a stretch of rows.
    public init(_ range: ClosedRange<RowPath>?) {
      self.range = range
    }
  }

  /// A header or footer in view, and where it is.
  public struct Edge: Hashable, Sendable {
    /// The section that it belongs to.
    public var section: Int
    /// Its top in the content's coordinates, where it floats too.
    public var top: Thousandths

    /// Creates a header or footer in view.
    public init(section: Int, top: Thousandths) {
      self.section = section
      self.top = top
    }
  }

  /// `indexPathsForSelectedRows`, ascending.
  public var selectedRows: [RowPath]?
  /// `visibleRows`: the first and the last of `indexPathsForVisibleRows`.
  public var visibleRows: VisibleRows?
  /// `visibleHeaders`, ascending by section.
  public var visibleHeaders: [Edge]?
  /// `visibleFooters`, ascending by section.
  public var visibleFooters: [Edge]?
  /// The facts that a web view tells of its page, which no table tells.
  public var page = PageState()

  /// The facts that are told of a text field, or of a form's data.
  public var form = FormState()

  /// The facts that are told of a control's value, or of a gesture recognizer.
  public var control = ControlState()

  /// Creates a state of which nothing is known.
  public init() {}

  /// Nothing.
  public static let unknown = TableState()

  /// True if nothing is known.
  public var isEmpty: Bool {
    selectedRows == nil && visibleRows == nil && visibleHeaders == nil && visibleFooters == nil
      && page.isEmpty
      && form.isEmpty
      && control.isEmpty
  }
}

/// A table's own facts, kept apart: most messages are a scroll view's, and to copy nothing costs
/// nothing.
final class TableFacts: Hashable, Sendable {
  let state: TableState

  private init(_ state: TableState) {
    self.state = state
  }

  /// Keeps a state apart, if anything is known in it.
  static func keeping(_ state: TableState) -> TableFacts? {
    state.isEmpty ? nil : TableFacts(state)
  }

  static func == (left: TableFacts, right: TableFacts) -> Bool {
    left === right || left.state == right.state
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(state)
  }
}
