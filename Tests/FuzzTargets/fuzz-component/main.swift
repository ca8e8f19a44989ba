import ComponentProperties
import Foundation
import LibFuzzer

/// The rules that `--known=RULE,RULE` names: so a run goes on while somebody mends what it found.
let known = CommandLine.arguments.filter { $0.hasPrefix("--known=") }
  .flatMap { $0.dropFirst(8).split(separator: ",") }.map(String.init)

/// Tests each input that libFuzzer gives.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  if let broken = ComponentProperties.broken(by: input, besides: known) { fatalError(broken) }
  return 0
}

if let place = CommandLine.arguments.firstIndex(of: "--trace") {
  let file = URL(filePath: CommandLine.arguments[place + 1])
  let trace = ComponentProperties.file(of: Array(try Data(contentsOf: file)))
  FileHandle.standardOutput.write(Data(trace))
} else {
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
  _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, testOneInput)
}
