public import Foundation

/// A control for a day or a time; code sets it, and no finger does.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that is chosen.
  nonisolated public enum Mode: Int, Hashable, Sendable, CaseIterable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private final var storedDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The kind of value that is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The style of the date picker; nothing is drawn.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The earliest date.
  open var minimumDate: Date? {
    didSet { setDate(storedDate, animated: false) }
  }
  /// The latest date.
  open var maximumDate: Date? {
    didSet { setDate(storedDate, animated: false) }
  }
  /// The minutes from one time to the next.
  open var minuteInterval = 1
  /// The duration of a timer, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language of its words.
  open var locale: Locale?
  // UIKit hands it out as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar by which days are counted.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone of the times.
  open var timeZone: TimeZone?

  /// The date, at first 1 January 2001, for nothing here knows the time of day.
  ///
  /// Set by code, it is told to nobody.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, from the earliest to the latest, and tells nobody.
  open func setDate(_ date: Date, animated: Bool) {
    let latest = maximumDate.map { min(date, $0) } ?? date
    storedDate = minimumDate.map { max(latest, $0) } ?? latest
  }
}

/// The style of a date picker; nothing is drawn.
nonisolated public enum UIDatePickerStyle: Int, Hashable, Sendable, CaseIterable {
  case automatic, wheels, compact, inline
}

/// A control for a colour; code sets it, and no finger does.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The words beside it.
  open var title: String?
  /// True if a colour may let something shine through.
  open var supportsAlpha = true
  /// The colour.
  open var selectedColor: UIColor?
}
