# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: JohanSjoblom/picochess
# Needs: niklasf/python-chess
# Against: tactus-sim --as chessnut
import sys

from ours.findings import run
from ours.parsed import Feed
from ours.programs import Simulator

USB_REPORT = 65


def as_by_radio(reports):
    """By USB a report begins 01 3D and is filled up; by radio, as the parser knows it, it begins 01 24."""
    messages = b""
    for first in range(0, len(reports), USB_REPORT):
        report = reports[first : first + USB_REPORT]
        messages += b"\x01\x24" + report[2:38] if report[:2] == b"\x01\x3d" else report[: 2 + report[1]]
    return messages


def compare(findings, folders):
    sys.path[:0] = folders
    from eboard.chessnut import command
    from eboard.chessnut.parser import Parser

    simulator = Simulator("chessnut")
    feed = Feed(simulator, as_by_radio)
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
