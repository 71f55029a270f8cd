# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: adrian-dybwad/DGTCentaurMods
# Against: tactus devices watch, tactus play
from ours.emulated import compare_emulator, compare_lamps
from ours.findings import run
from ours.universal import Universal


def compare(findings, folders):
    board = Universal(folders[0], "millennium", "Millennium")
    # Its version is "1234"; the digits are hexadecimal to us.
    found = ["link found: chesslink", "identified chesslink version 18.52"]
    port = "chesslink:pty:" + board.terminal.name
    compare_lamps(findings, port, board.lit)
    board.disconnected()
    compare_emulator(findings, port, board.hands, found)


run(compare)
