import Foundation

/// The things that a page's commands need besides the built command, if that is not an empty
/// folder.
struct PageSurroundings {
  /// The things that are there already: folders of the repository, by the names that the page gives
  /// them.
  var copies: [String: String] = [:]
  /// True if the commands are given in the repository itself.
  var isRepository = false
  /// Programs without which nothing is tried.
  var tools: [String] = []
  /// The commands for the shell before each command.
  var preparation = ""

  /// By the names of pages.
  static let all: [String: PageSurroundings] = [
    "gate-my-ci": PageSurroundings(copies: ["traces": "traces/scroll/flick"], tools: ["node"]),
    "judge-my-component": PageSurroundings(tools: ["node"]),
    "judge-my-component-in-python-or-swift": PageSurroundings(tools: ["python3", "swift"]),
    "keeping-baselines": PageSurroundings(copies: ["traces": "Tests/Examples/Baselines/traces"]),
    "looking-at-a-run": PageSurroundings(isRepository: true),
    "proving-the-rules": PageSurroundings(isRepository: true),
    "searching-with-generated-traces": PageSurroundings(
      copies: ["traces": "traces/scroll/flick"],
      tools: ["node"]
    ),
    "test-uikit-code-on-linux": PageSurroundings(tools: ["swiftc"], preparation: swiftTest),
  ]

  /// `swift test` of a package with one module and its tests, by modules that were built beside these tests.
  ///
  /// Built anew, as its manifest asks, they take minutes: `.ci/page-for-uikit-code` does that.
  private static let swiftTest = """
    swift() {
      [ "$1" = test ] && mkdir -p .build || return 64
      local built; built=$(dirname "$touchstone")
      local module; module=$(basename Sources/*)
      echo 'import Testing
        @main struct Run { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
        ' > .build/Run.swift
      swiftc -parse-as-library -enable-testing -module-name "$module" -wmo -I "$built/Modules" \\
        -emit-module -emit-module-path ".build/$module.swiftmodule" -c -o ".build/$module.o" \\
        Sources/*/*.swift || return
      swiftc -parse-as-library -module-name PageTests -I .build -I "$built/Modules" \\
        Tests/*/*.swift .build/Run.swift ".build/$module.o" \\
        $(grep -v 'Tests[.]\\|/touchstone[^/]*[.]build/\\|/embed[^/]*[.]build/' \\
          "$built"/touchstonePackageTests.product/Objects.LinkFileList) -o .build/tests \\
        || return
      .build/tests
    };
    """
}
