# The functions that all programs share: they read requests, and answer as the protocol asks. A program
# defines what it does otherwise in `wrong`, which is called for a trace whose content is 666 points high, with
# the request's number. It may also define another function anew before it calls `talk`.

greet() { echo '{"hello":1,"name":"sample","tells":{"messages":["scrollViewDidScroll(_:)"]}}'; }

right() {
  printf '{"played":%s,"transcript":[' "$1"
  printf '{"after":1,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1]}},'
  printf '{"after":1,"final":{"contentOffset":[0,1]}}]}\n'
}

wrong() { right "$1"; }

leave() { exit 0; }

talk() {
  while IFS= read -r line; do
    number=${line#*:}
    number=${number%%,*}
    case $line in
      '{"hello"'*) greet ;;
      '{"bye"'*) leave ;;
      *'[320,666]'*) wrong "$number" ;;
      *) right "$number" ;;
    esac
  done
}
