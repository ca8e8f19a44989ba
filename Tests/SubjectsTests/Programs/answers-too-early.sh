#!/bin/sh
# Answers the next request before it has come.
. "$(dirname "$0")/talk.sh"
wrong() {
  printf '%s\n%s\n' "$(right "$1")" "$(right $(($1 + 1)))"
}
talk
