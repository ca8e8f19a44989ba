import Foundation

/// The questions and messages about headers, or those about footers.
struct EdgeQuestions {
  let title: ObservedTableMessages
  let view: ObservedTableMessages
  let height: ObservedTableMessages
  let estimate: ObservedTableMessages
  let willDisplay: ObservedTableMessages
  let didEndDisplaying: ObservedTableMessages

  let askTitle: (any UITableViewDataSource, UITableView, Int) -> String?
  let askView: (any UITableViewDelegate, UITableView, Int) -> UIView?
  let askHeight: (any UITableViewDelegate, UITableView, Int) -> CGFloat
  let askEstimate: (any UITableViewDelegate, UITableView, Int) -> CGFloat
  let tellWillDisplay: (any UITableViewDelegate, UITableView, UIView, Int) -> Void
  let tellDidEndDisplaying: (any UITableViewDelegate, UITableView, UIView, Int) -> Void

  let tableHeight: (UITableView) -> CGFloat
  let tableEstimate: (UITableView) -> CGFloat
}

extension SectionEdge {
  /// The questions about this end.
  var questions: EdgeQuestions {
    switch self {
    case .header: Self.headerQuestions
    case .footer: Self.footerQuestions
    }
  }

  private static var headerQuestions: EdgeQuestions {
    EdgeQuestions(
      title: .titleForHeader,
      view: .viewForHeader,
      height: .heightForHeader,
      estimate: .estimatedHeightForHeader,
      willDisplay: .willDisplayHeader,
      didEndDisplaying: .didEndDisplayingHeader,
      askTitle: { $0.tableView($1, titleForHeaderInSection: $2) },
      askView: { $0.tableView($1, viewForHeaderInSection: $2) },
      askHeight: { $0.tableView($1, heightForHeaderInSection: $2) },
      askEstimate: { $0.tableView($1, estimatedHeightForHeaderInSection: $2) },
      tellWillDisplay: { $0.tableView($1, willDisplayHeaderView: $2, forSection: $3) },
      tellDidEndDisplaying: { $0.tableView($1, didEndDisplayingHeaderView: $2, forSection: $3) },
      tableHeight: { $0.sectionHeaderHeight },
      tableEstimate: { $0.estimatedSectionHeaderHeight }
    )
  }

  private static var footerQuestions: EdgeQuestions {
    EdgeQuestions(
      title: .titleForFooter,
      view: .viewForFooter,
      height: .heightForFooter,
      estimate: .estimatedHeightForFooter,
      willDisplay: .willDisplayFooter,
      didEndDisplaying: .didEndDisplayingFooter,
      askTitle: { $0.tableView($1, titleForFooterInSection: $2) },
      askView: { $0.tableView($1, viewForFooterInSection: $2) },
      askHeight: { $0.tableView($1, heightForFooterInSection: $2) },
      askEstimate: { $0.tableView($1, estimatedHeightForFooterInSection: $2) },
      tellWillDisplay: { $0.tableView($1, willDisplayFooterView: $2, forSection: $3) },
      tellDidEndDisplaying: { $0.tableView($1, didEndDisplayingFooterView: $2, forSection: $3) },
      tableHeight: { $0.sectionFooterHeight },
      tableEstimate: { $0.estimatedSectionFooterHeight }
    )
  }
}
