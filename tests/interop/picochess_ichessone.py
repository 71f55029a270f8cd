# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: JohanSjoblom/picochess
# Needs: niklasf/python-chess
# Against: tactus-sim --as ichessone
import sys

from ours.findings import run
from ours.parsed import Feed
from ours.programs import Simulator


def compare(findings, folders):
    sys.path[:0] = folders
    from eboard.ichessone import command
    from eboard.ichessone.parser import Parser

    simulator = Simulator("ichessone")
    feed = Feed(simulator)
    feed.begin(Parser(feed).parse)
    feed.write(command.request_board_updates())
    simulator.game(findings, feed.fens)
    feed.write(command.request_battery_status())
    battery = feed.others.first(lambda one: one[0] == "battery")
    findings.same("battery", 88, battery and battery[1])
    lit = [[0] * 8 for _ in range(8)]
    lit[0][1] = lit[2][2] = 1  # rank, file
    simulator.lamps(findings, "b1 c3", lambda: feed.write(command.set_led(lit, False)))
    simulator.lamps(findings, "off", lambda: feed.write(command.set_led_off()))


run(compare)
