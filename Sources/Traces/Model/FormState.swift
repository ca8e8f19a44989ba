/// The readable facts about a text field, or about a form beside what it tells as a table: every
/// part is optional.
public struct FormState: Hashable, Sendable {
  /// `isFirstResponder`, of the text field that a message is about.
  public var isFirstResponder: Bool?
  /// `label`, of the cell that a message is about: a string, or `null`.
  public var label: Value?
  /// `text`, of the text field: a string, or `null` where a cell has no field.
  public var text: Value?
  /// `values`: what a form has stored, by its keys, sorted.
  public var values: [Argument]?

  /// Creates a state of which nothing is known.
  public init() {}

  /// True if nothing is known.
  public var isEmpty: Bool {
    isFirstResponder == nil && label == nil && text == nil && values == nil
  }

  /// The keys of the facts that are known.
  package var keys: [Name] {
    var keys: [Name] = []
    if isFirstResponder != nil { keys.append(.isFirstResponder) }
    if label != nil { keys.append(.label) }
    if text != nil { keys.append(.text) }
    if values != nil { keys.append(.values) }
    return keys
  }
}

extension Header.View {
  /// The rows that a form's property list names; none where the view is no form.
  public var formRows: [FormRow] {
    guard component == "form", case .array(let rows)? = config[.propertyList] else { return [] }
    return rows.map { row in
      guard case .object(let parts) = row else { return FormRow([]) }
      return FormRow(parts)
    }
  }

  /// The view with what its property list says as a table's properties: how many rows there are, and
  /// the identifiers of their cells.
  ///
  /// A form has one section, its cells' identifiers are the names of their classes, it asks the table
  /// for used cells by identifier alone, and a tap leaves a cell's look as it is (R283, R284, R292).
  var spelledOut: Header.View {
    guard component == "form" else { return self }
    let rows = formRows
    var view = self
    let derived = [
      Argument("dequeues", .string("identifier")),
      Argument("identifiers", .array(rows.map { .string($0.cellType) })),
      Argument("sections", .array([.number(Millionths(whole: rows.count))])),
      Argument("selectionStyle", .string("none")),
    ]
    view.config = (config.filter { derived[$0.label] == nil } + derived).sortedByLabel()
    return view
  }
}

/// One dictionary of a form's property list.
public struct FormRow: Hashable, Sendable {
  /// The class of the cell, which is its identifier, too.
  public let cellType: String
  /// The text beside the field.
  public let label: String?
  /// The key under which the value is stored.
  public let dataKey: String?
  /// The value that is stored before anything is typed.
  public let value: String?

  init(_ parts: [Argument]) {
    cellType = parts[.cellType]?.string ?? ""
    label = parts[.rowLabel]?.string
    dataKey = parts[.dataKey]?.string
    value = parts[.rowValue]?.string
  }

  /// True if the cell has a text field.
  public var hasField: Bool { Vocabulary.textCellClasses.contains(cellType) }
}
