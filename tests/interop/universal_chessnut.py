# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: adrian-dybwad/DGTCentaurMods
# Against: tactus devices watch
from ours.emulated import compare_emulator
from ours.findings import run
from ours.universal import Universal


def compare(findings, folders):
    board = Universal(folders[0], "chessnut", "Chessnut")
    found = ["link found: chessnut"]
    compare_emulator(findings, "chessnut:pty:" + board.terminal.name, board.hands, found)


run(compare)
