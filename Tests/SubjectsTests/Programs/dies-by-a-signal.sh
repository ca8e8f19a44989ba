#!/bin/sh
# Is ended by a signal in a trace.
. "$(dirname "$0")/talk.sh"
wrong() {
  echo "about to die" >&2
  kill -SEGV $$
}
talk
