"""The conversation with the tool: a process, its pipes, its faults."""

import json
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

from support import ADAPTERS

ADAPTER = """
import os, sys
from touchstone_host import Adapter, Component, Failed, Skipped, Tells, claim_streams, serve

class Speaker(Component):
    def __init__(self, header, tell):
        print("set up")
        os.write(1, b"printed by a library\\n")
        assert sys.stdin.read() == ""
        self.tell = tell
    def touches(self, event): self.tell("x-touched")
    def call(self, call):
        if call.name == "x-skip": raise Skipped("it cannot")
        if call.name == "x-fail": raise Failed("it went wrong")
        if call.name == "x-exit": sys.exit(3)
        raise KeyError("a mistake")
    def frame(self, frame): pass
    def state(self, view): return None
    def is_at_rest(self): return True

serve(Adapter(
    "speaker", "2.0", Speaker, tells=Tells(messages=["x-touched"]), issues="https://x",
    leave=lambda: print("left"),
))
"""


class ProtocolTests(unittest.TestCase):
    def setUp(self):
        self.start()

    def start(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        path = Path(self.folder.name) / "speaker.py"
        path.write_text(textwrap.dedent(ADAPTER))
        self.process = subprocess.Popen(
            [sys.executable, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env={"PYTHONPATH": str(ADAPTERS / "Python")},
        )
        self.addCleanup(self.end, self.process)

    @staticmethod
    def end(process):
        process.kill()
        process.wait(10)
        for pipe in (process.stdin, process.stdout, process.stderr):
            pipe.close()

    def send(self, *requests):
        for request in requests:
            text = request if isinstance(request, str) else json.dumps(request)
            self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def play(self, number, call=None):
        header = {"trace": 1, "component": "scroll"}
        touch = {"t": 0, "touch": "began", "id": 1, "x": 0, "y": 0}
        return {"play": number, "trace": [header, {"t": 0, "call": call} if call else touch]}

    def test_the_handshake_says_who_it_is_and_what_it_can(self):
        self.send({"hello": 1})
        self.assertEqual(self.answer(), {
            "hello": 1, "name": "speaker", "version": "2.0", "language": "Python",
            "components": ["scroll"], "plays": {}, "tells": {"messages": ["x-touched"]},
            "capabilities": [], "issues": "https://x",
        })

    def test_several_requests_in_flight_are_answered_in_order(self):
        self.send({"hello": 1}, self.play(1), self.play(2), self.play(3))
        self.answer()
        self.assertEqual([self.answer()["played"] for _ in range(3)], [1, 2, 3])

    def test_what_the_component_prints_does_not_reach_the_tool(self):
        self.send(self.play(7))
        self.assertEqual(
            self.answer(), {"played": 7, "transcript": [{"after": 1, "message": "x-touched"}]}
        )
        self.process.stdin.close()
        self.assertIn(b"printed by a library", self.process.stderr.read())

    def test_a_skip_and_a_failure_say_why_and_end_nothing(self):
        self.send(self.play(1, "x-skip"), self.play(2, "x-fail"), self.play(3))
        self.assertEqual(self.answer(), {"skipped": 1, "why": "it cannot"})
        self.assertEqual(self.answer(), {"failed": 2, "why": "it went wrong"})
        self.assertEqual(self.answer()["played"], 3)

    def test_an_exception_in_the_adapter_fails_that_trace_alone(self):
        self.send(self.play(1, "x-mistake"), self.play(2, "x-exit"), self.play(3))
        self.assertRegex(self.answer()["why"], r"KeyError: 'a mistake' \(speaker.py:\d+\)")
        self.assertRegex(self.answer()["why"], r"SystemExit: 3 \(speaker.py:\d+\)")
        self.assertEqual(self.answer()["played"], 3)

    def test_bye_ends_the_process_and_what_the_adapter_has_started(self):
        self.send({"bye": 1})
        self.assertEqual(self.process.wait(10), 0)
        self.assertEqual(self.process.stderr.read(), b"left\n")

    def test_the_end_of_input_ends_the_process(self):
        self.process.stdin.close()
        self.assertEqual(self.process.wait(10), 0)

    def test_a_tool_that_has_gone_is_no_error(self):
        self.process.stdout.close()
        self.send({"hello": 1})
        self.assertEqual(self.process.wait(10), 0)
        self.assertNotIn(b"Traceback", self.process.stderr.read())

    def test_what_is_no_request_is_told_and_ends_the_process(self):
        for text in ("{", "[1]", '{"plays":1}'):
            with self.subTest(text=text):
                self.start()
                self.send(text)
                self.assertEqual(self.process.wait(10), 2)
                self.assertIn(b"no request of the protocol", self.process.stderr.read())


if __name__ == "__main__":
    unittest.main()
