// SPDX-License-Identifier: GPL-3.0-or-later
// What is on paper: whose game it is, moves with both colours in a row, lines to sign; the round by itself.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12 } from './opened_desk.js';

let desk;
before(async () => {
  desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]);
  await desk.showBoard(12);
});
after(() => desk?.close());

const onPaper = async (during) => {
  await desk.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await desk.page.emulateMedia({ media: 'print' });
  await during();
  await desk.page.emulateMedia({ media: 'screen' });
  await desk.page.evaluate(() => dispatchEvent(new Event('afterprint')));
};
const isSeen = (place) => desk.page.locator(place).first().isVisible();
/// Pages of a PDF: each is an object of its own.
const pages = async () => {
  await desk.page.emulateMedia({ media: null });
  return (await desk.page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g).length;
};

test('the game is named, moves stand two in a row, and three lines are signed', async () => {
  await onPaper(async () => {
    assert.match(await desk.page.locator('#paper-table').innerText(), /^Simulated hall.*\nBoard: [0-9]+\nWhite: .*\nBlack: /);
    const moves = await desk.page.locator('#moves tr').count();
    assert.equal(await desk.page.locator('#paper-plies tr').count(), Math.ceil(moves / 2));
    for (const [row, cell] of [[0, 1], [1, 3], [2, 1]])
      assert.equal(await desk.page.locator('#moves tr').nth(row).locator('td').nth(0).innerText().catch(() => ''),
        await desk.page.locator('#paper-plies tr').nth(Math.floor(row / 2)).locator('td').nth(cell).innerText());
    assert.ok(await isSeen('#paper-moves') && await isSeen('.write'));
    assert.ok(!await isSeen('#moves-table') && !await isSeen('#todo-articles p') && !await isSeen('#round'));
  });
  assert.ok(!await isSeen('#paper-table') && !await isSeen('#paper-moves') && !await isSeen('.write'));
});

test('a board with its decision takes three pages at most', async () => {
  assert.ok(await pages() <= 3);
});

test('the results of the round are told with what is not confirmed, and printed without a board', async () => {
  await desk.showRound();
  await desk.page.locator('#round-show').press('Enter');
  await desk.page.locator('#results').waitFor();
  assert.equal(await desk.page.locator('#results-rows tr').count(), 12);
  assert.match(await desk.page.locator('#results-open').innerText(), /^(No result waits|Not yet confirmed: board \d)/);
  await desk.page.evaluate(() => { window.print = () => {}; });
  await desk.page.locator('#round-print').press('Enter');
  await desk.page.emulateMedia({ media: 'print' });
  assert.ok(await isSeen('#results-table') && !await isSeen('#board'));
  await desk.page.emulateMedia({ media: 'screen' });
  await desk.page.evaluate(() => dispatchEvent(new Event('afterprint')));
  assert.ok(await isSeen('#results-table'));
});

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
