import Traces

/// Values of a kind, as JSON: some that it may be, and some that it may not.
struct ValueExamples {
  let right: [String]
  let wrong: [String]

  /// The values that no kind but text may have.
  private static let strangers = [#""""#, "null", "{}", #"[""]"#]

  init(of kind: ValueKind) {
    switch kind {
    case .bool: self.init(["true", "false"], ["0", "1", "[]"])
    case .integer(let least): self.init(["\(least)"], ["\(least - 1)", "\(least).5", "true", "[]"])
    case .coordinate: self.init(["0", "-1000000", "0.125"], ["1000001", "true", "[]", "[1]"])
    case .factor: self.init(["1", "0.000001", "-2.5"], ["false", "[]", "[1]"])
    case .point:
      self.init(["[0,0]", "[-1000000,0.125]"], ["[]", "[1]", "[1,2,3]", "[0,1000001]", "1"])
    case .velocity: self.init(["[0,-1.234567]"], ["[]", "[1]", "[1,2,3]", "1"])
    case .size:
      self.init(
        ["[0,0]", "[1000000,0.125]"],
        ["[]", "[1]", "[1,2,3]", "[1,-1]", "[-0.001,1]", "[1000001,0]", "1"]
      )
    case .rect:
      self.init(
        ["[-1,-2,0,0]", "[0.5,0,1000000,1]"],
        ["[0,0]", "[0,0,1]", "[0,0,-1,0]", "[0,0,0,-0.001]", "[1000001,0,0,0]", "[0,0,1,1,1]", "1"]
      )
    case .insets:
      self.init(
        ["[0,0,0,0]", "[-1,0.5,-1000000,4]"],
        ["[0,0]", "[0,0,0]", "[0,0,0,1000001]", "[0,0,0,0,0]", "1"]
      )
    case .counts: self.init(["[]", "[0]", "[40,40,0]"], ["[-1]", "[0.5]", "[true]", "3"])
    case .decelerationRate:
      self.init(
        [#""normal""#, #""fast""#, "0.000001", "0.998", "0.999999"],
        [#""slow""#, "-0.5", "0", "1", "1.5", "[]", "true"]
      )
    case .oneOf(let words):
      self.init(words.map { "\"\($0)\"" }, [#""zzz""#, "1", "[]", "true"])
    case .length: self.init(["0", "0.125", "1000000"], ["-1", "-0.001", "1000001", "true", "[]"])
    case .dimension:
      self.init(
        [#""automaticDimension""#, "0", "44.5"],
        [#""automatic""#, "-1", "1000001", "true", "[]"]
      )
    case .section: self.init(["0", "7"], ["-1", "0.5", "true", "[]"])
    case .indexPath:
      self.init(
        [#""0-3""#, #""12-345678""#, #""0--1""#, #""2147483647-2147483647""#],
        [#""0""#, #""0-""#, #""-3""#, #""0,3""#, #""00-3""#, #""0-3-1""#, #""0- 3""#, "3", "[0,3]"]
      )
    case .indexPathRange:
      self.init(
        [#"["0-3","0-3"]"#, #"["0-12","1-0"]"#],
        [#"["0-3"]"#, #"["0-3","0-4","0-5"]"#, #"["0-3",4]"#, #""0-3""#, "[0,3]"]
      )
    case .sectionTops:
      self.init(
        ["[]", "[[0,-20.5],[3,100]]"],
        ["[0]", "[[0]]", "[[0,1,2]]", "[[-1,0]]", "[[0.5,0]]", "[[0,1000001]]", "true"]
      )
    case .list(let kind):
      let element = ValueExamples(of: kind)
      self.init(
        right: ["[]", "[\(element.right.joined(separator: ","))]"],
        wrong: element.wrong.map { "[\($0)]" } + ["1", "true", "null", #""a""#]
      )
    case .optional(let kind):
      let some = ValueExamples(of: kind)
      self.init(right: some.right + ["null"], wrong: some.wrong.filter { $0 != "null" })
    case .text: self.init(right: [#""a""#, "null"], wrong: ["1", "[]"])
    case .address:
      self.init(
        [#""http://a.example/""#, #""about:blank""#, #""a+b-c.1:x?y=%20#z""#],
        [#""a""#, #""/a""#, #""1a:b""#, #""http://a b""#, #""a:""#, #""a:#b#c""#, "1", "[]"]
      )
    case .network:
      self.init(
        [
          "{}", #"{"http://a.example/":{}}"#,
          #"{"a:a":{"contentSize":[0,0],"delay":0,"frames":["b:b","b:b#c"]},"b:b":{"redirect":"c:c"},"c:c":{"error":{"code":-1003,"domain":""}}}"#,
        ],
        [
          "1", "[]", #"{"a":{}}"#, #"{"a:a#b":{}}"#, #"{"a:a":1}"#, #"{"a:a":{"delay":-1}}"#,
          #"{"a:a":{"delay":1.5}}"#, #"{"a:a":{"contentSize":[-1,0]}}"#,
          #"{"a:a":{"frames":"b:b"},"b:b":{}}"#, #"{"a:a":{"redirect":1}}"#,
          #"{"a:a":{"error":{}}}"#, #"{"a:a":{"error":{"code":0.5}}}"#,
          #"{"a:a":{"error":{"code":0},"frames":[]}}"#, #"{"a:a":{"title":"a"}}"#,
        ]
      )
    case .title: self.init(right: [#""a""#, #""""#], wrong: ["1", "[]", "null"])
    case .characterRange:
      self.init(["[0,0]", "[3,1]"], ["[]", "[1]", "[-1,0]", "[0,-1]", "[0.5,0]", "[1,2,3]", "1"])
    case .texts:
      self.init(right: ["{}", #"{"a":"b","c":null}"#], wrong: ["1", "[]", "null", #"{"a":1}"#])
    case .propertyList:
      let row = #"{"CellType":"TextDataEntryCell","DataKey":"a","Label":"b","Value":"c"}"#
      self.init(
        ["[]", "[\(row)]", #"[{"CellType":"BaseDataEntryCell"},\#(row)]"#],
        [
          "1", "[1]", "[{}]", #"[{"CellType":"zzz"}]"#, #"[{"CellType":null}]"#,
          #"[{"CellType":"TextDataEntryCell","zzz":"a"}]"#,
          #"[{"CellType":"TextDataEntryCell","Label":1}]"#,
        ]
      )
    case .rowActions:
      self.init(
        ["[]", #"[{"style":"default","title":"a"},{"title":null},{}]"#],
        ["1", "{}", "[1]", #"[{"style":"zzz"}]"#, #"[{"title":1}]"#, #"[{"zzz":1}]"#]
      )
    case .alertActions:
      self.init(
        ["[]", #"[{"isEnabled":false,"style":"cancel","title":"a"},{"title":null},{}]"#],
        ["1", "{}", "[1]", #"[{"style":"normal"}]"#, #"[{"isEnabled":1}]"#, #"[{"zzz":1}]"#]
      )
    case .titleOrPlace:
      self.init(right: [#""a""#, "0", "3"], wrong: ["-1", "0.5", "true", "[]", "null"])
    case .swipeActions:
      self.init(
        [
          #"{"actions":[]}"#,
          #"{"actions":[{"style":"destructive","title":"a"}],"performsFirstActionWithFullSwipe":false}"#,
        ],
        [
          "1", "[]", "{}", #"{"actions":1}"#, #"{"actions":[{"zzz":1}]}"#,
          #"{"actions":[],"performsFirstActionWithFullSwipe":1}"#, #"{"actions":[],"zzz":1}"#,
        ]
      )
    case .nothing:
      self.init([], [])
    }
  }

  private init(_ right: [String], _ wrong: [String]) {
    self.init(right: right, wrong: wrong + Self.strangers)
  }

  private init(right: [String], wrong: [String]) {
    self.right = right
    self.wrong = wrong
  }
}
