// SPDX-License-Identifier: GPL-3.0-or-later
// Each player's name stands at his own place, whatever the direction of its script and whatever it is made of.
import assert from 'node:assert';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { OpenedDesk, program } from './opened_desk.js';

class DeskOfNames extends OpenedDesk {
  async playHall(pairs) {
    this.games = pairs.map(([white, black], index) => {
      const game = join(this.folder, index + '.tactus');
      execFileSync(program('tactus'), ['play', '--silent', '--white', white, '--black', black, '--game', game,
        '--board-number', String(index + 1)], { input: 'e4\n', stdio: ['pipe', 'ignore', 'inherit'] });
      return game;
    });
  }
}

let desk;
before(async () => {
  desk = await DeskOfNames.open([['רות כהן', 'محمد علي'], ['{other}', '$& <b>Bo</b>']]);
  await desk.page.locator('#show').selectOption('all');
  await desk.page.locator('#row-2').waitFor();
});
after(() => desk?.close());

/// From left to right, as they are drawn.
const drawn = (place) => desk.page.locator(place + ' bdi').evaluateAll((names) => names
  .map((each) => ({ left: each.getBoundingClientRect().left, text: each.textContent }))
  .sort((one, other) => one.left - other.left).map((each) => each.text));

test('two names that are written from right to left: White is drawn before Black', async () => {
  assert.deepEqual(await drawn('#row-1'), ['רות כהן', 'محمد علي']);
  await desk.showBoard(1);
  assert.deepEqual(await drawn('#board-title'), ['רות כהן', 'محمد علي']);
  const players = await desk.page.locator('#board-players').textContent();
  assert.match(players, /^White: \u2068רות כהן\u2069, .*Black: \u2068محمد علي\u2069, /);
});

test('a name that looks like a place, a pattern or a tag is a name', async () => {
  assert.deepEqual(await drawn('#row-2'), ['{other}', '$& <b>Bo</b>']);
  await desk.showBoard(2);
  const players = await desk.page.locator('#board-players').textContent();
  assert.match(players, /^White: \{other\}, .*Black: \$& <b>Bo<\/b>, /);
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
