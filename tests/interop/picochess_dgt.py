# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: JohanSjoblom/picochess
# Against: tactus-sim --as dgt --clock
import asyncio
import sys
import threading

from ours.findings import Heard, run
from ours.programs import Simulator


def compare(findings, folders):
    sys.path[:0] = folders
    from dgt.board import DgtBoard
    from utilities import DisplayMsg

    simulator = Simulator("dgt", "--clock")
    loop, made = asyncio.new_event_loop(), {}
    fens, others = Heard(), Heard()

    class Display(DisplayMsg):
        async def add_to_queue(self, message):
            kind = repr(message)
            if kind == "MSG_DGT_FEN":
                fens.add(message.fen)
            else:
                others.add((kind, {name: value for name, value in vars(message).items() if name != "_type"}))

    def live():
        asyncio.set_event_loop(loop)
        Display(loop)
        made["board"] = board = DgtBoard(simulator.port, False, False, False, loop)
        loop.call_soon(board.run)
        loop.run_forever()

    threading.Thread(target=live, daemon=True).start()

    def said(kind, *names):
        found = others.first(lambda one: one[0] == kind)
        return found and tuple(found[1][name] for name in names)

    # The first of all: it asks for the squares when it knows the version.
    simulator.game(findings, fens)
    findings.same("serial number", ("01025",), said("MSG_DGT_SERIAL_NR", "number"))
    findings.same("connection", ("USB",), said("MSG_DGT_EBOARD_VERSION", "channel"))
    findings.same("clock version", (2, 0), said("MSG_DGT_CLOCK_VERSION", "main", "sub"))
    findings.same("clock times", (5400, 5400, True), said("MSG_DGT_CLOCK_TIME", "time_left", "time_right", "connect"))
    # Levers: it names the sides by numbers of its own, 0x40 where the right one is down.
    simulator.press("white")
    button = others.first(lambda one: one[0] == "MSG_DGT_BUTTON")
    findings.same("clock lever", -0x40, button and button[1]["button"])
    ran = others.first(lambda one: one[0] == "MSG_DGT_CLOCK_TIME" and one[1]["time_right"] < 5400)
    findings.same("clock runs", True, ran is not None and ran[1]["time_left"] >= 5400)
    made["board"].set_and_run(0, 1, 0, 0, 0, 0, 30, 0)  # left and right: whether it runs, hours, minutes, seconds
    is_set = others.first(lambda one: one[0] == "MSG_DGT_CLOCK_TIME" and one[1]["time_left"] == 3600)
    findings.same("clock set", 1800, is_set and is_set[1]["time_right"])


run(compare)
