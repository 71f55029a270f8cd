# SPDX-License-Identifier: GPL-3.0-or-later
"""Parsers for boards that are reached by radio only: what our simulator sends by cable is handed to them."""
import threading

from .findings import Heard

CHESSNUT_REPORT = 65  # by USB


def chessnut_as_by_radio(reports):
    """By USB a report begins 01 3D and is filled up; by radio it begins 01 24."""
    messages = b""
    for first in range(0, len(reports), CHESSNUT_REPORT):
        report = reports[first : first + CHESSNUT_REPORT]
        messages += b"\x01\x24" + report[2:38] if report[:2] == b"\x01\x3d" else report[: 2 + report[1]]
    return messages


class Feed:
    """A port of the simulator, and the parser that hears what comes from it."""

    def __init__(self, simulator, prepare=bytes):
        import serial  # pylint: disable=import-outside-toplevel

        self.fens, self.others = Heard(), Heard()
        self._prepare = prepare
        self._port = serial.Serial(simulator.port, 115200, timeout=0.03)

    def write(self, data):
        self._port.write(data)
        self._port.flush()

    def begin(self, parse):
        def read():
            message = b""
            while True:
                data = self._port.read(4096)
                message += data
                if message and not data:  # a message comes whole by radio, so it is handed over whole
                    parse(bytearray(self._prepare(message)))
                    message = b""

        threading.Thread(target=read, daemon=True).start()

    # What the parser calls.

    def board_update(self, short_fen):
        self.fens.add(short_fen)

    def battery(self, percent, status):
        self.others.add(("battery", percent, status.name))

    def reversed(self, value):
        self.others.add(("reversed", value))

    def board_type(self, kind):
        self.others.add(("board type", kind.name))
