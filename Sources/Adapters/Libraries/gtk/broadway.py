"""A screen for GTK without one: its Broadway server, and what a browser would do at the other end.

Nothing is shown. What matters is that touches come in as they do from a real touch screen, and that
the server has an answer when it asks whether a frame has been shown.
"""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import struct
import subprocess
import tempfile
import time

# Of the server's messages: the length of what follows the operation and its serial number.
NEW_SURFACE, MOVE_RESIZE, SET_NODES, UPLOAD_TEXTURE, ROUNDTRIP = 2, 8, 15, 13, 16
LENGTHS = {0: 3, 1: 0, 2: 10, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 9: 4, 10: 0, 12: 2, 14: 4, 16: 6}
# Of a browser's events.
ENTER, BUTTON_RELEASE, TOUCH, CONFIGURE, SCREEN_SIZE, ROUNDTRIP_NOTIFY = 0, 4, 5, 11, 12, 14
MARK_BUTTON = 9  # a mouse button that no widget listens to
MARK_TIME = 2_000_000_000  # marks are told by their times, later than any other: milliseconds


def die_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


class Server:
    """The Broadway server, in a folder of its own; it ends with this process."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="touchstone-gtk-")
        os.environ.update(
            XDG_RUNTIME_DIR=self.folder.name, GDK_BACKEND="broadway", BROADWAY_DISPLAY=":1"
        )
        self.address = os.path.join(self.folder.name, "browser")
        environment = {k: v for k, v in os.environ.items() if k != "LD_PRELOAD"}
        self.process = subprocess.Popen(
            ["gtk4-broadwayd", "--unixsocket", self.address, ":1"], env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=die_with_parent,
        )
        self.browser = self.reach(self.address)
        self.reach(os.path.join(self.folder.name, "broadway2.socket")).close()

    def end(self):
        """Ends the server, and waits: the tool sees no process of this one's left over."""
        self.process.kill()
        self.process.wait()

    @staticmethod
    def reach(address):
        """A connection, as soon as the server listens there."""
        for _ in range(500):
            connection = socket.socket(socket.AF_UNIX)
            try:
                connection.connect(address)
                return connection
            except OSError:
                connection.close()
                time.sleep(0.01)
        raise SystemExit("gtk4-broadwayd did not listen within five seconds")


class Browser:
    """The other end of the server: sends touches, answers what has to be answered."""

    def __init__(self, connection, size):
        self.socket = connection
        self.socket.sendall(
            b"GET /socket HTTP/1.1\r\nHost: touchstone\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nOrigin: http://touchstone\r\n"
            b"Sec-WebSocket-Key: dG91Y2hzdG9uZQ==\r\nSec-WebSocket-Protocol: broadway\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
        self.socket.setblocking(False)
        self.size = size
        self.is_open = True
        self.serial = 0
        self.milliseconds = 1
        self.frames = 0  # the number that GTK has drawn
        self.drawn = []  # those that have not been shown
        self.surfaces = {}
        self.surface = 0  # the one that was made last: the window
        self.send(SCREEN_SIZE, *size, 1)

    def send(self, event, *arguments):
        words = struct.pack(
            f">{len(arguments) + 3}i", event, self.serial, self.milliseconds, *arguments
        )
        length = len(words)
        assert length < 126
        self.socket.sendall(bytes([0x82, 0x80 | length, 0, 0, 0, 0]) + words)

    def show(self):
        """Shows what was drawn: GTK draws its next frame when it hears of that."""
        for frame in self.drawn:
            self.send(ROUNDTRIP_NOTIFY, *frame)
        self.drawn.clear()

    def touch(self, phase, finger, x, y, is_first):
        self.send(TOUCH, phase, self.surface, finger, int(is_first), x, y, x, y, 0)

    def point(self):
        """Puts the mouse into the window's corner: what it does there is heard from then on."""
        corner = [side - 1 for side in self.size] * 2
        self.send(ENTER, self.surface, self.surface, *corner, 0, 0)

    def mark(self):
        """Sends an event that comes after all that was sent before it."""
        corner = [side - 1 for side in self.size] * 2
        now, self.milliseconds = self.milliseconds, MARK_TIME
        self.send(BUTTON_RELEASE, self.surface, self.surface, *corner, 0, MARK_BUTTON)
        self.milliseconds = now

    def listen(self):
        """Takes what the server has said."""
        received = self.socket.recv(1 << 20)
        self.is_open = received != b""
        self.buffer += received
        while (frame := self.next_frame()) is not None:
            self.answer(frame)

    def next_frame(self):
        """The next whole frame of the web socket, if it has come."""
        if len(self.buffer) < 2:
            return None
        length, start = self.buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(self.buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(self.buffer[2:10], "big"), 10
        if len(self.buffer) < start + length:
            return None
        frame, self.buffer = self.buffer[start:start + length], self.buffer[start + length:]
        return frame

    def answer(self, commands):
        place = 0
        while place < len(commands):
            operation, self.serial = struct.unpack_from("<Bi", commands, place)
            place += 5
            if operation in (SET_NODES, UPLOAD_TEXTURE):
                place += 2 if operation == SET_NODES else 4
                (count,) = struct.unpack_from("<I", commands, place)
                place += 4 + count * (4 if operation == SET_NODES else 1)
            elif operation == MOVE_RESIZE:
                surface, flags = struct.unpack_from("<HB", commands, place)
                place += 3
                box = self.surfaces[surface]
                for flag, kind, start in ((1, "<hh", 0), (2, "<HH", 2)):
                    if flags & flag:
                        box[start:start + 2] = struct.unpack_from(kind, commands, place)
                        place += 4
                self.send(CONFIGURE, surface, *box)
            else:
                if operation == NEW_SURFACE:
                    surface, *box = struct.unpack_from("<HhhHH", commands, place)
                    self.surfaces[surface] = box
                    self.surface = surface
                    self.send(CONFIGURE, surface, *box)
                elif operation == ROUNDTRIP:
                    self.drawn.append(struct.unpack_from("<HI", commands, place))
                    self.frames += 1
                place += LENGTHS[operation]
