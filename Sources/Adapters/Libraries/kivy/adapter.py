"""Lets Touchstone test Kivy's ScrollView."""

from __future__ import annotations

from importlib.metadata import version

from touchstone_host import (
    DID_END_DECELERATING, DID_END_DRAGGING, DID_END_SCROLLING_ANIMATION, DID_SCROLL,
    WILL_BEGIN_DECELERATING, WILL_BEGIN_DRAGGING, Adapter, Component, Plays, Tells,
    claim_streams, serve, skip, tidy,
)

claim_streams()

import headless  # noqa: E402  It sets Kivy up, and has to come first.
from kivy.animation import Animation  # noqa: E402
from kivy.effects.dampedscroll import DampedScrollEffect  # noqa: E402
from kivy.effects.scroll import ScrollEffect  # noqa: E402
from kivy.uix.scrollview import ScrollView  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402

PERIOD = 16_667  # microseconds of the frames between traces


def heard(effect_class, note_drag):
    """A view's effect that says so before a finger moves it: Kivy has no message for that."""

    class HeardEffect(effect_class):
        def update(self, value, time=None):
            note_drag()
            super().update(value, time)

    return HeardEffect


class KivyScrollView(Component):
    """A ScrollView in the upper left corner; Kivy's y points upwards, and one pixel is a point."""

    def __init__(self, header, tell):
        config = header.config
        self.tell = tell
        self.fingers = {}
        self.dragging = None  # the finger that scrolls, once Kivy has taken it for a scroll
        self.is_gliding = False
        self.animation = None
        size = config.get("bounds", (0, 0))
        self.always = [
            config.get("alwaysBounceHorizontal", False), config.get("alwaysBounceVertical", False),
        ]
        self.bounces = config.get("bounces", True)
        self.view = ScrollView(
            size_hint=(None, None), size=size, pos=(0, headless.window.height - size[1]),
            effect_cls=heard(
                DampedScrollEffect if self.bounces else ScrollEffect, self.note_drag
            ),
            always_overscroll=self.bounces and any(self.always),
        )
        self.content = Widget(size_hint=(None, None), size=config.get("contentSize", (0, 0)))
        self.view.add_widget(self.content)
        self.enable(config.get("isScrollEnabled", True))
        headless.window.add_widget(self.view)
        self.run(3)
        self.place(config.get("contentOffset", (0, 0)))
        self.run(3)
        headless.time.begin()
        self.told = tidy(self.offset)
        self.view.bind(scroll_x=self.scrolled, scroll_y=self.scrolled)

    def run(self, frames):
        headless.time.begin()
        for frame in range(1, frames + 1):
            headless.time.advance(frame * PERIOD)
            headless.play_frame()

    def close(self):
        self.view.unbind(scroll_x=self.scrolled, scroll_y=self.scrolled)
        Animation.cancel_all(self.view)
        for finger in self.fingers.values():
            finger.leave()
        for effect in self.effects:
            effect.velocity = effect.overscroll = 0
            effect.trigger_velocity_update.cancel()
        headless.window.remove_widget(self.view)
        self.run(90)  # Kivy puts work off by half a second at most: now all of it is done.

    # The touches and calls of a trace

    def touches(self, event):
        for touch in event:
            x, y = touch.x, headless.window.height - touch.y
            if touch.phase == "began":
                self.fingers[touch.id] = headless.Finger(touch.id, x, y)
                self.fingers[touch.id].come()
            elif touch.phase == "moved":
                self.fingers[touch.id].go(x, y)
                self.note_drag()
            elif touch.phase == "ended":
                # Only when Kivy's handler has run is it known if the content goes on.
                finger = self.fingers.pop(touch.id)
                self.tell.hold_during(finger.leave, then=lambda: self.lifted(finger))
            elif touch.phase == "cancelled":
                skip("Kivy has no touch that is cancelled")

    def lifted(self, finger):
        if finger is not self.dragging:
            return
        self.dragging = None
        goes_on = any(
            abs(effect.velocity) > effect.min_velocity or effect.overscroll
            for effect in self.effects
        )
        self.tell(DID_END_DRAGGING, {"willDecelerate": goes_on})
        if goes_on:
            self.is_gliding = True
            self.tell(WILL_BEGIN_DECELERATING)

    def call(self, call):
        name, args = call.name, call.args
        if name == "isScrollEnabled":
            self.enable(args[name])
        elif name == "contentSize":
            self.content.size = args[name]
            self.enable(self.is_enabled)
        elif args.get("animated") and call.block != "performWithoutAnimation":
            self.animate(args["contentOffset"])
        else:
            self.place(args["contentOffset"])

    def advance(self, time):
        headless.time.advance(time)

    def frame(self, frame):
        headless.play_frame()
        # Nothing tells of the end of a glide: it is over when the effect asks for no more frames.
        if self.is_gliding and not self.is_moving:
            self.is_gliding = False
            self.tell(DID_END_DECELERATING)

    # The messages of the view

    def scrolled(self, view, value):
        # Kivy's shares of the way are of floating point: what no transcript could show is no news.
        if tidy(self.offset) != self.told:
            self.told = tidy(self.offset)
            self.tell(DID_SCROLL)

    def note_drag(self):
        """A finger scrolls from where Kivy takes it for a scroll: 20 points from where it came."""
        for finger in self.fingers.values():
            kept = finger.ud.get(f"sv.{self.view.uid}")
            if kept and kept["mode"] == "scroll" and finger is not self.dragging:
                self.dragging = finger
                self.tell(WILL_BEGIN_DRAGGING)

    def state(self, view):
        return {"contentOffset": self.offset}

    def is_at_rest(self):
        return not self.fingers and not self.is_moving and not self.animation

    # The view's own terms

    @property
    def effects(self):
        return [self.view.effect_x, self.view.effect_y]

    @property
    def is_moving(self):
        return any(effect.trigger_velocity_update.is_triggered for effect in self.effects)

    @property
    def room(self):
        """The distance that the content can be scrolled on each axis."""
        return [content - view for content, view in zip(self.content.size, self.view.size)]

    @property
    def offset(self):
        x, y = self.room
        return [self.view.scroll_x * x, (1 - self.view.scroll_y) * y]

    def shares(self, offset):
        """The values of scroll_x and scroll_y for an offset, of the axes that have room."""
        (x, y), (room_x, room_y) = offset, self.room
        shares = {}
        if room_x > 0:
            shares["scroll_x"] = x / room_x
        if room_y > 0:
            shares["scroll_y"] = 1 - y / room_y
        return shares

    def place(self, offset):
        for name, value in self.shares(offset).items():
            setattr(self.view, name, value)

    def animate(self, offset):
        """Scrolls as ScrollView.scroll_to does, which takes a widget and not an offset."""
        Animation.stop_all(self.view, "scroll_x", "scroll_y")
        self.animation = Animation(d=0.2, t="out_quad", **self.shares(offset))
        self.animation.bind(on_complete=self.animated)
        self.animation.start(self.view)

    def animated(self, animation, view):
        if animation is self.animation:
            self.animation = None
        self.tell(DID_END_SCROLLING_ANIMATION)

    def enable(self, is_enabled):
        """An axis scrolls if it has room, or is to bounce without."""
        self.is_enabled = is_enabled
        self.view.do_scroll_x, self.view.do_scroll_y = [
            is_enabled and (room > 0 or (self.bounces and always))
            for room, always in zip(self.room, self.always)
        ]


MESSAGES = [
    WILL_BEGIN_DRAGGING, DID_SCROLL, DID_END_DRAGGING, WILL_BEGIN_DECELERATING,
    DID_END_DECELERATING, DID_END_SCROLLING_ANIMATION,
]

serve(Adapter(
    name="Kivy", version=version("kivy"), set_up=KivyScrollView,
    plays=Plays(
        config=[
            "bounds", "contentSize", "contentOffset", "bounces", "alwaysBounceHorizontal",
            "alwaysBounceVertical", "isScrollEnabled",
        ],
        calls=[
            "contentOffset", "setContentOffset(_:animated:)", "contentSize", "isScrollEnabled",
        ],
        delegate=MESSAGES,
    ),
    tells=Tells(messages=MESSAGES, state=["contentOffset"]),
    issues="https://github.com/kivy/kivy/issues",
))
