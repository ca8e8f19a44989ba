internal import Traces

extension Operators {
  /// The faults in the values of sliders and page controls.
  static let controlValues: [Context] = [
    Context(
      ["R605"],
      "a slider that is not continuous tells before the lift",
      .sendActions,
      needs: .touches,
      edit: { $0.dropped + $0.sending("valueChanged", after: .moved) }
    ) { $0.isOfValue("slider") && $0.isHeldBack },
    Context(
      ["R605"],
      "a slider that is not continuous tells twice at the lift",
      .sendActions,
      needs: .touches,
      edit: \.doubled
    ) { $0.isOfValue("slider") && $0.isHeldBack },
    Context(
      ["R605", "R660"],
      "a value that a finger has changed is never told",
      at: .final,
      needs: .finals,
      edit: { site in
        site.forerunners.filter { $0.controlEvent == "valueChanged" }.flatMap(\.dropped)
      }
    ) {
      $0.isOfControl && $0.hasAction(for: "valueChanged") == true && $0.isWithoutCalls
        && ($0.view.component == "slider" || $0.view.component == "page-control")
        && $0.hasChangedValue
    },
    Context(
      ["R660"],
      "a tap turns no page",
      .sendActions,
      needs: [.touches, .otherState],
      edit: \.dropped
    ) { $0.isOfPageTap },
    Context(
      ["R660"],
      "a tap turns two pages",
      .sendActions,
      needs: [.touches, .otherState],
      edit: { site in site.showingControl { $0.currentPage = ($0.currentPage ?? 0) + 2 } }
    ) { $0.isOfPageTap && $0.controlState.currentPage != nil },
    Context(
      ["R662"],
      "the current page is beyond the last",
      at: .final,
      needs: .finals,
      edit: { site in site.showingControl { $0.currentPage = site.pageCount + 1 } }
    ) { $0.isOfControl && $0.controlState.currentPage != nil },
    Context(
      ["R662"],
      "the current page is another than code has set",
      at: .final,
      needs: [.finals, .calls],
      edit: { site in
        site.showingControl { $0.currentPage = $0.currentPage == 0 ? 1 : 0 }
      }
    ) { $0.isOfControl && $0.hasPageByCodeAlone },
    Context(
      ["R603"],
      "a switch is not as code has set it",
      at: .final,
      needs: [.finals, .calls],
      edit: { site in site.showingControl { $0.isOn = !($0.isOn ?? false) } }
    ) { $0.isOfControl && $0.isSwitchedByCodeAlone },
    Context(
      ["R665"],
      "an interaction goes on without a finger",
      at: .final,
      needs: .finals,
      edit: { site in site.showingControl { $0.interactionState = "continuous" } }
    ) { $0.isOfControl && $0.controlState.interactionState == "none" },
    Context(
      ["R665"],
      "an interaction is continuous that may not be",
      .sendActions,
      needs: .otherState,
      edit: { site in site.showingControl { $0.interactionState = "continuous" } }
    ) {
      $0.isOfControl && $0.controlState.interactionState != nil && $0.isWithoutCalls
        && $0.declared.config[.allowsContinuousInteraction]?.bool == false
    },
    Context(
      ["R665"],
      "a finger turns the page in no interaction",
      .sendActions,
      needs: [.touches, .otherState],
      edit: { site in site.showingControl { $0.interactionState = "none" } }
    ) {
      $0.isOfValue("page-control") && $0.isByTouch
        && $0.controlState.interactionState.map { $0 != "none" } ?? false
    },
  ]
}

extension Site {
  /// Returns true if it tells of a new value of a kind of control, for a finger.
  fileprivate func isOfValue(_ component: String) -> Bool {
    isOfControl && view.component == component && controlEvent == "valueChanged" && !isNestedTurn
      && causeCall == nil && isOfSingleFingers && isWithoutCalls
  }

  fileprivate var isHeldBack: Bool { declared.config[.isContinuous]?.bool == false }

  /// The most pages that there may be.
  fileprivate var pageCount: Int {
    declared.config[.numberOfPages]?.number.map { Int($0.double) } ?? 0
  }

  /// True if the value at rest is another than at the beginning.
  fileprivate var hasChangedValue: Bool {
    if let page = controlState.currentPage {
      return page != declared.config[.currentPage]?.number.map { Int($0.double) } ?? 0
    }
    guard let value = controlState.value else { return false }
    return value != declared.config[.value]?.number ?? .zero
  }

  /// True if the latest that came to a page control of several pages is a call that sets its page.
  fileprivate var hasPageByCodeAlone: Bool {
    guard header.views.count <= 1, view.component == "page-control", pageCount > 1,
      controlState.currentPage != nil, let last = latestInput, case .call(let call) = last
    else { return false }
    return call.name == .currentPage && !call.isByDelegate
  }

  /// True if the latest that came to a switch is a call that turns it on or off.
  fileprivate var isSwitchedByCodeAlone: Bool {
    guard header.views.count <= 1, view.component == "switch", controlState.isOn != nil,
      let last = latestInput, case .call(let call) = last
    else { return false }
    return (call.name == .isOn || call.name == .setOn) && !call.isByDelegate
  }

  /// The latest touch or call before it; nil: none came.
  private var latestInput: Line? {
    record.transcript.lines[..<line].last { line in
      switch line {
      case .touch, .call: true
      default: false
      }
    }
  }

  /// True if it tells of a tap at an end of a page control.
  fileprivate var isOfPageTap: Bool {
    guard isOfValue("page-control"), isOutermost, moment.view == 0,
      moment.causeLine > 0, case .touch(let lift) = record.transcript.lines[moment.causeLine],
      lift.phase == .ended,
      case .touch(let down) = record.transcript.lines[..<moment.causeLine].last(where: \.isTouch),
      down.phase == .began, let width = declared.config[.bounds]?.point?.x
    else { return false }
    let part = lift.location.x.double / width.double
    return part <= 0.1 || part >= 0.9
  }
}

extension Line {
  fileprivate var isTouch: Bool { if case .touch = self { true } else { false } }
}
