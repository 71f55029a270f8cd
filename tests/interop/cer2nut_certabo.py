# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: gkalab/cer2nut
# Against: tactus-sim --as certabo, and tactus devices watch behind it
"""An adapter that makes a Chessnut board of a Certabo board: it stands between our simulator and our reader."""
import ctypes
import glob
import os
import subprocess
import threading
import tty

from ours.findings import not_run, run
from ours.programs import Reader, Simulator, without_modem_lines

# Its class with a handle instead of a chip around it.
HANDLE = """
#include "ChessnutAdapter.h"
using Sink = void (*)(uint8_t const*, int);
extern "C" eboard::ChessnutAdapter* make(Sink to_usb, Sink to_ble) {
  return new eboard::ChessnutAdapter(
      [to_usb](uint8_t* data, size_t size) { to_usb(data, static_cast<int>(size)); },
      [to_ble](uint8_t* data, size_t size, bool) { to_ble(data, static_cast<int>(size)); });
}
extern "C" void from_usb(eboard::ChessnutAdapter* adapter, uint8_t const* data, int size) {
  adapter->fromUsb(data, static_cast<size_t>(size));
}
extern "C" void from_ble(eboard::ChessnutAdapter* adapter, uint8_t* data, int size) {
  adapter->fromBle(data, static_cast<size_t>(size));
}
"""
SINK = ctypes.CFUNCTYPE(None, ctypes.POINTER(ctypes.c_uint8), ctypes.c_int)


def built(folder):
    with open("handle.cpp", "w", encoding="ascii") as file:
        file.write(HANDLE)
    library = os.path.join(folder, "main", "adapter", "lib")
    made = subprocess.run(
        ["c++", "-w", "-O1", "-shared", "-fPIC", "-I" + library, "-o", "cer2nut.so", "handle.cpp"]
        + sorted(glob.glob(os.path.join(library, "*.cpp"))) + ["-lpthread"],
        check=False,
    )  # fmt: skip
    if made.returncode != 0:
        not_run("it cannot be compiled here")
    cer2nut = ctypes.CDLL("./cer2nut.so")
    cer2nut.make.restype = ctypes.c_void_p
    return cer2nut


class Adapter:
    def __init__(self, cer2nut, board, radio):
        self._sinks = (SINK(lambda data, size: self._to_usb(bytes(data[:size]))),
                       SINK(lambda data, size: os.write(radio, bytes(data[:size]))))  # fmt: skip
        self._one_at_a_time = threading.Lock()
        self._board, self._cer2nut = board, cer2nut
        self._made = ctypes.c_void_p(cer2nut.make(*self._sinks))
        for read, give in [
            (lambda: board.read(max(1, board.in_waiting)), cer2nut.from_usb),
            (lambda: os.read(radio, 64), cer2nut.from_ble),
        ]:
            threading.Thread(target=self._carry, args=(read, give), daemon=True).start()

    def _to_usb(self, data):
        self._board.write(data)

    def hear(self, command):
        """As if it came by radio."""
        data = bytes.fromhex(command)
        with self._one_at_a_time:
            self._cer2nut.from_ble(self._made, data, len(data))

    def _carry(self, read, give):
        while True:
            data = read()
            with self._one_at_a_time:
                give(self._made, data, len(data))


def compare(findings, folders):
    cer2nut = built(folders[0])
    without_modem_lines()
    import serial

    simulator = Simulator("certabo")
    radio, end = os.openpty()
    tty.setraw(radio)
    adapter = Adapter(cer2nut, serial.Serial(simulator.port, 38400), radio)
    reader = Reader("chessnut:pty:" + os.ttyname(end))
    simulator.game(findings, reader.boards)
    simulator.lamps(findings, "b1 c3", lambda: adapter.hear("0a 08 00 00 00 00 00 20 00 40"))
    simulator.lamps(findings, "off", lambda: adapter.hear("0a 08 00 00 00 00 00 00 00 00"))


run(compare)
