# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: haklein/certabo-lichess
# Needs: niklasf/python-chess
# Against: tactus-sim --as certabo
import os
import sys
from unittest.mock import MagicMock

from ours.findings import Heard, run, until
from ours.game import GAME, START, Placement
from ours.programs import Simulator


def compare(findings, folders):
    sys.path[:0] = folders
    sys.modules["berserk"] = MagicMock()  # talks to a server; nothing of a board is in it
    os.environ["XDG_DATA_HOME"] = os.getcwd()  # what it learns of the pieces
    from certabo.certabo import Certabo

    simulator = Simulator("certabo")
    fens = Heard()

    class Board(Certabo):
        def __setattr__(self, name, value):
            super().__setattr__(name, value)
            if name == "board_state_usb" and value:
                fens.add(value.split(" ")[0])

    board = Board(port=simulator.port, calibrate=2)
    findings.same("calibration", True, until(lambda: not board.calibration))
    simulator.game(findings, fens)
    # With each line it lights where its own game, which is still at its start, differs from the board.
    end = Placement(START)
    for _, steps in GAME:
        end.make(steps)
    simulator.lamps(findings, " ".join(end.differs_from(Placement(START))))
    simulator.lamps(findings, "off", lambda: board.set_board_from_fen(end.fen() + " b - - 0 7"))


run(compare)
