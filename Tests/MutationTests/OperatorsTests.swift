import Mutation
import Testing
import Traces

@Suite("Operators")
struct OperatorsTests {
  @Test("have ids of their own")
  func uniqueIds() {
    let ids = Operators.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
