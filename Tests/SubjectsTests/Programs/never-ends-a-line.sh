#!/bin/sh
# Writes a line without end.
. "$(dirname "$0")/talk.sh"
wrong() { while :; do printf '%1000s' x; done; }
talk
