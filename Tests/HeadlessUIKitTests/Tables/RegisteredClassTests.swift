import Foundation
import HeadlessUIKit
import Testing

/// A cell as an application writes one for UIKit.
private class TitleCell: UITableViewCell {
  private let title = UILabel()
  private(set) var isSetUp = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
    isSetUp = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A cell that has its initializers from another.
private final class LargeTitleCell: TitleCell {
  var size = 30
}

/// A header as an application writes one for UIKit.
private final class TitleHeader: UITableViewHeaderFooterView {
  private(set) var isSetUp = false

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    isSetUp = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

@Suite("A registered class")
struct RegisteredClassTests {
  private let table = UITableView(frame: .zero, style: .plain)

  @Test("makes cells by the initializer that it overrides (R050)")
  func overridden() throws {
    table.register(TitleCell.self, forCellReuseIdentifier: "a")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "a") as? TitleCell)
    #expect(cell.isSetUp && cell.reuseIdentifier == "a" && cell.detailTextLabel != nil)
  }

  @Test("makes cells by the initializer that it inherits")
  func inherited() throws {
    table.register(LargeTitleCell.self, forCellReuseIdentifier: "a")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "a") as? LargeTitleCell)
    #expect(cell.isSetUp && cell.size == 30)
  }

  @Test("makes headers by the initializer that it overrides, until it is taken back")
  func header() throws {
    table.register(TitleHeader.self, forHeaderFooterViewReuseIdentifier: "h")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "h") as? TitleHeader
    #expect(try #require(header).isSetUp)
    table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "h")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") == nil)
  }
}
