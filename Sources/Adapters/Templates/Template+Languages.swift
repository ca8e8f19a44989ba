extension Template {
  /// All templates, by the name of the language.
  public static let all = [c, javascript, python, swift]

  /// Returns the template for a language; nil: there is none.
  public static func named(_ language: String) -> Template? {
    all.first { $0.language == language }
  }

  private static let c = Template(
    "c",
    files: [
      File("README.md", EmbeddedFiles.readmeCMd),
      File("adapter.c", EmbeddedFiles.adapterC),
      File("scroller.h", EmbeddedFiles.scrollerH),
      File("touchstone_host.h", EmbeddedFiles.touchstoneHostH),
    ],
    building: { "cc -std=c11 -O2 -o \($0)/adapter \($0)/adapter.c" },
    running: { "\($0)/adapter" }
  )

  private static let javascript = Template(
    "javascript",
    files: [
      File("README.md", EmbeddedFiles.readmeJavascriptMd),
      File("adapter.js", EmbeddedFiles.adapterJs),
      File("scroller.js", EmbeddedFiles.scrollerJs),
      File("touchstone-host.js", EmbeddedFiles.touchstoneHostJs),
      File("touchstone-host.d.ts", EmbeddedFiles.touchstoneHostDTs),
    ],
    document: File("minimal-dom.js", EmbeddedFiles.minimalDomJs),
    running: { "node \($0)/adapter.js" }
  )

  private static let python = Template(
    "python",
    files: [
      File("README.md", EmbeddedFiles.readmePythonMd),
      File("adapter.py", EmbeddedFiles.adapterPy),
      File("scroller.py", EmbeddedFiles.scrollerPy),
      File("touchstone_host.py", EmbeddedFiles.touchstoneHostPy),
    ],
    running: { "python3 \($0)/adapter.py" }
  )

  private static let swift = Template(
    "swift",
    files: [
      File("Package.swift", EmbeddedFiles.packageSwift),
      File("README.md", EmbeddedFiles.readmeSwiftMd),
      File("Sources/adapter/Scroller.swift", EmbeddedFiles.scrollerSwift),
      File("Sources/adapter/TouchstoneHost.swift", EmbeddedFiles.touchstoneHostSwift),
      File("Sources/adapter/main.swift", EmbeddedFiles.mainSwift),
    ],
    building: { "swift build -c release --package-path \($0)" },
    running: { "\($0)/.build/release/adapter" }
  )
}
