# SPDX-License-Identifier: GPL-3.0-or-later
"""picochess has one class for Certabo boards, which know their pieces, and for Sentio boards, which do not."""
import json
import sys

from .findings import Heard
from .programs import Simulator, without_modem_lines


def compare_certabo(findings, folders, kind):
    sys.path[:0] = folders
    without_modem_lines()
    from eboard.certabo.protocol import Protocol

    simulator = Simulator(kind)
    with open("certabo_config.json", "w", encoding="ascii") as file:
        json.dump({"address": simulator.port, "low_gain": True}, file)
    fens = Heard()

    class Queue:
        def put(self, said):
            if said.get("cmd") == "raw_board_position":
                fens.add(said["fen"])

    board = Protocol(Queue(), "interop")
    simulator.game(findings, fens)

    def light():
        lit = [[0] * 8 for _ in range(8)]
        lit[0][1] = lit[2][2] = 1  # rank, file
        board.set_led(lit)

    simulator.lamps(findings, "b1 c3", light)
    simulator.lamps(findings, "off", board.set_led_off)
