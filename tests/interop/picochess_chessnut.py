# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: JohanSjoblom/picochess
# Needs: niklasf/python-chess
# Against: tactus-sim --as chessnut
import sys

from ours.findings import run
from ours.parsed import Feed, chessnut_as_by_radio
from ours.programs import Simulator

def compare(findings, folders):
    sys.path[:0] = folders
    from eboard.chessnut import command
    from eboard.chessnut.parser import Parser

    simulator = Simulator("chessnut")
    feed = Feed(simulator, chessnut_as_by_radio)
    feed.begin(Parser(feed).parse)
    feed.write(b"\x21\x01\x00")
    simulator.game(findings, feed.fens)
    feed.write(b"\x29\x01\x00")
    battery = feed.others.first(lambda one: one[0] == "battery")
    findings.same("battery", True, battery is not None and 0 < battery[1] <= 100)
    lit = [[0] * 8 for _ in range(8)]
    lit[0][1] = lit[2][2] = 1  # rank, file
    simulator.lamps(findings, "b1 c3", lambda: feed.write(command.set_led_regular_chessnut(lit, False)))
    simulator.lamps(findings, "off", lambda: feed.write(command.set_led_off_regular_chessnut()))


run(compare)
