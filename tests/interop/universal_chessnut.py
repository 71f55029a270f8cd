# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: adrian-dybwad/DGTCentaurMods
# Against: tactus devices watch, tactus play
from ours.emulated import compare_emulator, compare_lamps
from ours.findings import run
from ours.universal import Universal


def compare(findings, folders):
    board = Universal(folders[0], "chessnut", "Chessnut")
    found = ["link found: chessnut"]
    port = "chessnut:pty:" + board.terminal.name
    compare_lamps(findings, port, board.lit)
    board.disconnected()
    compare_emulator(findings, port, board.hands, found)


run(compare)
