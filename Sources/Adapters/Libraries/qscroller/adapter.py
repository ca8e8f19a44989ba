"""Lets Touchstone test QScroller, the kinetic scrolling of Qt's widgets.

QScroller is no view: it asks an object for its size and range, is given a finger's places with their
times, and sends the object where its content is to be. That object is here. Its states are its signs:
    Dragging              willBeginDragging
    a scroll event        didScroll
    Scrolling, by a lift  didEndDragging and willBeginDecelerating; without it, the drag ends at rest
    Inactive              didEndDecelerating, or didEndScrollingAnimation after a call
"""

from __future__ import annotations

import ctypes
import os
import sys
from importlib.metadata import version

from touchstone_host import (
    DID_END_DECELERATING, DID_END_DRAGGING, DID_END_SCROLLING_ANIMATION, DID_SCROLL,
    WILL_BEGIN_DECELERATING, WILL_BEGIN_DRAGGING, Adapter, Component, Plays, Tells, claim_streams,
    serve, skip,
)
from virtual_clock import VirtualClock

claim_streams()
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_NO_GLIB="1", QT_SCALE_FACTOR="1")
import shiboken6  # noqa: E402
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF  # noqa: E402
from PySide6.QtWidgets import QApplication, QScroller, QScrollerProperties  # noqa: E402

if sys.version_info < (3, 12):
    # As in the adapter of qt-flickable: PySide 6.12 gives away references that it does not own.
    for value in (None, True, False):
        ctypes.c_ssize_t.from_address(id(value)).value += 1 << 40

clock = VirtualClock()
application = QApplication([])
ANIMATION = 300  # milliseconds


class Target(QObject):
    """The object that QScroller scrolls: a size, a range, and a place."""

    def __init__(self, config):
        super().__init__()
        self.size = config.get("bounds", (0, 0))
        self.content = config.get("contentSize", (0, 0))
        self.place = list(map(float, config.get("contentOffset", (0, 0))))
        self.scrolled = lambda: None

    @property
    def room(self):
        """The distance that each axis can be scrolled."""
        return [max(0.0, float(c - s)) for c, s in zip(self.content, self.size)]

    def event(self, event):
        if event.type() == QEvent.Type.ScrollPrepare:
            event.setViewportSize(QSizeF(*self.size))
            event.setContentPosRange(QRectF(0, 0, *self.room))
            event.setContentPos(QPointF(*self.place))
            event.accept()
            return True
        if event.type() == QEvent.Type.Scroll:
            # Qt tells the distance past an edge apart from the place.
            place, beyond = event.contentPos(), event.overshootDistance()
            self.place = [place.x() + beyond.x(), place.y() + beyond.y()]
            event.accept()
            self.scrolled()
            return True
        return super().event(event)


class Scroller(Component):
    """A QScroller with its target."""

    def __init__(self, header, tell):
        config = header.config
        self.tell = tell
        self.finger = None
        self.is_gliding = self.is_animating = False
        self.target = Target(config)
        application.processEvents()
        clock.begin()
        # It counts milliseconds from when it is made, so it is made at a whole second.
        self.scroller = QScroller.scroller(self.target)
        self.apply_bounces(config.get("bounces", True))
        application.processEvents()
        self.before = self.scroller.state()
        self.told = list(self.target.place)
        self.target.scrolled = self.scrolled
        self.scroller.stateChanged.connect(self.state_changed)

    def apply_bounces(self, bounces):
        metric = QScrollerProperties.ScrollMetric
        policy = QScrollerProperties.OvershootPolicy
        properties = self.scroller.scrollerProperties()
        when = policy.OvershootWhenScrollable if bounces else policy.OvershootAlwaysOff
        for axis in (metric.HorizontalOvershootPolicy, metric.VerticalOvershootPolicy):
            properties.setScrollMetric(axis, when)
        self.scroller.setScrollerProperties(properties)

    def close(self):
        self.target.scrolled = lambda: None
        self.scroller.stateChanged.disconnect(self.state_changed)
        self.scroller.stop()
        # A scroller lives as long as its target, and Qt's timers go on with the last one's rhythm.
        shiboken6.delete(self.target)
        application.processEvents()
        clock.advance(clock.microseconds - clock.start + 1_000_000)
        application.processEvents()

    # The touches and calls of a trace

    def touches(self, event):
        for touch in event:
            if touch.phase == "began" and self.finger is None:
                self.finger = touch.id
                self.input(QScroller.Input.InputPress, touch)
            elif touch.id != self.finger:
                skip("QScroller follows one finger")
            elif touch.phase == "moved":
                self.input(QScroller.Input.InputMove, touch)
            elif touch.phase == "cancelled":
                skip("QScroller cannot be cancelled")
            elif touch.phase == "ended":
                self.finger = None
                self.input(QScroller.Input.InputRelease, touch)

    def input(self, kind, touch):
        self.scroller.handleInput(kind, QPointF(touch.x, touch.y), self.tell.now // 1000)

    def call(self, call):
        if call.block == "animate":
            skip("QScroller has nothing like a call inside a block of animations")
        x, y = map(float, call.args["contentOffset"])
        animated = call.args.get("animated") and call.block is None
        if call.name == "contentOffset" or not animated:
            # Without time it still sends one event: its own way to set a place.
            self.scroller.scrollTo(QPointF(x, y), 0)
        else:
            self.is_animating = True
            self.scroller.scrollTo(QPointF(x, y), ANIMATION)
        application.processEvents()

    def advance(self, time):
        clock.advance(time)

    def frame(self, frame):
        application.processEvents()

    # The messages of QScroller

    def scrolled(self):
        # It sends its place with each step, though it may have stayed.
        if self.target.place != self.told:
            self.told = list(self.target.place)
            self.tell(DID_SCROLL)

    def state_changed(self, state):
        before, self.before = self.before, state
        states = QScroller.State
        if state == states.Dragging:
            self.tell(WILL_BEGIN_DRAGGING)
        elif before == states.Dragging:
            glides = state == states.Scrolling
            self.tell(DID_END_DRAGGING, {"willDecelerate": glides})
            if glides:
                self.is_gliding = True
                self.tell(WILL_BEGIN_DECELERATING)
        elif before == states.Scrolling:
            self.end_motion()

    def end_motion(self):
        was_gliding, was_animating = self.is_gliding, self.is_animating
        self.is_gliding = self.is_animating = False
        if was_gliding:
            self.tell(DID_END_DECELERATING)
        if was_animating:
            self.tell(DID_END_SCROLLING_ANIMATION)

    def state(self, view):
        states = QScroller.State
        state = self.scroller.state()
        return {
            "contentOffset": list(self.target.place),
            "isTracking": state in (states.Pressed, states.Dragging),
            "isDragging": state == states.Dragging,
            "isDecelerating": self.is_gliding,
        }

    def is_at_rest(self):
        return self.finger is None and self.scroller.state() == QScroller.State.Inactive


MESSAGES = [
    WILL_BEGIN_DRAGGING, DID_SCROLL, DID_END_DRAGGING, WILL_BEGIN_DECELERATING,
    DID_END_DECELERATING, DID_END_SCROLLING_ANIMATION,
]

serve(Adapter(
    name="QScroller", version=version("PySide6-Essentials"), set_up=Scroller,
    plays=Plays(
        config=["bounds", "contentSize", "contentOffset", "bounces"],
        calls=["contentOffset", "setContentOffset(_:animated:)"],
        delegate=MESSAGES,
    ),
    tells=Tells(
        messages=MESSAGES,
        state=["contentOffset", "isTracking", "isDragging", "isDecelerating"],
    ),
    issues="https://bugreports.qt.io/projects/QTBUG",
))
