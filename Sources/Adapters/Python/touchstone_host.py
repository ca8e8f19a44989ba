"""Plays Touchstone's traces into a component written in Python, and answers with transcripts.

An adapter describes its component once and says how to set it up; everything else is done here:

    from touchstone_host import Adapter, Component, Plays, Tells, serve

    class MyScroller(Component):
        def __init__(self, header, tell): ...
        def touches(self, event): ...       # fingers of one event, each with phase, id, x, y
        def call(self, call): ...           # call.name, call.args
        def frame(self, frame): ...         # frame.milliseconds since the frame before
        def state(self, view): ...          # {"contentOffset": [x, y], ...}
        def is_at_rest(self): ...

    serve(Adapter(name="my scroller", version="1.0", set_up=MyScroller, plays=..., tells=...))

A component that uses timers takes them from the host: `tell.after(microseconds, action)` runs an action
at its own instant, and what it tells is a turn of its own. A library that asks Python's clocks, or makes
a `threading.Timer`, runs on virtual time after `virtual_clock()`, called before it is imported.

The protocol is in FORMAT, "The subject protocol, version 1". Python 3.9 or later, nothing else.
"""

from __future__ import annotations

import decimal
import difflib
import json
import math
import numbers
import os
import re
import sys
import threading
import time
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Callable, ClassVar, NoReturn, Protocol

WILL_BEGIN_DRAGGING = "scrollViewWillBeginDragging(_:)"
DID_SCROLL = "scrollViewDidScroll(_:)"
WILL_END_DRAGGING = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
DID_END_DRAGGING = "scrollViewDidEndDragging(_:willDecelerate:)"
WILL_BEGIN_DECELERATING = "scrollViewWillBeginDecelerating(_:)"
DID_END_DECELERATING = "scrollViewDidEndDecelerating(_:)"
DID_END_SCROLLING_ANIMATION = "scrollViewDidEndScrollingAnimation(_:)"

# The limit of the settle that stands at the end of a trace without one, in microseconds.
USUAL_SETTLE = 10_000_000
# Frames are left out once a component has been at rest, and silent, for so many microseconds.
QUIET = 1_000_000
# The most timers of a library that may come due between two lines; more count as an endless loop.
MOST_TIMERS = 100_000
# The most calls inside each other that a delegate may make from its own messages.
DEEPEST_CALL = 64


class Skipped(Exception):
    """Raised by an adapter that cannot play a trace: the case is skipped, with the reason."""


class Failed(Exception):
    """Raised by an adapter that could not play a trace to its end: the case is an error."""


class Raised(Exception):
    """Raised where UIKit raises an exception: it becomes a line, and the trace ends there."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


def skip(why: str) -> NoReturn:
    """Leaves the trace unplayed; `why` says what the component cannot do."""
    raise Skipped(why)


def fail(why: str) -> NoReturn:
    """Gives the trace up; `why` says what went wrong at the subject."""
    raise Failed(why)


# ---- What an adapter says of its component ----------------------------------------------------


@dataclass(frozen=True)
class Plays:
    """The full names that a component honours; a list that is None means all."""

    config: Sequence[str] | None = None
    calls: Sequence[str] | None = None
    delegate: Sequence[str] | None = None


@dataclass(frozen=True)
class Tells:
    """The full names of messages and the keys of state that a component tells; None means all."""

    messages: Sequence[str] | None = None
    state: Sequence[str] | None = None


@dataclass(frozen=True)
class Header:
    """The header of a trace, as the component is to be set up by it."""

    fields: Mapping[str, Any]

    @property
    def component(self) -> str:
        """The kind of the first view: `scroll`, `zoom`, `table` …"""
        return str(self.fields["component"])

    @property
    def config(self) -> Mapping[str, Any]:
        """The properties of the first view by UIKit names; without `bounds`, its frame's."""
        view = next(iter(self.views.values()))
        config = dict(view.get("config", {}))
        if "frame" in view:
            config.setdefault("bounds", view["frame"][2:])
        return config

    @property
    def rate(self) -> int:
        """Frames a second."""
        return int(self.fields.get("rate", 60))

    @property
    def scale(self) -> float:
        """Pixels a point."""
        return float(self.fields.get("scale", 2))

    @property
    def views(self) -> Mapping[str, Mapping[str, Any]]:
        """The views by name, in order; one called `main` where the header declares none."""
        return self.fields.get("views") or {"main": self.fields}


@dataclass(frozen=True)
class Touch:
    """One finger in an event: `phase` is began, moved, stationary, ended or cancelled; in points."""

    phase: str
    id: int
    x: float
    y: float


@dataclass(frozen=True)
class Call:
    """A method that is called, or a property that is set: `args` by label."""

    name: str
    args: Mapping[str, Any]
    view: str
    block: str | None = None  # "performWithoutAnimation", "animate"


@dataclass(frozen=True)
class Frame:
    """A frame: its number, its instant in microseconds, and the milliseconds since the last one."""

    number: int
    time: int
    milliseconds: float


class Component(Protocol):
    """A component, set up anew for each trace; an adapter's class derives from it."""

    def touches(self, event: Sequence[Touch]) -> None:
        """Takes the fingers of one event, at `tell.now`."""
        ...

    def call(self, call: Call) -> None:
        skip(f"the adapter does not know the call {call.name}")

    def frame(self, frame: Frame) -> None:
        """Moves what is in motion on to the instant of a frame."""
        ...

    def state(self, view: str) -> Mapping[str, Any] | None:
        """Returns the state of a view now; None for a view that has no state."""
        ...

    def is_at_rest(self) -> bool:
        """Returns true if no finger is down and no animation, timer or flag is left."""
        ...

    def attached(self) -> None:
        """The delegate listens from here on: what loading tells, it tells here."""

    def advance(self, time: int) -> None:
        """Sets a clock that the library has of its own; comes before every turn, microseconds."""

    def due(self) -> int | None:
        """The instant of the next timer that the library keeps itself, in microseconds; None: none.

        The host then advances to it: what is told there is a turn of its own, between two frames.
        Timers of `tell.after` and of `virtual_clock()` need no word here.
        """
        return None

    def close(self) -> None:
        """Takes down what was set up; comes once, whatever happened."""


@dataclass(frozen=True)
class Adapter:
    """A component as it is announced, and how it is set up for a trace."""

    name: str
    version: str
    set_up: Callable[[Header, Tell], Component]
    components: Sequence[str] = ("scroll",)
    plays: Plays = field(default_factory=Plays)
    tells: Tells = field(default_factory=Tells)
    capabilities: Sequence[str] = ()
    several_views: bool = False  # true if a header with more than one view can be set up
    issues: str | None = None
    language: str = "Python"
    leave: Callable[[], None] | None = None  # ends what the adapter has started, such as a server

    def hello(self) -> dict[str, Any]:
        """The answer to the handshake."""
        answer: dict[str, Any] = {
            "hello": 1, "name": self.name, "version": self.version, "language": self.language,
            "components": list(self.components),
            "plays": {k: list(v) for k, v in vars(self.plays).items() if v is not None},
            "tells": {k: list(v) for k, v in vars(self.tells).items() if v is not None},
            "capabilities": list(self.capabilities),
        }
        if self.issues:
            answer["issues"] = self.issues
        return answer


def unlisted(name: str, known: Sequence[str]) -> str:
    """Says that `tells` does not list a name, and which one was probably meant."""
    near = difflib.get_close_matches(name, known, 1, 0.8)
    advice = f"did you mean {near[0]}?" if near else "add it"
    return f"which its `tells` does not list; {advice}"


# ---- Values -----------------------------------------------------------------------------------

# Scales and velocities have six places, and so has what the format does not know; the rest three.
SIX_PLACES = ("withVelocity", "atScale", "zoomScale")


def rounded(number: float, places: int) -> Any:
    """Rounds to three or six places, half away from zero; a whole number becomes an integer.

    Six places are taken first: what a sum leaves behind the sixth place must not decide the third.
    """
    if not math.isfinite(number):
        raise Failed(f"the component gave {number}, which is no number that a transcript can hold")
    scaled = abs(number) * 1_000_000
    units = math.floor(scaled)
    if scaled - units >= 0.5:
        units += 1
    unit = 10 ** places
    if places < 6:
        step = 1_000_000 // unit
        units = (units + step // 2) // step
    if number < 0:
        units = -units
    return units // unit if units % unit == 0 else units / unit


def tidy(value: Any, places: int = 3) -> Any:
    """Rounds every number inside a value, and sorts the keys of objects."""
    if isinstance(value, (bool, str)) or value is None:
        return value
    if isinstance(value, (int, float)):
        return rounded(value, places)
    if isinstance(value, Mapping):
        return {
            key: tidy(value[key], 6 if key in SIX_PLACES or key.startswith("x-") else places)
            for key in sorted(value)
        }
    # Numbers of libraries, such as numpy's, and the standard library's own.
    if isinstance(value, (numbers.Number, decimal.Decimal)) and not isinstance(value, complex):
        return rounded(float(value), places)
    if not isinstance(value, Iterable):
        raise Failed(f"the component gave {value!r}, which is no value that a transcript can hold")
    return [tidy(item, places) for item in value]


def json_text(value: Any) -> str:
    """Writes compact JSON; the format knows no exponent, which Python gives the smallest numbers."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if "e-" not in text:
        return text
    if isinstance(value, float):
        return f"{value:.6f}".rstrip("0")
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{json_text(k)}:{json_text(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(json_text, value)) + "]"
    return text


# ---- The scripted delegate --------------------------------------------------------------------


@dataclass
class Reply:
    """The delegate's reply to one message: `found` is false where the script says nothing."""

    found: bool = False
    answer: Any = None
    calls: Sequence[Mapping[str, Any]] = ()


class Script:
    """The replies of one view's delegate, used up message by message, the last one repeating."""

    PLACE = re.compile(r"\*|\d+(-(\d+|\*))?")

    def __init__(self, entries: Mapping[str, Any]) -> None:
        self.replies = {
            name: entry if isinstance(entry, list) else [entry] for name, entry in entries.items()
        }
        self.served = {name: [0, 0] for name in entries}  # the number of the reply, and of its uses

    def next(self, message: str, args: Mapping[str, Any]) -> Reply:
        """Uses up the next reply to a message; one by index path is looked up by `args`."""
        replies = self.replies.get(message)
        if replies is None:
            return Reply()
        served = self.served[message]
        while True:
            reply = replies[served[0]]
            is_last = served[0] == len(replies) - 1
            is_call = isinstance(reply, Mapping) and "call" in reply
            times = reply.get("times") if is_call else None
            if times is None:
                times = math.inf if is_last else 1
            if served[1] < times:
                served[1] += 1
                break
            if is_last:
                return Reply()
            served[:] = [served[0] + 1, 0]
        if is_call:
            call = {k: v for k, v in reply.items() if k not in ("times", "then")}
            return Reply(found=False, calls=[call, *reply.get("then", ())])
        if isinstance(reply, Mapping) and reply and all(map(self.PLACE.fullmatch, reply)):
            return self.by_place(reply, args)
        return Reply(found=True, answer=reply)

    @staticmethod
    def by_place(answers: Mapping[str, Any], args: Mapping[str, Any]) -> Reply:
        """The nearest answer: a row's own, then its section's, then that for the rest."""
        keys: list[str] = []
        for value in args.values():
            if isinstance(value, str) and re.fullmatch(r"\d+-\d+", value):
                keys = [value, value.split("-")[0] + "-*"]
                break
            if isinstance(value, int) and not isinstance(value, bool):
                keys = [str(value)]
        for key in [*keys, "*"]:
            if key in answers:
                return Reply(found=True, answer=answers[key])
        return Reply()


# ---- Timers -----------------------------------------------------------------------------------


class Timers:
    """Actions that are due at instants of virtual time, those of one instant in their order."""

    def __init__(self) -> None:
        self.pending: dict[int, tuple[int, Callable[[], Any]]] = {}
        self.last_number = 0

    def add(self, due: int, action: Callable[[], Any]) -> int:
        """Lets an action wait for its instant; returns the number by which it can be cancelled."""
        self.last_number += 1
        self.pending[self.last_number] = (due, action)
        return self.last_number

    def cancel(self, number: int) -> None:
        """Takes an action away; one that has run is forgotten already."""
        self.pending.pop(number, None)

    @property
    def due(self) -> int | None:
        """The instant of the next action; None: none is pending."""
        return min((due for due, _ in self.pending.values()), default=None)

    def run_next(self, until: int) -> None:
        """Runs the next action that is due by an instant, if there is one."""
        number = min(self.pending, key=lambda one: (self.pending[one][0], one), default=None)
        if number is not None and self.pending[number][0] <= until:
            self.pending.pop(number)[1]()


class VirtualTimer:
    """A timer in the place of `threading.Timer`: it runs its function on virtual time."""

    # The trace that is being played; each has timers of its own.
    playback: ClassVar[Playback | None] = None

    def __init__(
        self, interval: float, function: Callable[..., Any],
        args: Sequence[Any] | None = None, kwargs: Mapping[str, Any] | None = None,
    ) -> None:
        self.interval = interval
        self.function = function
        self.args = args or ()
        self.kwargs = kwargs or {}
        self.daemon = True
        self.number: int | None = None

    def start(self) -> None:
        """Begins to wait."""
        playback = VirtualTimer.playback
        if playback is None:
            raise RuntimeError("a timer was started while no trace is played")
        self.number = playback.tell.after(round(max(0.0, self.interval) * 1_000_000), self.run)

    def run(self) -> None:
        """Does what the timer waits for."""
        self.function(*self.args, **self.kwargs)

    def cancel(self) -> None:
        """Stops the timer, if it still waits."""
        if self.number is not None and VirtualTimer.playback is not None:
            VirtualTimer.playback.timers.cancel(self.number)

    def is_alive(self) -> bool:
        """Returns true if it still waits."""
        playback = VirtualTimer.playback
        return playback is not None and self.number in playback.timers.pending


# The wall's time at the beginning of each trace, in seconds: 1 January 2020.
INITIAL_TIME = 1_577_836_800


def virtual_clock() -> None:
    """Puts virtual time in the place of Python's clocks and of `threading.Timer`.

    Call it before the library is imported: what it has imported by name already stays as it is. Threads
    that sleep, and the loop of `asyncio`, keep the machine's time.
    """

    def now() -> int:
        return VirtualTimer.playback.now if VirtualTimer.playback else 0

    for name in ("monotonic", "perf_counter"):
        setattr(time, name, lambda: now() / 1_000_000)
        setattr(time, f"{name}_ns", lambda: now() * 1000)
    time.time = lambda: INITIAL_TIME + now() / 1_000_000
    time.time_ns = lambda: (INITIAL_TIME * 1_000_000 + now()) * 1000
    threading.Timer = VirtualTimer  # type: ignore[misc, assignment]


# ---- The messenger ----------------------------------------------------------------------------


@dataclass
class Told:
    """A line of the answer, with the calls that the delegate makes when it is told."""

    line: dict[str, Any]
    view: str
    calls: Sequence[Mapping[str, Any]] = ()


@dataclass
class Hold:
    """Messages that wait until another was told."""

    message: str
    until: str
    view: str
    kept: list[Told] = field(default_factory=list)


class Tell:
    """Sends a delegate's messages: `tell(DID_SCROLL)`, and returns what the delegate answers."""

    def __init__(self, playback: Playback) -> None:
        self.playback = playback
        self.holds: list[Hold] = []
        self.buffers: list[list[Told]] = []
        self.places: dict[str, list[float]] = {}  # the place last told of each view, unrounded

    @property
    def now(self) -> int:
        """The instant of the present turn, in microseconds from the start of the trace."""
        return self.playback.now

    def after(self, microseconds: int, action: Callable[[], Any]) -> int:
        """Runs an action after so long a time, in a turn of its own; returns the timer's number.

        The component is not taken for at rest as long as the timer waits: frames go on.
        """
        return self.playback.timers.add(self.now + max(0, int(microseconds)), action)

    def cancel(self, timer: int) -> None:
        """Takes a timer of `after` away; one that has run is forgotten already."""
        self.playback.timers.cancel(timer)

    def __call__(
        self, message: str, args: Mapping[str, Any] | None = None, *,
        view: str | None = None, default: Any = None,
    ) -> Any:
        """Sends a message with the state of now.

        Returns what the delegate answers (in-out arguments as a mapping), else `default`.
        Nothing is sent before the delegate is attached, nor what `observes` leaves out.
        """
        try:
            return self.send(message, args or {}, view or self.playback.first_view, default)
        except Exception as error:
            # A library may swallow what its handlers raise: the turn raises it again.
            self.playback.trouble = self.playback.trouble or error
            raise

    def send(self, message: str, args: Mapping[str, Any], view: str, default: Any) -> Any:
        playback = self.playback
        if not playback.is_heard(message):
            return default
        reply = playback.scripts[view].next(message, args)
        answer = reply.answer if reply.found else default
        line: dict[str, Any] = playback.turn({"message": message}, view)
        if args:
            line["args"] = tidy(args)
        if answer is not None or reply.found:
            line["answer"] = tidy(answer)
        state = playback.raw_state(view)
        if state:
            line["state"] = tidy(state)
            if message == DID_SCROLL and self.moves(view, state.get("contentOffset")):
                line["moved"] = True
        told = Told(line, view, reply.calls)
        for hold in self.holds:
            if (hold.message, hold.view) == (message, view):
                hold.kept.append(told)
                return answer
        self.deliver(told)
        return answer

    def moves(self, view: str, place: Sequence[float] | None) -> bool:
        """Returns true if a scroll tells a place that differs from the one before only until it is rounded."""
        if place is None:
            return False
        if not isinstance(place, Iterable):
            raise Failed(f"the component gave {place!r} as contentOffset; expected x and y")
        last = self.places.get(view)
        self.places[view] = list(place)
        return last is not None and last != list(place) and tidy(last) == tidy(list(place))

    def deliver(self, told: Told) -> None:
        """Puts a line into the answer, or into the buffer that is kept open."""
        if self.buffers:
            self.buffers[-1].append(told)
            return
        self.playback.record(told.line)
        for call in told.calls:
            self.playback.call_back(call)
        message = told.line["message"]
        due = [hold for hold in self.holds if (hold.until, hold.view) == (message, told.view)]
        self.release(due)

    def hold(self, message: str, *, until: str, view: str | None = None) -> None:
        """Keeps `message` back until `until` was told, at the longest to the end of the turn.

        A held message keeps the state of the moment at which it was sent.
        """
        self.holds.append(Hold(message, until, view or self.playback.first_view))

    def hold_during(self, action: Callable[[], Any], then: Callable[[], Any]) -> None:
        """Runs `action`, then `then`; what `action` tells comes after what `then` tells.

        A library knows whether it glides only after its own handler for the lift has run.
        """
        self.buffers.append([])
        try:
            action()
        finally:
            kept = self.buffers.pop()
        then()
        for told in kept:
            self.deliver(told)

    def release(self, holds: Sequence[Hold]) -> None:
        """Tells what was held, and holds it no longer."""
        for hold in holds:
            if hold in self.holds:
                self.holds.remove(hold)
        for hold in holds:
            for told in hold.kept:
                self.deliver(told)

    def end_turn(self) -> None:
        """Tells everything that is still held."""
        while self.holds:
            self.release(list(self.holds))


# ---- Playing a trace --------------------------------------------------------------------------


class Playback:
    """Plays one trace into a component that is set up for it, and gathers the answer's lines."""

    def __init__(self, adapter: Adapter, trace: Sequence[Mapping[str, Any]]) -> None:
        self.adapter = adapter
        self.header = Header(trace[0])
        self.lines = trace[1:]
        self.first_view = next(iter(self.header.views))
        self.observes = self.header.fields.get("observes")
        self.dropped = frozenset(self.header.fields.get("dropped", ()))
        self.scripts = {
            name: Script(view.get("delegate", {})) for name, view in self.header.views.items()
        }
        self.answer: list[dict[str, Any]] = []
        self.now = 0
        self.after = 0  # the number of lines of the request that have been played
        self.frame: int | None = None  # the number of the frame that is being played
        self.at: int | None = None  # the instant of the timer that is being played
        self.next_frame = 1
        self.periods = 1  # since the last frame that came
        self.depth = 0
        self.last_change = 0
        self.last_states: list[Any] = []
        self.is_attached = False
        self.trouble: Exception | None = None  # the exception that was raised inside a message
        self.timers = Timers()
        self.tell = Tell(self)
        self.component: Component

    def play(self) -> list[dict[str, Any]]:
        """Plays the whole trace; raises `Skipped`, `Failed` and whatever the adapter raises."""
        if len(self.header.views) > 1 and not self.adapter.several_views:
            skip("the adapter sets up one view, and the trace has several")
        VirtualTimer.playback = self
        self.component = self.adapter.set_up(self.header, self.tell)
        try:
            self.last_states = self.states()
            for name in self.header.views:
                # The first scroll moves from where the view was set up to be.
                self.tell.moves(name, (self.raw_state(name) or {}).get("contentOffset"))
            self.is_attached = True
            self.component.attached()
            self.finish_turn()
            for event in self.events():
                self.play_line(event)
            if not self.lines or "settle" not in self.lines[-1]:
                time = self.lines[-1]["t"] if self.lines else 0
                self.settle({"t": time, "settle": USUAL_SETTLE})
        except Raised as raised:
            self.tell.end_turn()
            exception = {"exception": raised.name, "why": raised.why}
            self.answer.append(self.turn(exception, self.first_view))
        finally:
            self.component.close()
        return self.answer

    def events(self) -> Iterator[Sequence[Mapping[str, Any]]]:
        """The lines, those touches together that are one event."""
        group: list[Mapping[str, Any]] = []
        for line in self.lines:
            goes_on = (
                group and "touch" in line and "touch" in group[0] and line["t"] == group[0]["t"]
                and all(line["id"] != other["id"] for other in group)
            )
            if group and not goes_on:
                yield group
                group = []
            group.append(line)
        if group:
            yield group

    def play_line(self, event: Sequence[Mapping[str, Any]]) -> None:
        line = event[0]
        self.play_frames(line["t"])
        self.run_timers(line["t"])
        self.after += len(event)
        if "settle" in line:
            self.settle(line)
            return
        self.advance(line["t"])
        if "touch" in line:
            self.component.touches([Touch(at["touch"], at["id"], at["x"], at["y"]) for at in event])
        else:
            self.component.call(self.named(line))
        self.finish_turn()

    def named(self, line: Mapping[str, Any]) -> Call:
        return Call(
            line["call"], line.get("args", {}), line.get("view", self.first_view), line.get("in")
        )

    # -- Frames

    def time_of(self, frame: int) -> int:
        """Frame k comes at round(k · 10⁶ / rate) microseconds."""
        rate = self.header.rate
        return (2 * frame * 1_000_000 + rate) // (2 * rate)

    def play_frames(self, until: int, *, inclusive: bool = False) -> None:
        """Plays the frames due before an instant, or at it, unless all has long been quiet."""
        while True:
            time = self.time_of(self.next_frame)
            if time > until or (time == until and not inclusive):
                return
            is_quiet = time - max(self.last_change, self.quiet_since) > QUIET
            if is_quiet and not self.timers.pending and self.component.is_at_rest():
                self.skip_frames(until)
                return
            self.play_frame(time)

    @property
    def quiet_since(self) -> int:
        """The instant of the last line that was played."""
        return self.lines[self.after - 1]["t"] if self.after else 0

    def play_frame(self, time: int) -> None:
        number = self.next_frame
        self.next_frame += 1
        if number in self.dropped:
            self.periods += 1
            return
        self.run_timers(time)
        self.frame = number
        self.advance(time)
        milliseconds = self.periods * 1000 / self.header.rate
        self.periods = 1
        self.component.frame(Frame(number, time, milliseconds))
        self.finish_turn()
        self.frame = None

    def run_timers(self, until: int) -> None:
        """Runs the library's timers that come due before an instant, or at it, each in its own turn."""
        for _ in range(MOST_TIMERS):
            instants = (self.component.due(), self.timers.due)
            due = min((at for at in instants if at is not None), default=None)
            if due is None or due > until:
                return
            self.at = max(self.now, due)
            self.advance(self.at)
            self.timers.run_next(due)
            self.finish_turn()
            self.at = None
        raise Failed(f"more than {MOST_TIMERS} timers come due before {until} microseconds")

    def skip_frames(self, until: int) -> None:
        self.next_frame = max(self.next_frame, until * self.header.rate // 1_000_000 - 1)
        while self.time_of(self.next_frame) < until:
            self.next_frame += 1
        self.periods = 1

    # -- Rest

    def settle(self, line: Mapping[str, Any]) -> None:
        """Plays frames up to the limit, and writes down how each view rests."""
        start = line["t"]
        limit = start + line["settle"]
        self.advance(start)
        self.finish_turn()
        self.play_frames(limit, inclusive=True)
        rest = max(self.last_change, start) if self.component.is_at_rest() else limit
        for name, state in zip(self.header.views, self.states()):
            if state is None:
                continue
            final: dict[str, Any] = {"after": self.after, "t": rest, "final": state}
            if name != self.first_view:
                final["view"] = name
            self.answer.append(final)
        self.advance(limit)

    # -- Turns

    def advance(self, time: int) -> None:
        self.now = max(self.now, time)
        self.component.advance(self.now)

    def finish_turn(self) -> None:
        """Tells what is held, and notes whether anything has changed."""
        if self.trouble:
            raise self.trouble
        self.tell.end_turn()
        states = self.states()
        if states != self.last_states:
            self.last_states = states
            self.last_change = self.now

    def turn(self, line: dict[str, Any], view: str) -> dict[str, Any]:
        """A line of the answer that says to which turn it belongs."""
        line = {"after": self.after, **line}
        if view != self.first_view:
            line["view"] = view
        if self.frame is not None:
            line["frame"] = self.frame
        if self.at is not None:
            line["at"] = self.at
        return line

    def record(self, line: dict[str, Any]) -> None:
        self.answer.append(line)
        self.last_change = self.now

    def call_back(self, reply: Mapping[str, Any]) -> None:
        """Makes a call of the delegate's, and writes it down right after its message."""
        if self.depth == DEEPEST_CALL:
            raise Failed(f"the delegate's calls are more than {DEEPEST_CALL} deep: {reply['call']}")
        call = self.named(reply)
        known = self.adapter.plays.calls
        if known is not None and call.name not in known:
            skip(f"the delegate is to call {call.name}, which the component does not have")
        line = self.turn({"call": call.name}, call.view)
        if call.args:
            line["args"] = dict(call.args)
        if call.block:
            line["in"] = call.block
        line["by"] = "delegate"
        self.record(line)
        self.depth += 1
        try:
            self.component.call(call)
        finally:
            self.depth -= 1

    # -- What is said

    def is_heard(self, message: str) -> bool:
        told = self.adapter.tells.messages
        if told is not None and message not in told:
            raise Failed(f"the adapter tells {message}, {unlisted(message, told)}")
        if not self.is_attached:
            return False
        return self.observes is None or message in self.observes

    def states(self) -> list[Any]:
        return [self.state(name) for name in self.header.views]

    def state(self, view: str) -> Mapping[str, Any] | None:
        state = self.raw_state(view)
        return None if state is None else tidy(state)

    def raw_state(self, view: str) -> Mapping[str, Any] | None:
        """Returns the state of a view, with numbers as the component has them."""
        state = self.component.state(view)
        if state is None:
            return None
        known = self.adapter.tells.state
        for key in state:
            if known is not None and key not in known:
                raise Failed(f"the adapter reads {key}, {unlisted(key, known)}")
        return state


# ---- The protocol -----------------------------------------------------------------------------


@dataclass
class Streams:
    """The two pipes to the tool, out of the reach of what the component prints."""

    requests: BinaryIO
    answers: BinaryIO


claimed: list[Streams] = []


def claim_streams() -> Streams:
    """Keeps the tool's pipes for the protocol: what is printed goes to standard error from here on.

    `serve` does so. An adapter whose imports print calls it before them; a second call changes
    nothing.
    """
    if not claimed:
        sys.stdout.flush()
        requests, answers = os.dup(0), os.dup(1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        sys.stdout = sys.stderr
        claimed.append(Streams(os.fdopen(requests, "rb"), os.fdopen(answers, "wb")))
    return claimed[0]


def answer_to(request: Mapping[str, Any], adapter: Adapter) -> dict[str, Any]:
    """The answer to a request to play; what goes wrong in it is the answer, and ends nothing."""
    number = request["play"]
    try:
        return {"played": number, "transcript": Playback(adapter, request["trace"]).play()}
    except Skipped as skipped:
        return {"skipped": number, "why": str(skipped)}
    except Failed as failed:
        return {"failed": number, "why": str(failed)}
    except (Exception, SystemExit) as error:
        traceback.print_exc()
        where = place_of(error)
        return {"failed": number, "why": f"{type(error).__name__}: {error} ({where})"}


def place_of(error: BaseException) -> str:
    """The file and line of an error: the last one beside the program that runs, where there is one.

    An error that comes out of a library is the adapter's most often, at the line that calls it.
    """
    folder = os.path.dirname(os.path.abspath(sys.argv[0]))
    places = traceback.extract_tb(error.__traceback__)
    own = [
        place for place in places
        if os.path.dirname(os.path.abspath(place.filename)) == folder
        and os.path.abspath(place.filename) != os.path.abspath(__file__)
    ]
    place = (own or places)[-1]
    return f"{os.path.basename(place.filename)}:{place.lineno}"


def converse(adapter: Adapter, streams: Streams) -> int:
    """Answers requests until the tool says bye or goes away; returns the exit code."""
    for text in streams.requests:
        try:
            request = json.loads(text)
            if "bye" in request:
                return 0
            answer = adapter.hello() if "hello" in request else answer_to(request, adapter)
        except (ValueError, KeyError, IndexError, TypeError) as error:
            start = text[:80].decode("utf-8", "replace").rstrip()
            why = f"{adapter.name}: no request of the protocol: {start} ({error!r})"
            print(why, file=sys.stderr)
            return 2
        streams.answers.write(json_text(answer).encode() + b"\n")
        streams.answers.flush()
    return 0


def serve(adapter: Adapter) -> NoReturn:
    """Speaks the protocol on standard input and output, then ends the process."""
    streams = claim_streams()
    code = 0
    try:
        code = converse(adapter, streams)
    except BrokenPipeError:
        pass  # The tool has gone; nobody is left to be told.
    except KeyboardInterrupt:
        code = 130
    if adapter.leave:
        adapter.leave()
    # A library's own threads and exit handlers must not keep the process alive.
    sys.stderr.flush()
    os._exit(code)
