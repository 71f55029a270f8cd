# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: CERTABO/CERTABO-CHESSBOARDS-SOFTWARE
# Needs: niklasf/python-chess
# Against: tactus-sim --as certabo
"""The maker's own reading of the lines. Its program around it wants a screen, so lines are handed to it here."""
import os
import sys
import threading

from ours.findings import PATIENCE, Heard, run
from ours.programs import Simulator

SAMPLES, VOTES = 15, 3  # as its program takes them


def compare(findings, folders):
    sys.path[:0] = [folders[1], folders[0]]  # the library that lies beside its code is older than this Python
    os.environ["XDG_DATA_HOME"] = os.getcwd()  # what it learns of the pieces
    import codes
    import serial

    os.makedirs(codes.CERTABO_DATA_PATH, exist_ok=True)
    simulator = Simulator("certabo")
    port = serial.Serial(simulator.port, 38400, timeout=PATIENCE)
    fens = Heard()

    def line():
        while True:
            numbers = port.readline().decode("ascii", "ignore").strip().lstrip(":").split()
            if len(numbers) == 320:
                return [int(number) for number in numbers]

    samples = [line() for _ in range(SAMPLES)]
    codes.calibration(codes.statistic_processing_for_calibration(samples, False), True, None)

    def read():
        lines = []
        while True:
            lines = lines[1 - VOTES :] + [line()]
            fen = codes.usb_data_to_FEN(codes.statistic_processing(lines, False))
            fens.add(fen.split(" ")[0])

    threading.Thread(target=read, daemon=True).start()
    simulator.game(findings, fens)
    lit = bytearray(8)
    to_rank, to_file, from_rank, from_file = codes.move2led("b1c3")
    lit[to_rank] |= to_file
    lit[from_rank] |= from_file
    simulator.lamps(findings, "b1 c3", lambda: port.write(lit))
    simulator.lamps(findings, "off", lambda: port.write(bytes(8)))


run(compare)
