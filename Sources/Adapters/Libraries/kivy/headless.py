"""Kivy without a screen: a window that draws nothing, and a clock that a trace drives.

Kivy's own event loop, input and clock run as ever; what is missing is the display, which nothing
that a scroll view decides depends on. Import this before anything of Kivy's.
"""

from __future__ import annotations

import os
import sys

os.environ.update(
    KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_NO_FILELOG="1", KIVY_NO_CONSOLELOG="1",
    KIVY_GL_BACKEND="mock", KIVY_WINDOW="none", KIVY_CLIPBOARD="dummy",
    KIVY_METRICS_DENSITY="1", KIVY_METRICS_FONTSCALE="1", KIVY_DPI="96",
)
# Kivy takes standard error for its log, which is off: what goes wrong must be seen all the same.
standard_error = sys.stderr

import kivy.clock  # noqa: E402
import kivy.core.window  # noqa: E402
import kivy.effects.kinetic  # noqa: E402
import kivy.effects.scroll  # noqa: E402
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.graphics.cgl import cgl_init  # noqa: E402
from kivy.input.motionevent import MotionEvent  # noqa: E402
from kivy.lang import Builder  # noqa: E402

sys.stderr = standard_error

# Parts of a second in which time is counted: a power of two, so that differences of instants are
# exact, and a trace is answered the same whatever was played before it.
PARTS = 2 ** 20


class VirtualTime:
    """The clock that Kivy reads: it stands still until a trace moves it on."""

    def __init__(self) -> None:
        self.parts = PARTS  # Kivy takes nought for "no time given".
        self.start = self.parts

    def __call__(self) -> float:
        return self.parts / PARTS

    def begin(self) -> None:
        """Makes the present instant the start of a trace."""
        self.start = self.parts

    def advance(self, microseconds: int) -> None:
        """Goes on to an instant of the trace."""
        self.parts = self.start + (microseconds * PARTS + 500_000) // 1_000_000


class HeadlessWindow(kivy.core.window.WindowBase):
    """A window on no screen."""

    def create_window(self, *arguments):
        EventLoop.set_window(self)
        super().create_window(*arguments)


class Finger(MotionEvent):
    """A touch at a place of the window, in points from its lower left corner."""

    def __init__(self, identifier, x, y):
        super().__init__(
            "touchstone", identifier, self.share(x, y), is_touch=True, type_id="touch"
        )
        self.profile = ["pos"]

    @staticmethod
    def share(x, y):
        width, height = EventLoop.window.size
        return x / (width - 1), y / (height - 1)

    def depack(self, place):
        self.sx, self.sy = place
        super().depack(place)

    def come(self):
        EventLoop.post_dispatch_input("begin", self)

    def go(self, x, y):
        self.move(self.share(x, y))
        EventLoop.post_dispatch_input("update", self)

    def leave(self):
        EventLoop.post_dispatch_input("end", self)


def play_frame() -> None:
    """One round of Kivy's event loop, without what draws."""
    Clock.tick()
    EventLoop.dispatch_input()
    Builder.sync()
    Clock.tick_draw()


time = VirtualTime()
Clock.time = time
Clock._max_fps = 0  # It never waits: frames come when a trace has them.
kivy.effects.kinetic.time = kivy.effects.scroll.time = time
cgl_init()
window = HeadlessWindow(width=2048, height=2048)
kivy.core.window.Window = window
Clock._start_tick = Clock._last_tick = time()
