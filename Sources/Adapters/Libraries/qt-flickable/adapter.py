"""Lets Touchstone test Qt Quick's Flickable.

Qt Quick keeps the moves of a touch for its next frame. Here such a frame follows each touch event,
so a move is answered in its own turn; animations go on with the frames of the trace. Touch input
comes from Qt's test library, which has whole points.
"""

from __future__ import annotations

import ctypes
import os
import sys
from importlib.metadata import version
from pathlib import Path

from touchstone_host import (
    DID_END_DECELERATING, DID_END_DRAGGING, DID_SCROLL, WILL_BEGIN_DECELERATING,
    WILL_BEGIN_DRAGGING, Adapter, Component, Plays, Tells, claim_streams, serve, skip,
)
from virtual_clock import VirtualClock

claim_streams()
os.environ.update(
    QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QSG_RENDER_LOOP="basic",
    QML_DISABLE_DISK_CACHE="1", QT_NO_GLIB="1", QT_SCALE_FACTOR="1",
)
import shiboken6  # noqa: E402
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QUrl  # noqa: E402
from PySide6.QtGui import QGuiApplication, QTouchEvent  # noqa: E402
from PySide6.QtQml import QQmlComponent, QQmlEngine  # noqa: E402
from PySide6.QtQuick import QQuickWindow  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

if sys.version_info < (3, 12):
    # PySide 6.12 gives away references that it does not own: processEvents() one of None at each
    # call. At the last one the process would end; from Python 3.12 on they are not counted.
    for value in (None, True, False):
        ctypes.c_ssize_t.from_address(id(value)).value += 1 << 40

clock = VirtualClock()
application = QGuiApplication(sys.argv[:1])
engine = QQmlEngine()
flickables = QQmlComponent(engine, QUrl.fromLocalFile(str(Path(__file__).parent / "flickable.qml")))
window = QQuickWindow()
window.resize(1024, 1024)
window.show()

MARGINS = ("topMargin", "leftMargin", "bottomMargin", "rightMargin")
HORIZONTAL, VERTICAL, BOTH = 1, 2, 3  # Flickable.FlickableDirection
STOP_AT_BOUNDS, DRAG_AND_OVERSHOOT = 0, 3  # Flickable.BoundsBehavior


def play_events():
    """A round of Qt's event loop, and a frame of Qt Quick's, which is when it looks at touches."""
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
    application.processEvents()


class QtFlickable(Component):
    """A Flickable in the upper left corner of the window."""

    def __init__(self, header, tell):
        config = header.config
        self.tell = tell
        self.fingers = {}
        self.is_gliding = False
        self.was_dragged = self.was_flicked = False
        # Qt estimates a finger's velocity from what it knows of the one before on the same screen.
        self.device = QTest.createTouchDevice()
        self.view = flickables.create()
        self.set(width=config.get("bounds", (0, 0))[0], height=config.get("bounds", (0, 0))[1])
        self.always = [
            config.get("alwaysBounceHorizontal", False), config.get("alwaysBounceVertical", False),
        ]
        self.bounces = config.get("bounces", True)
        self.set(boundsBehavior=DRAG_AND_OVERSHOOT if self.bounces else STOP_AT_BOUNDS)
        self.apply("contentSize", config.get("contentSize", (0, 0)))
        self.apply("contentInset", config.get("contentInset", (0, 0, 0, 0)))
        self.apply("isScrollEnabled", config.get("isScrollEnabled", True))
        self.view.setParentItem(window.contentItem())
        self.apply("contentOffset", config.get("contentOffset", (0, 0)))
        play_events()
        clock.begin()
        play_events()
        self.view.contentXChanged.connect(self.scrolled)
        self.view.contentYChanged.connect(self.scrolled)
        self.view.draggingChanged.connect(self.dragging_changed)
        self.view.movingChanged.connect(self.moving_changed)
        self.view.flickStarted.connect(self.flick_started)

    def set(self, **properties):
        for name, value in properties.items():
            self.view.setProperty(name, value)

    def close(self):
        for signal in (
            "contentXChanged", "contentYChanged", "draggingChanged", "movingChanged",
            "flickStarted",
        ):
            getattr(self.view, signal).disconnect()
        if self.fingers:
            self.cancel()
        self.view.cancelFlick()
        self.view.setParentItem(None)
        shiboken6.delete(self.view)
        play_events()
        clock.advance(clock.microseconds - clock.start + 1_000_000)
        play_events()

    # The touches and calls of a trace

    def touches(self, event):
        if any(touch.x % 1 or touch.y % 1 for touch in event):
            skip("Qt's test input has whole points only")
        if any(touch.phase == "cancelled" for touch in event):
            if len(event) < len(self.fingers):
                skip("Qt cancels all touches together")
            self.release(self.cancel)
        elif any(touch.phase == "ended" for touch in event):
            self.release(lambda: self.send(event))
        else:
            self.send(event)

    def send(self, event):
        sequence = QTest.touchEvent(window, self.device, False)
        for finger in self.fingers:
            if all(touch.id != finger for touch in event):
                sequence.stationary(finger)
        for touch in event:
            place = QPoint(int(touch.x), int(touch.y))
            if touch.phase == "began":
                sequence.press(touch.id, place, window)
                self.fingers[touch.id] = place
            elif touch.phase == "moved":
                sequence.move(touch.id, place, window)
                self.fingers[touch.id] = place
            elif touch.phase == "ended":
                sequence.release(touch.id, place, window)
                del self.fingers[touch.id]
            else:
                sequence.stationary(touch.id)
        sequence.commit(False)
        play_events()

    def cancel(self):
        self.fingers.clear()
        QCoreApplication.sendEvent(window, QTouchEvent(QEvent.Type.TouchCancel, self.device))
        play_events()

    def release(self, action):
        """Lifts a finger: whether the content goes on is known when Qt's handler has run."""
        self.was_dragged = self.was_flicked = False
        self.tell.hold_during(action, then=self.released)

    def released(self):
        goes_on = self.view.property("moving") and not self.fingers
        if self.was_dragged:
            self.tell(DID_END_DRAGGING, {"willDecelerate": goes_on})
        # A flick may begin without a drag; content that comes back by itself begins nothing.
        if goes_on and (self.was_dragged or self.was_flicked):
            self.is_gliding = True
            self.tell(WILL_BEGIN_DECELERATING)
            self.moving_changed()  # The delegate may have stopped it meanwhile.

    def call(self, call):
        if call.name == "stopScrollingAndZooming()":
            self.view.cancelFlick()
        elif call.name == "setContentOffset(_:animated:)":
            if call.args["animated"] and call.block != "performWithoutAnimation":
                skip("Flickable cannot scroll animated by itself")
            self.apply("contentOffset", call.args["contentOffset"])
        else:
            self.apply(call.name, call.args[call.name])
        play_events()

    def advance(self, time):
        clock.advance(time)

    def frame(self, frame):
        play_events()

    # The messages of the view

    def scrolled(self):
        self.tell(DID_SCROLL)

    def dragging_changed(self):
        if self.view.property("dragging"):
            self.tell(WILL_BEGIN_DRAGGING)
        else:
            self.was_dragged = True

    def flick_started(self):
        self.was_flicked = True

    def moving_changed(self):
        if self.is_gliding and not self.view.property("moving"):
            self.is_gliding = False
            self.tell(DID_END_DECELERATING)

    def state(self, view):
        return {
            "contentOffset": [self.view.property("contentX"), self.view.property("contentY")],
            "isDragging": self.view.property("dragging"),
        }

    def is_at_rest(self):
        return not self.fingers and not self.view.property("moving")

    # The view's own terms

    def apply(self, name, value):
        if name == "contentOffset":
            self.set(contentX=float(value[0]), contentY=float(value[1]))
        elif name == "contentSize":
            self.set(contentWidth=float(value[0]), contentHeight=float(value[1]))
        elif name == "contentInset":
            self.set(**{margin: float(inset) for margin, inset in zip(MARGINS, value)})
        elif name == "isScrollEnabled":
            self.is_enabled = value
        self.choose_direction()

    def choose_direction(self):
        """An axis can be flicked if it has room, or is to bounce without."""
        get = self.view.property
        room = [
            get("contentWidth") + get("leftMargin") + get("rightMargin") - get("width"),
            get("contentHeight") + get("topMargin") + get("bottomMargin") - get("height"),
        ]
        axes = [r > 0 or (self.bounces and always) for r, always in zip(room, self.always)]
        self.set(
            interactive=any(axes) and getattr(self, "is_enabled", True),
            flickableDirection={(True, False): HORIZONTAL, (False, True): VERTICAL}.get(
                tuple(axes), BOTH
            ),
        )


MESSAGES = [
    WILL_BEGIN_DRAGGING, DID_SCROLL, DID_END_DRAGGING, WILL_BEGIN_DECELERATING,
    DID_END_DECELERATING,
]

serve(Adapter(
    name="Flickable", version=version("PySide6-Essentials"), set_up=QtFlickable,
    plays=Plays(
        config=[
            "bounds", "contentSize", "contentOffset", "contentInset", "bounces",
            "alwaysBounceHorizontal", "alwaysBounceVertical", "isScrollEnabled",
        ],
        calls=[
            "contentOffset", "setContentOffset(_:animated:)", "contentSize", "contentInset",
            "isScrollEnabled", "stopScrollingAndZooming()",
        ],
        delegate=MESSAGES,
    ),
    tells=Tells(messages=MESSAGES, state=["contentOffset", "isDragging"]),
    issues="https://bugreports.qt.io/projects/QTBUG",
))
