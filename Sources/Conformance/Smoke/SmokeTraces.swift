public import Traces

/// The smallest traces that show whether an adapter works at all.
public enum SmokeTraces: Sendable {
  /// The traces of a scroll view and the same of a table, as a file holds them.
  public static let text = ofScrollView + ofTable

  private static let ofScrollView = upright + sideways

  private static let withPages =
    ofScrollView
    .replacing(
      #""contentSize":[320,2000]"#,
      with: #""contentSize":[320,1920],"isPagingEnabled":true"#
    )
    .replacing(
      #""contentSize":[1280,480]"#,
      with: #""contentSize":[1280,480],"isPagingEnabled":true"#
    )
    .replacing(#""contentOffset":[0,300]"#, with: #""contentOffset":[0,480]"#)

  /// A table has as much content as the scroll view: fifty rows of forty points.
  private static let ofTable =
    upright
    .replacing("smoke/", with: "smoke/table/")
    .replacing(#""component":"scroll""#, with: #""component":"table""#)
    .replacing(#""contentSize":[320,2000]"#, with: #""rowHeight":40,"sections":[50]"#)

  private static let upright = """
    {"trace":1,"id":"smoke/tap","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,2000]},"title":"A finger touches and leaves"}
    {"t":0,"touch":"began","id":1,"x":160,"y":240}
    {"t":50000,"touch":"ended","id":1,"x":160,"y":240}
    {"end":2}
    {"trace":1,"id":"smoke/drag","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,2000]},"title":"A finger pulls the content up, rests and leaves"}
    {"t":0,"touch":"began","id":1,"x":160,"y":400}
    {"t":16667,"touch":"moved","id":1,"x":160,"y":380}
    {"t":33333,"touch":"moved","id":1,"x":160,"y":360}
    {"t":50000,"touch":"moved","id":1,"x":160,"y":340}
    {"t":66667,"touch":"moved","id":1,"x":160,"y":320}
    {"t":300000,"touch":"ended","id":1,"x":160,"y":320}
    {"end":6}
    {"trace":1,"id":"smoke/flick","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,2000]},"title":"A finger throws the content up"}
    {"t":0,"touch":"began","id":1,"x":160,"y":400}
    {"t":16667,"touch":"moved","id":1,"x":160,"y":380}
    {"t":33333,"touch":"moved","id":1,"x":160,"y":350}
    {"t":50000,"touch":"moved","id":1,"x":160,"y":320}
    {"t":66667,"touch":"moved","id":1,"x":160,"y":290}
    {"t":66667,"touch":"ended","id":1,"x":160,"y":290}
    {"end":6}
    {"trace":1,"id":"smoke/call","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,2000]},"title":"The program sets the offset"}
    {"t":0,"call":"setContentOffset(_:animated:)","args":{"animated":false,"contentOffset":[0,300]}}
    {"end":1}
    {"trace":1,"id":"smoke/animated","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,2000]},"title":"The program moves to an offset"}
    {"t":0,"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,300]}}
    {"end":1}

    """

  private static let sideways = """
    {"trace":1,"id":"smoke/sideways","component":"scroll","config":{"bounds":[320,480],"contentSize":[1280,480]},"title":"A finger pulls the content to the left, rests and leaves"}
    {"t":0,"touch":"began","id":1,"x":280,"y":240}
    {"t":16667,"touch":"moved","id":1,"x":260,"y":240}
    {"t":33333,"touch":"moved","id":1,"x":240,"y":240}
    {"t":50000,"touch":"moved","id":1,"x":220,"y":240}
    {"t":66667,"touch":"moved","id":1,"x":200,"y":240}
    {"t":300000,"touch":"ended","id":1,"x":200,"y":240}
    {"end":6}

    """

  /// Returns the traces for a subject, in the order in which they are played.
  ///
  /// - Parameters:
  ///   - components: what the subject can be; nil: everything.
  ///   - hasPages: whether the content stops at pages, as that of a carousel always does.
  /// - Returns: the traces; those of a table for what is a table and no scroll view.
  public static func traces(for components: [String]?, hasPages: Bool = false) -> [Trace] {
    let isTable = components.map { $0.contains("table") && !$0.contains("scroll") } ?? false
    let text = isTable ? ofTable : hasPages ? withPages : ofScrollView
    var reader = TraceReader(bytes: Array(text.utf8))
    var traces: [Trace] = []
    while let trace = try? reader.nextTrace() { traces.append(trace) }
    return traces
  }
}
