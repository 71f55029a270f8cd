// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader finds: the accessibility tree of the page, compared with the one that was read and
// approved (golden/*.yaml). TACTUS_GOLDEN=write writes it anew; read the difference before you commit it.
import assert from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12 } from './opened_desk.js';

let desk;
before(async () => { desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]); });
after(() => desk?.close());

/// Without what another day or another version changes.
async function tree() {
  const text = await desk.page.locator('body').ariaSnapshot();
  return text.replace(/\b\d+ h\b/g, 'N h').replace(/Tactus \d[\d.]*/, 'Tactus VERSION') + '\n';
}

async function compare(name) {
  const file = new URL('golden/' + name + '.yaml', import.meta.url);
  const found = await tree();
  if (process.env.TACTUS_GOLDEN === 'write') writeFileSync(file, found);
  assert.equal(found, readFileSync(file, 'utf8'));
}

test('the overview', () => compare('overview'));

test('a board that differs', async () => {
  await desk.showBoard(12);
  await compare('board');
});

test('the signs of the pieces are for eyes only', async () => {
  const text = await tree();
  assert.match(text, /gridcell "e5, /);
  assert.doesNotMatch(text, /[♔-♟]/);
  assert.ok(await desk.page.locator('#grid').innerText().then((each) => /[♔-♟]/.test(each)), 'they are there for eyes');
});
