package import HeadlessUIKit
package import Traces

extension Value {
  /// The actions at one edge of a row, as a transcript tells them.
  package init(_ configuration: UISwipeActionsConfiguration?) {
    guard let configuration else {
      self = .null
      return
    }
    let actions = configuration.actions.map { Value(style: "\($0.style)", title: $0.title) }
    let performsFirst = configuration.performsFirstActionWithFullSwipe
    self = .object([
      Argument(.actions, .array(actions)),
      Argument(.performsFirstActionWithFullSwipe, .bool(performsFirst)),
    ])
  }

  /// The actions of a row, of the old kind.
  package init(_ actions: [UITableViewRowAction]?) {
    self = actions.map { .array($0.map { Value(style: "\($0.style)", title: $0.title) }) } ?? .null
  }

  private init(style: String, title: String?) {
    self = .object([
      Argument(.style, .string(style)),
      Argument("title", title.map { .string($0) } ?? .null),
    ])
  }
}
