// SPDX-License-Identifier: GPL-3.0-or-later
// What to do, and both boards as they stand, on a board that differs.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12 } from './opened_desk.js';

let desk;
before(async () => {
  desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]);
  await desk.showBoard(12);
});
after(() => desk?.close());

const textOf = (place) => desk.page.locator(place).innerText();

test('the next step comes first, then hands, clocks and the article with its text', async () => {
  const lines = (await textOf('#todo')).split('\n').filter((each) => each !== '');
  assert.equal(lines[1], 'Stop both clocks and take both scoresheets.');
  const at = (text) => lines.findIndex((each) => each.includes(text));
  assert.ok(at('Take off what stands on f5.') > 0);
  assert.ok(at("Put White's pawn onto e5.") > at('Take off what stands on f5.'));
  assert.ok(at('The clocks show: White 1:27:26, Black 1:27:39 runs. Black to move.') > at("Put White's pawn onto e5."));
  await desk.page.locator('#todo-articles summary').first().press('Enter');
  assert.match(await textOf('#todo-articles'), /Article D\.2\.9\s+.*positions/s);
});

test('it stands right behind the title, before all evidence', async () => {
  const order = await desk.page.locator('#board h2, #board h3').evaluateAll((all) => all.map((each) => each.id));
  assert.deepEqual(order.slice(0, 3), ['board-title', 'todo-title', 'reasons-title']);
});

test('an article that was unfolded stays so when the board is read anew', async () => {
  await desk.page.evaluate(async () => (await import('/board.js')).refresh());
  assert.equal(await desk.page.locator('#todo-articles details').first().getAttribute('open'), '');
});

test('each board shows what stands on it, with the squares that differ and the last move marked', async () => {
  const marked = (color, mark) => desk.page.locator('#board-of-' + color + ' [data-' + mark + ']').count();
  assert.equal(await desk.page.locator('#board-of-black').getAttribute('aria-label'), "Black's board differs: e5 empty, f5 filled.");
  assert.deepEqual([await marked('black', 'differs'), await marked('white', 'differs')], [2, 0]);
  assert.deepEqual([await marked('black', 'last'), await marked('white', 'last')], [2, 2]);
  for (const color of ['white', 'black']) {
    const place = desk.page.locator('#board-of-' + color);
    assert.equal((await place.locator('[data-file]').evaluateAll((all) => all.map((each) => each.dataset.file))).join(''), 'abcdefgh');
    assert.equal((await place.locator('[data-rank]').evaluateAll((all) => all.map((each) => each.dataset.rank))).join(''), '87654321');
  }
  const [white, black] = await Promise.all(['white', 'black'].map((color) => desk.page.locator('#board-of-' + color).boundingBox()));
  assert.ok(white.y === black.y && white.width === black.width && black.x > white.x, 'side by side, of one size');
});

test('a white piece has a body: its inside is light and its outline dark, in both schemes', async () => {
  for (const colorScheme of ['light', 'dark']) {
    await desk.page.emulateMedia({ colorScheme });
    const paints = await desk.page.evaluate(() => ['white', 'black'].map((side) => {
      const style = getComputedStyle(document.querySelector('#grid [data-side=' + side + ']'));
      return [style.color, style.webkitTextStrokeColor];
    }));
    assert.deepEqual(paints, [['rgb(255, 255, 255)', 'rgb(0, 0, 0)'], ['rgb(0, 0, 0)', 'rgb(232, 232, 232)']]);
  }
  await desk.page.emulateMedia({ colorScheme: 'light' });
});

test('times are those on the wall where the page is read, with their zone', async () => {
  const [at, all] = await desk.page.evaluate(async () => {
    const { incidents } = await (await fetch('/board?n=12&lang=en', { headers: { 'X-Tactus-Desk': localStorage.getItem('key') } })).json();
    return [incidents[0].at, document.getElementById('incidents').textContent];
  });
  assert.ok(all.startsWith(new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Helsinki' })), all);
  assert.equal(await textOf('#zone'), 'Times by the clock of this machine, UTC+02:00.');
});

test('on paper nothing is folded and no heading stands over a form that is not printed', async () => {
  await desk.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await desk.page.emulateMedia({ media: 'print' });
  assert.ok(await desk.page.locator('#paper-plies tr').first().isVisible());
  assert.ok(await desk.page.locator('#incidents li').first().isVisible());
  for (const id of ['reconcile-title', 'rule-title', 'decide-title']) assert.ok(await desk.page.locator('#' + id).isHidden(), id);
  await desk.page.emulateMedia({ media: 'screen' });
  await desk.page.evaluate(() => dispatchEvent(new Event('afterprint')));
  assert.ok(await desk.page.locator('#moves tr').first().isHidden());
});

test('in Finnish the pieces have Finnish letters', async () => {
  const english = await desk.page.locator('#moves tr td:nth-child(2)').allTextContents();
  await desk.openSettings();
  await desk.page.locator('#lang-fi').click();
  await desk.page.locator('html[lang=fi]').waitFor();
  await desk.showBoard(12);
  const finnish = await desk.page.locator('#moves tr td:nth-child(2)').allTextContents();
  const letters = { K: 'K', Q: 'D', R: 'T', B: 'L', N: 'R' };
  assert.ok(english.some((each) => /^[QRBN]/.test(each)));
  assert.deepEqual(finnish, english.map((each) => each.replace(/[KQRBN]/g, (letter) => letters[letter])));
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
