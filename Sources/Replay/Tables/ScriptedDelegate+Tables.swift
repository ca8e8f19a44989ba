import HeadlessUIKit
import Traces

// The delegate and the data source of a table have these functions in common.

extension ScriptedDelegate {
  /// The methods whose mere presence changes a table, with the data that makes for them; without any
  /// they are there only if the script answers them or `observes` names them.
  private static let demanding: [Name: Name?] = [
    .heightForRow: .rowHeights,
    .titleForHeader: .headers,
    .titleForFooter: .footers,
    .askForSectionIndexTitles: .sectionIndexTitles,
    .sectionForSectionIndexTitle: .sectionIndexTitles,
    .heightForHeader: nil,
    .heightForFooter: nil,
    .estimatedHeightForRow: nil,
    .estimatedHeightForHeader: nil,
    .estimatedHeightForFooter: nil,
    .viewForHeader: nil,
    .viewForFooter: nil,
    .commitEditing: .commits,
    .didMoveRow: .moves,
    .trailingSwipeActions: nil,
    .leadingSwipeActions: nil,
    .editActions: nil,
    .performPrimaryAction: nil,
  ]

  /// Returns true if a method of a table is there; nil if `observes` alone decides.
  ///
  /// The data that is there counts, even if nobody hears the question.
  func respondsAsTable(to name: Name) -> Bool? {
    guard table != nil else { return nil }
    if let relay { return relay.responds(to: Selector(name.text)) }
    if name == .numberOfSections { return true }
    guard let data = Self.demanding[name] else { return nil }
    if let data, stageTable?.model.has(data) == true { return true }
    return implements(name) && (hasReplies(to: name) || !implementsAll)
  }

  // MARK: - Questions

  /// Hears a question about a table, and answers it by the script or as usual.
  func answer(
    _ name: Name,
    _ arguments: [Argument] = [],
    usual: Value,
    about topic: ScriptProgress.Topic? = nil
  ) -> Value {
    let reply = hearRow(name, arguments, usualAnswer: usual, about: topic)
    guard case .answer(let answer) = reply else { return usual }
    return answer
  }

  /// Hears a question about a row.
  func answer(_ name: Name, _ path: IndexPath, usual: Value) -> Value {
    let path = RowPath(path)
    return answer(name, [Self.argument(of: name, Value(path))], usual: usual, about: .row(path))
  }

  /// Hears a question about a section.
  func answer(_ name: Name, inSection section: Int, usual: Value) -> Value {
    let argument = Self.argument(of: name, .number(Millionths(Double(section))))
    return answer(name, [argument], usual: usual, about: .section(section))
  }

  /// Hears what a table tells about a row.
  func tell(_ name: Name, _ path: IndexPath) {
    let path = RowPath(path)
    hearRow(name, [Self.argument(of: name, Value(path))], about: .row(path))
  }

  /// Returns the only argument of a message about one row or section: it says which.
  static func argument(of name: Name, _ value: Value) -> Argument {
    Argument(labels[name] ?? .at, value)
  }

  private static let labels: [Name: Name] = Dictionary(
    uniqueKeysWithValues: Vocabulary.messageNames.compactMap { text in
      let name = Name(text)
      guard let entry = Vocabulary.message(name), entry.topic != nil,
        let parameter = entry.parameters.first, entry.parameters.count == 1
      else { return nil }
      return (name, Name(parameter.label))
    }
  )

  // MARK: - The notification

  /// Begins to hear that a tap has changed the selection.
  func listenToSelection(of table: UITableView) {
    // The notifications of a world are posted by whoever plays it, and go with the stage's world.
    _ = scene.notificationCenter.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: table,
      queue: nil
    ) { [unowned self] _ in
      MainActor.assumeIsolated { _ = hearRow(.selectionDidChange) }
    }
  }
}

extension RowPath {
  /// The path of a row; a table tells none that has not two numbers.
  init(_ path: IndexPath) {
    self.init(section: path.section, row: path.row)
  }
}

extension IndexPath {
  /// The path of a row.
  init(_ path: RowPath) {
    self.init(row: path.row, section: path.section)
  }
}
