"""Frames, events, turns and rest."""

import threading
import time
import unittest

from support import host, messages, play, touch


def frames(probe):
    return [entry[1:] for entry in probe.log if entry[0] == "frame"]


def names(*shorts):
    return [f"x-{short}" for short in shorts]


class FrameTests(unittest.TestCase):
    def test_frame_k_comes_at_the_rounded_instant(self):
        _, probe = play([touch(50_000, "began"), touch(50_001, "ended")])
        self.assertEqual(frames(probe)[:3], [
            (1, 16_667, 16.667), (2, 33_333, 16.667), (3, 50_000, 16.667),
        ])

    def test_a_frame_due_at_the_instant_of_a_line_follows_it(self):
        _, probe = play([touch(50_000, "began"), touch(60_000, "ended")])
        order = [entry[:2] for entry in probe.log]
        self.assertLess(order.index(("touches", 50_000)), order.index(("frame", 3)))

    def test_a_dropped_frame_does_not_come_and_the_next_moves_by_all_periods(self):
        _, probe = play([touch(100_000, "began")], header={"dropped": [2, 3], "rate": 100})
        self.assertEqual(frames(probe)[:3], [(1, 10_000, 10), (4, 40_000, 30), (5, 50_000, 10)])

    def test_frames_stop_when_all_has_long_been_quiet(self):
        lines = [{"t": 0, "settle": 100_000_000}, touch(200_000_000, "began")]
        _, probe = play(lines)
        played = frames(probe)
        self.assertLess(len(played), 300)
        self.assertEqual(probe.log[-62][0:2], ("touches", 200_000_000))

    def test_frames_go_on_while_the_component_is_not_at_rest(self):
        hooks = {"set_up": lambda probe: setattr(probe, "busy_until", 3_000_000)}
        _, probe = play([{"t": 0, "settle": 10_000_000}], hooks)
        self.assertEqual(frames(probe)[-1][0], 180)


class EventTests(unittest.TestCase):
    def test_fingers_of_one_instant_are_one_event(self):
        _, probe = play([touch(0, "began", 1), touch(0, "began", 2)])
        self.assertEqual(probe.log[0], ("touches", 0, [("began", 1), ("began", 2)]))

    def test_a_finger_that_comes_again_begins_a_new_event(self):
        _, probe = play([touch(0, "began", 1), touch(0, "moved", 1), touch(0, "moved", 2)])
        self.assertEqual([entry[2] for entry in probe.log[:2]], [
            [("began", 1)], [("moved", 1), ("moved", 2)],
        ])

    def test_another_line_between_begins_a_new_event(self):
        call = {"t": 0, "call": "layoutIfNeeded()"}
        _, probe = play([touch(0, "began", 1), call, touch(0, "began", 2)])
        self.assertEqual([entry[0] for entry in probe.log[:3]], ["touches", "call", "touches"])

    def test_a_message_says_how_many_lines_were_played(self):
        hooks = {"touches": lambda probe, event: probe.tell("x-touched")}
        lines = [touch(0, "began", 1), touch(0, "began", 2), touch(5, "ended", 1)]
        answer, _ = play(lines, hooks)
        self.assertEqual([line["after"] for line in answer if "message" in line], [2, 3])

    def test_a_message_that_a_frame_caused_names_the_frame(self):
        hooks = {"frame": lambda probe, frame: frame.number == 2 and probe.tell("x-moved")}
        answer, _ = play([touch(33_333, "began"), touch(40_000, "ended")], hooks)
        self.assertEqual(answer[0], {
            "after": 1, "message": "x-moved", "frame": 2, "state": {"contentOffset": [0, 0]},
        })


class HoldTests(unittest.TestCase):
    def turn(self, action):
        return messages(play([touch(0, "began")], {"touches": lambda p, e: action(p.tell)})[0])

    def test_a_held_message_waits_for_the_other(self):
        def action(tell):
            tell.hold("x-late", until="x-early")
            for name in names("late", "between", "early", "after"):
                tell(name)

        self.assertEqual(self.turn(action), names("between", "early", "late", "after"))

    def test_a_held_message_is_told_at_the_latest_at_the_end_of_the_turn(self):
        def action(tell):
            tell.hold("x-late", until="x-never")
            for name in names("late", "last"):
                tell(name)

        self.assertEqual(self.turn(action), names("last", "late"))

    def test_a_hold_does_not_outlast_its_turn(self):
        def action(probe, event):
            if probe.tell.now == 0:
                probe.tell.hold("x-a", until="x-b")
            probe.tell("x-a")
            probe.tell("x-b")

        answer, _ = play([touch(0, "began"), touch(5, "ended")], {"touches": action})
        self.assertEqual(messages(answer), names("b", "a", "a", "b"))

    def test_what_a_handler_tells_comes_after_what_is_known_then(self):
        def action(tell):
            tell.hold_during(lambda: tell("x-glides"), then=lambda: tell("x-lifted"))

        self.assertEqual(self.turn(action), names("lifted", "glides"))

    def test_a_held_message_keeps_the_state_of_its_moment(self):
        def action(probe, event):
            def handler():
                probe.tell("x-first")
                probe.offset = 20

            probe.tell.hold_during(handler, then=lambda: probe.tell("x-second"))

        answer, _ = play([touch(0, "began")], {"touches": action})
        self.assertEqual(
            [(line["message"], line["state"]["contentOffset"][1]) for line in answer[:2]],
            [("x-second", 20), ("x-first", 0)],
        )

    def test_the_delegate_hears_a_held_message_when_it_is_told(self):
        hooks = {
            "touches": lambda p, e: p.tell.hold_during(
                lambda: p.tell(host.DID_SCROLL), then=lambda: p.tell("x-known")
            ),
            "call": lambda p, c: p.tell("x-called"),
        }
        header = {"delegate": {host.DID_SCROLL: {"call": "contentOffset", "times": 1}}}
        answer, _ = play([touch(0, "began")], hooks, header)
        self.assertEqual(messages(answer), ["x-known", host.DID_SCROLL, "x-called"])


class RestTests(unittest.TestCase):
    def test_a_settle_of_ten_seconds_stands_at_the_end(self):
        answer, _ = play([touch(0, "began"), touch(70_000, "ended")])
        self.assertEqual(
            answer, [{"after": 2, "t": 70_000, "final": {"contentOffset": [0, 0]}}]
        )

    def test_an_empty_trace_rests_at_once(self):
        self.assertEqual(play([])[0], [{"after": 0, "t": 0, "final": {"contentOffset": [0, 0]}}])

    def test_the_final_has_the_instant_of_the_last_change(self):
        def frame(probe, frame):
            if frame.number <= 5:
                probe.offset += 1.5

        answer, _ = play([{"t": 0, "settle": 1_000_000}], {"frame": frame})
        self.assertEqual(
            answer, [{"after": 1, "t": 83_333, "final": {"contentOffset": [0, 7.5]}}]
        )

    def test_what_never_rests_has_the_limit(self):
        hooks = {"set_up": lambda probe: setattr(probe, "busy_until", 10 ** 9)}
        answer, _ = play([{"t": 5, "settle": 2_000_000}], hooks)
        self.assertEqual(answer[0]["t"], 2_000_005)

    def test_the_component_is_told_of_the_limit(self):
        instants = []
        hooks = {"advance": lambda probe, time: instants.append(time)}
        play([{"t": 0, "settle": 5_000_000}], hooks)
        self.assertEqual(instants[-1], 5_000_000)

    def test_a_later_line_finds_the_clock_at_the_limit(self):
        _, probe = play([{"t": 0, "settle": 5_000_000}, touch(5_000_000, "began")])
        self.assertIn(("touches", 5_000_000, [("began", 1)]), probe.log)

    def test_each_view_has_its_final(self):
        views = {"outer": {"component": "scroll"}, "inner": {"component": "scroll", "in": "outer"}}
        answer, _ = play([], header={"views": views}, several_views=True)
        self.assertEqual([line.get("view") for line in answer], [None, "inner"])

    def test_several_views_are_skipped_by_an_adapter_that_sets_up_one(self):
        with self.assertRaisesRegex(host.Skipped, "several"):
            play([], header={"views": {"a": {}, "b": {}}})

    def test_an_exception_of_uikit_ends_the_trace(self):
        def raises(probe, call):
            raise host.Raised("NSRangeException", "no such row")

        lines = [{"t": 0, "call": "reloadData()"}, touch(10, "began")]
        answer, _ = play(lines, {"call": raises})
        self.assertEqual(
            answer, [{"after": 1, "exception": "NSRangeException", "why": "no such row"}]
        )


class OwnTimeTests(unittest.TestCase):
    """Messages of a library's own timers, and places that rounding makes the same."""

    def test_a_timer_is_a_turn_of_its_own_before_the_input_that_follows(self):
        timers = [15_000, 20_000]

        def advance(probe, time):
            while timers and timers[0] <= time:
                probe.tell(host.DID_SCROLL, {"due": timers.pop(0)})

        hooks = {"advance": advance, "due": lambda probe: timers[0] if timers else None}
        answer, _ = play([touch(16_000, "began"), touch(30_000, "ended")], hooks)
        told = [(line["args"]["due"], line["after"], line["at"]) for line in answer[:2]]
        self.assertEqual(told, [(15_000, 0, 15_000), (20_000, 1, 20_000)])

    def test_what_the_host_is_asked_to_do_later_is_a_turn_of_its_own(self):
        def touches(probe, event):
            if event[0].phase == "began":
                for wait in (14_000, 9_000):
                    probe.tell.after(wait, lambda: probe.tell(host.DID_SCROLL, {"now": probe.tell.now}))

        answer, _ = play([touch(1_000, "began"), touch(12_000, "ended")], {"touches": touches})
        told = [(line["args"]["now"], line["after"], line["at"]) for line in answer[:2]]
        self.assertEqual(told, [(10_000, 1, 10_000), (15_000, 2, 15_000)])

    def test_frames_go_on_while_a_timer_waits_and_none_runs_that_was_cancelled(self):
        def set_up(probe):
            probe.tell.after(3_000_000, lambda: probe.tell(host.DID_SCROLL))
            probe.tell.cancel(probe.tell.after(2_000_000, lambda: probe.tell(host.DID_SCROLL)))

        answer, _ = play([{"t": 0, "settle": 9_000_000}], {"set_up": set_up})
        self.assertEqual([line.get("at", line.get("t")) for line in answer], [3_000_000, 3_000_000])

    def test_timers_that_never_end_fail_the_trace(self):
        def set_up(probe):
            def again():
                probe.tell.after(0, again)
            again()

        with self.assertRaisesRegex(host.Failed, "more than 100000 timers"):
            play([{"t": 0, "settle": 1_000_000}], {"set_up": set_up})

    def test_a_library_with_timers_of_python_runs_on_virtual_time(self):
        kept = {name: getattr(time, name) for name in dir(time) if callable(getattr(time, name))}
        timer = threading.Timer
        host.virtual_clock()
        try:
            def touches(probe, event):
                started = time.monotonic(), time.time()

                def told():
                    passed = [round(time.monotonic() - started[0], 6), round(time.time() - started[1], 3)]
                    probe.tell(host.DID_SCROLL, {"passed": passed})

                if event[0].phase == "began":
                    threading.Timer(0.02, told).start()
                    threading.Timer(0.01, told).cancel()

            answer, _ = play([touch(5_000, "began"), touch(30_000, "ended")], {"touches": touches})
        finally:
            threading.Timer = timer
            for name, function in kept.items():
                setattr(time, name, function)
        told = [(line["args"]["passed"], line["after"], line["at"]) for line in answer[:-1]]
        self.assertEqual(told, [([0.02, 0.02], 1, 25_000)])

    def test_a_place_that_rounding_makes_the_same_is_told_as_one_that_moved(self):
        places = [10, 10.0001, 10.0001, 10.001]

        def call(probe, call):
            for place in places:
                probe.offset = place
                probe.tell(host.DID_SCROLL)

        answer, _ = play([{"t": 0, "call": "contentOffset"}], {"call": call})
        told = [(line["state"]["contentOffset"][1], line.get("moved")) for line in answer[:-1]]
        self.assertEqual(told, [(10, None), (10, True), (10, None), (10.001, None)])

    def test_a_first_scroll_moves_from_where_the_set_up_put_the_content(self):
        def call(probe, call):
            probe.offset = 7.9999
            probe.tell(host.DID_SCROLL)

        hooks = {"set_up": lambda probe: setattr(probe, "offset", 8), "call": call}
        answer, _ = play([{"t": 0, "call": "contentOffset"}], hooks)
        self.assertTrue(answer[0].get("moved"))


class SwallowingTests(unittest.TestCase):
    """A library that keeps what its handlers raise to itself."""

    def swallow(self, probe, event):
        try:
            probe.tell(host.DID_SCROLL)
        except Exception:
            pass

    def test_a_skip_inside_a_handler_skips_the_trace(self):
        header = {"delegate": {host.DID_SCROLL: {"call": "tapStatusBar()"}}}
        with self.assertRaisesRegex(host.Skipped, "tapStatusBar"):
            play(
                [touch(0, "began")], {"touches": self.swallow}, header,
                plays=host.Plays(calls=["contentOffset"]),
            )

    def test_an_exception_of_uikit_inside_a_handler_ends_the_trace(self):
        def raises(probe, call):
            raise host.Raised("NSRangeException", "no such row")

        header = {"delegate": {host.DID_SCROLL: {"call": "reloadData()"}}}
        hooks = {"touches": self.swallow, "call": raises}
        answer, _ = play([touch(0, "began"), touch(1, "ended")], hooks, header)
        self.assertEqual(answer[-1]["exception"], "NSRangeException")
        self.assertEqual(len(answer), 3)


class HonestyTests(unittest.TestCase):
    def test_a_message_that_tells_does_not_list_fails_the_trace(self):
        hooks = {"touches": lambda probe, event: probe.tell("scrollViewDidScrol(_:)")}
        with self.assertRaisesRegex(host.Failed, r"does not list; did you mean scrollViewDidScroll\(_:\)\?"):
            play([touch(0, "began")], hooks, tells=host.Tells(messages=[host.DID_SCROLL]))

    def test_a_message_that_is_like_none_of_tells_is_to_be_added(self):
        hooks = {"touches": lambda probe, event: probe.tell("x-other")}
        with self.assertRaisesRegex(host.Failed, "does not list; add it"):
            play([touch(0, "began")], hooks, tells=host.Tells(messages=[host.DID_SCROLL]))

    def test_a_state_key_that_tells_does_not_list_fails_the_trace(self):
        with self.assertRaisesRegex(host.Failed, "contentOffset"):
            play([], tells=host.Tells(state=["isDragging"]))


if __name__ == "__main__":
    unittest.main()
