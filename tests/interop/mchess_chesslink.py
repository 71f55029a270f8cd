# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: domschl/python-mchess
# Against: tactus-sim --as chesslink
import os
import sys

from ours.chesslink import compare_chesslink
from ours.findings import run


def compare(findings, folders):
    sys.path.insert(0, os.path.join(folders[0], "mchess"))
    from chess_link import ChessLink

    compare_chesslink(findings, ChessLink)


run(compare)
