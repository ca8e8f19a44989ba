"""The adapters of real libraries, where these are set up: they answer, and always the same."""

import json
import subprocess
import unittest

from support import ADAPTERS, ROOT, host
from test_template import request

NAMES = {"kivy": "Kivy", "qt-flickable": "Flickable", "gtk": "GTK"}
TRACES = [
    "scroll/flick/hard", "scroll/drag/holds-then-lifts", "scroll/bounce/flick-into-the-bottom",
]


def answers(name, *traces):
    """The answers of a library's subject to the handshake and some traces."""
    requests = [{"hello": 1}]
    requests += [{"play": n, "trace": request(trace)} for n, trace in enumerate(traces)]
    requests.append({"bye": 1})
    process = subprocess.run(
        [str(ADAPTERS / "Libraries" / name / "subject")],
        input="".join(json.dumps(line) + "\n" for line in requests).encode(),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, check=False,
    )
    return [json.loads(line) for line in process.stdout.splitlines()]


def last_offset(answer):
    return answer["transcript"][-1]["final"]["contentOffset"][1]


class LibraryTests(unittest.TestCase):
    def each_library(self):
        for folder, name in NAMES.items():
            if not (ROOT / ".build" / "subjects" / folder).exists():
                print(f"{name} is not set up: Sources/Adapters/Libraries/{folder}/setup does so")
                continue
            with self.subTest(library=name):
                yield folder, name

    def test_each_says_who_it_is_and_plays(self):
        for folder, name in self.each_library():
            hello, flick, drag, bounce = answers(folder, *TRACES)
            self.assertEqual(hello["name"], name)
            self.assertIn(host.DID_SCROLL, hello["tells"]["messages"])
            for answer in (flick, drag, bounce):
                told = [line.get("message") for line in answer["transcript"]]
                self.assertIn(host.DID_SCROLL, told)
            # A flick goes on after the lift, a drag that was held does not; the end is the end.
            self.assertGreater(last_offset(flick), 400)
            self.assertLess(last_offset(drag), 100)
            self.assertAlmostEqual(last_offset(bounce), 3520, delta=2)

    def test_what_was_played_before_changes_nothing(self):
        for folder, _ in self.each_library():
            _, *first = answers(folder, *TRACES)
            _, *again = answers(folder, *reversed(TRACES))
            self.assertEqual(
                [answer["transcript"] for answer in first],
                [answer["transcript"] for answer in reversed(again)],
            )


if __name__ == "__main__":
    unittest.main()
