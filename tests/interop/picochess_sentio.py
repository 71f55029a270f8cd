# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: JohanSjoblom/picochess
# Needs: niklasf/python-chess
# Against: tactus-sim --as sentio
from ours.certabo import compare_certabo
from ours.findings import run

run(lambda findings, folders: compare_certabo(findings, folders, "sentio"))
