import HeadlessUIKit
import Testing
import TraceConformance

@testable import AppSwift6Isolated

@Suite("A photo")
struct PhotoZoomTests {
  private let controller: PhotoZoomController
  private let screen: AppScreen

  init() {
    let photo = UIImage(named: "lake", size: CGSize(width: 640, height: 960))
    controller = PhotoZoomController(photo: photo)
    screen = AppScreen(showing: controller)
  }

  private var scale: CGFloat { controller.scrollView.zoomScale }

  @Test("fits the screen at first")
  func fits() {
    #expect(scale == 0.5)
    #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 480))
  }

  @Test("follows two fingers, and tells its delegate what UIKit tells")
  func pinch() throws {
    let recorder = DelegateRecorder(controller.scrollView, id: "photo/pinch")
    try recorder.play(AppScreen.trace("pinch"))
    #expect(scale > 0.5 && scale < 4)
    #expect(!controller.scrollView.isZooming)
    let verdict = recorder.transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
    #expect(recorder.transcript.messages.contains("scrollViewDidZoom(_:)"))
  }

  @Test("comes near at a double tap, and goes back at the next")
  func doubleTap() throws {
    try screen.play("double-tap")
    #expect(scale == 2)
    try screen.play("double-tap")
    #expect(scale == 0.5)
  }
}
