internal import Traces
internal import Transcripts

/// The parts of edits that a record tells.
struct EditTelling: Sendable {
  /// The certainty that a field is edited after a begin, and after an end: if the one or the other is not heard,
  /// any event may bring it.
  var opened = Certainty.unknown
  var shut = Certainty.unknown
  /// True if control events alone tell that an edit begins, and that it ends.
  var beginsByEvent = false
  var endsByEvent = false
  /// True if nothing begins or ends an edit that is not in the record: with no input in between, one that was told
  /// to begin or to end has done no more.
  var tellsCauses = false
  /// True if the field may clear itself as it begins to be edited.
  var mayClear = true

  init() {}

  init(_ watch: Watch) {
    let view = watch.setting.declaration
    let actions = watch.hears(.sendActions) ? ControlEvents(of: view).actions ?? [] : []
    beginsByEvent = !watch.hears(.textFieldDidBegin) && actions.contains(.editingDidBegin)
    endsByEvent = !watch.hears(.textFieldDidEnd) && actions.contains(.editingDidEnd)
    opened = watch.hears(.textFieldDidEnd) || endsByEvent ? .yes : .unknown
    shut = watch.hears(.textFieldDidBegin) || beginsByEvent ? .no : .unknown
    tellsCauses =
      watch.record.hasAllCalls && watch.record.hasTouches && view.component == "field"
      && view.container == nil
    mayClear = view.config[.clearsOnBeginEditing]?.bool == true
  }
}
