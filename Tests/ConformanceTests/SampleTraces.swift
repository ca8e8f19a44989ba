/// A trace of one tap.
func tap(_ id: String, extra: String = "") -> String {
  """
  {"trace":1,"id":"\(id)","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,900]}\(extra)}
  {"t":0,"touch":"began","id":1,"x":10,"y":10}
  {"t":50000,"touch":"ended","id":1,"x":10,"y":10}
  {"end":2}

  """
}

/// A transcript in which a message stands that its expectation forbids, on its third line.
func wrongTranscript(_ id: String) -> String {
  """
  {"trace":1,"id":"\(id)","component":"scroll"}
  {"t":0,"call":"flashScrollIndicators()"}
  {"t":0,"message":"x-heard"}
  {"expect":"messages","are":[]}
  {"end":3}

  """
}
