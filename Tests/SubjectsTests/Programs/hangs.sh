#!/bin/sh
# Never answers a trace.
. "$(dirname "$0")/talk.sh"
wrong() { while :; do sleep 1000; done; }
talk
