#!/bin/sh
# Does right in every other trace, and something wrong in the others, by the request's number.
. "$(dirname "$0")/talk.sh"
right_once() { printf '{"played":%s,"transcript":[]}\n' "$1"; }
right() {
  case $(($1 % 14)) in
    1) exit 1 ;;
    3) kill -KILL $$ ;;
    5) echo garbage; right_once "$1" ;;
    7) right_once 4711 ;;
    9) printf '{"played":'; exit 0 ;;
    11) sleep 1003.25 & exit 2 ;;
    13) printf '{"played":%s,"transcript":[1]}\n' "$1" ;;
    *) right_once "$1" ;;
  esac
}
talk
