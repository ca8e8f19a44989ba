#!/bin/sh
# Closes its output and goes on running.
. "$(dirname "$0")/talk.sh"
wrong() {
  exec 1>&-
  while :; do sleep 1000; done
}
talk
