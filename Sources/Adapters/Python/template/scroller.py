"""A small scroller: one axis at a time, drags, glides, bounces and animated scrolling.

It stands for the component that is to be tested: it knows nothing of traces, and tells whoever
listens what happens, as a delegate of UIScrollView hears it. Points, milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Callable

SLOP = 10.0  # points that a finger goes before a drag begins
SLOWEST = 0.25  # a release slower than this, in points per millisecond, begins no glide
RATE = 0.998  # of the velocity that is left after a millisecond
STOP = 0.01  # points per millisecond at which a glide ends
REACH = 0.55  # of the finger's way past an edge, by which content follows at first
PULL = 0.99  # of the distance to the edge that is left after a millisecond
HOLD = 100.0  # milliseconds without a move after which a lift has no velocity
# The weights of the finger's last three velocities: those for the velocity of the content, and those that
# decide if the finger was fast. The number of velocities chooses the row.
LATE_WEIGHTS = ((), (1.0,), (0.95, 0.05), (0.6, 0.35, 0.05))
LAST_WEIGHTS = ((), (1.0,), (0.8, 0.2), (0.0, 0.8, 0.2))
ANIMATION = 300.0  # milliseconds of an animated scroll


class Axis:
    """One axis: its offset, its range, and how it moves by itself."""

    def __init__(
        self, view: float, content: float, offset: float, bounces: bool, scale: float
    ) -> None:
        self.view = max(view, 1.0)
        self.end = max(0.0, round((content - view) * scale) / scale)  # on the pixel grid
        self.offset = offset
        self.velocity = 0.0
        self.bounces = bounces and self.end > 0

    @property
    def edge(self) -> float:
        """The nearest offset inside the range."""
        return min(max(self.offset, 0.0), self.end)

    def free(self) -> float:
        """The offset without the rubber band: where the finger would have it."""
        past = self.offset - self.edge
        if past == 0:
            return self.offset
        share = min(abs(past) / self.view, 0.999)
        return self.edge + (1 if past > 0 else -1) * self.view * share / ((1 - share) * REACH)

    def follow(self, target: float) -> None:
        """Puts the content where a finger wants it, held back past an edge."""
        edge = min(max(target, 0.0), self.end)
        past = target - edge
        if past and self.bounces:
            band = self.view * (1 - 1 / (1 + REACH * abs(past) / self.view))
            self.offset = edge + (band if past > 0 else -band)
        else:
            self.offset = edge

    def glide(self, elapsed: float) -> bool:
        """Moves on by so many milliseconds; says whether the motion goes on."""
        edge = self.edge
        past = self.offset - edge
        left = RATE ** elapsed
        step = self.velocity * RATE / (1 - RATE) * (1 - left)
        if past:
            pull = PULL ** elapsed
            self.offset = edge + (past + step) * pull
            self.velocity *= left * pull
            if abs(self.velocity) < STOP and abs(self.offset - edge) < 0.5:
                self.offset, self.velocity = edge, 0.0
            return self.offset != edge
        if abs(self.velocity) < STOP:
            return False  # It rests, and waits for the other axis.
        self.offset += step
        self.velocity *= left
        if self.offset != self.edge and not self.bounces:
            self.offset, self.velocity = self.edge, 0.0
        return abs(self.velocity) >= STOP or self.offset != self.edge


class Scroller:
    """A view that shows a part of a larger content."""

    def __init__(
        self, view: Sequence[float], content: Sequence[float],
        offset: Sequence[float] = (0, 0), bounces: bool = True, scale: float = 2,
    ) -> None:
        self.axes = [Axis(*sizes, bounces, scale) for sizes in zip(view, content, offset)]
        self.scale = scale
        self.listener: Callable[[str, dict[str, object]], None] = lambda event, details: None
        self.is_tracking = self.is_dragging = self.is_decelerating = False
        self.is_pulled = False  # The fingers that are down drag; in a glide nobody does.
        self.fingers: dict[int, tuple[float, float]] = {}
        self.clock = 0.0  # the instant up to which a glide has moved
        self.animation: tuple[float, list[float], Sequence[float]] | None = None
        self.told = self.offset
        # Of the touch that is going on: its velocities, the instant of its last move, and where
        # fingers and content were when the number of fingers changed last.
        self.samples: list[list[float]] = []
        self.moved_at = 0.0
        self.base = self.start = self.slop = [0.0, 0.0]

    @property
    def offset(self) -> list[float]:
        """The content's point at the upper left corner, on the pixel grid."""
        return [round(axis.offset * self.scale) / self.scale for axis in self.axes]

    @property
    def is_moving(self) -> bool:
        return self.animation is not None or (self.is_decelerating and not self.fingers)

    # -- Fingers

    def press(self, finger: int, x: float, y: float, now: float) -> None:
        """A finger comes down; the content stops under the first one."""
        is_first = not self.fingers
        self.fingers[finger] = (x, y)
        self.rebase()
        if not is_first:
            return
        self.animation = None
        self.is_tracking = True
        self.samples = []
        self.moved_at = now
        for axis in self.axes:
            axis.velocity = 0.0

    def move(self, moves: dict[int, tuple[float, float]], now: float) -> None:
        """Fingers of one event move; the content follows the middle of all of them."""
        before = self.middle()
        self.fingers.update(moves)
        middle = self.middle()
        if now > self.moved_at and middle != before:
            elapsed = now - self.moved_at
            self.samples.append([(b - m) / elapsed for b, m in zip(before, middle)])
        self.moved_at = now
        travel = [b - m for b, m in zip(self.base, middle)]
        if not self.is_pulled:
            if not any(abs(t) >= SLOP and axis.end for t, axis in zip(travel, self.axes)):
                return
            self.slop = [max(-SLOP, min(SLOP, t)) for t in travel]
            self.is_pulled = self.is_dragging = True
            self.tell("drag began")
        for axis, start, t, slop in zip(self.axes, self.start, travel, self.slop):
            if axis.end:
                axis.follow(start + t - slop)
        self.tell_scroll()

    def lift(self, finger: int, now: float) -> None:
        """A finger leaves; the last one lets the content go."""
        del self.fingers[finger]
        if self.fingers:
            self.rebase()
            return
        was_caught = self.is_decelerating
        if not self.is_pulled and not was_caught:
            self.is_tracking = False
            return
        if not self.is_pulled:
            self.is_pulled = self.is_dragging = True
            self.tell("drag began")  # A touch that halts a glide is a drag without a way.
        goes_on = self.let_go(now)
        self.is_pulled = False
        self.is_dragging = goes_on  # It stays true in a glide, as UIKit's does.
        self.tell("drag ended", goes_on=goes_on)
        self.is_tracking = False
        self.is_decelerating = goes_on
        if goes_on:
            self.clock = now
            self.tell("glide began")
        elif was_caught:
            self.tell("glide ended")

    def let_go(self, now: float) -> bool:
        """Gives each axis the velocity of the finger; says whether one of them moves on."""
        samples = self.samples[-3:] if now - self.moved_at < HOLD else []
        weights, ends = LATE_WEIGHTS[len(samples)], LAST_WEIGHTS[len(samples)]
        last = [self.blend(samples, ends, i) if axis.end else 0 for i, axis in enumerate(self.axes)]
        is_fast = sum(v * v for v in last) >= SLOWEST * SLOWEST
        for place, axis in enumerate(self.axes):
            axis.offset = self.offset[place]
            axis.velocity = self.blend(samples, weights, place) if is_fast and axis.end else 0.0
        return any(axis.velocity or axis.offset != axis.edge for axis in self.axes)

    @staticmethod
    def blend(samples: Sequence[Sequence[float]], weights: Sequence[float], place: int) -> float:
        return sum(sample[place] * weight for sample, weight in zip(samples, weights))

    def middle(self) -> list[float]:
        places = list(self.fingers.values())
        return [sum(place[i] for place in places) / len(places) for i in (0, 1)]

    def rebase(self) -> None:
        """Goes on from here, with the fingers that there are now."""
        self.base = self.middle()
        self.start = [axis.free() for axis in self.axes]
        self.slop = [0.0, 0.0]

    # -- Motion

    def step(self, now: float) -> None:
        """A frame: moves what glides, bounces or is animated on to this instant."""
        if self.animation:
            self.animate(now)
        elif self.is_moving:
            elapsed, self.clock = now - self.clock, now
            goes_on = [axis.glide(elapsed) for axis in self.axes]
            self.tell_scroll()
            if self.is_moving and not any(goes_on):
                self.is_decelerating = self.is_dragging = False
                self.tell("glide ended")

    def scroll_to(self, target: Sequence[float], now: float, animated: bool = False) -> None:
        """Puts the content there: at once, which ends a glide, or in 0.3 s, and then it goes on."""
        if animated:
            if list(target) != self.offset:
                self.animation = (now, self.offset, target)
            return
        self.animation = None
        self.place(target)
        if self.is_moving:
            self.is_decelerating = self.is_dragging = False
            self.tell("glide ended")

    def place(self, target: Sequence[float]) -> None:
        for axis, value in zip(self.axes, target):
            axis.offset = value
        if self.fingers:
            self.rebase()
        self.tell_scroll()

    def animate(self, now: float) -> None:
        assert self.animation
        begin, source, target = self.animation
        share = min((now - begin) / ANIMATION, 1.0)
        eased = share * share * (3 - 2 * share)
        self.clock = now
        if share == 1.0:
            self.animation = None
            self.place(target)
            self.tell("animation ended")
        else:
            self.place([s + (t - s) * eased for s, t in zip(source, target)])

    # -- Telling

    def tell_scroll(self) -> None:
        if self.offset != self.told:
            self.told = self.offset
            self.tell("scrolled")

    def tell(self, event: str, **details: object) -> None:
        self.listener(event, details)
