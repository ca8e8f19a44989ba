import HeadlessUIKit
import Testing

@Suite("A refresh control on a scroll view")
struct RefreshControlTests: RefreshControlSuite {
  let control = UIRefreshControl()

  @Test("begins while the finger is down, and the content comes to rest below it")
  func pulled() {
    let (world, pulls) = world()
    world.drag([100, 150, 200])
    #expect(!control.isRefreshing)
    #expect(pulls.count == 0)
    world.wait(10)
    world.touch(.moved, y: 300)
    #expect(control.isRefreshing)
    #expect(pulls.count == 1)
    #expect(world.view.adjustedContentInset.top == 0)
    world.wait(200)
    world.lift(y: 300)
    #expect(world.listener.offeredTarget == CGPoint(x: 0, y: -60))
    #expect(world.settle())
    #expect(world.view.contentOffset == CGPoint(x: 0, y: -60))
    #expect(world.view.adjustedContentInset.top == 60)
    #expect(world.view.contentInset == .zero)
    #expect(pulls.count == 1)
    #expect(world.outline == "begin scroll+ inset willEnd end glide scroll+ rest")
  }

  @Test("stays shut after a short pull")
  func shortPull() {
    let (world, pulls) = world()
    pull(world, by: 80)
    #expect(world.settle())
    #expect(pulls.count == 0)
    #expect(world.view.contentOffset == .zero)
  }

  @Test("is not pulled by a glide that runs into the top")
  func bounce() {
    let (world, pulls) = world()
    world.view.contentOffset.y = 60
    world.flick(from: 100, by: 60, speed: 6)
    #expect(world.settle())
    #expect(world.listener.offsets.contains { $0.y < -60 })
    #expect(pulls.count == 0)
  }

  @Test("is pulled again only by another drag")
  func again() {
    let (world, pulls) = world { _ in control.endRefreshing() }
    world.drag([100, 200, 300, 60, 310])
    #expect(pulls.count == 1)
    world.wait(200)
    world.lift(y: 310)
    world.settle()
    #expect(world.view.contentOffset == .zero)
    pull(world)
    #expect(pulls.count == 2)
    #expect(world.settle())
    #expect(world.view.contentOffset == .zero)
    #expect(world.view.adjustedContentInset.top == 0)
  }

  @Test("is not told a second time while it refreshes")
  func pulledTwice() {
    let (world, pulls) = world()
    pull(world)
    world.settle()
    pull(world)
    world.settle()
    #expect(pulls.count == 1)
    #expect(world.view.contentOffset.y == -60)
  }

  @Test("begun by code tells nothing and moves nothing")
  func begun() {
    let (world, pulls) = world()
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(pulls.count == 0)
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "inset")
    world.view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    world.settle()
    world.listener.forget()
    control.endRefreshing()
    world.settle()
    #expect(world.view.contentOffset == .zero)
    #expect(world.outline == "inset scroll+")
  }

  @Test("begun by code leaves content that fits where it is, until a drag takes it down")
  func begunAboveLittle() {
    let (world, _) = world(content: 100)
    control.beginRefreshing()
    world.settle()
    #expect(world.view.contentOffset == .zero)
    pull(world, by: 30)
    world.settle()
    #expect(world.view.contentOffset.y == -60)
    control.endRefreshing()
    world.settle()
    #expect(world.view.contentOffset == .zero)
  }

  @Test("begun by code in a drag opens at the lift, and the drag is no pull")
  func begunInDrag() {
    let (world, pulls) = world()
    world.drag([100, 120, 140])
    control.beginRefreshing()
    #expect(world.view.adjustedContentInset.top == 0)
    world.wait(10)
    world.touch(.moved, y: 320)
    world.wait(200)
    world.lift(y: 320)
    world.settle()
    #expect(pulls.count == 0)
    #expect(world.view.contentOffset.y == -60)
  }
}
