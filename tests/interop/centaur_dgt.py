# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: EdNekebno/DGTCentaurMods
# Needs: niklasf/python-chess
# Against: tactus devices watch
import sys

from ours.centaur import Board, Centaur
from ours.emulated import Hands, compare_emulator
from ours.findings import run


def compare(findings, folders):
    sys.path[:0] = folders[1:]
    hands = Hands(lambda square, letter: board.step(square, letter))
    board = Board(hands.standing)
    centaur = Centaur(folders[0], "eboard.py", board)
    found = ["link found: dgt", "identified dgt version 1.2"]
    compare_emulator(findings, "pty:" + centaur.terminal.name, hands, found)


run(compare)
