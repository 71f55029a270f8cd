# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: JohanSjoblom/picochess
# Needs: niklasf/python-chess
# Against: tactus-sim --as chesslink
import os
import sys

from ours.chesslink import compare_chesslink
from ours.findings import run


def compare(findings, folders):
    sys.path[:0] = folders + [os.path.join(folders[0], "eboard", "chesslink")]
    from eboard.chesslink.chess_link import ChessLink

    compare_chesslink(findings, ChessLink)


run(compare)
