# SPDX-License-Identifier: GPL-3.0-or-later
"""python-mchess has a class for ChessLink, picochess a later form of it: both are driven alike."""
import json

from .findings import Heard, until
from .programs import Simulator, without_modem_lines


class Queue:
    """What it is handed as a queue: only what is put in matters here."""

    def __init__(self, fens, orders):
        self._fens, self._orders = fens, orders

    def put(self, said):
        if said.get("cmd") == "raw_board_position":
            self._fens.add(said["fen"].split(" ")[0])
        else:
            self._orders.add(said)


def compare_chesslink(findings, make):
    simulator = Simulator("chesslink")
    without_modem_lines()
    with open("chess_link_config.json", "w", encoding="ascii") as file:
        json.dump(
            {
                "transport": "chess_link_usb",
                "address": simulator.port,
                "autodetect": False,
                "orientation": True,
                "protocol_debug": False,
                "btle_iface": 0,
            },
            file,
        )
    fens, orders = Heard(), Heard()
    link = make(Queue(fens, orders), "interop")
    link.get_version()
    link.set_debounce(4)
    link.get_position()
    simulator.game(findings, fens)
    until(lambda: link.board_version != "---")
    findings.same("version", "01.03", link.board_version)
    new_game = orders.first(lambda one: one.get("cmd") == "new_game")
    findings.same("cable side", False, new_game and new_game["orientation"])

    def light():
        lit = [[0] * 8 for _ in range(8)]
        lit[0][1] = lit[2][2] = 1  # rank, file
        link.set_led(lit, 0x20, 0x0F, 0xF0)

    simulator.lamps(findings, "b1 c3", light)
    simulator.lamps(findings, "off", link.set_led_off)
