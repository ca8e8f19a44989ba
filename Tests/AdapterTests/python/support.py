"""A component that does what a test tells it to, and the traces that are played into it."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ADAPTERS = ROOT / "Sources" / "Adapters"
sys.path[:0] = [str(ADAPTERS / "Python"), str(ADAPTERS / "Python" / "template")]

import touchstone_host as host  # noqa: E402

HEADER = {"trace": 1, "component": "scroll", "rate": 60}


class Probe(host.Component):
    """Writes down what it is asked to do, and runs the hooks that a test gives it."""

    def __init__(self, header, tell):
        self.header = header
        self.tell = tell
        self.log = []
        self.offset = 0.0
        self.hooks = {}
        self.busy_until = 0

    def hook(self, name, *arguments):
        action = self.hooks.get(name)
        if action:
            action(self, *arguments)

    def touches(self, event):
        self.log.append(("touches", self.tell.now, [(t.phase, t.id) for t in event]))
        self.hook("touches", event)

    def call(self, call):
        self.log.append(("call", self.tell.now, call.name, dict(call.args)))
        self.hook("call", call)

    def frame(self, frame):
        self.log.append(("frame", frame.number, frame.time, round(frame.milliseconds, 3)))
        self.hook("frame", frame)

    def advance(self, time):
        self.hook("advance", time)

    def due(self):
        due = self.hooks.get("due")
        return due(self) if due else None

    def state(self, view):
        return {"contentOffset": [0, self.offset]}

    def is_at_rest(self):
        return self.tell.now >= self.busy_until


def adapter(hooks=None, **described):
    """An adapter for a probe; `adapter.probes` holds those that were set up."""
    probes = []

    def set_up(header, tell):
        probe = Probe(header, tell)
        probe.hooks = hooks or {}
        probes.append(probe)
        probe.hook("set_up")
        return probe

    return host.Adapter("probe", "1", set_up, **described), probes


def play(lines, hooks=None, header=None, **described):
    """Plays lines into a probe: the answer's lines, and the probe."""
    made, probes = adapter(hooks, **described)
    answer = host.Playback(made, [{**HEADER, **(header or {})}, *lines]).play()
    return answer, probes[0]


def touch(time, phase, finger=1, x=0, y=0):
    return {"t": time, "touch": phase, "id": finger, "x": x, "y": y}


def messages(answer):
    """The names of the messages in an answer, in order."""
    return [line["message"] for line in answer if "message" in line]
