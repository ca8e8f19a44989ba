#!/bin/sh
# Writes without end, and without the end of a line, when it should leave.
. "$(dirname "$0")/talk.sh"
leave() { exec tr '\0' 'x' < /dev/zero; }
talk
