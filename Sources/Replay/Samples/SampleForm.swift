package import HeadlessUIKit
import Traces

/// The store of the values of an application's form, and of its cells' notifications: all of it is
/// written down.
package final class SampleForm {
  /// The centre to which the application's cells post.
  package let notificationCenter = NotificationCenter()
  /// The delegate that writes down.
  weak var scripted: ScriptedDelegate?
  private var stored: [String: String?] = [:]
  /// The values that were stored and are not written down yet.
  private var records: [(key: String, value: String?)] = []
  /// The stored values, as far as they were written down.
  private var told: [String: String?] = [:]
  /// True if an edit has ended whose notification was not heard yet.
  private var awaitsNotification = false

  /// Creates a form with what its property list says is stored.
  ///
  /// - Parameters:
  ///   - rows: the rows of its property list.
  ///   - endOfEdits: the notification that its cells post as an edit ends.
  init(_ rows: [FormRow], endOfEdits: Notification.Name) {
    for row in rows {
      if let key = row.dataKey, let value = row.value { stored[key] = value }
    }
    told = stored
    listen(to: endOfEdits)
  }

  private func listen(to endOfEdits: Notification.Name) {
    // The notifications of a form are posted by whoever plays it, and go with the stage's world.
    _ = notificationCenter.addObserver(
      forName: endOfEdits,
      object: nil,
      queue: nil
    ) { [unowned self] notification in
      let path = notification.object as? IndexPath
      MainActor.assumeIsolated { hear(path) }
    }
  }

  private func hear(_ path: IndexPath?) {
    let row = path.map { Value(RowPath($0)) } ?? .null
    scripted?.hearForm(.cellControlDidEnd, [Argument(.object, row)])
    awaitsNotification = false
    tellRecords()
  }

  /// Does what ends an edit.
  ///
  /// Observers are called in no order that is promised, so that a record may be made before the
  /// notification is heard which led to it. The record is written down behind the notification.
  func endEdit(_ end: () -> Void) {
    awaitsNotification = true
    end()
    awaitsNotification = false
    tellRecords()
  }

  /// The stored values, as far as they were written down, sorted by key.
  var storedValues: [Argument] { told.sortedArguments }

  private func tellRecords() {
    let due = records
    records = []
    for (key, value) in due {
      told[key] = .some(value)
      scripted?
        .hearForm(
          .setValueForKey,
          [Argument(.forKey, .string(key)), Argument(.value, value.map { .string($0) } ?? .null)]
        )
    }
  }

  // MARK: - What the application calls

  /// The stored values.
  package var values: [String: String] { stored.compactMapValues { $0 } }

  /// Stores a value, or removes it.
  package func setValue(_ value: String?, forKey key: String) {
    stored[key] = .some(value)
    records.append((key, value))
    if !awaitsNotification { tellRecords() }
  }

  /// Hears that values are sent away.
  package func send(_ values: [String: String]) {
    let sent = values.mapValues { Optional($0) }
    scripted?.hearForm(.sent, [Argument(.values, .object(sent.sortedArguments))])
  }
}

extension [String: String?] {
  /// The values as arguments, sorted by key.
  var sortedArguments: [Argument] {
    keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { key in Argument(Name(key), (self[key] ?? nil).map { .string($0) } ?? .null) }
  }
}
