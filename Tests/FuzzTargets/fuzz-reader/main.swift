import LibFuzzer
import ReaderProperties

/// Tests each input that libFuzzer gives.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  if let broken = ReaderProperties.broken(by: input) { fatalError(broken) }
  return 0
}

/// Makes a new input for libFuzzer; half of them are changed so that they count their lines right.
@c(LLVMFuzzerCustomMutator)
public func mutated(
  _ bytes: UnsafeMutablePointer<UInt8>,
  _ count: Int,
  _ most: Int,
  _ seed: UInt32
) -> Int {
  let changed = unsafe LLVMFuzzerMutate(bytes, count, most)
  guard seed % 2 == 0 else { return changed }
  let mended = unsafe EndLines.mended(Array(UnsafeBufferPointer(start: bytes, count: changed)))
  guard mended.count <= most else { return changed }
  unsafe bytes.update(from: mended, count: mended.count)
  return mended.count
}

if CommandLine.arguments.dropFirst() == ["--dictionary"] {
  print(ReaderProperties.dictionary, terminator: "")
} else {
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
  _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, testOneInput)
}
