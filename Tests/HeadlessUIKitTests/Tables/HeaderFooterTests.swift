import Foundation
import HeadlessUIKit
import Testing

@Suite("Headers and footers")
struct HeaderFooterTests {
  private let listener = TableListener(rows: [3, 20, 20])

  private static let titles: Set = [
    "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
  ]
  private static let views: Set = [
    "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
  ]

  private func world(
    _ implemented: Set<String>,
    style: UITableView.Style = .plain,
    configure: (UITableView) -> Void = { _ in }
  ) -> TableWorld {
    listener.implemented = implemented
    listener.unheard = ["sections", "rows", "scroll", "will", "end"]
    listener.header = { "Header \($0)" }
    listener.footer = { $0 == 1 ? nil : "Footer \($0)" }
    return TableWorld(listener, style: style, configure: configure)
  }

  @Test("have no room where there is nothing to show, however high they were estimated (R033)")
  func estimatedNothing() {
    listener.rows = [3]
    let world = world([]) {
      $0.rowHeight = 50
      $0.sectionHeaderHeight = 100
      $0.estimatedSectionHeaderHeight = 70
    }
    #expect(world.table.contentSize.height == 150)
    #expect(world.visibleRows == [0, 1, 2])
  }

  @Test("come after the cells of a pass: view, title, message (R031, R032)")
  func order() {
    let all = Self.titles.union(Self.views)
      .union(["tableView(_:heightForHeaderInSection:)", "tableView(_:heightForFooterInSection:)"])
    listener.rows = [1]
    let world = world(all)
    #expect(
      world.heard == [
        "headerHeight 0", "footerHeight 0", "cell 0-0", "headerView 0", "headerTitle 0",
        "willHeader 0", "footerView 0", "footerTitle 0", "willFooter 0",
      ]
    )
    #expect(world.table.headerView(forSection: 0)?.textLabel?.text == "Header 0")
    #expect(world.table.footerView(forSection: 0)?.textLabel?.text == "Footer 0")
    #expect(world.table.rectForHeader(inSection: 0).height == 30)
  }

  @Test("take the view before the title (R031)")
  func viewWins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    listener.headerView = { $0 == 0 ? view : nil }
    let world = world(Self.titles.union(Self.views))
    #expect(!world.heard.suffix(8).contains("headerTitle 0"))
    #expect(view.superview === world.table)
    // Nobody gave a height, so it is the view's own.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(world.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(world.table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 50)
    #expect(world.table.headerView(forSection: 1)?.textLabel?.text == "Header 1")
  }

  @Test("are not there without a title and a view (R033)")
  func none() {
    let world = world(Self.titles) { $0.sectionFooterHeight = 20 }
    #expect(world.table.rectForFooter(inSection: 0).height == 20)
    #expect(world.table.rectForFooter(inSection: 1).height == 0)
    #expect(world.table.footerView(forSection: 1) == nil)
    #expect(!world.heard.contains("willFooter 1"))
    #expect(world.table.contentSize.height == 2_016)
  }

  @Test("float in a plain table, up to the next section (R180 to R185)")
  func floating() {
    let world = world(Self.titles)
    // Section 0: 28 + 3 * 44 + 28 = 188.
    let header = world.table.headerView(forSection: 0)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
    world.scroll(to: 70)
    #expect(header?.frame.minY == 70)
    #expect(world.table.rectForHeader(inSection: 0).minY == 0)
    world.scroll(to: 170)
    #expect(header?.frame.minY == 160)
    #expect(world.table.headerView(forSection: 1)?.frame.minY == 188)
    world.scroll(to: 188)
    #expect(header?.isHidden == true)
    #expect(world.heard.contains("endHeader 0") && world.heard.contains("endFooter 0"))
    #expect(world.table.headerView(forSection: 1)?.frame.minY == 188)
    world.scroll(to: -40)
    #expect(world.table.headerView(forSection: 0)?.frame.minY == 0)
    world.table.contentInset.top = 50
    world.scroll(to: 0)
    #expect(world.table.headerView(forSection: 0)?.frame.minY == 50)
  }

  @Test("float at the bottom below their rows (R180)")
  func floatingFooter() {
    let world = world(Self.titles)
    // Section 1 has none; section 2 begins at 188 + 28 + 880 = 1096.
    world.scroll(to: 800)
    let footer = world.table.footerView(forSection: 2)
    #expect(footer?.frame.maxY == 1_280)
    world.scroll(to: 1_552)
    #expect(footer?.frame.maxY == world.table.contentSize.height)
    world.scroll(to: 640)
    // Not over its own header.
    #expect(footer?.frame.minY == 1_124)
  }

  @Test("scroll with their rows in a grouped table (R184)")
  func grouped() {
    let world = world(Self.titles, style: .grouped)
    let header = world.table.headerView(forSection: 0)
    world.scroll(to: 20)
    #expect(header?.frame.minY == 0)
    world.scroll(to: 39)
    #expect(world.heard.contains("endHeader 0"))
    // Without a title there is room nevertheless (R022).
    #expect(world.table.rectForFooter(inSection: 1).height == 18)
  }

  @Test("go from section to section")
  func reuse() {
    final class Title: UITableViewHeaderFooterView {
      var preparations = 0
      override func prepareForReuse() { preparations += 1 }
    }
    listener.rows = Array(repeating: 1, count: 200)
    var made: Set<UIView> = []
    let world = world(Self.views.union(["tableView(_:heightForHeaderInSection:)"])) {
      $0.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
    }
    listener.headerView = { [unowned table = world.table] _ in
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
      if let view { made.insert(view) }
      return view
    }
    world.table.reloadData()
    for offset in stride(from: 0, to: 5_000, by: 50) { world.scroll(to: CGFloat(offset)) }
    #expect(made.count <= 9)
    #expect(made.contains { ($0 as? Title)?.preparations ?? 0 > 0 })
  }

  @Test("are asked for their height when they are shown, where it is estimated (R018)")
  func estimated() {
    let world = world(
      Self.titles.union([
        "tableView(_:heightForHeaderInSection:)",
        "tableView(_:estimatedHeightForHeaderInSection:)",
      ])
    )
    #expect(world.heard.filter { $0.hasPrefix("headerEstimate") }.count == 3)
    #expect(
      world.heard.filter { $0.hasPrefix("headerHeight") } == ["headerHeight 0", "headerHeight 1"]
    )
    #expect(world.table.rectForHeader(inSection: 0).height == 30)
    #expect(world.table.rectForHeader(inSection: 2).height == 20)
  }
}
