import Traces

/// Returns what is wrong with a trace that is written out and read again; nil: it is the same.
func differenceInWriting(_ trace: Trace) -> String? {
  var writer = TraceWriter()
  writer.write(trace)
  var reader = TraceReader(bytes: writer.bytes)
  do {
    let read = try reader.nextTrace()
    var expected = trace
    expected.firstLine = 1
    return read == expected ? nil : "written out and read, it is another"
  } catch {
    return error.description
  }
}
