// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: language mode 6, every upcoming feature, warnings as errors.
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

/// The linking of the command in a release: with all that it uses of Swift in it.
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

/// Puts the files that `embedded-files.txt` lists in a target's folder into its code, as literals.
let embeddedFiles: Target.PluginUsage = .plugin(name: "EmbeddedFiles")

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
    .plugin(
      name: "EmbeddedFiles",
      capability: .buildTool(),
      dependencies: ["embed-files"],
      path: "Sources/EmbeddedFiles/Plugin"
    ),
    .executableTarget(name: "embed-files", path: "Sources/EmbeddedFiles/Tool"),
    .target(name: "Traces"),
    // Maps of other frameworks' events are data.
    .target(
      name: "Importing",
      dependencies: ["Traces"],
      plugins: [embeddedFiles]
    ),
    .target(name: "Exporting", dependencies: ["Traces"]),
    .target(name: "Transcripts", dependencies: ["Traces"]),
    .target(
      name: "Oracle",
      dependencies: ["Traces", "Transcripts"],
      plugins: [embeddedFiles]
    ),
    .target(
      name: "Coverage",
      dependencies: ["Traces"],
      plugins: [embeddedFiles]
    ),
    .target(name: "Mutation", dependencies: ["Traces", "Transcripts"]),
    .target(name: "Fuzzing", dependencies: ["Traces", "Transcripts"]),
    .target(name: "Kinematics"),
    .target(name: "HeadlessUIKit", dependencies: ["Kinematics"]),
    .target(name: "Replay", dependencies: ["Traces", "HeadlessUIKit"]),
    // They register with the reference from above, so that nobody who plays traces compiles them.
    .target(
      name: "Samples",
      dependencies: ["Traces", "HeadlessUIKit", "Replay"] + samples.map { .target(name: $0) },
      path: "Sources/Samples/Registration"
    ),
    .target(name: "Subjects", dependencies: ["Traces"]),
    .target(name: "Conformance", dependencies: ["Traces", "Oracle", "Subjects"]),
    .target(
      name: "Audit",
      dependencies: ["Traces", "Oracle", "Conformance", "Mutation", "Fuzzing"]
    ),
    .target(
      name: "Reporting",
      dependencies: [
        "Traces", "Oracle", "Coverage", "Mutation", "Fuzzing", "Subjects", "Conformance", "Audit",
      ]
    ),
    .target(
      name: "Pictures",
      dependencies: ["Traces", "Oracle", "Conformance", "Reporting"],
      plugins: [embeddedFiles]
    ),
    // Tests import it; nothing else here imports Swift Testing's module, so nobody else meets it.
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
      plugins: [embeddedFiles]
    ),
    // One file for iOS, which is embedded as it is, and a page for a browser.
    .target(
      name: "Recorders",
      dependencies: ["Conformance"],
      sources: ["Files"],
      plugins: [embeddedFiles]
    ),
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "Traces", "Oracle", "Coverage", "Mutation", "Fuzzing", "Replay", "Subjects", "Conformance",
        "Audit", "Reporting", "Pictures", "HeadlessUIKit", "Samples", "Adapters", "Importing",
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
      dependencies: ["Traces", "Oracle", "Fuzzing", "Replay", "Samples"],
      path: "Tests/FuzzTargets/ComponentProperties"
    ),
    .target(
      name: "ImportProperties",
      dependencies: ["Traces", "Importing"],
      path: "Tests/FuzzTargets/ImportProperties"
    ),
    .testTarget(name: "EmbeddedFilesTests", dependencies: ["embed-files"]),
    .testTarget(name: "TracesTests", dependencies: ["Traces", "ReaderProperties", "TestSupport"]),
    .testTarget(
      name: "ImportingTests",
      dependencies: [
        "Traces", "Importing", "Exporting", "Oracle", "ImportProperties", "TestSupport",
      ],
      exclude: ["Pastes"]
    ),
    .testTarget(name: "TranscriptsTests", dependencies: ["Traces", "Transcripts"]),
    .testTarget(
      name: "OracleTests",
      dependencies: ["Traces", "Transcripts", "Oracle", "TestSupport"]
    ),
    .testTarget(
      name: "MutationTests",
      dependencies: ["Traces", "Oracle", "Mutation", "Replay", "Samples", "TestSupport"],
      exclude: [
        "StubbornSubjects/silences.txt", "StubbornSubjects/silences-in-part.txt",
        "LawOfEvidence/exceptions.txt",
      ]
    ),
    .testTarget(name: "FuzzingTests", dependencies: ["Traces", "Fuzzing", "TestSupport"]),
    .testTarget(name: "KinematicsTests", dependencies: ["Kinematics"]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["Kinematics", "HeadlessUIKit", "TestSupport"]
    ),
    // Code in the shape of other people's packages, compiled as theirs is.
    .target(name: "PackageShapes", dependencies: ["HeadlessUIKit"], path: "Tests/PackageShapes"),
    .testTarget(name: "PackageShapesTests", dependencies: ["HeadlessUIKit", "PackageShapes"]),
    .testTarget(
      name: "ReplayTests",
      dependencies: ["Traces", "Oracle", "Replay", "Samples", "HeadlessUIKit", "TestSupport"]
    ),
    .testTarget(
      name: "SamplesTests",
      dependencies: ["Traces", "HeadlessUIKit", "Samples"] + samples.map { .target(name: $0) }
    ),
    .testTarget(
      name: "SubjectsTests",
      dependencies: ["Traces", "Subjects"],
      exclude: ["Programs"]
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Traces", "Oracle", "Replay", "Subjects", "Conformance", "TestSupport"]
    ),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "Traces", "Oracle", "Mutation", "Fuzzing", "Replay", "Conformance", "Audit", "TestSupport",
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
        "Traces", "Oracle", "Mutation", "Fuzzing", "Conformance", "Audit", "Reporting",
        "TestSupport",
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
        "Fuzzing", "Subjects", "Conformance", "Audit", "Reporting", "touchstone", "TestSupport",
        "Adapters", "Importing",
      ]
    ),
  ]
)

package.targets += samples.map {
  .target(name: $0, dependencies: ["HeadlessUIKit"], path: "Sources/Samples/\($0)")
}

// UIKit is on the main actor, and so is all that runs its components; plain values say that they are not.
let onMainActor = Set(
  ["HeadlessUIKit", "Replay", "Samples", "HeadlessUIKitTests", "ReplayTests", "SamplesTests"]
    + ["TraceConformanceTests", "TraceTestingTests", "RecordersTests", "PackageShapesTests"]
    + samples
)

/// Returns the settings of the isolation that a target's declarations have if they name none.
func isolation(of target: Target) -> [SwiftSetting] {
  onMainActor.contains(target.name) ? [.defaultIsolation(MainActor.self)] : []
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = house + isolation(of: target)
}

// Files that are handed out have to compile in other people's settings, with older compilers too.
for target in package.targets where ["TouchstoneRecorder", "PackageShapes"].contains(target.name) {
  target.swiftSettings = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
}

// The programs that libFuzzer runs, with the flags that it needs. Nobody who depends on the package may
// meet those: `.ci/fuzz` alone asks for them, for one fuzzer at a time.
if let fuzzer = Context.environment["TOUCHSTONE_FUZZER"] {
  // An input is led on by the code that it reaches where the fuzzer looks; comparisons help to
  // guess the words of a file, and would cost the others a third of their speed.
  let looksInto: Set<String>
  let flags: [String]
  if fuzzer == "reader" || fuzzer == "import" {
    looksInto = fuzzer == "reader" ? ["Traces"] : ["Importing"]
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
    "import": ["ImportProperties"],
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

// The program that `.ci/mutants` builds from a copy of the package. The component is rewritten there so that
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
      dependencies: ["MutantChoice", "Traces", "Oracle", "Replay", "Samples", "Conformance"],
      path: "Tests/ComponentMutants/ask-mutants",
      swiftSettings: house
    ),
  ]
}
