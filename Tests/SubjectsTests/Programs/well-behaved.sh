#!/bin/sh
# Does all that the protocol asks.
. "$(dirname "$0")/talk.sh"
talk
