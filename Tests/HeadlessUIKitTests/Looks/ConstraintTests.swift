import HeadlessUIKit
import Testing

@Suite("Constraints")
struct ConstraintTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))

  init() {
    outer.addSubview(inner)
  }

  @Test("are kept by the nearest view around both items, and move nothing")
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
    #expect(inner.frame == CGRect(x: 1, y: 1, width: 2, height: 2))
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
