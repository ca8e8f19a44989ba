import TestSupport
import Testing

/// Code of language mode 5 that no mark says to be on the main actor, as UIKit lets it pass: its declarations
/// come from Objective-C, and are imported as `@preconcurrency`.
enum OlderCode: String, CaseIterable, CustomTestStringConvertible {
  case objectThatHoldsViews = """
    final class Keyboard {
      let view = UIView(frame: .zero)
      weak var scrollView: UIScrollView?

      func avoid(_ height: CGFloat) {
        scrollView?.contentInset.bottom = height
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
      }
    }
    """
  case viewThatCleansUp = """
    final class Ring: UIView {
      private let shape = CAShapeLayer()
      private var parts: [UIView] = []

      deinit {
        shape.removeFromSuperlayer()
        parts.forEach { $0.removeFromSuperview() }
        layer.removeAllAnimations()
      }
    }
    """
  case protocolOfItsOwn = """
    protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
    extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
    extension UITableViewCell: Reusable {}
    protocol HasContent { var contentSize: CGSize { get set } }
    extension UIScrollView: HasContent {}

    struct Registry {
      func register<Cell: UITableViewCell>(_ cell: Cell.Type, in table: UITableView) {
        table.register(cell, forCellReuseIdentifier: cell.reuseIdentifier)
      }
    }
    """
  case delegateOutsideOfTheMainActor = """
    class Source: NSObject {
      var rows = 3
    }

    extension Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    """
  case delegateThatIsOverridden = """
    final class Relay: NSObject, UIScrollViewDelegate, UITableViewDelegate, UITextViewDelegate {}

    final class RelayedScrollView: UIScrollView {
      private weak var outer: UIScrollViewDelegate?
      private let relay = Relay()

      override var delegate: UIScrollViewDelegate? {
        get { outer }
        set {
          outer = newValue
          super.delegate = relay
        }
      }
    }

    final class RelayedTable: UITableView {
      private weak var outer: UITableViewDelegate?
      private let relay = Relay()

      override var delegate: UITableViewDelegate? {
        get { outer }
        set {
          outer = newValue
          super.delegate = relay
        }
      }
    }

    final class WatchedTextView: UITextView {
      override var delegate: UITextViewDelegate? { didSet { setNeedsLayout() } }
    }
    """

  var text: String { rawValue }
  var testDescription: String { String(describing: self) }
}

@Suite("Code of language mode 5")
struct OlderCodeTests {
  @Test(
    "that says nothing of the main actor compiles, as on iOS",
    arguments: OlderCode.allCases.part(every: 3),
    CompiledAgainst.allCases
  )
  func compiles(_ code: OlderCode, _ module: CompiledAgainst) throws {
    #expect(try module.check(code.text, in: LanguageMode(version: 5)) == "")
  }

  @Test("may override a delegate in every mode", arguments: LanguageMode.all)
  func overridden(_ mode: LanguageMode) throws {
    for module in CompiledAgainst.allCases {
      #expect(try module.check(OlderCode.delegateThatIsOverridden.text, in: mode) == "")
    }
  }
}
