// SPDX-License-Identifier: GPL-3.0-or-later
// While sixty games go on, the focus stays where the user has put it: on a link of the overview, on a square, in
// a field. Nothing is said but what belongs to the open board, and alarms.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk } from './opened_desk.js';

const rowsWanted = 500; // of some 5,000: the games must not be over on a machine that is busy
let desk;

/// Counts what the desk sends before the page sees it.
function countRows() {
  window.rowsSent = 0;
  const { addEventListener } = EventSource.prototype;
  EventSource.prototype.addEventListener = function listen(type, listener) {
    if (type === 'rows')
      addEventListener.call(this, type, (event) => { window.rowsSent += JSON.parse(event.data).rows.length; });
    addEventListener.call(this, type, listener);
  };
}

/// Every change of the focus from now on.
const recordFocus = () => desk.page.evaluate(() => {
  window.moves = 0;
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, () => { ++window.moves; });
  window.sentBefore = window.rowsSent;
});

before(async () => {
  desk = await OpenedDesk.open(['--tables', '60', '--seed', '62', '--speed', '60'], { before: countRows });
});
after(() => desk?.close());

async function staysIn(locator) {
  await locator.focus();
  await recordFocus();
  const element = await desk.page.evaluateHandle(() => document.activeElement);
  await desk.page.waitForFunction((wanted) => window.rowsSent - window.sentBefore >= wanted, rowsWanted);
  assert.equal(await desk.page.evaluate(() => window.moves), 0);
  assert.equal(await element.evaluate((each) => each.isConnected && each === document.activeElement), true);
}

test('in a row of the overview', async () => {
  await desk.page.locator('#show').selectOption('all');
  await staysIn(desk.page.locator('#open-7'));
});

test('on a square of the open board', async () => {
  await desk.showBoard(3);
  await staysIn(desk.page.locator('#grid [role=gridcell][aria-label^="e1,"]'));
});

test('in a field, with what is written there and the place in it', async () => {
  const field = desk.page.locator('#why');
  await field.fill('Both boards were looked at.');
  await field.evaluate((each) => each.setSelectionRange(4, 10));
  await staysIn(field);
  assert.equal(await field.inputValue(), 'Both boards were looked at.');
  assert.deepEqual(await field.evaluate((each) => [each.selectionStart, each.selectionEnd]), [4, 10]);
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
