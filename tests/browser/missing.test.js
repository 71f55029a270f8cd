// SPDX-License-Identifier: GPL-3.0-or-later
// The row of the round's pairings stands for no board: opened, it says what is missing, and shows neither players nor a position.
import assert from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { OpenedDesk } from './opened_desk.js';

class PairedDesk extends OpenedDesk {
  async startDesk(language) {
    const pairings = join(this.folder, 'open.csv');
    writeFileSync(pairings, 'board,white,black\n7,"Dahl, Cecilia","Ek, David"\n');
    this.more = ['--pairings', pairings];
    await super.startDesk(language);
  }
}

let desk;
before(async () => {
  desk = await PairedDesk.open(['--tables', '2', '--seed', '5', '--troubles', '0', '--plies', '6', '--speed', '0']);
});
after(() => desk?.close());

test('what is missing is named in the row', async () => {
  const row = desk.page.locator('#soon-rows tr').filter({ hasText: 'Pairings of the round' });
  await row.filter({ hasText: 'Dahl, Cecilia' }).waitFor();
  await row.getByRole('link').press('Enter');
  await desk.page.waitForFunction(() => document.activeElement.id === 'board-title');
  assert.equal(await desk.page.locator('#board-title').innerText(), 'Pairings of the round');
});

test('opened it has its reasons and nothing of a game', async () => {
  assert.match(await desk.page.locator('#reasons').innerText(), /Missing: board 7.*Dahl, Cecilia.*Ek, David/);
  for (const id of ['board-players', 'board-state', 'position-title', 'grid', 'moves-title', 'scores-title', 'decide'])
    assert.ok(await desk.page.locator('#' + id).isHidden(), id);
  assert.doesNotMatch(await desk.page.locator('#board').innerText(), /No game yet|no assistant/);
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
