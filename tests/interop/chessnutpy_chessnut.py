# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: staubsauger/ChessnutPy
# Needs: niklasf/python-chess
# Against: tactus-sim --as chessnut
import asyncio
import sys
from types import SimpleNamespace
from unittest.mock import MagicMock

from ours.findings import Heard, run
from ours.parsed import Feed, chessnut_as_by_radio
from ours.programs import Simulator


def compare(findings, folders):
    sys.path[:0] = folders
    for name in ["bleak", "bleak.backends", "bleak.backends.device", "bleak.backends.scanner", "bleak.exc"]:
        sys.modules[name] = MagicMock()  # the radio
    from ChessnutAir import ChessnutAir

    simulator = Simulator("chessnut")
    feed = Feed(simulator, chessnut_as_by_radio)
    fens = Heard()

    class Board(ChessnutAir):
        async def piece_up(self, square, piece):
            fens.add(self.board_state_as_fen())

        piece_down = piece_up

    async def write(_, data):
        feed.write(data)

    board = Board()
    board.is_connected, board._connection = True, SimpleNamespace(write_gatt_char=write)

    def hear(data):
        asyncio.run((board._board_handler if data[0] == 1 else board._misc_handler)(None, data))

    feed.begin(hear)
    feed.write(sys.modules["ChessnutAir"].BtCommands.init_code)
    simulator.game(findings, fens)
    simulator.lamps(findings, "b1 c3", lambda: asyncio.run(board.change_leds(["c3", "b1"])))
    simulator.lamps(findings, "off", lambda: asyncio.run(board.change_leds([])))


run(compare)
