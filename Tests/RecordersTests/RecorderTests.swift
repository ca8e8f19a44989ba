import Recorders
import Testing

@Suite("The recorders")
struct RecorderTests {
  @Test("are files that need nothing from elsewhere")
  func pages() throws {
    #expect(Recorder.all.map(\.name) == ["ios", "browser", "script"])
    let page = String(decoding: try #require(Recorder.named("browser")).bytes, as: UTF8.self)
    #expect(
      page.contains("Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-")
    )
    #expect(!page.contains("{{"))
    #expect(!page.contains("http:") && !page.contains("https:"))
    let script = String(decoding: try #require(Recorder.named("script")).bytes, as: UTF8.self)
    #expect(page.contains(script))
    #expect(script.contains("class TouchstoneRecorder {"))
    #expect(Recorder.named("android") == nil)
  }
}
