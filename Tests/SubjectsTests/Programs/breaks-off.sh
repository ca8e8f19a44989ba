#!/bin/sh
# Ends in the middle of a line.
. "$(dirname "$0")/talk.sh"
wrong() {
  printf '{"played":%s,"transcr' "$1"
  exit 0
}
talk
