/// Texts of short traces and transcripts.
public enum TraceText: Sendable {
  /// A trace of one tap.
  public static func tap(_ id: String, extra: String = "") -> String {
    """
    {"trace":1,"id":"\(id)","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,900]}\(extra)}
    {"t":0,"touch":"began","id":1,"x":10,"y":10}
    {"t":50000,"touch":"ended","id":1,"x":10,"y":10}
    {"end":2}

    """
  }

  /// A transcript in which a message stands that its expectation forbids, on its third line.
  public static func wrongTranscript(_ id: String) -> String {
    """
    {"trace":1,"id":"\(id)","component":"scroll"}
    {"t":0,"call":"flashScrollIndicators()"}
    {"t":0,"message":"x-heard"}
    {"expect":"messages","are":[]}
    {"end":3}

    """
  }

  /// A trace of a short drag that comes to rest where it is lifted.
  public static func drag(_ id: String) -> String {
    """
    {"trace":1,"id":"\(id)","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,900]}}
    {"t":0,"touch":"began","id":1,"x":160,"y":400}
    {"t":20000,"touch":"moved","id":1,"x":160,"y":360}
    {"t":300000,"touch":"ended","id":1,"x":160,"y":360}
    {"end":3}

    """
  }

  /// A trace of a short drag, with an expectation that it does not meet.
  public static func wrongDrag(_ id: String) -> String {
    drag(id).replacing(
      "{\"end\":3}",
      with: "{\"expect\":\"messages\",\"are\":[\"scrollViewDidScroll(_:)*\"]}\n{\"end\":4}"
    )
  }

  /// A transcript in which a rule had occasion to fail and held.
  public static func transcriptOfDrag(_ id: String) -> String {
    """
    {"trace":1,"id":"\(id)","component":"scroll"}
    {"t":0,"call":"flashScrollIndicators()"}
    {"expect":"messages","are":[]}
    {"end":2}

    """
  }
}
