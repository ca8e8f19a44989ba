import Foundation
import HeadlessUIKit
import Testing

/// Hands on what it hears, as a proxy does, and counts it.
private final class Proxy: UITableViewDelegate {
  weak var outer: (any UIScrollViewDelegate)?
  var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    count += 1
    outer?.scrollViewDidScroll(scrollView)
  }
}

private final class ScrollCounter: UITableViewDelegate {
  var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

private final class ProxiedScrollView: UIScrollView {
  let proxy = Proxy()

  override var delegate: (any UIScrollViewDelegate)? {
    get { proxy.outer }
    set {
      proxy.outer = newValue
      super.delegate = newValue == nil ? nil : proxy
    }
  }
}

private final class ProxiedTable: UITableView {
  let proxy = Proxy()

  override var delegate: (any UITableViewDelegate)? {
    get { proxy.outer as? any UITableViewDelegate }
    set {
      proxy.outer = newValue
      super.delegate = newValue == nil ? nil : proxy
    }
  }
}

@Suite("A delegate that a subclass overrides")
struct OverriddenDelegateTests {
  private let outer = ScrollCounter()

  @Test("is told once, through what the subclass put in its place")
  func scrollView() {
    let view = ProxiedScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = outer
    view.contentOffset.y = 10
    #expect(view.proxy.count == 1)
    #expect(outer.count == 1)
    #expect(view.delegate === outer)
    view.delegate = nil
    view.contentOffset.y = 20
    #expect(view.proxy.count == 1 && outer.count == 1)
  }

  @Test("of a table is the one that its scroll view has")
  func table() {
    let table = ProxiedTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.delegate = outer
    table.contentOffset.y = 10
    #expect(table.proxy.count == 1)
    #expect(outer.count == 1)
    #expect((table as UIScrollView).delegate === table.proxy)
  }

  @Test("has the type of its class, where nothing says which is meant")
  func narrower() {
    let table = UITableView(frame: .zero)
    table.delegate = outer
    let delegate = table.delegate
    #expect(delegate?.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) != nil)
    let scrolls: UIScrollView = table
    #expect(scrolls.delegate === outer)
    scrolls.delegate = nil
    #expect(table.delegate == nil)
  }
}
