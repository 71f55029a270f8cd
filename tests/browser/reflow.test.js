// SPDX-License-Identifier: GPL-3.0-or-later
// At 320 pixels (400 % of 1280) nothing is scrolled sideways, and a screen reader finds the same page as at 1280.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12 } from './opened_desk.js';

let desk;
before(async () => {
  desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]);
  await desk.page.locator('#show').selectOption('all');
  await desk.showBoard(12);
  await desk.page.locator('#decide-go').click();
  await desk.page.locator('#reconcile-go').click();
  await desk.page.locator('#reconciliation').waitFor();
});
after(() => desk?.close());

const setWidth = (width) => desk.page.setViewportSize({ width, height: 640 });

for (const width of [320, 640, 1280])
  test('nothing is wider than a window of ' + width + ' pixels', async () => {
    await setWidth(width);
    const found = await desk.page.evaluate(() => ({
      page: document.scrollingElement.scrollWidth,
      sideways: [...document.querySelectorAll('main *')].filter((each) => {
        const isHidden = each.closest('.heard') || each.closest('thead')?.clientWidth === 1 || each.clientWidth <= 1
          || each.parentElement.clientWidth <= 1;
        const isCut = getComputedStyle(each).textOverflow === 'ellipsis';  // one line a row: the board has it in full
        const isEdge = each.getBoundingClientRect().right > innerWidth;
        const isScrolled = each.scrollWidth > each.clientWidth && getComputedStyle(each).display !== 'inline';
        return !isHidden && (isEdge || (isScrolled && !isCut));
      }).map((each) => each.id || each.className || each.tagName),
    }));
    assert.deepEqual(found, { page: width, sideways: [] });
  });

// What a thumb has to meet, where it is shown; a choice counts with its label.
test('nothing to touch is smaller than 44 pixels on a phone', async () => {
  await setWidth(360);
  const small = await desk.page.evaluate(() => [...document.querySelectorAll('a, button, select, summary, textarea, input')]
    .map((each) => each.type === 'radio' || each.type === 'checkbox' ? each.labels[0] ?? each : each)
    .filter((each) => each.checkVisibility() && !each.closest('.heard'))
    .map((each) => ({ box: each.getBoundingClientRect(), name: each.id || each.textContent.slice(0, 40) || each.tagName }))
    .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
    .map(({ box, name }) => name + ': ' + box.width + ' x ' + box.height));
  assert.deepEqual(small, []);
});

/// Roles only: in the narrow window each cell names its column.
const roles = async (part) => (await desk.page.locator(part).ariaSnapshot()).split('\n')
  .map((line) => /^ *- '?\w+/.exec(line)?.[0].replace("'", '') ?? '').filter((each) => !/- text$/.test(each)).join('\n');

test('the tables are tables in the narrow window too', async () => {
  for (const part of ['#board', '#overview']) {
    await setWidth(1280);
    const wide = await roles(part);
    if (part === '#overview') assert.match(wide, /- table.*\n *- rowgroup\n *- row\n *- columnheader/);
    await setWidth(320);
    assert.equal(await roles(part), wide);
    await desk.page.evaluate(() => { location.hash = ''; });
    await desk.page.locator('#overview').waitFor();
  }
});
