// SPDX-License-Identifier: GPL-3.0-or-later
// A blind arbiter's walk through the page by keys alone, as Orca speaks it: from the alarm to the decision and on.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { fixedOpening, hallWithBoard12 } from '../browser/opened_desk.js';
import { HeardDesk } from './heard_desk.js';

let desk;
before(async () => {
  desk = await HeardDesk.open([...hallWithBoard12, ...fixedOpening]);
  await desk.hears("Finished loading (2) Arbiter's desk.", /headings, 1 table/);
});
after(() => desk?.close());

const opened = [/^region Board 12: /, /^Board 12: .* heading level 2/, 'Stop both clocks and take both scoresheets.'];
const alarm = (each) => desk.page.evaluate(async (value) => (await import('/live.js')).alarm(value), each);

test('the board is found by headings, and its link says the reason', async () => {
  await desk.says('h', "Arbiter's desk heading level 1.");
  await desk.says('h', /^Boards heading level 2( clickable)?\.$/);  // as the browser tells of what can have the focus
  await desk.says('h', 'Now heading level 3.');
  await desk.says('k', 'Board 12: boards differ link.');
});

test('the opened board says its title and the next step; its headings are found at once', async () => {
  desk.press('Return');
  await desk.hears(...opened);
  await desk.says('h', 'What to do heading level 3.');
  await desk.says('Down', 'Stop both clocks and take both scoresheets.');
  await desk.says('h', 'Reasons to come heading level 3.');
  await desk.says('Down', 'List with 1 item.', /^• Boards differ after 8\. e5 on e5 f5: board of Black\. Article D\.2\.9\. Since/);
  await desk.says('h', 'Position of the record heading level 3.');
});

test('the board is entered where it differs, and says each square once, with its rank as row', async () => {
  desk.press('Tab');
  await desk.hears("e5, white pawn. Differs. Black's board: empty.", "f5, empty. Differs. Black's board: filled.");
  await desk.hears('Focus mode');
  await desk.says('Right', "f5, empty. Differs. Black's board: filled.", 'column 6.');
  await desk.says('Up', 'f6, empty.', 'row 6.');
});

test('an alarm is heard while something else is read, with its level, and once more by a key', async () => {
  await alarm({ board: 3, level: 'now', text: 'Board 3: White claims a win.' });
  await desk.hears('Now. Board 3: White claims a win.');
  await desk.says('alt+l', /^\d\d:\d\d:\d\d Now\. Board 3: White claims a win\.$/);
  await alarm({ board: 4, level: 'soon', text: 'Board 4: late press.' });
  await desk.hears('Soon. Board 4: late press.');
  await desk.says('alt+l', /^\d\d:\d\d:\d\d Soon\. Board 4: late press\.$/);
  await desk.says('Right', 'g6, empty.', 'column 7.');
});

test('the boards are reconciled, and the verdict is the first that is heard', async () => {
  // Typed by somebody else meanwhile: the sheets are as the record.
  await desk.page.evaluate(() => {
    const sheet = [...document.querySelectorAll('#moves tr')].map((each) => each.cells[0].textContent + ' ' + each.cells[1].textContent).join('\n');
    for (const player of ['white', 'black']) document.getElementById('sheet-' + player).value = sheet;
    document.getElementById('fen-white').focus();
  });
  await desk.hears(/^White's board as FEN/);
  desk.press('Tab');
  await desk.hears(/^Black's board as FEN/);
  desk.press('Return');
  await desk.hears('region Reconciliation', /^Correct Black's board.* heading level 4/);
  await desk.hears('Browse mode');
});

test('what is missing is said once, and each problem leads to its field', async () => {
  await desk.page.locator('#decide-go').focus();
  await desk.hears(/Record the decision push button\.$/);
  desk.press('Return');
  await desk.hears(/^3 problems Who decides\? Enter the name of the arbiter\. What is decided\? Enter the decision\. Why\? Enter the reason\./);
  desk.press('Tab');
  await desk.hears('Who decides? Enter the name of the arbiter. link.');
  desk.press('Return');
  await desk.hears(/^Arbiter's name entry required/);
});

test('the decision is recorded and heard', async () => {
  desk.type('Ann Arbiter');
  desk.press('Tab');
  await desk.hears(/^What is decided entry required/);
  desk.type('The pawn goes from f5 to e5.');
  desk.press('Tab');
  await desk.hears(/^Why entry required/);
  desk.type('Both scoresheets agree.');
  await desk.page.locator('#decide-go').focus();
  await desk.hears(/Record the decision push button\.$/);
  desk.press('Return');
  await desk.hears(/^Decision 1 is recorded\./);
});

test('the next board is one key away', async () => {
  await desk.page.locator('#urgent').filter({ hasNotText: 'board 12,' }).waitFor();
  desk.press('alt+u');
  await desk.hears(/^Board \d+: .* heading level 2/, /\.$/);
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
