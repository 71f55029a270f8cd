// SPDX-License-Identifier: GPL-3.0-or-later
// Where the system's own colours take the place of the page's, light or dark: each state is another one still, and nothing is
// too faint.
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12, require } from './opened_desk.js';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const states = ['now', 'soon', 'unknown', 'playing', 'waiting'];
let desk;

before(async () => { desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]); });
after(() => desk?.close());

/// What is drawn of the tiles but their signs, each made to be of one state.
const drawn = () => desk.page.evaluate((all) => [...document.querySelectorAll('.tile')].slice(0, all.length).map((tile, index) => {
  tile.dataset.state = all[index];
  const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(tile);
  return [backgroundColor, borderTopStyle, borderTopWidth].join(' ');
}), states);

for (const colorScheme of ['light', 'dark']) {
  test('in forced colours, ' + colorScheme + ', each state is another one', async () => {
    await desk.page.emulateMedia({ forcedColors: 'active', colorScheme });
    assert.equal(new Set(await drawn()).size, states.length);
  });

  test('in forced colours, ' + colorScheme + ', axe finds nothing in the list and in an open board', async () => {
    await desk.page.evaluate(axe);
    const violations = async () => (await desk.page.evaluate(() => window.axe.run(document))).violations.map((each) => each.id);
    assert.deepEqual(await violations(), []);
    await desk.showBoard(12);
    assert.deepEqual(await violations(), []);
    await desk.page.evaluate(() => { location.hash = ''; });
    await desk.page.locator('#overview').waitFor();
  });
}

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
