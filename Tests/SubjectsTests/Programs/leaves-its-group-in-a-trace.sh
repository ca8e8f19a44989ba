#!/bin/sh
# Starts a process that has a session of its own, and dies in a trace.
. "$(dirname "$0")/talk.sh"
wrong() {
  setsid sleep 1003.25 > /dev/null 2>&1 &
  while [ -z "$(pgrep -x -f 'sleep 1003.25')" ]; do sleep 0.01; done
  exit 3
}
talk
