# SPDX-License-Identifier: GPL-3.0-or-later
"""DGTCentaurMods: programs that make a DGT Centaur look like another board over Bluetooth. Here without both."""
import builtins
import os
import runpy
import sys
import threading
from types import ModuleType, SimpleNamespace
from unittest.mock import MagicMock

from .emulated import Terminal
from .game import NAMES


class Board:
    """The Centaur's own electronics: asked again and again, it says what was lifted (64) or placed (65)."""

    addr1, addr2 = 6, 80
    nothing_new = b"\x85\x00\x06"

    def __init__(self, standing):
        self._standing, self._events, self._asked = standing, [], b""
        self.ser = SimpleNamespace(read=self._read, write=lambda data: None)

    def step(self, square, letter):
        self._events.append(bytes([0x85, 0, 0, 64 if letter == "." else 65, NAMES.index(square), 0]))

    def sendPacket(self, question, _):
        self._asked = question

    def _read(self, count):
        """So many are read as an answer, other numbers to empty the line; 0x83 asks for changes, the rest for keys."""
        if count != 1000 or self._asked != b"\x83":
            return b""
        return self._events.pop(0) if self._events else self.nothing_new

    def getBoardState(self):
        return bytes(1 if name in self._standing.squares else 0 for name in NAMES)

    def buildPacket(self, *_):
        return self.nothing_new

    def checksum(self, *_):
        return 0

    def __getattr__(self, name):  # lamps, sounds
        return MagicMock()


class Centaur:
    """`program` of its folder `game` runs; `terminal` is what our reader opens."""

    def __init__(self, folder, program, board, **games):
        self.terminal = Terminal()
        client = SimpleNamespace(send=self.terminal.send, recv=self.terminal.receive, close=lambda: None)
        server = MagicMock()
        server.accept.side_effect = [(client, "interop")]
        server.getsockname.return_value = ("", 1)
        for name in ("DGTCentaurMods", "DGTCentaurMods.display", "DGTCentaurMods.db", "sqlalchemy", "sqlalchemy.orm",
                     "PIL", "psutil", "subprocess", "serial"):  # fmt: skip
            sys.modules[name] = MagicMock()
        sys.modules["bluetooth"] = MagicMock(BluetoothSocket=lambda _: server)
        for name, content in {"board": {"board": board}, "game": games}.items():
            made = ModuleType("DGTCentaurMods." + name)
            made.__dict__.update(content)
            sys.modules["DGTCentaurMods." + name] = made
        os.system = lambda _: 0
        path = os.path.join(folder, "DGTCentaurMods", "opt", "DGTCentaurMods", "game", program)
        here = {"open": lambda name, *how: builtins.open(os.path.basename(name), *how)}
        threading.Thread(target=runpy.run_path, args=(path, here), daemon=True).start()
