# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: niklasf/python-asyncdgt
# Against: tactus-sim --as dgt --clock
import asyncio
import sys
import threading
import types

from ours.findings import PATIENCE, Heard, run
from ours.programs import Simulator


def as_when_it_was_written():
    """Its asyncio took the loop as an argument and made coroutines of generators."""
    for name in ("Event", "Lock"):
        made = getattr(asyncio, name)
        setattr(asyncio, name, lambda loop=None, made=made: made())
    asyncio.coroutine = types.coroutine


def compare(findings, folders):
    as_when_it_was_written()
    sys.path.insert(0, folders[0])
    import asyncdgt

    simulator = Simulator("dgt", "--clock")
    boards, clocks = Heard(), Heard()
    loop = asyncio.new_event_loop()
    connected = threading.Event()
    live = {}

    def run_loop():
        asyncio.set_event_loop(loop)
        live["dgt"] = dgt = asyncdgt.Connection(loop, [simulator.port])
        dgt.on("board", lambda board: boards.add(board.board_fen()))
        dgt.on("clock", clocks.add)
        loop.call_soon(lambda: (dgt.connect(), connected.set()))
        loop.run_forever()

    threading.Thread(target=run_loop, daemon=True).start()
    connected.wait(PATIENCE)

    def asked(question):
        async def ask():
            return await getattr(live["dgt"], question)()

        try:
            return asyncio.run_coroutine_threadsafe(ask(), loop).result(PATIENCE)
        except TimeoutError:
            return None

    simulator.game(findings, boards)
    findings.same("version", "3.10", asked("get_version"))
    findings.same("serial number", "01025", asked("get_serialnr"))
    findings.same("clock version", "2.0", asked("get_clock_version"))
    stopped = clocks.first(lambda clock: True)
    findings.same("clock times", (5400, 5400), stopped and (stopped.left_time, stopped.right_time))
    simulator.press("white")
    ran = clocks.first(lambda clock: clock.right_time < 5400)
    findings.same("clock runs", True, ran is not None and ran.left_time >= 5400)


run(compare)
