#!/bin/sh
# Exits in a trace.
. "$(dirname "$0")/talk.sh"
wrong() { exit 7; }
talk
