import Foundation
import TestSupport
import Testing

/// Every page whose blocks begin with `$`: its commands print what it shows.
@Suite("The commands of the pages")
struct PageSessionTests {
  /// The page whose commands build a copy of the repository and its tests, which takes ten minutes.
  ///
  /// `.ci/first-rule` gives them. `FirstRuleTests` sees meanwhile that each of its changes fits.
  private nonisolated static let built = "adding-a-rule"
  /// Pages whose commands take seconds: they compile, audit, or start a component for each of many runs.
  private nonisolated static let slow: Set = [
    "gate-my-ci", "judge-my-component-in-python-or-swift", "keeping-baselines",
    "proving-the-rules", "searching-with-generated-traces", "test-uikit-code-on-linux",
  ]

  private nonisolated static let pages = DocumentPage.all.filter { page in
    let session = try? ArticleSession(path: page.path)
    return session?.steps.isEmpty == false
  }

  @Test("are found, on every page that has some")
  func found() {
    let names = Set(Self.pages.map(\.name))
    #expect(names.count > 12)
    #expect(names.isSuperset(of: PageSurroundings.all.keys) && names.contains(Self.built))
    #expect(names.isSuperset(of: Self.slow))
  }

  @Test(
    "print what is shown",
    arguments: pages.filter { $0.name != built && !slow.contains($0.name) }
  )
  func session(page: DocumentPage) throws { try run(page) }

  @Test(
    "print what is shown, where that takes long",
    .enabled(if: Extent.isWhole, Extent.mustBeWhole),
    arguments: pages.filter { slow.contains($0.name) }
  )
  func slowSession(page: DocumentPage) throws { try run(page) }

  private func run(_ page: DocumentPage) throws {
    let surroundings = PageSurroundings.all[page.name] ?? PageSurroundings()
    for tool in surroundings.tools {
      guard try shell("command -v \(tool) > /dev/null", in: "/")?.code == 0 else {
        try Test.cancel("\(tool) is not installed")
      }
    }
    let fixture = try TemporaryDirectory()
    for (name, path) in surroundings.copies {
      try FileManager.default.copyItem(
        atPath: Repository.folder.appending(path: path).path,
        toPath: "\(fixture.path)/\(name)"
      )
    }
    try withExtendedLifetime(fixture) {
      try ArticleSession(path: page.path).run(
        in: surroundings.isRepository ? Repository.folder.path : fixture.path,
        variables: "unset CI COLUMNS LC_ALL; export LANG=C.UTF-8 PYTHONDONTWRITEBYTECODE=1;"
          + surroundings.preparation
      )
    }
  }
}
