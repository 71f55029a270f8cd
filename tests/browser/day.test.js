// SPDX-License-Identifier: GPL-3.0-or-later
// An arbiter's worst minute: twenty-four boards, eight of them with a trouble that waits, each of its kind. Which is first, by its
// place and by its name, and what stands in its row.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk } from './opened_desk.js';

const troubles = { 2: 'boards_differ', 5: 'boards_differ', 7: 'illegal_move', 9: 'claim', 12: 'claim', 15: 'pressed_without_move',
  18: 'board_lost', 21: 'clock_lost' };
const reasons = { boards_differ: /boards differ/, illegal_move: /illegal move/, claim: /claim/, pressed_without_move: /pressed too early/,
  board_lost: /lost/, clock_lost: /lost/ };

let desk;
before(async () => {
  const wished = Object.entries(troubles).map(([table, kind]) => table + '=' + kind);
  desk = await OpenedDesk.open(['--tables', '24', '--seed', '5', '--troubles', '0', '--plies', '30', '--speed', '0',
    '--trouble', ...wished]);
  await desk.setSize(1280, 800);
});
after(() => desk?.close());

const rowsAtNow = () => desk.page.locator('#now-rows tr').evaluateAll((all) => all.map((row) => ({
  board: Number(row.id.replace('row-', '')), text: row.innerText, top: row.getBoundingClientRect().top,
  bottom: row.getBoundingClientRect().bottom })));

test('all eight stand at Now, each by its reason, on one screen', async () => {
  const rows = await rowsAtNow();
  assert.deepEqual(rows.map((each) => each.board).sort((a, b) => a - b), Object.keys(troubles).map(Number));
  for (const { board, text } of rows) assert.match(text, reasons[troubles[board]], 'board ' + board);
  assert.ok(Math.max(...rows.map((each) => each.bottom)) < 600);
});

test('first is the one that has waited longest, by its place, its name and Alt+U', async () => {
  const { rows } = await desk.page.evaluate(async () => (await fetch('/boards?view=need&lang=en',
    { headers: { 'X-Tactus-Desk': localStorage.getItem('key') } })).json());
  const waited = rows.filter((row) => row.level === 'now').sort((a, b) => a.attention[0].since - b.attention[0].since);
  const shown = (await rowsAtNow()).sort((a, b) => a.top - b.top);
  assert.deepEqual(shown.map((each) => each.board), waited.map((each) => each.n));
  assert.match(await desk.page.locator('#urgent').innerText(), new RegExp('board ' + waited[0].n + ','));
  await desk.page.keyboard.press('Alt+u');
  await desk.page.locator('#board-title').filter({ hasText: 'Board ' + waited[0].n }).waitFor();
});

test('the strip has them at Now, and the others play', async () => {
  await desk.page.evaluate(() => { location.hash = ''; });
  const states = await desk.page.locator('.tile').evaluateAll((all) => all.map((each) => each.dataset.state));
  assert.equal(states.length, 24);
  for (const table of Object.keys(troubles)) assert.equal(states[table - 1], 'now', 'board ' + table);
  assert.equal(states.filter((each) => each === 'now').length, 8);
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
