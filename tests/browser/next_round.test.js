// SPDX-License-Identifier: GPL-3.0-or-later
// Another round at a desk that goes on: the open page says which, and shows no board of the one before.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk } from './opened_desk.js';

let desk;
let told = null;  // what the desk is made to answer: the name of the round and how many boards it has

before(async () => {
  desk = await OpenedDesk.open(['--tables', '6', '--seed', '5', '--troubles', '0', '--plies', '6', '--speed', '0']);
  await desk.page.route('**/boards?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (told === null) return route.fulfill({ response, json });
    const isThere = (number) => number <= told.boards;
    return route.fulfill({ response, json: { ...json, round: told.name, tiles: json.tiles.filter(([number]) => isThere(number)),
      rows: json.rows.filter(({ n }) => isThere(n)) } });
  });
});
after(() => desk?.close());

/// The page reads all boards anew.
async function readAnew(view, name, boards) {
  told = { name, boards };
  await desk.page.locator('#show').selectOption(view);
  await desk.page.locator('#hall-count').filter({ hasText: 'Round ' + name }).waitFor();
}

test('the round stands above the strip, and the next one is said', async () => {
  await readAnew('all', '3', 6);
  assert.equal(await desk.page.locator('#tiles li').count(), 6);
  await readAnew('need', '4', 2);
  await desk.says('news', 'Round 4');
  assert.equal(await desk.page.locator('#hall-count').innerText(), 'Round 4: 2 playing');
  assert.deepEqual(await desk.page.locator('#tiles .tile-number').allInnerTexts(), ['1', '2']);
});

test('before its first table speaks the strip has the name alone', async () => {
  await readAnew('all', '5', 0);
  assert.equal(await desk.page.locator('#hall-count').innerText(), 'Round 5');
  assert.equal(await desk.page.locator('#hall').isVisible(), true);
  assert.deepEqual(desk.faults, []);
});
