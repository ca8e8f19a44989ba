"""The preloaded clock of virtual-clock.c, as an adapter moves it."""

from __future__ import annotations

import ctypes
import sys


class VirtualClock:
    """Stops the process's clocks; then time passes as a trace has it."""

    def __init__(self) -> None:
        program = ctypes.CDLL(None)
        if not hasattr(program, "virtual_clock_stop"):
            sys.exit("virtual-clock.so is not preloaded; start the adapter by the script `subject`")
        self.move = program.virtual_clock_advance
        self.move.argtypes = [ctypes.c_int64]
        self.microseconds = 0  # since the clock was stopped
        self.start = 0
        program.virtual_clock_stop()

    def begin(self) -> None:
        """Makes a whole second to come the start of a trace: milliseconds fall alike in each.

        It is never the instant at which the clock was stopped: nought may mean "not known".
        """
        self.start = (self.microseconds // 1_000_000 + 1) * 1_000_000
        self.advance(0)

    def advance(self, microseconds: int) -> None:
        """Goes on to an instant of the trace."""
        self.move((self.start + microseconds - self.microseconds) * 1000)
        self.microseconds = self.start + microseconds
