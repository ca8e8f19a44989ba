#!/bin/sh
# Dies in a trace while a process of its own keeps its output open.
. "$(dirname "$0")/talk.sh"
wrong() {
  sleep 1002.25 &
  exit 5
}
talk
