// SPDX-License-Identifier: GPL-3.0-or-later
// The network fails for a moment, as wireless ones do in a hall: what was asked is answered in words, the open
// board is read again by itself, and a decision is recorded once.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12 } from './opened_desk.js';

let desk;
before(async () => {
  desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]);
  await desk.showBoard(12);
});
after(() => desk?.close());

const connectionLost = 'No connection to the desk\\.';
/// No request of this path gets an answer, or, with `isHeard`, the desk hears it and the answer is lost.
const lose = (path, isHeard = false) => desk.page.route('**' + path + '?*', async (route) => {
  if (isHeard) await route.fetch();
  await route.abort('connectionreset');
});
const find = (path) => desk.page.unroute('**' + path + '?*');
const refresh = () => desk.page.evaluate(async () => (await import('/board.js')).refresh());

test('the open board is read again when the network is back', async () => {
  await lose('/board');
  assert.equal(await refresh(), 0);
  const isRead = desk.page.waitForResponse((each) => each.url().includes('/board?'));
  await find('/board');
  await isRead;
  assert.equal(await refresh(), 200);
});

test('a board that is opened while another one is read is shown and has the focus', async () => {
  await desk.page.evaluate(async () => {
    const { refresh: again } = await import('/board.js');
    const reading = again();
    location.hash = '#board-3';
    await reading;
  });
  await desk.page.locator('#board-title').filter({ hasText: 'Board 3' }).waitFor();
  await desk.page.waitForFunction(() => document.activeElement.id === 'board-title');
  await desk.showBoard(12);
});

test('a board that cannot be read is told, and opened by the same link later', async () => {
  await lose('/board');
  await desk.page.locator('#find').fill('5');
  await desk.page.locator('#open-5').press('Enter');
  await desk.says('news', connectionLost);
  await find('/board');
  await desk.page.locator('#open-5').press('Enter');
  await desk.page.waitForFunction(() => document.activeElement.id === 'board-title');
  await desk.showBoard(12);
});

test('who is on it, and all decisions of the round, are answered in words', async () => {
  await desk.page.locator('#arbiter').fill('Ann Arbiter');
  for (const [path, key] of [['/on-it', '#take'], ['/decisions', '#round-show']]) {
    await desk.page.evaluate(() => { window.said.news.length = 0; });
    if (key === '#round-show') await desk.showRound();
    await lose(path);
    await desk.page.locator(key).press('Enter');
    await desk.says('news', connectionLost);
    await find(path);
  }
});

test('a decision whose answer is lost is not recorded twice', async () => {
  await desk.showBoard(12);
  await desk.page.locator('#decided').fill('The piece goes from f5 to e5.');
  await desk.page.locator('#why').fill('Both scoresheets agree.');
  await lose('/decisions', true);
  await desk.page.locator('#decide-go').press('Enter');
  await desk.page.locator('#decide-errors').filter({ hasText: new RegExp(connectionLost) }).waitFor();
  await find('/decisions');
  await desk.page.locator('#decide-go').press('Enter');
  await desk.page.locator('#decide-errors').filter({ hasText: /has news since you began.*from f5 to e5/s }).waitFor();
  assert.equal(await desk.page.locator('#decisions li').count(), 1);
});

test('nothing on the page went wrong but what was lost and what was refused', () => {
  const expected = /^Failed to load resource: (net::ERR_CONNECTION_RESET|.* 409 )/;
  assert.deepEqual(desk.faults.filter((each) => !expected.test(each)), []);
});

// Of two things a browser has, a cookie goes to every port of a machine; the other one is kept for this address and port.
test('a browser that has lost its token is asked for a code, and shows no board', async () => {
  const { page } = desk;
  await page.evaluate(() => localStorage.clear());
  await page.goto(new URL('/', desk.address).href);
  await page.locator('#code').waitFor();
  assert.equal(await page.locator('#now-rows').count(), 0);
});
