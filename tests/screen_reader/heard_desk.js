// SPDX-License-Identifier: GPL-3.0-or-later
// The desk's page as Orca speaks it: keys go in as from a keyboard, what is said comes out as lines.
import assert from 'node:assert';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { OpenedDesk } from '../browser/opened_desk.js';

const patience = 120000;  // milliseconds: only what hangs takes so long
const between = 50;

const linesSaid = () => readFileSync(process.env.TACTUS_SPOKEN, 'utf8').split('\n').slice(0, -1);
const isLike = (line, wanted) => wanted instanceof RegExp ? wanted.test(line) : line === wanted;

export class HeardDesk extends OpenedDesk {
  browserOptions = { headless: false, args: ['--force-renderer-accessibility', '--window-position=0,0', '--window-size=1280,1000'] };
  heard = 0;  // lines that were taken

  /// The address is typed, as by a person: then the focus is in the page.
  async visit() {
    await this.hears('Screen reader on.');
    this.press('ctrl+l');
    this.type(this.address + '\n');
  }

  /// "alt+u": the letter is let go first, as by a hand.
  press(key) {
    const held = key.split('+');
    const last = held.pop();
    execFileSync('xdotool', [...held.flatMap((each) => ['keydown', each]), 'key', last, ...held.reverse().flatMap((each) => ['keyup', each])]);
  }

  type(text) {
    execFileSync('xdotool', ['type', '--delay', '20', text]);
  }

  /// Waits until this is said, in this order and without a line between them; what was said before it goes.
  async hears(...wanted) {
    const began = Date.now();
    for (;;) {
      const lines = linesSaid().slice(this.heard);
      const at = lines.findIndex((_, index) => wanted.every((each, step) => index + step < lines.length && isLike(lines[index + step], each)));
      if (at >= 0) return void (this.heard += at + wanted.length);
      if (Date.now() - began > patience) assert.fail('not heard: ' + wanted.join(' | ') + '\nbut: ' + lines.join(' | '));
      await wait(between);
    }
  }

  /// Presses the key and hears nothing but this.
  async says(key, ...wanted) {
    const from = linesSaid().length;
    assert.deepEqual(linesSaid().slice(this.heard), [], 'said before ' + key);
    this.press(key);
    await this.hears(...wanted);
    assert.equal(this.heard - from, wanted.length, 'said besides: ' + linesSaid().slice(from, this.heard).join(' | '));
  }
}
