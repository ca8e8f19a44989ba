import HeadlessUIKit
import Testing
import TraceConformance

@testable import AppSwift6Isolated

@Suite("An inbox")
struct InboxTests {
  private let controller = InboxController(
    messages: (0..<40).map { Message(subject: "Message \($0)") }
  )
  private let screen: AppScreen

  init() {
    screen = AppScreen(showing: UINavigationController(rootViewController: controller))
  }

  private var subjects: [String] { controller.messages.map(\.subject) }

  @Test("opens the message that is tapped, and shows it as read when it is back")
  func open() throws {
    try screen.play("tap-second-row")
    let read = controller.messages.filter(\.isRead).map(\.subject)
    #expect(read == ["Message 1"])
    let note = try #require(controller.navigationController?.topViewController as? NoteController)
    #expect(note.textView.text == "Message 1")
    controller.navigationController?.popViewController(animated: false)
    screen.scene.finishTurn()
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.textLabel?.font == .systemFont(ofSize: 17))
  }

  @Test("fetches at a pull, and shows what came")
  func refresh() throws {
    try screen.play("pull-down")
    #expect(subjects.first == "New message")
    #expect(subjects.count == 41)
    #expect(controller.refreshControl?.isRefreshing == false)
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.text == "New message")
  }

  @Test("throws a message away that is swiped across the whole row")
  func swipe() throws {
    try screen.play("swipe-row")
    #expect(subjects.first == "Message 1")
    #expect(controller.tableView.numberOfRows(inSection: 0) == 39)
  }

  @Test("asks for rows before they come into view, and tells its delegate what UIKit tells")
  func prefetching() throws {
    let recorder = DelegateRecorder(controller.tableView, id: "inbox/flick")
    try recorder.play(AppScreen.trace("flick-up"))
    #expect(!controller.fetched.isEmpty)
    let verdict = recorder.transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
  }
}
