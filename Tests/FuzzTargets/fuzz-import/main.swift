import ImportProperties
import LibFuzzer

/// Tests each input that libFuzzer gives.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  if let broken = ImportProperties.broken(by: input) { fatalError(broken) }
  return 0
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
_ = unsafe LLVMFuzzerRunDriver(&count, &arguments, testOneInput)
