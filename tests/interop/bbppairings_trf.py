# SPDX-License-Identifier: GPL-3.0-or-later
# Repository: BieremaBoyzProgramming/bbpPairings
# Against: tactus-arbiter hall tables, tactus play, tactus-arbiter export --pairings
import glob
import os
import subprocess

from ours.findings import not_run, run

ROUNDS = 3
NAMES = [
    "Määttä, Aino", "Berg, Bo", "O'Brien, Sean", "Dahl, Cecilia",
    "Žák, David", "Eriksen, Åse", "Fors, Eva", "Gül, Ali",
]
RESULTS = ["1-0", "0-1", "1/2-1/2"]


def built(folder):
    """Its program, made here where it is not made there."""
    program = os.path.join(folder, "bbpPairings.exe")
    if os.path.exists(program):
        return program
    sources = glob.glob(os.path.join(folder, "src", "**", "*.cpp"), recursive=True)
    command = ["c++", "-std=c++20", "-O1", "-w", '-DVERSION_INFO=""', "-o", "bbp", "-I" + os.path.join(folder, "src")]
    if subprocess.run(command + sources, check=False).returncode != 0:
        not_run("it cannot be compiled here")
    return os.path.abspath("bbp")


def said(*command, typed=None):
    return subprocess.run(command, input=typed, stdout=subprocess.PIPE, check=False)


def report():
    """Before the first round, its lines ended as the format wants them."""
    lines = ["012 Open of Määttä", "### Häme", f"XXR {ROUNDS}", "XXC white1"]
    for rank, name in enumerate(NAMES, 1):
        person = f"001 {rank:4d} m    {name:33.33s} {2300 - 10 * rank:4d} FIN {500000 + rank:11d}"
        lines.append(f"{person} 1980/01/01  0.0 {rank:4d}")
    return "".join(line + "\r" for line in lines)


def with_pairs(text, number, pairs):
    """As a pairing program writes them in."""
    opponents = {}
    for white, black in pairs:
        opponents[white], opponents[black] = (black, "w"), (white, "b")
    lines = text.split("\r")
    for n, line in enumerate(lines):
        if line.startswith("001"):
            opponent, colour = opponents[int(line[4:8])]
            lines[n] = line.ljust(91 + 10 * (number - 1)) + f"{opponent:4d} {colour}  "
    return "\r".join(lines)


def results_of(text, number):
    """By White's rank: his sign in that round."""
    at = 91 + 10 * (number - 1)
    rows = [line for line in text.split("\r") if line.startswith("001")]
    return {int(row[4:8]): row[at + 7 : at + 8] for row in rows if row[at + 5 : at + 6] == "w"}


def read(name):
    with open(name, encoding="utf-8", newline="") as file:
        return file.read()


def write(name, text):
    with open(name, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def play_round(number, arbiter):
    """Each table by its set-up file; the results in the order of the boards."""
    folder = f"round{number}"
    said(arbiter, "hall", "tables", "--pairings", "open.trf", "--round", str(number), "--out", folder)
    os.mkdir(f"games{number}")
    for board in range(1, len(NAMES) // 2 + 1):
        result = RESULTS[(board + number) % 3]
        said(
            os.environ["TACTUS"], "play", "--silent", "--language", "en", "--setup", f"{folder}/table{board}.toml",
            "--game", f"games{number}/board{board}.tactus", typed=f"e4\ne5\nresult {result}\nconfirm\n".encode(),
        )


def compare(findings, folders):
    pairs_with = built(folders[0])
    arbiter = os.path.join(os.path.dirname(os.environ["TACTUS"]), "tactus-arbiter")
    write("open.trf", report())
    for number in range(1, ROUNDS + 1):
        done = said(pairs_with, "--dutch", "open.trf", "-p", "pairs")
        if not findings.same("pairs the next round from our file", 0, done.returncode, f"round {number}"):
            return
        pairs = [tuple(map(int, line.split())) for line in read("pairs").splitlines()[1:]]
        before = with_pairs(read("open.trf"), number, pairs)
        write("open.trf", before)
        play_round(number, arbiter)
        exported = said(arbiter, "export", f"games{number}", "--results", "--pairings", "open.trf")
        findings.same("every result written", 0, exported.returncode, f"round {number}")
        after = exported.stdout.decode()
        signs = sorted(results_of(after, number).values())
        findings.same("results", sorted("10="[RESULTS.index(RESULTS[(b + number) % 3])] for b in range(1, 5)), signs)
        findings.same("what is no player's line", [line for line in before.split("\r") if line[:3] != "001"],
                      [line for line in after.split("\r") if line[:3] != "001"])
        write("open.trf", after)
    checked = said(pairs_with, "--dutch", "open.trf", "-c")
    findings.same("its checker passes all rounds", 0, checked.returncode)


run(compare)
