"""Lets Touchstone test GTK 4's GtkScrolledWindow.

GTK shows how far the content is scrolled, and no more: neither that a drag or a glide begins nor
that it ends. Touches come in by its Broadway backend, in whole points.
"""

from __future__ import annotations

import os

from touchstone_host import (
    DID_SCROLL, Adapter, Component, Plays, Tells, claim_streams, serve, skip, tidy,
)
from virtual_clock import VirtualClock

claim_streams()

from broadway import MARK_TIME, Browser, Server  # noqa: E402

SIZE = (1024, 768)
BROADWAY_PERIOD = 33_333  # microseconds
server = Server()
browser = Browser(server.browser, SIZE)
os.environ.update(GSETTINGS_BACKEND="memory", GTK_A11Y="none", GTK_IM_MODULE="simple")

import gi  # noqa: E402

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

clock = VirtualClock()
context = GLib.MainContext.default()


class Screen:
    """A window, and all that has to come to rest before a turn is over.

    Each trace has a window of its own: its frame clock carries what it has learnt from one frame to
    the next.
    """

    def __init__(self, view):
        clock.begin()
        self.marks = 0
        place = Gtk.Fixed()
        place.put(view, 0, 0)
        self.window = Gtk.Window(decorated=False, child=place)
        self.window.set_default_size(*SIZE)
        listener = Gtk.EventControllerLegacy(propagation_phase=Gtk.PropagationPhase.CAPTURE)
        listener.connect("event", self.heard)
        self.window.add_controller(listener)
        browser.surface = browser.frames = self.frames = 0
        self.window.present()
        self.window.get_frame_clock().connect("after-paint", self.drawn)
        while not browser.surface:
            context.iteration(True)
        browser.point()
        for frame in range(1, 11):
            clock.advance(frame * BROADWAY_PERIOD)
            self.play_frame()

    def close(self):
        browser.show()
        self.work()
        self.window.destroy()
        self.iterate()

    def heard(self, controller, event):
        # PyGObject cannot show an event of GDK's: its time is all that is known of it.
        is_mark = controller.get_current_event_time() >= MARK_TIME
        self.marks += is_mark
        return is_mark

    def drawn(self, frame_clock):
        self.frames += 1

    def work(self):
        """Lets GTK do what is due, until what it draws and what was sent to it have come across."""
        awaited = self.marks + 1
        browser.mark()
        while self.marks < awaited or browser.frames < self.frames:
            if not browser.is_open:
                raise RuntimeError("GTK's display server has gone")
            context.iteration(True)
        self.iterate()

    def play_frame(self):
        """The screen shows the last frame, and GTK draws the next: one for each of the trace."""
        browser.show()
        self.work()
        self.work()

    @staticmethod
    def iterate():
        while context.pending():
            context.iteration(False)


def listen(*_):
    browser.listen()
    return browser.is_open


Gtk.init()
server.folder.cleanup()  # Both ends have found it.
GLib.unix_fd_add_full(
    GLib.PRIORITY_DEFAULT, browser.socket.fileno(), GLib.IOCondition.IN, listen
)


class GtkScrolledWindow(Component):
    """A GtkScrolledWindow in the upper left corner of the window."""

    def __init__(self, header, tell):
        config = header.config
        self.tell = tell
        self.fingers = []
        size, content = config.get("bounds", (0, 0)), config.get("contentSize", (0, 0))
        if any(length % 1 for length in (*size, *content)):
            skip("GTK's widgets are of whole points only")
        self.content = Gtk.DrawingArea()
        self.content.set_size_request(*map(int, content))
        self.view = Gtk.ScrolledWindow(child=self.content)
        self.view.set_size_request(*map(int, size))
        external, never = Gtk.PolicyType.EXTERNAL, Gtk.PolicyType.NEVER
        self.view.set_policy(*(external if c > s else never for c, s in zip(content, size)))
        self.adjustments = [self.view.get_hadjustment(), self.view.get_vadjustment()]
        self.screen = Screen(self.view)
        self.place(config.get("contentOffset", (0, 0)))
        for frame in range(11, 16):
            clock.advance(frame * BROADWAY_PERIOD)
            self.screen.play_frame()
        clock.begin()
        browser.milliseconds = clock.start // 1000
        self.screen.work()
        self.shown = 0
        self.told = tidy(self.offset)
        self.links = [a.connect("value-changed", self.scrolled) for a in self.adjustments]

    def close(self):
        for adjustment, link in zip(self.adjustments, self.links):
            adjustment.disconnect(link)
        while self.fingers:
            self.send(2, self.fingers[0], 0, 0)
        self.screen.close()

    # The touches and calls of a trace

    def touches(self, event):
        for touch in event:
            if touch.x % 1 or touch.y % 1:
                skip("Broadway's touches have whole points only")
            if touch.phase == "cancelled":
                skip("Broadway has no touch that is cancelled")
            if touch.phase != "stationary":
                phase = ("began", "moved", "ended").index(touch.phase)
                self.send(phase, touch.id, int(touch.x), int(touch.y))

    def send(self, phase, finger, x, y):
        if phase == 0:
            self.fingers.append(finger)
        browser.touch(phase, finger, x, y, finger == self.fingers[0])
        if phase == 2:
            self.fingers.remove(finger)
        self.screen.work()

    def call(self, call):
        if call.name == "contentSize":
            self.content.set_size_request(*map(int, call.args["contentSize"]))
        else:
            if call.args.get("animated"):
                skip("GtkScrolledWindow cannot scroll animated by itself")
            self.place(call.args["contentOffset"])
        self.screen.work()

    def advance(self, time):
        clock.advance(time)
        browser.milliseconds = (clock.start + time) // 1000

    def frame(self, frame):
        # Broadway's frames are a thirtieth of a second long, whatever is shown.
        if frame.time - self.shown >= BROADWAY_PERIOD - 1000:
            self.shown = frame.time
            self.screen.play_frame()

    # The messages of the view

    def scrolled(self, adjustment):
        offset = tidy(self.offset)
        if offset != self.told:
            self.told = offset
            self.tell(DID_SCROLL)

    def state(self, view):
        return {"contentOffset": self.offset}

    def is_at_rest(self):
        return not self.fingers  # GTK does not say whether it glides: the host sees it by itself.

    @property
    def offset(self):
        return [adjustment.get_value() for adjustment in self.adjustments]

    def place(self, offset):
        for adjustment, value in zip(self.adjustments, offset):
            adjustment.set_value(value)


version = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"
serve(Adapter(
    name="GTK", version=version, set_up=GtkScrolledWindow,
    plays=Plays(
        config=["bounds", "contentSize", "contentOffset"],
        calls=["contentOffset", "setContentOffset(_:animated:)", "contentSize"],
        delegate=[DID_SCROLL],
    ),
    tells=Tells(messages=[DID_SCROLL], state=["contentOffset"]),
    issues="https://gitlab.gnome.org/GNOME/gtk/-/issues",
    leave=server.end,
))
