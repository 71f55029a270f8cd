# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: EdNekebno/DGTCentaurMods
# Needs: niklasf/python-chess
# Against: tactus devices watch
import sys

from ours.centaur import Board, Centaur
from ours.emulated import Hands, compare_emulator
from ours.findings import Heard, run


class Game:
    """What follows the game on the Centaur for it."""

    EVENT_NEW_GAME, EVENT_BLACK_TURN, EVENT_WHITE_TURN, BTNBACK, BTNPLAY = range(1, 6)

    def __init__(self, board):
        self.cboard = board
        self._subscribed = Heard()

    def subscribeGame(self, _event, move, _key):
        self._subscribed.add(move)

    def move(self, fen):
        """The move after which it stands so."""
        for move in list(self.cboard.legal_moves):
            self.cboard.push(move)
            if self.cboard.board_fen() == fen:
                self._subscribed.first(lambda _: True)(move.uci())
                return
            self.cboard.pop()


def compare(findings, folders):
    sys.path[:0] = folders[1:]
    import chess

    game = Game(chess.Board())
    hands = Hands(lambda square, letter: None, lambda: game.move(hands.standing.fen()))
    centaur = Centaur(folders[0], "millenium.py", Board(hands.standing), gamemanager=game)
    # Its version is "3130"; the digits are hexadecimal to us.
    found = ["link found: chesslink", "identified chesslink version 49.48"]
    compare_emulator(findings, "chesslink:pty:" + centaur.terminal.name, hands, found)


run(compare)
