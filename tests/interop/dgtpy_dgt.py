# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: Serialbocks/dgt-py
# Needs: niklasf/python-chess
# Against: tactus-sim --as dgt --cable-right
import sys
import threading
from unittest.mock import MagicMock

from ours.findings import Heard, run
from ours.programs import Simulator

# With these it clicks on pages; they do nothing for a board.
NOT_FOR_BOARDS = ["pyautogui", "selenium", "selenium.webdriver", "selenium.webdriver.common",
                  "selenium.webdriver.common.by", "selenium.common", "selenium.common.exceptions"]  # fmt: skip


def compare(findings, folders):
    sys.path[:0] = folders
    sys.modules.update({name: MagicMock() for name in NOT_FOR_BOARDS})
    import serial
    import utils

    # It reads the board as from h1 on: its own one stands with the cable on White's right.
    simulator = Simulator("dgt", "--cable-right")
    port = serial.Serial(simulator.port, 9600, timeout=1)
    utils.board_reset(port)
    boards = Heard()

    def ask():
        while True:
            utils.request_board_state(port)
            boards.add(utils.dgt_message_to_fen(port.read(67)))

    threading.Thread(target=ask, daemon=True).start()
    simulator.game(findings, boards)


run(compare)
