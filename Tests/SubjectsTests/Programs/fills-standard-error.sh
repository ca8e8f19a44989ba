#!/bin/sh
# Writes megabytes on standard error, then answers.
. "$(dirname "$0")/talk.sh"
wrong() {
  head -c 3000000 /dev/zero | tr "\0" "x" >&2
  echo >&2
  echo "the last words" >&2
  right "$1"
}
talk
