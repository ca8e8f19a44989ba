// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: language mode 6, every upcoming feature, warnings as errors.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .treatWarning("ExplicitSendable", as: .error),
  // Builds for debugging, and so all tests, check every access to a property for exclusivity, and that
  // closures run on their actor. A release would spend up to a third of its time on these checks.
  // Packages of tools version 6.2 and later may set flags of this kind and be depended on all the same.
  .unsafeFlags(
    ["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"],
    .when(configuration: .release)
  ),
]

/// How the command is linked in a release: with all that it uses of Swift in it.
///
/// To find and to bind shared libraries took half of the time in which a short transcript is judged. At a
/// fixed address nothing has to be moved either, and the runtime looks for itself in no list of symbols.
/// Of the libraries those are named of which Foundation is made.
///
/// Modules are compiled as ever, so that packages that use them link as they like. Tests are built for
/// debugging, with shared libraries: those of the testing libraries are shared ones.
let alone: LinkerSetting = .unsafeFlags(
  ["-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic"]
    + ["CoreFoundation", "_FoundationCollections", "_FoundationCShims", "_FoundationICU"]
    .map { "-l\($0)" },
  .when(platforms: [.linux], configuration: .release)
)

/// The sample applications, each a program as an application's author writes one.
let samples = [
  "DataEntryForm", "DetailPush", "ImageZooming", "RefreshableTable", "RootScrollView",
  "SelectionScreen", "TableCourse", "TiledView", "TweetPager", "ViewPaging", "WebScreen",
]

/// What the page for a browser is made of.
let pageParts = [
  "page.html", "page.css", "case.css", "print.css", "elements.js", "decode.js", "story.js",
  "views.js", "list.js", "summary.js", "scene.js", "rows.js", "drawings.js", "chart.js",
  "curves.js", "lanes.js",
  "transcript.js", "violations.js", "compare.js", "transport.js", "case.js", "keys.js", "page.js",
]

/// What the page that records in a browser is made of.
let recorderParts = [
  "recorder.html", "recorder.css", "recorder-trace.js", "recorder-touches.js",
  "recorder-scrolls.js", "recorder-page.js",
]

// From the ground up: a module may import what stands above it here and is named in its list.
let package = Package(
  name: "touchstone",
  products: [
    .executable(name: "touchstone", targets: ["touchstone"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "TraceConformance", targets: ["TraceConformance"]),
    .library(name: "TraceTesting", targets: ["TraceTesting"]),
  ],
  targets: [
    .target(name: "Traces"),
    .target(name: "Importing", dependencies: ["Traces"]),
    .target(name: "Exporting", dependencies: ["Traces"]),
    .target(name: "Transcripts", dependencies: ["Traces"]),
    .target(
      name: "Oracle",
      dependencies: ["Traces", "Transcripts"],
      resources: [
        .embedInCode("Catalogue/scroll.entries.jsonl"),
        .embedInCode("Catalogue/scroll.sources.jsonl"),
        .embedInCode("Catalogue/table.entries.jsonl"),
        .embedInCode("Catalogue/controller.entries.jsonl"),
        .embedInCode("Catalogue/web.entries.jsonl"),
        .embedInCode("Catalogue/web.sources.jsonl"),
        .embedInCode("Catalogue/controller.sources.jsonl"),
        .embedInCode("Catalogue/table.sources.jsonl"),
        .embedInCode("Catalogue/update.entries.jsonl"),
        .embedInCode("Catalogue/update.sources.jsonl"),
        .embedInCode("Catalogue/editing.entries.jsonl"),
        .embedInCode("Catalogue/editing.sources.jsonl"),
        .embedInCode("Catalogue/form.entries.jsonl"),
        .embedInCode("Catalogue/sample.entries.jsonl"),
        .embedInCode("Catalogue/control.entries.jsonl"),
        .embedInCode("Catalogue/control.sources.jsonl"),
        .embedInCode("Catalogue/form.sources.jsonl"),
        .embedInCode("Catalogue/animation.entries.jsonl"),
        .embedInCode("Catalogue/animation.sources.jsonl"),
        .embedInCode("Catalogue/gesture.entries.jsonl"),
        .embedInCode("Catalogue/gesture.sources.jsonl"),
        .embedInCode("Catalogue/tiles.entries.jsonl"),
        .embedInCode("Catalogue/tiles.sources.jsonl"),
        .embedInCode("Catalogue/isolation.entries.jsonl"),
        .embedInCode("Catalogue/isolation.sources.jsonl"),
        .embedInCode("Catalogue/list.entries.jsonl"),
        .embedInCode("Catalogue/list.sources.jsonl"),
      ]
    ),
    .target(
      name: "Coverage",
      dependencies: ["Traces"],
      resources: [.embedInCode("uikit.coverage.jsonl")]
    ),
    .target(name: "Mutation", dependencies: ["Traces", "Transcripts"]),
    .target(name: "Fuzzing", dependencies: ["Traces", "Transcripts"]),
    .target(name: "Kinematics"),
    .target(name: "HeadlessUIKit", dependencies: ["Kinematics"]),
    .target(
      name: "Replay",
      dependencies: ["Traces", "HeadlessUIKit"] + samples.map { .target(name: $0) }
    ),
    .target(name: "Subjects", dependencies: ["Traces"]),
    .target(
      name: "Conformance",
      dependencies: ["Traces", "Oracle", "Mutation", "Fuzzing", "Subjects"]
    ),
    .target(
      name: "Reporting",
      dependencies: [
        "Traces", "Oracle", "Coverage", "Mutation", "Fuzzing", "Subjects", "Conformance",
      ]
    ),
    .target(
      name: "Pictures",
      dependencies: ["Traces", "Oracle", "Conformance", "Reporting"],
      resources: pageParts.map { .embedInCode("Resources/\($0)") }
    ),
    // What tests import; nothing else here imports Swift Testing's module, so nobody else meets it.
    .target(
      name: "TraceConformance",
      dependencies: ["Traces", "Oracle", "Replay", "Conformance", "HeadlessUIKit"]
    ),
    .target(name: "TraceTesting", dependencies: ["TraceConformance"]),
    // The other files of this folder are programs in other languages, or for other machines: they
    // are handed out as they are.
    .target(
      name: "Adapters",
      exclude: ["Libraries"],
      sources: ["Templates"],
      resources: [
        .embedInCode("C/touchstone_host.h"),
        .embedInCode("C/template/README-c.md"),
        .embedInCode("C/template/adapter.c"),
        .embedInCode("C/template/scroller.h"),
        .embedInCode("JavaScript/touchstone-host.js"),
        .embedInCode("JavaScript/template/README-javascript.md"),
        .embedInCode("JavaScript/template/adapter.js"),
        .embedInCode("JavaScript/template/scroller.js"),
        .embedInCode("Python/touchstone_host.py"),
        .embedInCode("Python/template/README-python.md"),
        .embedInCode("Python/template/adapter.py"),
        .embedInCode("Python/template/scroller.py"),
        .embedInCode("Swift/TouchstoneHost.swift"),
        .embedInCode("Swift/template/Package.swift"),
        .embedInCode("Swift/template/README-swift.md"),
        .embedInCode("Swift/template/Scroller.swift"),
        .embedInCode("Swift/template/main.swift"),
      ]
    ),
    // One file for iOS, which is embedded as it is, and a page for a browser.
    .target(
      name: "Recorders",
      dependencies: ["Conformance"],
      sources: ["Files"],
      resources: [.embedInCode("iOS/TouchstoneRecorder.swift")]
        + recorderParts.map { .embedInCode("Browser/\($0)") }
    ),
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "Traces", "Oracle", "Coverage", "Mutation", "Fuzzing", "Replay", "Subjects", "Conformance",
        "Reporting", "Pictures", "HeadlessUIKit", "Adapters", "Importing",
        "Exporting", "Recorders",
      ],
      linkerSettings: [alone]
    ),

    .target(
      name: "TestSupport",
      dependencies: ["Traces", "Fuzzing"],
      path: "Tests/TestSupport"
    ),
    // The recorder for iOS, compiled with HeadlessUIKit in UIKit's place.
    .target(
      name: "TouchstoneRecorder",
      dependencies: ["HeadlessUIKit"],
      path: "Sources/Recorders/iOS"
    ),
    .target(
      name: "ReaderProperties",
      dependencies: ["Traces"],
      path: "Tests/FuzzTargets/ReaderProperties"
    ),
    .target(
      name: "ComponentProperties",
      dependencies: ["Traces", "Oracle", "Fuzzing", "Replay"],
      path: "Tests/FuzzTargets/ComponentProperties"
    ),
    .testTarget(name: "TracesTests", dependencies: ["Traces", "ReaderProperties"]),
    .testTarget(name: "ImportingTests", dependencies: ["Traces", "Importing", "Exporting"]),
    .testTarget(name: "TranscriptsTests", dependencies: ["Traces", "Transcripts"]),
    .testTarget(name: "OracleTests", dependencies: ["Traces", "Transcripts", "Oracle"]),
    .testTarget(
      name: "MutationTests",
      dependencies: ["Traces", "Oracle", "Mutation", "Replay"]
    ),
    .testTarget(name: "FuzzingTests", dependencies: ["Traces", "Fuzzing", "TestSupport"]),
    .testTarget(name: "KinematicsTests", dependencies: ["Kinematics"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["Kinematics", "HeadlessUIKit"]),
    .testTarget(
      name: "ReplayTests",
      dependencies: ["Traces", "Oracle", "Replay", "HeadlessUIKit"]
    ),
    .testTarget(
      name: "SamplesTests",
      dependencies: ["HeadlessUIKit"] + samples.map { .target(name: $0) }
    ),
    .testTarget(
      name: "SubjectsTests",
      dependencies: ["Traces", "Subjects"],
      exclude: ["Programs"]
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Traces", "Oracle", "Mutation", "Fuzzing", "Replay", "Conformance", "TestSupport",
      ]
    ),
    .testTarget(
      name: "TraceConformanceTests",
      dependencies: ["TraceConformance", "HeadlessUIKit"]
    ),
    .testTarget(name: "TraceTestingTests", dependencies: ["TraceConformance", "TraceTesting"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Traces", "Oracle", "Mutation", "Fuzzing", "Conformance", "Reporting", "TestSupport",
      ],
      exclude: ["Snapshots", "Schemas"]
    ),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["Traces", "Oracle", "Conformance", "Reporting", "Pictures", "TestSupport"],
      exclude: ["Browser"]
    ),
    .testTarget(
      name: "AdaptersTests",
      dependencies: ["TestSupport"],
      exclude: ["Probes"]
    ),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "HeadlessUIKit", "Coverage", "TraceConformance", "TraceTesting", "TestSupport",
      ],
      exclude: ["Symbols"]
    ),
    .testTarget(
      name: "RecordersTests",
      dependencies: [
        "Traces", "Oracle", "HeadlessUIKit", "Replay", "Recorders", "TouchstoneRecorder",
        "TestSupport",
      ],
      exclude: ["Browser"]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Fuzzing", "Subjects", "Conformance", "Reporting", "touchstone", "TestSupport", "Adapters",
        "Importing",
      ]
    ),
  ]
)

package.targets += samples.map {
  .target(name: $0, dependencies: ["HeadlessUIKit"], path: "Sources/Samples/\($0)")
}

// UIKit is on the main actor, and so is all that runs its components; plain values say that they are not.
let onMainActor = Set(
  ["HeadlessUIKit", "Replay", "HeadlessUIKitTests", "ReplayTests", "SamplesTests"]
    + ["TraceConformanceTests", "TraceTestingTests", "RecordersTests"] + samples
)

/// Where a target's declarations are that say nothing of it.
func isolation(of target: Target) -> [SwiftSetting] {
  onMainActor.contains(target.name) ? [.defaultIsolation(MainActor.self)] : []
}

for target in package.targets {
  target.swiftSettings = house + isolation(of: target)
}

// What is handed out has to compile in other people's settings, with older compilers too.
for target in package.targets where target.name == "TouchstoneRecorder" {
  target.swiftSettings = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
}

// What libFuzzer runs, and the flags that it needs, which nobody who depends on the package may
// meet: `.ci/fuzz` alone asks for them, for one fuzzer at a time.
if let fuzzer = Context.environment["TOUCHSTONE_FUZZER"] {
  // What leads an input on is the code that it reaches where the fuzzer looks; comparisons help to
  // guess the words of a file, and would cost the others a third of their speed.
  let looksInto: Set<String>
  let flags: [String]
  if fuzzer == "reader" {
    looksInto = ["Traces"]
    flags = ["-sanitize=fuzzer"]
  } else {
    looksInto = ["Oracle", "Fuzzing", "Kinematics", "HeadlessUIKit", "Replay"]
    flags = ["-sanitize=fuzzer", "-sanitize-coverage=edge,inline-8bit-counters,pc-table"]
  }
  for target in package.targets where looksInto.contains(target.name) {
    target.swiftSettings = house + isolation(of: target) + [.unsafeFlags(flags)]
  }
  let properties: [String: [Target.Dependency]] = [
    "reader": ["ReaderProperties"],
    "file": ["ReaderProperties", "ComponentProperties"],
    "component": ["ComponentProperties"],
  ]
  package.targets += [
    .systemLibrary(name: "LibFuzzer", path: "Tests/FuzzTargets/LibFuzzer"),
    .executableTarget(
      name: "fuzz-\(fuzzer)",
      dependencies: ["LibFuzzer"] + (properties[fuzzer] ?? []),
      path: "Tests/FuzzTargets/fuzz-\(fuzzer)",
      swiftSettings: house,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    ),
  ]
}

// What `.ci/mutants` builds, from a copy of the package in which the component is rewritten so that
// its mutants can be chosen at run time.
if Context.environment["TOUCHSTONE_MUTANTS"] != nil {
  for target in package.targets where ["Kinematics", "HeadlessUIKit"].contains(target.name) {
    target.dependencies.append("MutantChoice")
    // A mutated place may warn of what it can never reach, and no default is worth an unsafe mark.
    target.swiftSettings =
      [.swiftLanguageMode(.v6), .unsafeFlags(["-suppress-warnings"])] + isolation(of: target)
  }
  package.targets += [
    .target(name: "MutantChoice", path: "Tests/ComponentMutants/MutantChoice"),
    .executableTarget(
      name: "ask-mutants",
      dependencies: ["MutantChoice", "Traces", "Oracle", "Replay", "Conformance"],
      path: "Tests/ComponentMutants/ask-mutants",
      swiftSettings: house
    ),
  ]
}
