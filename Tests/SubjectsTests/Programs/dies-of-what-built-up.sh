#!/bin/sh
# Dies in the third trace, whichever that is.
. "$(dirname "$0")/talk.sh"
count=0
right() {
  count=$((count + 1))
  [ $count -lt 3 ] || exit 9
  printf '{"played":%s,"transcript":[]}\n' "$1"
}
talk
