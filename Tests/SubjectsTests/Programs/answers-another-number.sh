#!/bin/sh
# Answers a request that was not sent.
. "$(dirname "$0")/talk.sh"
wrong() { right 4711; }
talk
