# SPDX-License-Identifier: GPL-3.0-or-later
"""What one party says, compared with what was played. scripts/interop reads the lines that are printed here.

`compared WHAT`, `differs WHAT: ...`, `not run: WHY`; exit status 0, 1 or 77.
"""
import logging
import os
import sys
import threading
import time
import traceback

DIFFERENT, NOT_RUN = 1, 77

# What the parties import and Debian has.
OF_DEBIAN = ["serial", "configobj", "typing_extensions", "pyee", "appdirs"]

# The party may print whatever it likes: that goes into the log.
_report = os.fdopen(os.dup(1), "w", buffering=1)
os.dup2(2, 1)

PATIENCE = float(os.environ.get("INTEROP_PATIENCE", "20"))  # s for one event; only ends a hang


def not_run(why):
    print("not run: " + why, file=_report)
    leave(NOT_RUN)


def leave(status):
    """Without waiting for the threads of others."""
    _report.flush()
    sys.stdout.flush()
    os._exit(status)


class Heard:
    """What the party has said so far, in order; filled from any thread."""

    def __init__(self):
        self._said = []
        self._changed = threading.Condition()

    def add(self, what):
        with self._changed:
            self._said.append(what)
            self._changed.notify_all()

    def count(self):
        with self._changed:
            return len(self._said)

    def first(self, is_it, start=0, patience=PATIENCE):
        """The first from `start` on that is it, or None when patience has ended."""
        until = time.monotonic() + patience
        with self._changed:
            while True:
                for what in self._said[start:]:
                    if is_it(what):
                        return what
                start = max(start, len(self._said))
                left = until - time.monotonic()
                if left <= 0 or not self._changed.wait(left):
                    return None

    def all(self, is_it):
        with self._changed:
            return [what for what in self._said if is_it(what)]

    def last(self):
        with self._changed:
            return self._said[-1] if self._said else None


def until(is_so, patience=PATIENCE):
    """Of what cannot call back: whether it has become so."""
    give_up = time.monotonic() + patience
    pause = threading.Event()
    while not is_so():
        if time.monotonic() > give_up:
            return False
        pause.wait(0.02)
    return True


class Findings:
    def __init__(self):
        self._compared = []
        self._has_differed = False

    def same(self, what, expected, got, at=""):
        """`what` names a row of comparisons, `at` one of them."""
        if what not in self._compared:
            self._compared.append(what)
        if expected == got:
            return True
        self._has_differed = True
        print(f"differs {at or what}: expected {expected}, got {got}", file=_report)
        return False

    def heard(self, what, heard, expected, start=0, at=""):
        """That exactly this is said, sooner or later."""
        found = heard.first(lambda said: said == expected, start)
        return self.same(what, expected, expected if found is not None else heard.last(), at)

    def end(self):
        for what in self._compared:
            print("compared " + what, file=_report)
        leave(DIFFERENT if self._has_differed or not self._compared else 0)


def run(adapter):
    """`adapter(findings, folders)`: the folders of the repositories that its head names."""
    logging.basicConfig(level=logging.DEBUG, format="%(relativeCreated)d %(name)s %(message)s")
    try:
        findings = Findings()
        adapter(findings, sys.argv[1:])
        findings.end()
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] in OF_DEBIAN:
            not_run(f"the module {missing.name} is missing; scripts/setup interop installs it")
        _fail(missing)
    except Exception as error:  # pylint: disable=broad-except
        _fail(error)


def _fail(error):
    traceback.print_exc()
    print(f"differs the party fails: {type(error).__name__}: {error}", file=_report)
    leave(DIFFERENT)
