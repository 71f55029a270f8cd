// SPDX-License-Identifier: GPL-3.0-or-later
// Read in five seconds: which board is first, what else there is, and how the hall stands, by their places on the
// screen and by their names.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk } from './opened_desk.js';

let desk;
before(async () => {
  desk = await OpenedDesk.open(['--tables', '24', '--seed', '62', '--troubles', '60', '--plies', '44', '--speed', '0']);
  await setSize(1280, 800);
});
after(() => desk?.close());

const setSize = (width, height) => desk.setSize(width, height);
const boxes = (place) => desk.page.locator(place).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
const answer = (change = {}) => desk.page.evaluate(async (given) => {
  const all = await (await fetch('/boards?view=need&lang=en', { headers: { 'X-Tactus-Desk': localStorage.getItem('key') } })).json();
  return { ...all, changed: [], ...given };
}, change);
const takeAll = (given) => desk.page.evaluate(async (value) => (await import('/overview.js')).takeAll(value), given);
const tile = (number) => desk.page.locator('.tile[href="#board-' + number + '"]');
const backToList = async () => {
  await desk.page.evaluate(() => { location.hash = ''; });
  await desk.page.locator('#overview').waitFor();
};

test('eight incidents stand above 600 pixels, one line each, the oldest first', async () => {
  const given = await answer();
  const eight = given.tiles.slice(0, 8).map(([n]) => n);
  const pattern = given.rows.find((row) => row.level === 'now');
  const rows = eight.map((n, index) => ({ ...pattern, n,
    attention: [{ ...pattern.attention[0], since: given.now - 60000 * (index + 1) }] }));
  await takeAll({ ...given, need: 8, at_once: 8, rows });
  const found = await boxes('#now-rows tr');
  assert.equal(found.length, 8);
  for (const box of found) assert.ok(box.height <= 44, 'height ' + box.height);
  assert.ok(found[7].bottom < 600, 'the last ends at ' + found[7].bottom);
  const last = String(eight[7]);
  assert.equal(await desk.page.locator('#now-rows a').first().getAttribute('href'), '#board-' + last);
  assert.match(await desk.page.locator('#urgent').innerText(), new RegExp('board ' + last + ','));
  await takeAll(await answer());
});

test('on a phone the first alarm begins above 250 pixels', async () => {
  await setSize(360, 740);
  assert.ok((await boxes('#now-rows tr'))[0].top <= 250);
  await setSize(1280, 800);
});

test('on a phone the sign of a blind player stands in the line of his name', async () => {
  await setSize(360, 740);
  const apart = await desk.page.locator('.boards .person').evaluateAll((all) => all.filter((each) => {
    const [sign, name] = [...each.children].map((part) => part.getClientRects()[0]);
    return Math.abs((sign.top + sign.bottom) - (name.top + name.bottom)) > name.height;
  }).length);
  assert.equal(apart, 0);
  assert.ok(await desk.page.locator('.boards .person').count() > 0);
  await setSize(1280, 800);
});

test('the strip has a link for each board, of how it stands, and says how many play', async () => {
  const { tiles } = await answer();
  assert.equal(await desk.page.locator('.tile').count(), 24);
  const counted = (play) => tiles.filter((each) => each[2] === play).length;
  assert.equal(await desk.page.locator('#hall-count').innerText(), counted('playing') + ' playing, ' + counted('over') + ' over');
  const [now] = tiles.find((each) => each[1] === 'now');
  await desk.page.getByRole('link', { name: 'Board ' + now + ': Now, playing', exact: true }).click();
  await desk.page.locator('#board-title').filter({ hasText: 'Board ' + now }).waitFor();
  await backToList();
});

test('each state has a sign of its own besides its colour', async () => {
  const given = await answer();
  const states = [['now', 'playing'], ['soon', 'playing'], ['', 'playing'], ['', 'over'], ['', 'waiting'], ['soon', 'unknown']];
  await takeAll({ ...given, tiles: states.map(([level, play], index) => [index + 1, level, play]) });
  const signs = await desk.page.locator('.tile-sign').allTextContents();
  assert.equal(new Set(signs.slice(0, 6)).size, 6);
  assert.equal(await tile(6).getAttribute('aria-label'), 'Board 6: Soon, unknown');
  assert.match(await desk.page.locator('#hall-count').innerText(), /, 1 not started, 1 unknown$/);
  await takeAll(given);
});

test('a hundred and twenty boards need no scrolling, and are one stop of the keyboard', async () => {
  const given = await answer();
  await takeAll({ ...given, tiles: [...Array(120).keys()].map((each) => [each + 1, '', 'playing']) });
  const found = await boxes('.tile');
  assert.equal(found.length, 120);
  assert.ok(Math.max(...found.map((each) => each.bottom)) < 400);
  for (const play of ['playing', 'over', 'unknown']) {
    await takeAll({ ...given, tiles: [...Array(120).keys()].map((each) => [each + 1, '', play]) });
    const broken = (await boxes('.tile-number')).filter((box, index) => box.height > 26 || box.left < found[index].left);
    assert.deepEqual(broken, [], 'numbers of three figures, ' + play);
  }
  assert.equal(await desk.page.locator('.tile[tabindex="0"]').count(), 1);
  await desk.page.locator('.tile[tabindex="0"]').focus();
  await desk.page.keyboard.press('End');
  assert.equal(await desk.page.evaluate(() => document.activeElement.getAttribute('href')), '#board-120');
  await takeAll({ ...given, gone: [...Array(96).keys()].map((each) => each + 25) });
  assert.equal(await desk.page.locator('.tile').count(), 24);
});

test('the open board stands beside the list, in a narrow window alone, and back leads to its row', async () => {
  const link = desk.page.locator('#now-rows a').first();
  const id = await link.getAttribute('id');
  await link.press('Enter');
  await desk.page.waitForFunction(() => document.activeElement.id === 'board-title');
  const [[list], [board]] = [await boxes('#list'), await boxes('#board')];
  assert.ok(board.left >= list.right && board.top < list.top + 10);
  await setSize(360, 740);
  assert.ok(await desk.page.locator('#list').isHidden());
  await desk.page.locator('#back').press('Enter');
  await desk.page.waitForFunction((wanted) => document.activeElement.id === wanted, id);
  assert.ok(await desk.page.locator('#board').isHidden());
  await setSize(1280, 800);
});

test('a table that is lost is unknown since its last event, and no clock of it runs', async () => {
  const given = await answer();
  const row = given.rows.find((each) => each.level === 'now');
  const unseen = new Date(2026, 0, 5, 13, 12).getTime();
  const at = await desk.page.evaluate((time) => new Date(time).toTimeString().slice(0, 5), unseen);
  await takeAll({ ...given, rows: [{ ...row, unseen, play: 'unknown' }] });
  assert.equal(await desk.page.locator('#row-' + row.n + ' td:nth-child(5) .heard').textContent(), 'unknown since ' + at);
  assert.doesNotMatch(await desk.page.locator('#row-' + row.n).innerText(), /runs|\u25cf|connected/);
  await takeAll(await answer());
});

test('held updates and a lost desk are a band that does not scroll away', async () => {
  await desk.openSettings();
  await desk.page.locator('#hold').check();
  const band = desk.page.locator('#bands');
  assert.match(await band.innerText(), /Updates are held/);
  await desk.page.locator('#show').selectOption('all');
  await desk.page.evaluate(() => scrollTo(0, 9999));
  assert.ok((await boxes('#bands'))[0].top >= 0);
  await desk.says('news', 'Updates are held');
  await desk.page.locator('#hold').uncheck();
  await band.waitFor({ state: 'hidden' });
  await desk.says('news', 'Updates go on');
});

test('another desk that is gone is a band and is said once, and so is its return', async () => {
  const desks = (here) => [{ desk: 'desk1', self: true, here: true }, { desk: 'desk2', self: false, here }];
  const show = (here) => desk.page.evaluate(async (given) => (await import('/desks.js')).showLost(given), desks(here));
  const times = () => desk.page.evaluate(() => window.said.news.filter((each) => /desk2 is not/.test(each)).length);
  await show(true);
  assert.equal(await times(), 0);
  await show(false);
  await show(false);
  await desk.says('news', 'Desk desk2 is not connected');
  assert.equal(await times(), 1);
  assert.match(await desk.page.locator('#bands').innerText(), /Desk desk2 is not connected/);
  await show(true);
  await desk.says('news', 'Desk desk2 is connected again');
  await desk.page.locator('#bands').waitFor({ state: 'hidden' });
});

test('a clock with less than five minutes is marked and named', async () => {
  const given = await answer();
  const row = given.rows.find((each) => each.play === 'playing');
  await takeAll({ ...given, rows: [{ ...row, clocks: { white: '0:04:59', black: '0:05:00', running: 'white' } }] });
  assert.match(await desk.page.locator('#row-' + row.n + ' td:nth-child(5) .heard').textContent(), /Low: White\.$/);
  assert.equal(await desk.page.locator('#row-' + row.n + ' .low').count(), 1);
});

/// What the page does with an update: how many nodes it touches, and how many frames it asks for.
const take = (update) => desk.page.evaluate(async (given) => {
  const { take: takeUpdate } = await import('/overview.js');
  const seen = new MutationObserver(() => {});
  seen.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const { requestAnimationFrame } = window;
  let frames = 0;
  window.requestAnimationFrame = (then) => { ++frames; return requestAnimationFrame(then); };
  takeUpdate(given);
  window.requestAnimationFrame = requestAnimationFrame;
  return { touched: seen.takeRecords().length, frames };
}, update);

test('an update that brings nothing new touches nothing and draws nothing', async () => {
  await takeAll(await answer());
  assert.deepEqual(await take(await answer()), { touched: 0, frames: 0 });
});

test('a new reason is in the next frame, the clocks of a board that has one go on once a second', async () => {
  const given = await answer();
  const row = given.rows.find((each) => each.level === 'now' && each.play === 'playing');
  const clocks = { white: '0:33:21', black: '0:44:32', running: 'white' };
  assert.equal((await take({ ...given, rows: [{ ...row, clocks }] })).frames, 0);
  await desk.page.locator('#row-' + row.n).filter({ hasText: '0:33:21' }).waitFor();
  const attention = [{ ...row.attention[0], event: 0, text: 'White claims a win.' }, ...row.attention];
  assert.equal((await take({ ...given, rows: [{ ...row, clocks, attention }] })).frames, 1);
  await desk.page.locator('#row-' + row.n).filter({ hasText: 'White claims a win.' }).waitFor();
  await takeAll(await answer());
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
