// SPDX-License-Identifier: GPL-3.0-or-later
// The desk sends a page only the rows that it shows: what is searched or wished for is fetched, and what changes
// is found again.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12 } from './opened_desk.js';

let desk;
let needed;
before(async () => {
  desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]);
  needed = await numbers();
});
after(() => desk?.close());

const numbers = () => desk.page.locator('.boards tbody tr').evaluateAll((rows) => rows.map((each) => Number(each.id.slice(4))));
const shows = (text) => desk.page.locator('#shown', { hasText: text }).waitFor();
const calm = () => [...Array(12).keys()].map((each) => each + 1).find((each) => !needed.includes(each));

test('at first those that need the arbiter, of all that there are', async () => {
  assert.ok(needed.includes(12) && needed.length < 12);
  await shows(needed.length + ' of 12 boards shown.');
  await desk.page.locator('#summary', { hasText: String(needed.length) }).waitFor();
});

test('a search finds the others too, and its end hides them again', async () => {
  await desk.page.locator('#find').fill(String(calm()));
  await desk.page.locator('#row-' + calm()).waitFor();
  assert.deepEqual(await numbers(), [calm()]);
  await desk.page.locator('#find').fill('');
  await shows(needed.length + ' of 12 boards shown.');
  assert.deepEqual(await numbers(), needed);
});

test('all boards, those that need the arbiter first, also while updates are held', async () => {
  await desk.openSettings();
  await desk.page.locator('#hold').check();
  await desk.page.locator('#show').selectOption('all');
  await shows('12 of 12 boards shown.');
  const others = [...Array(12).keys()].map((each) => each + 1).filter((each) => !needed.includes(each));
  assert.deepEqual(await numbers(), [...needed, ...others]);
  await desk.page.locator('#show').selectOption('need');
  await shows(needed.length + ' of 12 boards shown.');
  await desk.page.locator('#hold').uncheck();
});

test('a row in which the focus is stays until the focus leaves it', async () => {
  await desk.page.locator('#show').selectOption('all');
  await desk.page.locator('#open-' + calm()).focus();
  await desk.page.evaluate(() => {
    document.getElementById('show').value = 'need';
    document.getElementById('show').dispatchEvent(new Event('change'));
  });
  await shows(needed.length + 1 + ' of 12 boards shown.');
  await desk.page.locator('#find').focus();
  await shows(needed.length + ' of 12 boards shown.');
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
