#!/bin/sh
# Leaves a process running that keeps its pipes open.
. "$(dirname "$0")/talk.sh"
leave() {
  sleep 1001.25 &
  exit 0
}
talk
