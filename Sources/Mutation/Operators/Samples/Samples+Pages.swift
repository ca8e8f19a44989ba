internal import Traces

/// Faults of the sample applications that show pages.
extension Operators {
  static let samplePages: [Context] = [
    Context(
      ["R311"],
      "a page that there is none of",
      .loadPage,
      needs: [.arguments, .setUp],
      edit: { $0.saying(.page, .number(Millionths(999))) }
    ) { $0.isOfSample("tweet-pager", "three-view-paging") },
    Context(["R312"], "a page is made twice", .loadPage, needs: .arguments, edit: \.doubled) {
      $0.isOfSample("tweet-pager")
    },
    Context(
      ["R313"],
      "a page lies beside its place",
      .loadPage,
      needs: [.arguments, .setUp],
      edit: { site in
        guard case .array(var parts)? = site[.frame], let x = parts.first?.number else { return [] }
        parts[0] = .number(Millionths(units: x.units + 50_000_000))
        return site.saying(.frame, .array(parts))
      }
    ) { $0.isOfSample("tweet-pager", "three-view-paging") },
    Context(
      ["R314"],
      "the second page is not there at the beginning",
      .loadPage,
      needs: [.arguments, .finals, .setUp, .beginning],
      edit: \.dropped
    ) { $0.isOfSample("tweet-pager") && $0.pageNumber == 1 },
    Context(
      ["R315", "R310"],
      "a page beside the one in view is not there",
      .loadPage,
      needs: [.arguments, .finals, .setUp, .beginning, .scrollOffsets],
      edit: \.dropped
    ) { $0.isOfSample("tweet-pager") && $0.pageNumber.map { $0 > 1 } ?? false },
    Context(
      ["R316"],
      "pages that were made are gone",
      .loadPage,
      needs: .arguments,
      edit: { $0.saying(.count, .number(Millionths(1))) }
    ) { $0.isOfSample("tweet-pager") && $0.pageNumber.map { $0 > 1 } ?? false },
    Context(
      ["R371"],
      "a page says nothing",
      .loadPage,
      needs: [.arguments, .setUp],
      edit: { $0.saying(.labels, .array([.null, .null])) }
    ) { $0.isOfSample("tweet-pager") },
    Context(
      ["R319"],
      "a fourth view shows a page",
      .loadPage,
      needs: [.arguments, .setUp],
      edit: { $0.saying(.count, .number(Millionths(4))) }
    ) { $0.isOfSample("three-view-paging") },
  ]
}

extension Site {
  /// The number of the page that was put in.
  fileprivate var pageNumber: Int? {
    self[.page]?.number.map { Int($0.units / 1_000_000) }
  }
}
