/// Up to eight characters as one number, to be compared at once.
struct Word {
  let bits: UInt64
  let mask: UInt64
  let count: Int

  /// The characters as a big-endian number, which reads as they do; the optimiser keeps only results
  /// where it sees the characters.
  @inline(always)
  init(_ characters: UInt64, count: Int) {
    self.count = count
    bits = characters.byteSwapped >> (64 - 8 * UInt64(count))
    mask = ~0 >> (64 - 8 * UInt64(count))
  }

  /// One to eight characters that are known only when this runs.
  init(_ characters: ArraySlice<UInt8>) {
    self.init(characters.reduce(0) { $0 << 8 | UInt64($1) }, count: characters.count)
  }

  /// `{"t":`.
  static var time: Word { Word(0x7b_2274_223a, count: 5) }

  /// `,"touch"`.
  static var touch: Word { Word(0x2c22_746f_7563_6822, count: 8) }

  /// `,"id":`.
  static var finger: Word { Word(0x2c22_6964_223a, count: 6) }

  /// `,"x":`.
  static var x: Word { Word(0x2c_2278_223a, count: 5) }

  /// `,"y":`.
  static var y: Word { Word(0x2c_2279_223a, count: 5) }

  /// `}`.
  static var close: Word { Word(0x7d, count: 1) }

  /// `:"moved"`.
  static var moved: Word { Word(0x3a22_6d6f_7665_6422, count: 8) }

  /// `:"began"`.
  static var began: Word { Word(0x3a22_6265_6761_6e22, count: 8) }

  /// `:"ended"`.
  static var ended: Word { Word(0x3a22_656e_6465_6422, count: 8) }

  /// `:"statio`.
  static var station: Word { Word(0x3a22_7374_6174_696f, count: 8) }

  /// `nary"`.
  static var stationRest: Word { Word(0x6e_6172_7922, count: 5) }

  /// `:"cancel`.
  static var cancel: Word { Word(0x3a22_6361_6e63_656c, count: 8) }

  /// `led"`.
  static var cancelRest: Word { Word(0x6c65_6422, count: 4) }

  /// `,"messag`.
  static var messageAfterTime: Word { Word(0x2c22_6d65_7373_6167, count: 8) }

  /// `{"messag`.
  static var messageFirst: Word { Word(0x7b22_6d65_7373_6167, count: 8) }

  /// `e":"`.
  static var messageRest: Word { Word(0x6522_3a22, count: 4) }

  /// `,"state"`.
  static var state: Word { Word(0x2c22_7374_6174_6522, count: 8) }

  /// `,"view":`.
  static var view: Word { Word(0x2c22_7669_6577_223a, count: 8) }

  /// `,"frame"`.
  static var laterFrame: Word { Word(0x2c22_6672_616d_6522, count: 8) }

  /// `,"args":`.
  static var arguments: Word { Word(0x2c22_6172_6773_223a, count: 8) }

  /// `,"answer`.
  static var answer: Word { Word(0x2c22_616e_7377_6572, count: 8) }

  /// `":`.
  static var afterQuote: Word { Word(0x223a, count: 2) }

  /// `,"settle`.
  static var settle: Word { Word(0x2c22_7365_7474_6c65, count: 8) }

  /// `,"final"`.
  static var final: Word { Word(0x2c22_6669_6e61_6c22, count: 8) }

  /// `{"end":`.
  static var end: Word { Word(0x7b_2265_6e64_223a, count: 7) }

  /// `{`.
  static var open: Word { Word(0x7b, count: 1) }

  /// `-`.
  static var hyphen: Word { Word(0x2d, count: 1) }

  /// `null`.
  static var null: Word { Word(0x6e75_6c6c, count: 4) }

  /// `:{`.
  static var openObject: Word { Word(0x3a7b, count: 2) }

  /// `"`.
  static var quote: Word { Word(0x22, count: 1) }

  /// `:`.
  static var afterKey: Word { Word(0x3a, count: 1) }

  /// `,`.
  static var comma: Word { Word(0x2c, count: 1) }

  /// `[`.
  static var bracket: Word { Word(0x5b, count: 1) }

  /// `]`.
  static var closeBracket: Word { Word(0x5d, count: 1) }

  /// `true`.
  static var yes: Word { Word(0x7472_7565, count: 4) }

  /// `false`.
  static var no: Word { Word(0x66_616c_7365, count: 5) }
}
