extension Template {
  /// All templates, by the name of the language.
  public static let all = [c, javascript, python, swift]

  /// The template for a language, if there is one.
  public static func named(_ language: String) -> Template? {
    all.first { $0.language == language }
  }

  private static let c = Template(
    "c",
    files: [
      File("README.md", PackageResources.README_c_md),
      File("adapter.c", PackageResources.adapter_c),
      File("scroller.h", PackageResources.scroller_h),
      File("touchstone_host.h", PackageResources.touchstone_host_h),
    ],
    building: { "cc -std=c11 -O2 -o \($0)/adapter \($0)/adapter.c" },
    running: { "\($0)/adapter" }
  )

  private static let javascript = Template(
    "javascript",
    files: [
      File("README.md", PackageResources.README_javascript_md),
      File("adapter.js", PackageResources.adapter_js),
      File("scroller.js", PackageResources.scroller_js),
      File("touchstone-host.js", PackageResources.touchstone_host_js),
    ],
    running: { "node \($0)/adapter.js" }
  )

  private static let python = Template(
    "python",
    files: [
      File("README.md", PackageResources.README_python_md),
      File("adapter.py", PackageResources.adapter_py),
      File("scroller.py", PackageResources.scroller_py),
      File("touchstone_host.py", PackageResources.touchstone_host_py),
    ],
    running: { "python3 \($0)/adapter.py" }
  )

  private static let swift = Template(
    "swift",
    files: [
      File("Package.swift", PackageResources.Package_swift),
      File("README.md", PackageResources.README_swift_md),
      File("Sources/adapter/Scroller.swift", PackageResources.Scroller_swift),
      File("Sources/adapter/TouchstoneHost.swift", PackageResources.TouchstoneHost_swift),
      File("Sources/adapter/main.swift", PackageResources.main_swift),
    ],
    building: { "swift build -c release --package-path \($0)" },
    running: { "\($0)/.build/release/adapter" }
  )
}
