# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: adrian-dybwad/DGTCentaurMods
# Against: tactus devices watch
from ours.emulated import compare_emulator
from ours.findings import run
from ours.game import Placement
from ours.universal import Universal


def compare(findings, folders):
    board = Universal(folders[0], "pegasus", "Pegasus")
    found = ["link found: dgt", "identified dgt version 1.0"]
    compare_emulator(findings, "pty:" + board.terminal.name, board.hands, found, Placement.filled)


run(compare)
