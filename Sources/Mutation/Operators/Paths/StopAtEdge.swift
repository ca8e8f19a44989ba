internal import Traces

extension Operators {
  static let stopAtEdge = Operator(
    "stop-at-edge",
    "The content does not follow the finger past the edge.",
    edit: { $0.stoppingAtEdge },
    [
      Context(
        ["D01"],
        "a drag past the edge, bounces being on",
        .willBeginDragging,
        needs: .scrollOffsets
      ) {
        $0.isDragPastEdge && !$0.isShortAxisDrag
      },
      Context(
        ["D04"],
        "a drag of short content that always bounces",
        .willBeginDragging,
        needs: .scrollOffsets
      ) {
        $0.isDragPastEdge && $0.isShortAxisDrag && !Vocabulary.tables.contains($0.header.component)
      },
    ]
  )
}
