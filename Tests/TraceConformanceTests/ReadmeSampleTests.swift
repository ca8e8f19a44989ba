import Foundation
import HeadlessUIKit
import Testing
import TraceConformance

/// The test that the README shows, line by line; `ReadmeTests` compares the two.
@Suite("The README's test")
struct ReadmeSampleTests {
  /// A list of forty rows.
  private final class InboxController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private let scene = UIWindowScene()
  private let inbox = InboxController(style: .plain)
  private let flickFile = "\(corpus)/scroll/flick/stops-inside.trace.jsonl"

  init() {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = inbox
    window.makeKeyAndVisible()
  }

  @MainActor
  @Test("A flick tells the delegate what it should")
  func flick() throws {
    let recorder = DelegateRecorder(inbox.tableView, id: "inbox/flick")
    try recorder.play(TraceCase.reading(flickFile)[0])
    #expect(recorder.transcript.verdict().outcome == .pass)
  }
}
