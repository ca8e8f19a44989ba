"""The answers of the scripted delegate, and its calls."""

import unittest

from support import host, messages, play, touch

SELECT = "tableView(_:willSelectRowAt:)"
END = host.DID_END_SCROLLING_ANIMATION


def answers(script, *arguments):
    """Returns a delegate's answers to one message after another; "-" where the script says nothing."""
    script = host.Script({SELECT: script})
    replies = [script.next(SELECT, args) for args in arguments]
    return [reply.answer if reply.found else "-" for reply in replies]


class ScriptTests(unittest.TestCase):
    def test_one_answer_is_given_each_time(self):
        self.assertEqual(answers(False, {}, {}), [False, False])

    def test_a_list_is_used_up_and_its_last_answer_repeats(self):
        self.assertEqual(answers([1, 2, 3], *[{}] * 5), [1, 2, 3, 3, 3])

    def test_the_nearest_answer_by_index_path_counts(self):
        script = {"0-3": None, "0-*": "a", "*": "b"}
        rows = [{"willSelectRowAt": row} for row in ("0-3", "0-4", "1-0")]
        self.assertEqual(answers(script, *rows), [None, "a", "b"])

    def test_a_row_that_no_answer_is_for_is_answered_as_usual(self):
        self.assertEqual(answers({"0-3": None}, {"willSelectRowAt": "0-4"}), ["-"])

    def test_sections_are_answered_by_number(self):
        self.assertEqual(answers({"1": 30, "*": 20}, {"in": 1}, {"in": 0}), [30, 20])

    def test_in_out_arguments_are_one_answer(self):
        self.assertEqual(
            answers({"targetContentOffset": [0, 320]}, {}), [{"targetContentOffset": [0, 320]}]
        )

    def test_a_call_serves_so_many_messages_and_then_the_next_reply_does(self):
        script = host.Script({END: [{"call": "a", "times": 2}, {"call": "b", "times": 1}]})
        made = [[call["call"] for call in script.next(END, {}).calls] for _ in range(4)]
        self.assertEqual(made, [["a"], ["a"], ["b"], []])

    def test_calls_that_follow_are_made_after_it(self):
        script = host.Script({END: {"call": "a", "args": {"x": 1}, "then": [{"call": "b"}]}})
        self.assertEqual(
            list(script.next(END, {}).calls), [{"call": "a", "args": {"x": 1}}, {"call": "b"}]
        )


class DelegateTests(unittest.TestCase):
    def test_an_answer_is_recorded_and_comes_back_to_the_component(self):
        heard = []
        hooks = {"touches": lambda probe, event: heard.append(
            probe.tell("scrollViewShouldScrollToTop(_:)", default=True)
        )}
        header = {"delegate": {"scrollViewShouldScrollToTop(_:)": [False, None]}}
        touches = [touch(0, "began"), touch(1, "moved"), touch(2, "moved")]
        answer, _ = play(touches, hooks, header)
        self.assertEqual(heard, [False, None, None])
        recorded = [line["answer"] for line in answer if "message" in line]
        self.assertEqual(recorded, [False, None, None])

    def test_the_usual_answer_is_recorded_where_the_script_says_nothing(self):
        hooks = {"touches": lambda probe, event: probe.tell("x-asks", default=True)}
        answer, _ = play([touch(0, "began")], hooks)
        self.assertEqual(answer[0]["answer"], True)

    def test_a_call_of_the_delegate_follows_its_message_and_what_it_causes_follows(self):
        def moved(probe, call):
            probe.offset = call.args["contentOffset"][1]
            probe.tell(host.DID_SCROLL)

        hooks = {
            "touches": lambda probe, event: probe.tell(host.WILL_BEGIN_DRAGGING),
            "call": moved,
        }
        call = {"call": "contentOffset", "args": {"contentOffset": [0, 40]}, "times": 1}
        header = {"delegate": {host.WILL_BEGIN_DRAGGING: call}}
        answer, _ = play([touch(0, "began")], hooks, header)
        self.assertEqual(answer[:3], [
            {"after": 1, "message": host.WILL_BEGIN_DRAGGING, "state": {"contentOffset": [0, 0]}},
            {"after": 1, "call": "contentOffset", "args": {"contentOffset": [0, 40]},
             "by": "delegate"},
            {"after": 1, "message": host.DID_SCROLL, "state": {"contentOffset": [0, 40]}},
        ])

    def test_a_message_that_is_not_observed_is_not_sent_and_uses_nothing_up(self):
        hooks = {"touches": lambda probe, event: probe.tell(host.DID_SCROLL)}
        header = {"observes": [END], "delegate": {host.DID_SCROLL: {"call": "contentOffset"}}}
        answer, probe = play([touch(0, "began")], hooks, header)
        self.assertEqual(messages(answer), [])
        self.assertNotIn("call", [entry[0] for entry in probe.log])

    def test_nothing_is_heard_while_the_component_is_set_up(self):
        hooks = {"set_up": lambda probe: probe.tell(host.DID_SCROLL)}
        self.assertEqual(messages(play([touch(0, "began")], hooks)[0]), [])

    def test_a_delegate_that_calls_without_end_fails_the_trace(self):
        hooks = {
            "touches": lambda probe, event: probe.tell(host.DID_SCROLL),
            "call": lambda probe, call: probe.tell(host.DID_SCROLL),
        }
        header = {"delegate": {host.DID_SCROLL: {"call": "contentOffset"}}}
        with self.assertRaisesRegex(host.Failed, "more than 64 deep"):
            play([touch(0, "began")], hooks, header)

    def test_a_call_that_the_component_lacks_skips_the_trace(self):
        hooks = {"touches": lambda probe, event: probe.tell(host.DID_SCROLL)}
        header = {"delegate": {host.DID_SCROLL: {"call": "tapStatusBar()"}}}
        with self.assertRaisesRegex(host.Skipped, r"tapStatusBar\(\)"):
            play([touch(0, "began")], hooks, header, plays=host.Plays(calls=["contentOffset"]))


if __name__ == "__main__":
    unittest.main()
