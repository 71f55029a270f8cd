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

const setWidth = (width) => desk.setSize(width, 640);

/// What is for the ear alone has no size to look at; everything else counts, wherever it stands.
const looked = () => desk.page.evaluate(() => {
  const isForTheEar = (each) => {
    for (let node = each; node !== null; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (style.position === 'absolute' && style.clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const isShown = (each) => each.checkVisibility() && each.getClientRects().length > 0 && !isForTheEar(each);
  const isWide = (each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).display !== 'inline';
  const isCut = (each) => isWide(each) && getComputedStyle(each).textOverflow === 'ellipsis';
  const nameOf = (each) => each.id || each.className || each.tagName;
  const all = [...document.querySelectorAll('main *')].filter(isShown);
  return {
    page: document.scrollingElement.scrollWidth,
    sideways: all.filter((each) => each.getBoundingClientRect().right > innerWidth || (isWide(each) && !isCut(each))).map(nameOf),
    cut: all.filter(isCut).map((each) => ({ row: each.closest('.boards tbody tr')?.id ?? nameOf(each), text: each.textContent })),
  };
});

for (const width of [320, 640, 1280])
  test('nothing is wider than a window of ' + width + ' pixels', async () => {
    await setWidth(width);
    const { page, sideways } = await looked();
    assert.deepEqual({ page, sideways }, { page: width, sideways: [] });
  });

test('in a narrow window nothing is cut', async () => {
  for (const width of [320, 640]) {
    await setWidth(width);
    assert.deepEqual((await looked()).cut, []);
    await desk.page.evaluate(() => { location.hash = ''; });
    await desk.page.locator('#overview').waitFor();
    assert.deepEqual(await looked(), { page: width, sideways: [], cut: [] });
    await desk.showBoard(12);
  }
});

// One line a row: what does not fit there is whole in the open board.
test('in a wide window only a line of the list is cut, and its board has it whole', async () => {
  await setWidth(1280);
  const { cut } = await looked();
  assert.deepEqual(cut.filter((each) => !/^row-\d+$/.test(each.row)), []);
  for (const { row, text } of cut.slice(0, 6)) {
    const number = row.slice(4);
    await desk.page.evaluate((board) => { location.hash = '#board-' + board; }, number);
    await desk.page.locator('#board-title').filter({ hasText: new RegExp('\\b' + number + '\\b') }).waitFor();
    const whole = (await desk.page.locator('#board').innerText()).replace(/\s+/g, ' ');
    for (const name of text.split(' – ')) assert.ok(whole.includes(name.replace(/^blind/, '').trim()), row + ': ' + name);
  }
  await desk.showBoard(12);
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
