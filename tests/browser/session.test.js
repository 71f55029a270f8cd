// SPDX-License-Identifier: GPL-3.0-or-later
// A whole task by keyboard alone, as somebody does it who cannot see the page: from the alarm "Board 12: boards
// differ" to a recorded decision. No pointer, and nothing that only scripts could do.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk, hallWithBoard12 } from './opened_desk.js';

let desk;
before(async () => { desk = await OpenedDesk.open([...hallWithBoard12, '--speed', '60']); });
after(() => desk?.close());

const focused = () => desk.page.evaluate(() => {
  const now = document.activeElement;
  return { id: now.id, text: (now.getAttribute('aria-label') ?? now.textContent).trim() };
});

/// Presses Tab until the element with this id has the focus.
async function tabTo(id, key = 'Tab') {
  for (let i = 0; i < 200; ++i) {
    if ((await focused()).id === id) return;
    await desk.page.keyboard.press(key);
  }
  assert.fail(key + ' does not lead to ' + id);
}

test('the alarm is said when the board differs', async () => {
  await desk.says('alarms', 'Board 12: .*differ');
});

test('the board is found by its number and opened', async () => {
  await tabTo('find');
  await desk.page.keyboard.type('12');
  assert.match(await desk.page.locator('#row-12').innerText(), /differ/i);
  await tabTo('open-12');
  await desk.page.keyboard.press('Enter');
  await desk.page.locator('#board-title').filter({ hasText: 'Board 12' }).waitFor();
  await desk.page.waitForFunction(() => document.activeElement.id === 'board-title');
});

test('the next step is read with the title, and the board begins at a square that differs', async () => {
  const described = await desk.page.locator('#board-title').getAttribute('aria-describedby');
  assert.equal(await desk.page.locator('#' + described).textContent(), 'Stop both clocks and take both scoresheets.');
  for (let i = 0; i < 20 && !/^[a-h][1-8],/.test((await focused()).text); ++i) await desk.page.keyboard.press('Tab');
  assert.match((await focused()).text, /^e5, .*Differs/);
  await desk.page.keyboard.press('ArrowRight');
  assert.match((await focused()).text, /^f5, .*Differs/);
  await desk.page.keyboard.press('Control+End');
  assert.match((await focused()).text, /^h1,/);
  await desk.page.keyboard.press('ArrowRight');
  assert.match((await focused()).text, /^h1,/);
  await desk.page.keyboard.press('Home');
  assert.match((await focused()).text, /^a1,/);
});

test('the boards are reconciled, and the answer has the focus', async () => {
  await tabTo('reconcile-go');
  await desk.page.keyboard.press('Enter');
  await desk.page.waitForFunction(() => document.activeElement.parentElement?.id === 'reconciliation');
  assert.match((await focused()).text, /\S/);
});

test('what is missing is told, and each problem leads to its field', async () => {
  await tabTo('decide-go');
  await desk.page.keyboard.press('Enter');
  await desk.page.waitForFunction(() => document.activeElement.id === 'decide-errors');
  assert.equal(await desk.page.locator('#decide-errors a').count(), 3);
  await desk.page.keyboard.press('Tab');
  await desk.page.keyboard.press('Enter');
  assert.equal((await focused()).id, 'arbiter');
  assert.equal(await desk.page.locator('#arbiter').getAttribute('aria-invalid'), 'true');
});

test('the decision is recorded, told, and still there when the page is read anew', async () => {
  await desk.page.keyboard.type('Ann Arbiter');
  await tabTo('decided');
  await desk.page.keyboard.type('The piece goes from f5 to e5.');
  await tabTo('why');
  await desk.page.keyboard.type('Both scoresheets agree.');
  await tabTo('decide-go');
  await desk.page.keyboard.press('Enter');
  await desk.says('news', 'Decision 1 is recorded.');
  assert.equal((await focused()).id, 'decide-go');
  await desk.page.reload();
  const recorded = desk.page.locator('#decisions li').first();
  await recorded.filter({ hasText: 'Ann Arbiter' }).waitFor();
  assert.match(await recorded.innerText(), /from f5 to e5.*Both scoresheets agree/s);
});

test('a decision as proposed is two keys, takes the place of the first one, and both stay', async () => {
  await tabTo('reconcile-go');
  await desk.page.keyboard.press('Enter');
  await desk.page.waitForFunction(() => document.activeElement.parentElement?.id === 'reconciliation');
  await tabTo('follow');
  await desk.page.keyboard.press('Enter');
  assert.equal((await focused()).id, 'why');
  assert.ok(await desk.page.locator('#followed').isChecked());
  await desk.page.keyboard.type('The proposal holds.');
  await desk.page.locator('#decisions button').first().press('Enter');
  assert.match(await desk.page.locator('#replaces-text').innerText(), /decision 1/);
  await desk.page.locator('#clocks-after').fill('soon');
  await desk.page.locator('#arbiter').fill('Ann Arbiter');
  await tabTo('decide-go');
  await desk.page.keyboard.press('Enter');
  await desk.page.waitForFunction(() => document.activeElement.id === 'decide-errors');
  assert.equal(await desk.page.locator('#clocks-after').getAttribute('aria-invalid'), 'true');
  await desk.page.locator('#clocks-after').fill('1:05:54 1:13:58');
  await tabTo('decide-go');
  await desk.page.keyboard.press('Enter');
  await desk.says('news', 'Decision 2 is recorded.');
  await desk.page.locator('#decisions li').nth(1).filter({ hasText: 'Clocks afterwards: 1:05:54 1:13:58. As proposed:' }).waitFor();
  await desk.page.locator('#decisions li').first().filter({ hasText: 'Replaced by decision 2.' }).waitFor();
  assert.equal(await desk.page.locator('#decisions button:visible').count(), 1);
});

test('who is on a board is said, and seen with nothing to do is one key', async () => {
  await desk.page.locator('#take').press('Enter');
  await desk.page.locator('#on-it').filter({ hasText: 'Ann Arbiter is on it.' }).waitFor();
  await desk.page.locator('#nothing').press('Enter');
  await desk.says('news', 'Decision 3 is recorded.');
  await desk.page.locator('#decisions li').nth(2).filter({ hasText: 'Decided: Seen, nothing to do' }).waitFor();
  await desk.page.locator('#on-it').filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
});

test('all decisions of the round stand in one table', async () => {
  await desk.showRound();
  await desk.page.locator('#round-show').press('Enter');
  await desk.page.waitForFunction(() => document.activeElement.id === 'round-region');
  assert.equal(await desk.page.locator('#round-rows tr').count(), 3);
  assert.match(await desk.page.locator('#round-rows tr').nth(1).innerText(), /The proposal holds/);
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
