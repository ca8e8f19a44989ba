import Recorders
import Testing

@Suite("The recorders")
struct RecorderTests {
  @Test("are files that need nothing from elsewhere")
  func pages() throws {
    #expect(Recorder.all.map(\.name) == ["ios", "browser", "script"])
    let page = try #require(Recorder.named("browser")).text
    #expect(
      page.contains("Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-")
    )
    #expect(!page.contains("{{"))
    #expect(!page.contains("http:") && !page.contains("https:"))
    let script = try #require(Recorder.named("script")).text
    #expect(page.contains(script))
    #expect(script.contains("class TouchstoneRecorder {"))
    #expect(Recorder.named("android") == nil)
  }
}
