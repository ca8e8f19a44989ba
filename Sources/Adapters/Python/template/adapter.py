#!/usr/bin/env python3
"""Lets Touchstone test the scroller beside it: replace `scroller` by your component."""

from __future__ import annotations

from touchstone_host import (
    DID_END_DECELERATING, DID_END_DRAGGING, DID_END_SCROLLING_ANIMATION, DID_SCROLL,
    WILL_BEGIN_DECELERATING, WILL_BEGIN_DRAGGING, Adapter, Component, Plays, Tells, serve,
)

from scroller import Scroller

MESSAGES = {
    "drag began": WILL_BEGIN_DRAGGING, "scrolled": DID_SCROLL, "drag ended": DID_END_DRAGGING,
    "glide began": WILL_BEGIN_DECELERATING, "glide ended": DID_END_DECELERATING,
    "animation ended": DID_END_SCROLLING_ANIMATION,
}


class ScrollerComponent(Component):
    def __init__(self, header, tell):
        config = header.config
        self.tell = tell
        self.scroller = Scroller(
            config.get("bounds", (0, 0)), config.get("contentSize", (0, 0)),
            config.get("contentOffset", (0, 0)), config.get("bounces", True), header.scale,
        )
        self.scroller.listener = self.hear

    def hear(self, event, details):
        args = {"willDecelerate": details["goes_on"]} if event == "drag ended" else None
        self.tell(MESSAGES[event], args)

    def touches(self, event):
        now = self.tell.now / 1000
        for touch in event:
            if touch.phase == "began":
                self.scroller.press(touch.id, touch.x, touch.y, now)
        moves = {touch.id: (touch.x, touch.y) for touch in event if touch.phase == "moved"}
        if moves:
            self.scroller.move(moves, now)
        for touch in event:
            if touch.phase in ("ended", "cancelled"):
                self.scroller.lift(touch.id, now)

    def call(self, call):
        target = call.args["contentOffset"]
        if call.name == "contentOffset":
            self.scroller.place(target)
        else:
            animated = call.args["animated"] and call.block != "performWithoutAnimation"
            self.scroller.scroll_to(target, self.tell.now / 1000, animated)

    def frame(self, frame):
        self.scroller.step(self.tell.now / 1000)

    def state(self, view):
        scroller = self.scroller
        return {
            "contentOffset": scroller.offset, "isTracking": scroller.is_tracking,
            "isDragging": scroller.is_dragging, "isDecelerating": scroller.is_decelerating,
        }

    def is_at_rest(self):
        return not self.scroller.fingers and not self.scroller.is_moving


ADAPTER = Adapter(
    name="template-python", version="1.0", set_up=ScrollerComponent,
    # The names that the component honours and tells; the tool skips a trace that needs others.
    plays=Plays(
        config=["bounds", "contentSize", "contentOffset", "bounces"],
        calls=["contentOffset", "setContentOffset(_:animated:)"],
        delegate=list(MESSAGES.values()),
    ),
    tells=Tells(
        messages=list(MESSAGES.values()),
        state=["contentOffset", "isTracking", "isDragging", "isDecelerating"],
    ),
)

if __name__ == "__main__":
    serve(ADAPTER)
