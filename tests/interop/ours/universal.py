# SPDX-License-Identifier: GPL-3.0-or-later
"""Universal-Chess makes a board of one make look like those of others. Its emulators without its hardware."""
import importlib
import os
import sys
from types import ModuleType, SimpleNamespace
from unittest.mock import MagicMock

from .emulated import Hands, Terminal
from .findings import Heard
from .game import NAMES, Placement

LIFTED, PLACED = 6, 7  # its events


def module(name, path=None, **content):
    made = ModuleType(name)
    made.__dict__.update(content)
    if path:
        made.__path__ = [path]
    sys.modules[name] = made


class Universal:
    """`hands` play; `terminal` is what our reader opens."""

    def __init__(self, folder, emulator, name):
        self.terminal = Terminal()
        self.hands = Hands(self._step, self._moved)
        source = os.path.join(folder, "src", "universalchess")
        self.lit = Heard()
        hardware = SimpleNamespace(
            getBoardState=lambda: [self._is_filled(square) for square in NAMES],
            getChessState=lambda: [self._is_filled(square) for square in sorted(NAMES, key=lambda name: name[::-1])],
            rotateFieldHex=lambda field: (7 - field // 8) * 8 + field % 8,
            getMetaProperty=lambda _: "P00000000X",
            ledsOff=lambda: None,
            ledFromTo=lambda one, other, **_: self._light([one, other]),
            ledArray=lambda squares, **_: self._light(squares),
        )
        module("universalchess", source)
        module("universalchess.board", board=hardware)
        module("universalchess.board.logging", log=MagicMock())
        module("universalchess.managers", os.path.join(source, "managers"))
        module("universalchess.utils")
        module("universalchess.utils.led", LED_SPEED_NORMAL=0, get_led_intensity_from_settings=lambda: 5)
        made = getattr(importlib.import_module("universalchess.emulators." + emulator), name)
        self._fen = Placement().fen()
        self._emulator = made(self.terminal.send, SimpleNamespace(get_fen=lambda: self._fen + " w - - 0 1"))
        self.terminal.hand_on(self._emulator.parse_byte)

    def disconnected(self):
        """As its Bluetooth would tell it."""
        getattr(self._emulator, "reset", lambda: None)()

    def _light(self, indices):
        self.lit.add(["abcdefgh"[index % 8] + str(index // 8 + 1) for index in sorted(indices)])

    def _is_filled(self, square):
        return 1 if square in self.hands.standing.squares else 0

    def _step(self, square, letter):
        index = "abcdefgh".index(square[0]) + 8 * (int(square[1]) - 1)
        lifts = letter == "."
        self._emulator.handle_manager_event(LIFTED if lifts else PLACED, 0 if lifts else 1, index, 0)

    def _moved(self):
        """It follows the game by itself, and then knows the move."""
        self._fen = self.hands.standing.fen()
        self._emulator.handle_manager_move(None)
