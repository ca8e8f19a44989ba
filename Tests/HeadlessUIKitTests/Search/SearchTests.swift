import HeadlessUIKit
import Testing

@Suite("A search")
struct SearchTests {
  private let world = World()
  private let search = UISearchController(searchResultsController: nil)
  private let diary = Diary()

  /// Notes what a bar and its controller tell.
  private final class Diary: UISearchBarDelegate, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    var heard: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("changed to \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("searches") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancels") }

    func updateSearchResults(for searchController: UISearchController) {
      heard.append("shows \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("will begin")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      heard.append("has begun")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      heard.append("will end")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      heard.append("has ended")
    }
  }

  init() {
    world.view.delaysContentTouches = false
    search.searchBar.delegate = diary
    search.searchResultsUpdater = diary
    search.delegate = diary
    world.view.addSubview(search.searchBar)
    world.scene.finishTurn()
  }

  @Test("begins with the editing of its bar, and has results shown at each change")
  func begins() {
    #expect(search.searchBar.becomeFirstResponder())
    #expect(diary.heard == ["will begin", "shows ", "has begun", "began"])
    #expect(search.isActive && search.searchBar.showsCancelButton)
    diary.heard = []
    search.searchBar.searchTextField.insertText("a")
    #expect(diary.heard == ["changed to a", "shows a"])
    diary.heard = []
    search.searchBar.text = "abc"
    #expect(diary.heard.isEmpty)
  }

  @Test("ends with a tap on its button, and forgets the text")
  func ends() {
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("a")
    world.scene.finishTurn()
    diary.heard = []
    world.touch(.began, x: 300, y: 28)
    world.wait(50)
    world.touch(.ended, x: 300, y: 28)
    #expect(
      diary.heard == ["cancels", "will end", "ended", "shows ", "has ended"]
    )
    #expect(search.searchBar.text == "" && !search.searchBar.showsCancelButton)
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test("leaves its button alone where it is told so")
  func ownButton() {
    search.automaticallyShowsCancelButton = false
    search.isActive = true
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test("tells of the return key, which ends nothing")
  func returns() {
    search.searchBar.becomeFirstResponder()
    diary.heard = []
    search.searchBar.searchTextField.tapReturnKey()
    #expect(diary.heard == ["searches"] && search.isActive)
  }
}
