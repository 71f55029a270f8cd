# SPDX-License-Identifier: GPL-3.0-or-later
"""Parsers of picochess for boards that it reaches by radio only: what our simulator sends is fed to them."""
import threading

from .findings import Heard


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
