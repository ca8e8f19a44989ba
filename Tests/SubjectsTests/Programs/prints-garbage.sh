#!/bin/sh
# Writes for people in the middle of its answers.
. "$(dirname "$0")/talk.sh"
wrong() {
  echo 'debug: at the edge'
  right "$1"
}
talk
