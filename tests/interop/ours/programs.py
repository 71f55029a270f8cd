# SPDX-License-Identifier: GPL-3.0-or-later
"""Our programs: a simulated board with hands, and the reader of boards."""
import os
import subprocess
import threading

from .findings import PATIENCE, Heard, not_run
from .game import GAME, START, Placement

# Simulated hands wait so long between two squares; a board looks at its squares four times a second.
PACE_MS = int(os.environ.get("INTEROP_PACE", "400"))


def without_modem_lines():
    """A pseudo-terminal has no DTR and no RTS; drivers that set them mean a real port."""
    import serial  # pylint: disable=import-outside-toplevel

    serial.Serial._update_dtr_state = lambda self: None
    serial.Serial._update_rts_state = lambda self: None


class Program:
    """Its lines are heard; it ends with this process, for its input ends."""

    def __init__(self, *arguments):
        self.heard = Heard()
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._process.stdout:
            self._take(line.rstrip("\n"))
            self.heard.add(line.rstrip("\n"))
        self.heard.add("(ended)")

    def _take(self, line):
        """For those who make something of it."""

    def end(self):
        self._process.terminate()
        self._process.wait(PATIENCE)

    def tell(self, line):
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()


def play_game(findings, heard, play, seen=Placement.fen):
    """The start position and each move that `play` makes of its steps, as they are said into `heard`."""
    board = Placement(START)
    if not findings.heard("start position", heard, seen(board)):
        return
    for name, steps in GAME:
        start = heard.count()
        board.make(steps)
        play(steps)
        if not findings.heard(f"{len(GAME)} moves", heard, seen(board), start, at=name):
            return  # one that is lost is lost for all that follow


class Simulator(Program):
    """`tactus-sim device --as kind`; `port` is opened as a serial port."""

    def __init__(self, kind, *options):
        self.port = os.path.join(os.getcwd(), "port")
        super().__init__(os.environ["TACTUS_SIM"], "device", "--as", kind, "--port", self.port, *options)
        said = self.heard.first(lambda line: line.startswith("port ") or line == "(ended)")
        if said is None or said == "(ended)":
            not_run(f"tactus-sim cannot be a {kind}")

    def play(self, steps):
        """Hands make these steps; returns when they have."""
        start, last = self.heard.count(), ""
        for step in steps.split():
            self.tell(f"wait {PACE_MS}")
            self.tell(f"lift {step[:2]}" if step[2] == "." else f"place {step[:2]} {step[2]}")
            last = ("lifted " if step[2] == "." else "placed ") + step[:2]
        self.heard.first(lambda line: line.startswith(last), start)

    def press(self, who):
        start = self.heard.count()
        self.tell("press " + who)
        self.heard.first(lambda line: line == "pressed " + who, start)

    def game(self, findings, heard):
        play_game(findings, heard, self.play)

    def lamps(self, findings, expected, light=None):
        """After light() the lamps show these squares, in the order a1 to h8, or "off"; without it they did already."""
        start = self.heard.count() if light else 0
        if light:
            light()
        findings.heard("lamps", self.heard, "lamps " + expected, start)


class Reader(Program):
    """`tactus devices watch` at a port. `boards`: how the board stands after each line that tells it, as FEN or,
    where it knows no pieces, as 16 hexadecimal digits."""

    def __init__(self, port):
        self.boards = Heard()
        self._standing = Placement("8/8/8/8/8/8/8/8")
        super().__init__(os.environ["TACTUS"], "devices", "watch", "--language", "en", port)

    def _take(self, line):
        words = line.split(" ")
        if len(words) < 3 or words[1] != "board":
            return
        self._standing.take(words[2:])
        self.boards.add(self._standing.filled() if "x" in self._standing.squares.values() else self._standing.fen())

    def says(self, findings, what, words):
        """That a line with exactly these words behind its time comes."""
        heard = self.heard.first(lambda line: line.partition(" ")[2] == words)
        findings.same(what, words, words if heard is not None else "nothing like it")
