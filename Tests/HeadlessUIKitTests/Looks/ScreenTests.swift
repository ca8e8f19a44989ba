import HeadlessUIKit
import Testing

@Suite("The main screen")
struct ScreenTests {
  @Test("is that of the world whose code is running")
  func main() {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let scene = UIWindowScene(screen: UIScreen(bounds: bounds, scale: 3))
    #expect(scene.perform { UIScreen.main } === scene.screen)
    #expect(UIScreen.main.bounds == UIScreen().bounds, "in no world it has the usual size")
  }
}
