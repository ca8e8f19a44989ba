#!/bin/sh
# Misspells a message.
. "$(dirname "$0")/talk.sh"
wrong() {
  printf '{"played":%s,"transcript":[{"after":1,"message":"scrollViewDidScrol(_:)"}]}\n' "$1"
}
talk
