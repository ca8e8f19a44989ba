import Foundation
import HeadlessUIKit
import Testing
import TestSupport
import Traces

@testable import Replay

@Suite("A world that was played")
struct PlayedWorldTests {
  /// The objects of a world that are still there.
  private struct Remains {
    private weak var stage: Stage?
    private weak var scene: UIWindowScene?
    private var objects: [() -> AnyObject?] = []

    init(_ stage: Stage) {
      self.stage = stage
      scene = stage.scene
      for actor in stage.actors {
        objects.append { [weak view = actor.view] in view }
        objects.append { [weak controller = actor.controller] in controller }
        objects.append { [weak delegate = actor.part.scripted] in delegate }
      }
    }

    var words: [String] {
      (stage == nil ? [] : ["the stage"]) + (scene == nil ? [] : ["the scene"])
        + objects.compactMap { $0() }.map { "\(type(of: $0))" }
    }
  }

  private func remains(of trace: Trace) throws -> Remains {
    let stream = AnyTraceStream(trace)
    var playback = try Playback(
      stream,
      lineCount: trace.lines.count,
      settings: StageSettings()
    ) { _ in true }
    let remains = Remains(playback.stage)
    try playback.play(stream)
    return remains
  }

  @Test(
    "is gone, with all that was in it",
    arguments: ["scroll", "zoom", "paging", "refresh", "table", "table-editing", "controllers"]
  )
  func goes(folder: String) throws {
    let traces = Repository.traces.appending(path: folder)
    let files = try #require(
      FileManager.default.enumerator(at: traces, includingPropertiesForKeys: [])
    )
    var worlds = 0
    for case let file as URL in files where file.lastPathComponent.hasSuffix(".trace.jsonl") {
      var reader = TraceReader(bytes: Array(try Data(contentsOf: file)))
      while let trace = try reader.nextTrace() {
        // A trace that the reference skips has no world.
        guard let remains = try? remains(of: trace) else { continue }
        worlds += 1
        #expect(remains.words == [], "\(trace.header.id)")
      }
    }
    #expect(worlds > 0)
  }
}
