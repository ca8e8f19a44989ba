import Foundation
import HeadlessUIKit
import Testing

@Suite("A window of another size")
struct SizeChangeTests {
  private let world = World(bounds: CGSize(width: 320, height: 480))
  private let notes = AppearanceNotes()
  private let turned = CGRect(x: 0, y: 0, width: 480, height: 320)

  /// A controller that notes the sizes that it is told, and the one that its view has.
  private final class SizedController: UIViewController {
    let name: String
    let notes: AppearanceNotes

    init(_ name: String, _ notes: AppearanceNotes) {
      self.name = name
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("will be \(size.width) × \(size.height)")
      coordinator.animate { [unowned self] _ in note("changes") }
      coordinator.animate(alongsideTransition: nil) { [unowned self] _ in note("has changed") }
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidLayoutSubviews() { note("is laid out") }

    private func note(_ words: String) {
      notes.lines.append("\(name) \(words), is \(view.bounds.width)")
    }
  }

  @Test("is told before the view has it, then laid out, and nothing appears (R419, R420, R421)")
  func order() {
    let root = SizedController("A", notes)
    world.window.rootViewController = root
    world.scene.finishTurn()
    #expect(!notes.lines.contains { $0.contains("will be") })
    notes.lines = []
    world.window.frame = turned
    world.scene.finishTurn()
    #expect(
      notes.lines == [
        "A will be 480.0 × 320.0, is 320.0", "A changes, is 480.0", "A is laid out, is 480.0",
        "A has changed, is 480.0",
      ]
    )
    notes.lines = []
    world.window.bounds = turned
    world.window.frame.origin.x = 5
    world.scene.finishTurn()
    #expect(notes.lines == [])
  }

  @Test("reaches what covers the root controller's view (R419)")
  func covered() {
    let root = SizedController("A", notes)
    world.window.rootViewController = root
    world.scene.finishTurn()
    let page = SizedController("B", notes)
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    world.scene.finishTurn()
    notes.lines = []
    world.window.frame = turned
    world.scene.finishTurn()
    #expect(notes.lines.contains("B will be 480.0 × 320.0, is 320.0"))
    #expect(page.view.frame == turned)
  }

  @Test("reaches children, and what is presented (R422)")
  func children() {
    let root = SizedController("A", notes)
    let navigation = UINavigationController(rootViewController: root)
    world.window.rootViewController = navigation
    world.scene.finishTurn()
    let sheet = SizedController("B", notes)
    root.present(sheet, animated: false)
    world.scene.finishTurn()
    notes.lines = []
    world.window.frame = turned
    world.scene.finishTurn()
    #expect(
      notes.lines.filter { $0.contains("will be") } == [
        "A will be 480.0 × 276.0, is 320.0", "B will be 480.0 × 320.0, is 320.0",
      ]
    )
    #expect(sheet.view.frame == CGRect(x: 0, y: 40, width: 480, height: 280))
    #expect(root.view.frame == CGRect(x: 0, y: 44, width: 480, height: 276))
  }
}
