#!/bin/sh
# Writes for people where answers belong.
. "$(dirname "$0")/talk.sh"
greet() { echo 'Sample 1.0 ready'; }
talk
