# SPDX-License-Identifier: GPL-3.0-or-later
"""The other way round: an emulator of a board by others at one end of a pseudo-terminal, our reader at the other."""
import os
import threading
import tty

from .findings import Findings
from .game import Placement
from .programs import PACE_MS, Program, Reader, play_game


class Terminal:
    """What the emulator sends goes to our reader, what that sends comes back byte by byte."""

    def __init__(self):
        self._ours, self._theirs = os.openpty()
        tty.setraw(self._ours)
        self.name = os.ttyname(self._theirs)

    def send(self, data):
        os.write(self._ours, bytes(data))

    def receive(self, count=1):
        return os.read(self._ours, count)

    def hand_on(self, parse_byte):
        def read():
            while True:
                for byte in self.receive(64):
                    parse_byte(byte)

        threading.Thread(target=read, daemon=True).start()


class Hands:
    """They play on a board that does not exist; `step(square, letter)` tells the emulator of each."""

    def __init__(self, step, moved=lambda: None):
        self.standing = Placement()
        self._step, self._moved = step, moved

    def play(self, steps):
        pause = threading.Event()
        for step in steps.split():
            pause.wait(PACE_MS / 1000)
            self.standing.make(step)
            self._step(step[:2], step[2])
        self._moved()


def compare_emulator(findings: Findings, port, hands, found, seen=Placement.fen):
    """`found`: what the reader says of the device, behind its times."""
    reader = Reader(port)
    for words in found:
        reader.says(findings, "found", words)
    play_game(findings, reader.boards, hands.play, seen)
    doubts = reader.heard.all(lambda line: " doubtful: " in line)
    findings.same("no doubts", [], doubts)
    reader.end()


def compare_lamps(findings, port, lit):
    """The board, in the start position, is a sighted player's: a blind opponent's move is shown on it."""
    options = ["--blind", "white", "--announcer", "tactus", "--silent", "--language", "en", "--game", "game.tactus"]
    play = Program(os.environ["TACTUS"], "play", "--board", "black=" + port, *options)
    play.heard.first(lambda line: line.startswith("game: "))
    play.tell("Nf3")
    findings.heard("lamps", lit, ["g1", "f3"])
    play.end()
