# SPDX-License-Identifier: GPL-3.0-or-later
# Read by Orca at its start: what it would say is a line of the file TACTUS_SPOKEN, and no server of speech is asked for.
import os

import orca.settings
import orca.speech

_spoken = open(os.environ['TACTUS_SPOKEN'], 'a', buffering=1, encoding='utf-8')


def _write(text, acss=None, interrupt=True):
    _spoken.write(' '.join(text.split()) + '\n')


orca.settings.speechFactoryModules = []
orca.settings.enableBraille = False
orca.settings.enableKeyEcho = False
orca.speech._speak = _write
orca.speech.speakKeyEvent = lambda event, acss=None: None
