# SPDX-License-Identifier: GPL-3.0-or-later
"""The game that hands play on every board, as squares that are emptied and filled.

No promotion is in it: where a board does not know the new piece, each program asks in its own way.
"""

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

# A letter of FEN is placed, a dot lifted; the order is that of careful hands.
GAME = [
    ("e4", "e2. e4P"),
    ("e5", "e7. e5p"),
    ("Nf3", "g1. f3N"),
    ("Nc6", "b8. c6n"),
    ("Bb5", "f1. b5B"),
    ("a6", "a7. a6p"),
    ("Bxc6", "c6. b5. c6B"),
    ("dxc6", "c6. d7. c6p"),
    ("O-O", "e1. g1K h1. f1R"),
    ("f5", "f7. f5p"),
    ("exf5", "f5. e4. f5P"),
    ("g5", "g7. g5p"),
    ("fxg6", "g5. f5. g6P"),
]


NAMES = [file + rank for rank in "87654321" for file in "abcdefgh"]


class Placement:
    """What stands on a board; a8 first, as FEN writes it."""

    def __init__(self, fen=START):
        self.squares = {}
        for rank, row in zip("87654321", fen.split(" ")[0].split("/")):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                else:
                    self.squares["abcdefgh"[file] + rank] = letter
                    file += 1

    def make(self, steps):
        for step in steps.split():
            self.squares.pop(step[:2], None)
            if step[2] != ".":
                self.squares[step[:2]] = step[2]

    def take(self, words):
        """What a reader says behind "board": all squares, or one and what is on it now."""
        if len(words) == 1 and len(words[0]) == 64:
            self.squares = dict(zip(NAMES, words[0]))
        elif len(words) == 1:
            self.squares = dict(zip(NAMES, (".x"[int(bit)] for bit in f"{int(words[0], 16):064b}")))
        else:
            self.squares[words[0]] = {"empty": ".", "filled": "x"}.get(words[1], words[1])

    def letters(self):
        return "".join(self.squares.get(name, ".") for name in NAMES)

    def differs_from(self, other):
        """The squares, in the order a1 to h8."""
        names = [file + rank for rank in "12345678" for file in "abcdefgh"]
        return [name for name in names if self.squares.get(name) != other.squares.get(name)]

    def fen(self):
        return fen_of(self.letters())

    def filled(self):
        """As a board tells that knows no pieces: 16 hexadecimal digits, the highest bit of the first is a8."""
        return "%016X" % int("".join("0" if letter == "." else "1" for letter in self.letters()), 2)


def fen_of(letters):
    """Placement in FEN of 64 letters, a8 first."""
    rows = []
    for first in range(0, 64, 8):
        row, empty = "", 0
        for letter in letters[first : first + 8]:
            if letter in ". ":
                empty += 1
                continue
            row += (str(empty) if empty else "") + letter
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    return "/".join(rows)
