internal import Traces
internal import Transcripts

/// The settings of a control's value that code has made.
struct ControlSettings: Sendable {
  /// The certainty that a slider tells each value on the way (R605).
  private(set) var isContinuous: Certainty
  /// The number of pages; nil: it is not known.
  private(set) var pages: Int?
  /// The least and the greatest value of a slider; nil: they are not known.
  private var values: (least: Int64, most: Int64)?
  /// The certainty that a finger may drag through the pages (R665).
  private(set) var allowsContinuousInteraction: Certainty

  init(_ config: [Argument], areCallsKnown: Bool) {
    guard areCallsKnown else {
      isContinuous = .unknown
      allowsContinuousInteraction = .unknown
      return
    }
    isContinuous = Certainty(config[.isContinuous]?.bool ?? true)
    let least = config[.minimumValue]?.number?.units ?? 0
    let most = config[.maximumValue]?.number?.units ?? 1_000_000
    values = least <= most ? (least, most) : nil
    allowsContinuousInteraction = Certainty(config[.allowsContinuousInteraction]?.bool ?? true)
    // A header that says nothing at all may not have been told.
    pages = config[.numberOfPages]?.number.map { Int($0.double) } ?? (config.isEmpty ? nil : 0)
  }

  /// Returns the number that stands for the value at first; nil: it is not known.
  func numberAtStart(_ config: [Argument], _ component: String) -> Int64? {
    switch component {
    case "page-control":
      guard let pages else { return nil }
      let page = config[.currentPage]?.number.map { Int($0.double) } ?? 0
      return Int64(min(max(0, page), max(0, pages - 1)))
    case "slider":
      return values.map { min(max(config[.value]?.number?.units ?? 0, $0.least), $0.most) }
    default: return nil
    }
  }

  /// Returns the number that stands for the value that a call sets; nil: it is not known.
  ///
  /// - Parameters:
  ///   - call: the call, which has been followed.
  ///   - before: the number before it.
  /// - Returns: a page that is held among the pages (R662), or 1 for on and 0 for off.
  func numberSet(by call: borrowing Call, before: Int64?) -> Int64? {
    let value = call.arguments[call.name]
    switch call.name {
    case .isOn: return value?.bool.map { $0 ? 1 : 0 }
    case .setOn: return call.arguments["on"]?.bool.map { $0 ? 1 : 0 }
    case .currentPage: return held(value?.number.map { Int64($0.double) })
    case .numberOfPages: return held(before)
    case .value, .setValueAnimated: return held(value: call.arguments[.value]?.number?.units)
    default: return nil
    }
  }

  /// Returns a slider's value held in its range; nil: one so large that it is not kept exactly, or it is not known.
  private func held(value: Int64?) -> Int64? {
    guard let value, let values else { return nil }
    let held = min(max(value, values.least), values.most)
    return abs(held) <= 2_000_000 ? held : nil
  }

  private func held(_ page: Int64?) -> Int64? {
    guard let page, let pages else { return nil }
    return min(max(0, page), Int64(max(0, pages - 1)))
  }

  /// Follows a call to the control; returns whether it may set the value.
  mutating func follow(_ call: borrowing Call) -> Bool {
    let value = call.arguments[call.name]
    switch call.name {
    case .isContinuous:
      isContinuous = value?.bool.map { Certainty($0) } ?? .unknown
      return false
    case .allowsContinuousInteraction:
      allowsContinuousInteraction = value?.bool.map { Certainty($0) } ?? .unknown
      return false
    case .numberOfPages:
      pages = value?.number.map { Int($0.double) }
      return true
    case .minimumValue, .maximumValue:
      values = nil
      return true
    default: return call.may(change: .value)
    }
  }
}
