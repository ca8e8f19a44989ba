"""The template's answers to a handful of the corpus's traces, byte for byte.

RECORD=1 writes them anew: read the difference.
"""

import importlib.util
import json
import os
import unittest
from pathlib import Path

from support import ADAPTERS, ROOT, host

EXPECTED = Path(__file__).parent / "expected"
TRACES = {
    "drag": "scroll/drag/holds-then-lifts",
    "flick": "scroll/flick/hard",
    "bounce": "scroll/bounce/flick-into-the-bottom",
    "touch-stop": "scroll/catch/lifts-without-moving",
    "animated": "scroll/set-offset/animated",
    "delegate": "scroll/delegate/goes-back-after-a-glide",
    "fingers": "scroll/fingers/second-joins",
}


def template():
    path = ADAPTERS / "Python" / "template" / "adapter.py"
    spec = importlib.util.spec_from_file_location("template_adapter", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.ADAPTER


def request(name):
    """A trace of the corpus as a subject is sent it."""
    text = (ROOT / "traces" / f"{name}.trace.jsonl").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    header = {k: v for k, v in lines[0].items() if k not in ("id", "title", "source")}
    return [header, *(line for line in lines if "t" in line)]


def answer(adapter, name):
    lines = host.Playback(adapter, request(name)).play()
    return "".join(host.json_text(line) + "\n" for line in lines)


class TemplateTests(unittest.TestCase):
    def test_answers_are_as_expected(self):
        adapter = template()
        for short, name in TRACES.items():
            with self.subTest(trace=name):
                path = EXPECTED / f"{short}.jsonl"
                if os.environ.get("RECORD"):
                    path.write_text(answer(adapter, name))
                self.assertEqual(answer(adapter, name), path.read_text())

    def test_what_was_played_before_changes_nothing(self):
        adapter = template()
        first = {name: answer(adapter, name) for name in TRACES.values()}
        again = {name: answer(adapter, name) for name in reversed(TRACES.values())}
        self.assertEqual(first, again)


if __name__ == "__main__":
    unittest.main()
