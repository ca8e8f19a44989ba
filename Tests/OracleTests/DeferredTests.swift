import Synchronization
import Testing

@testable import Oracle

@Suite("What is made when it is first asked for")
struct DeferredTests {
  private final class Thing: Sendable {
    let place: Int

    init(_ place: Int) { self.place = place }
  }

  private final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    func add() { count.withLock { $0 += 1 } }
  }

  @Test("Each place of a table has its own object")
  func places() {
    let table = DeferredTable<Thing>(count: 3)
    let things = (0..<3).map { place in table.element(at: place) { Thing(place) } }
    #expect(things.map(\.place) == [0, 1, 2])
    #expect(things.indices.allSatisfy { things[$0] === table.element(at: $0) { Thing(9) } })
  }

  @Test("Who made an object too late gets the one that somebody else has made by then")
  func late() {
    let table = DeferredTable<Thing>(count: 1)
    var early: Thing?
    let late = table.element(at: 0) {
      early = table.element(at: 0) { Thing(1) }
      return Thing(2)
    }
    #expect(late === early)
    #expect(late.place == 1)
  }

  @Test("A table lets go of what it has made, and makes nothing else")
  func release() {
    let made = Count()
    weak var thing: Thing?
    do {
      let table = DeferredTable<Thing>(count: 2)
      for _ in 0..<3 {
        thing = table.element(at: 1) {
          made.add()
          return Thing(1)
        }
      }
      #expect(thing != nil)
    }
    #expect(thing == nil)
    #expect(made.value == 1)
  }

  @Test("A list is made once, whoever asks first, and lets go of its elements")
  func list() async {
    let made = Count()
    weak var thing: Thing?
    do {
      let list = DeferredList<Thing>()
      #expect(!list.isMade)
      let things = await withTaskGroup(of: Thing.self) { group in
        for _ in 0..<8 {
          group.addTask {
            list.only {
              made.add()
              return Thing(0)
            }
          }
        }
        return await group.reduce(into: [Thing]()) { $0.append($1) }
      }
      #expect(list.isMade)
      #expect(things.allSatisfy { $0 === list[0] })
      thing = list[0]
    }
    #expect(thing == nil)
    #expect(made.value == 1)
  }
}
