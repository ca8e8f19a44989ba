import Foundation

extension UITableView {
  /// Shows the headers and footers in view, after the rows (R032); returns whether the table still
  /// is the same.
  final func showEdges() -> Bool {
    let load = loading.count
    let visible = visibleSpan
    endEdges(outside: visible)
    guard loading.count == load else { return false }
    var next = arrangement.shown.section(
      endingAfter: visible.lowerBound,
      before: visible.upperBound
    )
    while let section = next, scene?.isOver != true {
      surroundings?.count()
      for edge in SectionEdge.allCases where isVisible(edge, of: section, in: visible) {
        guard !display.edges.contains(edge, of: section) else { continue }
        guard show(edge, of: section) else { return false }
      }
      guard let end = arrangement.shown.span(ofSection: section)?.upperBound else { break }
      next = arrangement.shown.section(endingAfter: end, before: visible.upperBound)
    }
    placeEdges()
    return true
  }

  /// True if there is any header or footer, shown or to be shown.
  final var mayHaveEdges: Bool { loading.possibleEdges > 0 || !display.edges.isEmpty }

  /// Returns true if a header or footer is in view.
  ///
  /// Those of a plain table float as long as their section is in view (R180, R184).
  private func isVisible(
    _ edge: SectionEdge,
    of section: Int,
    in visible: Range<Length>
  ) -> Bool {
    guard let stretch = geometry.section(section) else { return false }
    guard stretch.mayShow(edge) else { return false }
    let places = arrangement.shown
    let span =
      style == .plain ? places.span(ofSection: section) : places.span(of: edge, ofSection: section)
    guard let span else { return false }
    return span.upperBound > visible.lowerBound && span.lowerBound < visible.upperBound
      || span.isEmpty && visible.contains(span.lowerBound)
  }

  /// Gets the view of a header or footer and shows it: the view, else the title, then the message
  /// (R031, R032).
  private func show(_ edge: SectionEdge, of section: Int) -> Bool {
    let load = loading.count
    let questions = edge.questions
    var view: UIView?
    if observedByTable.contains(questions.view), let tableDelegate {
      view = questions.askView(tableDelegate, self, section)
      guard loading.count == load else { return false }
    }
    if view == nil, let title = askForTitle(edge, of: section) {
      view = titleView(title)
    }
    guard loading.count == load else { return false }
    measure(edge, of: section, view: view)
    guard loading.count == load else { return false }
    if view == nil, geometry.section(section)?.height(of: edge) == .zero {
      // Nothing to show and no room: until the next load there is no such header or footer (R033).
      arrangement.geometry.setNothing(at: edge, ofSection: section)
      loading.possibleEdges -= 1
      return true
    }
    let index = display.edges.index(of: edge, section)
    display.edges.insert(DisplayedEdge(section: section, edge: edge, view: view), at: index)
    guard let view else { return true }
    place(display.edges[index])
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
    if observedByTable.contains(questions.willDisplay), let tableDelegate {
      questions.tellWillDisplay(tableDelegate, self, view, section)
    }
    return loading.count == load
  }

  private func titleView(_ title: String) -> UIView {
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: Self.titleViewIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleViewIdentifier)
    view.textLabel?.text = title
    return view
  }

  private static var titleViewIdentifier: String { "title of a section" }

  /// Finds out a height that was only estimated, or that depends on the view (R018).
  private func measure(_ edge: SectionEdge, of section: Int, view: UIView?) {
    guard let stretch = geometry.section(section), stretch.measures(edge) else { return }
    let questions = edge.questions
    var height = questions.tableHeight(self)
    // If there is nothing to show, there is no header (R033), whatever its estimated height.
    if view == nil, style == .plain, !observedByTable.contains(questions.view) { height = 0 }
    if observedByTable.contains(questions.height), let tableDelegate {
      let load = loading.count
      height = questions.askHeight(tableDelegate, self, section)
      guard loading.count == load else { return }
    }
    if height < 0 {
      let hasTitle = view is UITableViewHeaderFooterView
      let wanted = view?.sizeThatFits(CGSize(width: bounds.size.width, height: 0)).height ?? 0
      height = wanted > 0 && !hasTitle ? wanted : automaticHeight(hasTitle: view != nil)
    }
    guard Length(height: height) != stretch.height(of: edge) else { return }
    arrangement.geometry.setHeight(Length(height: height), of: edge, ofSection: section)
    display.arePlacesStale = true
    updateContentSize()
    redirectRowScroll()
    setNeedsLayout()
  }

  /// Finds out how high the headers and footers in view are now (R018).
  final func measureKeptEdges() {
    let load = loading.count
    for shown in display.edges {
      measure(shown.edge, of: shown.section, view: shown.view)
      guard loading.count == load else { return }
    }
  }

  // MARK: - Out of view

  private func endEdges(outside visible: Range<Length>) {
    let load = loading.count
    var index = 0
    while index < display.edges.count {
      let shown = display.edges[index]
      if isVisible(shown.edge, of: shown.section, in: visible) {
        index += 1
        continue
      }
      display.edges.remove(at: index)
      end(shown)
      guard loading.count == load else { return }
    }
  }

  final func end(_ shown: DisplayedEdge) {
    guard let view = shown.view else { return }
    if let reusable = view as? UITableViewHeaderFooterView,
      let identifier = reusable.reuseIdentifier
    {
      if let storedWindow { storedWindow.cancelTouches(in: view) }
      view.isHidden = true
      reuse.put(reusable, identifier)
    } else if view.superview === self {
      view.removeFromSuperview()
    }
    tellEnd(of: shown)
  }

  final func tellEnd(of shown: DisplayedEdge) {
    guard let view = shown.view else { return }
    let questions = shown.edge.questions
    guard observedByTable.contains(questions.didEndDisplaying), let tableDelegate else { return }
    questions.tellDidEndDisplaying(tableDelegate, self, view, shown.section)
  }

  // MARK: - Places

  private func placeEdges() {
    for shown in display.edges { place(shown) }
  }

  private func place(_ shown: DisplayedEdge) {
    guard let view = shown.view,
      let span = arrangement.shown.floatingSpan(
        of: shown.edge,
        ofSection: shown.section,
        in: style == .plain ? spanBetweenInsets : nil
      )
    else { return }
    let frame = frame(of: span)
    if view.frame != frame { view.frame = frame }
  }

  /// The range in view between the insets.
  ///
  /// Headers float at its top, footers at its bottom (R183).
  private var spanBetweenInsets: Range<Length> {
    let start = Length(bounds.minY + adjustedContentInset.top)
    return start..<max(start, Length(bounds.maxY - adjustedContentInset.bottom))
  }
}
