import Conformance
import Reporting

/// The changes since an earlier run, as the page keeps them.
struct PageChanges {
  private let changes: RunChanges

  init(_ changes: RunChanges) {
    self.changes = changes
  }

  /// Writes the key with the changes: by kind and cause, each case with the column of its subject.
  func write(to json: inout PageJSON) {
    json.key("changes")
    json.object { json in
      json.pair("against", changes.earlier)
      json.pair("counts", changes.counts)
      json.key("groups")
      json.array(changes.groups) { json, group in
        json.object { write(group, to: &$0) }
      }
    }
  }

  private func write(_ group: RunChanges.Group, to json: inout PageJSON) {
    json.pair("kind", group.kind.rawValue)
    json.pair("title", changes.title(of: group))
    json.pair("cause", group.cause)
    json.pair("sentence", group.changes.first?.sentence)
    json.key("cases")
    json.array(group.changes) { json, change in
      json.object { json in
        json.pair("id", change.id)
        json.pair("subject", change.subject)
        if change.column > 0 {
          json.key("column")
          json.number(change.column)
        }
      }
    }
  }
}
