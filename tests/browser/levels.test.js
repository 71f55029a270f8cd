// SPDX-License-Identifier: GPL-3.0-or-later
// What is NOW stands on top, the oldest first, is one key away, sounds and interrupts; what is only noted is
// folded away and neither said nor counted.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12 } from './opened_desk.js';

/// Counts what sounds and is shown, in place of the system.
function countSignals() {
  window.tones = 0;
  window.notes = [];
  window.AudioContext = class { currentTime = 0; destination = {}; resume() {} };
  window.GainNode = class { gain = { setValueAtTime() {}, linearRampToValueAtTime() {} }; connect(to) { return to; } };
  window.OscillatorNode = class { connect(to) { return to; } start() { ++window.tones; } stop() {} };
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (this.permission = 'granted'); }
    constructor(title, { body }) { window.notes.push(body); }
    addEventListener() {}
  };
}

let desk;
before(async () => { desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening], { before: countSignals }); });
after(() => desk?.close());

const numbers = (group) => desk.page.locator('#' + group + '-rows tr').evaluateAll((rows) => rows.map((each) => Number(each.id.slice(4))));
const alarm = (each) => desk.page.evaluate(async (value) => (await import('/live.js')).alarm(value), each);
const signals = () => desk.page.evaluate(() => [window.tones, window.notes.length]);
const said = (place, text) => desk.page.locator(place).filter({ hasText: text }).waitFor();

test('those that need the arbiter now come first, the oldest of them on top', async () => {
  const now = await numbers('now');
  assert.ok(now.includes(12) && now.length >= 2);
  const since = await desk.page.evaluate(async () => {
    const { rows } = await (await fetch('/boards?view=need&lang=en', { headers: { 'X-Tactus-Desk': localStorage.getItem('key') } })).json();
    return Object.fromEntries(rows.filter((each) => each.level === 'now')
      .map((each) => [each.n, Math.min(...each.attention.filter((one) => one.level === 'now').map((one) => one.since))]));
  });
  assert.deepEqual(now, Object.keys(since).map(Number).sort((one, other) => since[one] - since[other]));
});

test('the name of a link says the reason', async () => {
  assert.equal(await desk.page.locator('#open-12').textContent(), 'Board 12: boards differ');
});

test('one key opens the board that has waited longest', async () => {
  const [first] = await numbers('now');
  await desk.page.keyboard.press('Alt+KeyU');
  await desk.page.locator('#board-title').filter({ hasText: 'Board ' + first }).waitFor();
  await desk.page.waitForFunction(() => document.activeElement.id === 'board-title');
  await desk.page.locator('#find').focus();
  await desk.page.keyboard.press('Alt+KeyU');
  await desk.page.waitForFunction(() => document.activeElement.id === 'board-title');
});

test('the key opens what is soon where nothing is now, and says so where nothing is urgent', async () => {
  const takeOf = (level) => desk.page.evaluate(async (wanted) => {
    const answer = await (await fetch('/boards?view=need&lang=en', { headers: { 'X-Tactus-Desk': localStorage.getItem('key') } })).json();
    const rows = answer.rows.map((row) => ({ ...row, level: row.n === 12 ? wanted : '' ,
      attention: row.attention.map((each) => ({ ...each, level: row.n === 12 ? wanted : 'noted' })) }));
    (await import('/overview.js')).takeAll({ ...answer, need: wanted ? 1 : 0, at_once: 0, rows, changed: [] });
  }, level);
  await desk.page.locator('#find').focus();
  await takeOf('soon');
  await desk.page.keyboard.press('Alt+KeyU');
  await desk.page.locator('#board-title').filter({ hasText: 'Board 12' }).waitFor();
  await desk.page.waitForFunction(() => document.activeElement.id === 'board-title');
  await takeOf('');
  await desk.page.keyboard.press('Alt+KeyU');
  await desk.says('news', 'No board needs the arbiter\\.');
  await desk.page.goto(new URL('/', desk.address).href);
  await desk.page.locator('#row-12').waitFor();
});

test('what is only noted is folded, and not in the count', async () => {
  assert.deepEqual(await numbers('noted'), []);
  await said('#noted-title', /Noted: \d+ board/);
  const need = (await numbers('now')).length + (await numbers('soon')).length;
  assert.match(await desk.page.title(), new RegExp('^\\(' + need + '\\) '));
  await desk.page.locator('#noted-title').press('Enter');
  await desk.page.locator('#row-2').waitFor();
  assert.deepEqual(await numbers('noted'), [2]);
  await desk.page.locator('#noted-title').press('Enter');
  await desk.page.locator('#row-2').waitFor({ state: 'detached' });
});

test('without leave nothing sounds and nothing is shown', async () => {
  await alarm({ board: 3, level: 'now', text: 'Board 3: first.' });
  await said('#alarms', 'Board 3: first.');
  assert.deepEqual(await signals(), [0, 0]);
});

test('with leave what is now sounds and is shown; what is soon is said without it, what is noted not at all', async () => {
  await desk.openSettings();
  await desk.page.locator('#sound').check();
  const tried = (await signals())[0];
  assert.ok(tried > 0, 'the sound is heard when it is allowed');
  await desk.page.locator('#notify').check();
  await desk.page.waitForFunction(() => localStorage.getItem('tactus-notify') === 'yes');
  await alarm({ board: 4, level: 'soon', text: 'Board 4: second.' });
  await said('#news', 'Board 4: second.');
  await alarm({ board: 5, level: 'noted', text: 'Board 5: third.' });
  assert.deepEqual(await signals(), [tried, 0]);
  await alarm({ board: 6, level: 'now', text: 'Board 6: fourth.' });
  await said('#alarms', 'Board 6: fourth.');
  assert.equal((await signals())[1], 1);
  assert.ok((await signals())[0] > tried);
  const heard = await desk.page.evaluate(() => document.getElementById('alarms').textContent + document.getElementById('news').textContent);
  assert.doesNotMatch(heard, /third/);
});

test('alarms say their level, stand in a list with the newest on top, and the last is said again by a key', async () => {
  await said('#alarms', 'Now. Board 6: fourth.');
  assert.equal(await desk.page.locator('#said-count').textContent(), 'Alarms of the last ten minutes: 3 lines');
  const items = await desk.page.locator('#said li').allTextContents();
  assert.deepEqual(items.map((each) => each.slice(9)), ['Now. Board 6: fourth.', 'Soon. Board 4: second.', 'Now. Board 3: first.']);
  assert.equal(await desk.page.locator('#said a').nth(1).getAttribute('href'), '#board-4');
  await desk.page.keyboard.press('Alt+KeyL');
  await said('#alarms', items[0]);
});

test('an alarm stays in the list for ten minutes', async () => {
  await desk.page.evaluate(() => { const { now } = Date; Date.now = () => now() + 601000; });
  await desk.page.locator('#say-again').click();
  await said('#alarms', 'No alarm in the last ten minutes.');
  assert.equal(await desk.page.locator('#said li').count(), 0);
  await desk.page.evaluate(() => { const { now } = Date; Date.now = () => now() - 601000; });
});

test('boards are found by ranges, reasons and articles, and without accents', async () => {
  const found = async (text) => {
    await desk.page.locator('#find').fill(text);
    await desk.page.locator('#shown').filter({ hasText: /boards shown/ }).waitFor();
    await desk.page.waitForFunction(() => import('/overview.js').then((each) => each.wishedView() === 'all'));
    return desk.page.locator('.boards tbody tr').evaluateAll((rows) => rows.map((each) => Number(each.id.slice(4))).sort((one, other) => one - other));
  };
  await found('1-12');
  await desk.page.locator('#shown').filter({ hasText: '12 of 12' }).waitFor();
  assert.deepEqual(await found('3-5, 11-'), [3, 4, 5, 11, 12]);
  assert.ok((await found('DIFFER')).includes(12));
  assert.ok((await found('d.2.9')).includes(12));
  assert.ok((await found('ines')).includes(12), 'Inés');
});

test('what is wrong with all boards stands over everything until it is over', async () => {
  const take = (bands) => desk.page.evaluate(async (given) => {
    const answer = await (await fetch('/boards?view=need&lang=en', { headers: { 'X-Tactus-Desk': localStorage.getItem('key') } })).json();
    (await import('/overview.js')).take({ ...answer, changed: [], bands: given });
  }, bands);
  await take([{ since: Date.now(), text: 'Broker gone.' }]);
  const band = desk.page.getByRole('region', { name: 'The whole hall' });
  assert.match(await band.innerText(), /^Since \d\d:\d\d:\d\d: Broker gone\.$/);
  assert.ok(await band.evaluate((each) => each.getBoundingClientRect().top < document.querySelector('h1').getBoundingClientRect().top));
  await take([]);
  assert.equal(await band.count(), 0);
});

test('a board that has another number leaves no row under the old one', async () => {
  await desk.page.locator('#find').fill('');
  await desk.page.locator('#show').selectOption('all');
  await desk.page.locator('#row-3').waitFor();
  await desk.page.evaluate(async () => {
    const answer = await (await fetch('/boards?view=all&lang=en', { headers: { 'X-Tactus-Desk': localStorage.getItem('key') } })).json();
    (await import('/overview.js')).take({ ...answer, rows: [], changed: [3], gone: [3] });
  });
  await desk.page.locator('#row-3').waitFor({ state: 'detached' });
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
