# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: LaMaRiaN/dgtnix
# Against: tactus-sim --as dgt --clock
import ctypes
import os
import subprocess
import threading

from ours.findings import Heard, not_run, run, until
from ours.game import fen_of
from ours.programs import Simulator

# Of its dgtnix.h.
SERIAL, VERSION = 0x1F00, 0x1F02


def built(folder):
    """Its one source file as a library."""
    command = ["cc", "-w", "-fcommon", "-shared", "-fPIC", "-I" + folder, "-I" + os.path.join(folder, "include")]
    command += ["-o", "dgtnix.so", os.path.join(folder, "src", "dgtnix.c"), "-lpthread"]
    made = subprocess.run(command, check=False)
    if made.returncode != 0:
        not_run("it cannot be compiled here")
    library = ctypes.CDLL("./dgtnix.so")
    for name in ("dgtnixGetBoard", "dgtnixQueryString"):
        getattr(library, name).restype = ctypes.c_void_p
    return library


def compare(findings, folders):
    dgtnix = built(folders[0])
    simulator = Simulator("dgt", "--clock")
    told = dgtnix.dgtnixInit(simulator.port.encode())
    findings.same("connection", True, told > 0)
    boards = Heard()

    def look():
        boards.add(fen_of(ctypes.string_at(dgtnix.dgtnixGetBoard(), 64).decode()))

    def read():
        look()
        while os.read(told, 1):  # something has changed
            look()

    threading.Thread(target=read, daemon=True).start()
    simulator.game(findings, boards)
    findings.same("serial number", b"01025", ctypes.string_at(dgtnix.dgtnixQueryString(SERIAL)))
    # To it the second number is tenths: 3 and 10 are 4.0.
    findings.same("version", b"4.000000", ctypes.string_at(dgtnix.dgtnixQueryString(VERSION)))
    # A clock that stands is none to it.
    simulator.press("white")
    white, black, turn = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()

    def has_run():
        dgtnix.dgtnixGetClockData(ctypes.byref(white), ctypes.byref(black), ctypes.byref(turn))
        return 0 < black.value < 5400

    until(has_run)
    findings.same("clock runs", (5400, True), (white.value // 60 * 60, 0 < black.value < 5400))


run(compare)
