import Foundation
import HeadlessUIKit
import Testing

@Suite("Constraints")
struct ConstraintTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))

  init() {
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
  }

  private func lay(_ constraints: NSLayoutConstraint...) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    outer.layoutIfNeeded()
    return inner.frame
  }

  @Test("are kept by the nearest view around both items")
  func kept() {
    let constraints = [
      inner.leadingAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      inner.widthAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(outer.constraints == [constraints[0]])
    #expect(inner.constraints == [constraints[1], constraints[2]])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 0, width: 88, height: 44))
    constraints[1].isActive = false
    #expect(inner.constraints == [constraints[2]])
    #expect(!constraints[1].isActive && constraints[2].isActive)
  }

  @Test("know what they say")
  func facts() {
    let constraint = inner.topAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor, constant: -4)
    constraint.priority = .defaultHigh
    #expect(constraint.firstItem === inner && constraint.secondItem === outer)
    #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .bottom)
    #expect(constraint.relation == .lessThanOrEqual && constraint.constant == -4)
    #expect(constraint.priority == UILayoutPriority(750))
  }

  @Test("pin a table to the edges of a controller's view, whose size it follows")
  func pinnedTable() {
    final class List: UIViewController {
      let table = UITableView(frame: .zero, style: .plain)
      var widths: [CGFloat] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        NSLayoutConstraint.activate([
          table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        widths.append(table.frame.width)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = List()
    window.rootViewController = list
    list.view.frame = window.bounds
    list.view.layoutIfNeeded()
    #expect(list.table.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(list.widths == [320])
    list.view.frame.size.width = 480
    list.view.layoutIfNeeded()
    #expect(list.table.frame.width == 480)
    #expect(list.view.toldOfConstraints == [])
  }

  @Test("take constants, multipliers and inequalities, and follow them when they change")
  func arithmetic() {
    let height = inner.heightAnchor.constraint(equalToConstant: 20)
    let frame = lay(
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: 10),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
      inner.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor),
      height
    )
    #expect(frame == CGRect(x: 20, y: 75, width: 60, height: 20))
    height.constant = 30
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 20, y: 65, width: 60, height: 30))
  }

  @Test("give way to those of a higher priority")
  func priorities() {
    let wide = inner.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = .defaultHigh
    let narrow = inner.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .defaultLow
    let frame = lay(
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
      wide,
      narrow
    )
    #expect(frame == CGRect(x: 10, y: 0, width: 80, height: 80))
    #expect(outer.toldOfConstraints == [])
  }

  @Test("go by the size that a view has by its content, as far as its priorities say")
  func intrinsic() {
    final class Badge: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 12) }
    }
    let (left, right) = (Badge(frame: .zero), Badge(frame: .zero))
    for badge in [left, right] {
      badge.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(badge)
    }
    right.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 4),
      right.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      left.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      right.topAnchor.constraint(equalTo: left.topAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 44, width: 66, height: 12))
    #expect(right.frame == CGRect(x: 70, y: 44, width: 30, height: 12))
  }

  @Test("between views at different depths, and guides, are solved as one")
  func depths() {
    let box = UIView(frame: .zero)
    let guide = UILayoutGuide()
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
    box.addSubview(inner)
    outer.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 25),
      guide.topAnchor.constraint(equalTo: outer.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 25, height: 10))
    #expect(box.frame == CGRect(x: 25, y: 10, width: 50, height: 30))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
  }

  @Test("give a scroll view the size of its content")
  func scrolledContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let page = UIView(frame: .zero)
    page.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 700),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 700))
    scroll.contentOffset.y = 50
    scroll.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 100, height: 700))
    #expect(scroll.toldOfConstraints == [])
  }

  @Test("give a cell its height, where the table asks the cell for it")
  func selfSizingCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      inner.heightAnchor.constraint(equalToConstant: 60),
    ])
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 76)
  }

  @Test("that contradict each other are told once, by name, and the last one is left out")
  func conflict() {
    let first = inner.widthAnchor.constraint(equalToConstant: 10)
    let second = inner.widthAnchor.constraint(equalToConstant: 20)
    second.identifier = "wide"
    let frame = lay(
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5),
      first,
      second
    )
    #expect(frame.width == 10)
    let told = [
      "unable to satisfy all of UIView.width == 10.0, \"wide\" (UIView.width == 20.0);"
        + " \"wide\" (UIView.width == 20.0) is left out"
    ]
    #expect(outer.toldOfConstraints == told)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.toldOfConstraints == told)
  }

  @Test("that leave something open are told once, by name")
  func ambiguity() {
    inner.accessibilityIdentifier = "photo"
    _ = lay(
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5)
    )
    #expect(outer.toldOfConstraints == ["width of UIView \"photo\" is ambiguous"])
    #expect(inner.hasAmbiguousLayout)
    inner.widthAnchor.constraint(equalToConstant: 7).isActive = true
    outer.layoutIfNeeded()
    #expect(!inner.hasAmbiguousLayout)
    #expect(outer.toldOfConstraints.count == 1)
  }

  @Test("between views of a stack are solved with it")
  func stacked() {
    let stack = UIStackView(frame: outer.bounds)
    let other = UIView(frame: .zero)
    stack.addArrangedSubview(inner)
    stack.addArrangedSubview(other)
    let constraint = inner.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 3)
    constraint.isActive = true
    stack.layoutIfNeeded()
    #expect(inner.frame.width == outer.bounds.width * 3 / 4)
    #expect(other.frame.minX == inner.frame.maxX && other.frame.maxX == outer.bounds.width)
    #expect(stack.toldOfConstraints == [])
  }

  @Test("end when the view leaves the one that they tie it to")
  func removed() {
    _ = lay(
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 5)
    )
    inner.removeFromSuperview()
    #expect(outer.constraints == [])
    #expect(inner.constraints.count == 1)
  }

  @Test("move nothing whose frame says where it is")
  func frames() {
    inner.translatesAutoresizingMaskIntoConstraints = true
    let frame = lay(inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 50))
    #expect(frame == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(
      outer.toldOfConstraints.first?.hasSuffix(
        "UIView has translatesAutoresizingMaskIntoConstraints set"
      ) == true
    )
  }

  @Test("are updated before a layout that was asked for it")
  func updates() {
    final class Form: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let form = Form(frame: .zero)
    form.layoutIfNeeded()
    #expect(form.count == 0)
    form.setNeedsUpdateConstraints()
    form.layoutIfNeeded()
    form.setNeedsLayout()
    form.layoutIfNeeded()
    #expect(form.count == 1)
  }

  @Test("have guides whose places are known where views have them")
  func guides() {
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      outer.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96)
    )
    let scroll = UIScrollView(frame: outer.bounds)
    scroll.contentSize = CGSize(width: 100, height: 900)
    #expect(scroll.contentLayoutGuide.layoutFrame.height == 900)
    #expect(outer.safeAreaLayoutGuide === outer.safeAreaLayoutGuide)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    #expect(guide.owningView === outer && outer.layoutGuides == [guide])
  }
}
