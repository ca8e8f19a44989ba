/// A trace of a short drag that comes to rest where it is lifted.
func drag(_ id: String, title: String = "A drag") -> String {
  """
  {"trace":1,"id":"\(id)","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]},"title":"\(title)"}
  {"#":"The finger rests before it lifts."}
  {"t":0,"touch":"began","id":1,"x":160,"y":400}
  {"t":20000,"touch":"moved","id":1,"x":160,"y":380}
  {"t":40000,"touch":"moved","id":1,"x":160,"y":360}
  {"t":300000,"touch":"ended","id":1,"x":160,"y":360}
  {"end":4}

  """
}

/// The same, with an expectation that it does not meet.
func wrongDrag(_ id: String) -> String {
  drag(id).replacing(
    "{\"end\":4}",
    with: "{\"expect\":\"messages\",\"are\":[\"scrollViewDidScroll(_:)*\"]}\n{\"end\":5}"
  )
}
