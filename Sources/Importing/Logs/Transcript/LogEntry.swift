import Traces

/// The result of reading one line of a log.
struct LogEntry {
  /// A message, an exception or a gap, without a time.
  var line: Line
  /// The time at which it was logged; nil if not told.
  var moment: Moment?
  /// The line of the file, from 1.
  var number: Int
  var speaker = LogSpeaker()
  /// The place of the content that the line prints.
  var place = LoggedPlace()
  /// True if the line says behind the message that others came, as dots or `etc` do.
  var isElided = false

  /// The message; nil: it is something else.
  var message: Message? {
    if case .message(let message) = line { message } else { nil }
  }
}
