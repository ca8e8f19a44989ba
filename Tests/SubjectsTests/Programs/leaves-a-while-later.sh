#!/bin/sh
# Leaves a process outside its group that ends by itself soon after.
. "$(dirname "$0")/talk.sh"
leave() {
  # The text in brackets is complete when the process closes the pipe, and it has left the group by then.
  : "$(setsid sh -c 'exec sleep 0.1 > /dev/null' 2> /dev/null &)"
  exit 0
}
talk
