// SPDX-License-Identifier: GPL-3.0-or-later
// No violation of WCAG 2.2 AA and of the best practices that axe knows, in each state of the page.
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { OpenedDesk, fixedOpening, hallWithBoard12, require } from './opened_desk.js';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
let desk;

before(async () => { desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]); });
after(() => desk?.close());

async function violations() {
  await desk.page.evaluate(axe);
  const found = await desk.page.evaluate((values) => window.axe.run(document, { runOnly: { type: 'tag', values } }), tags);
  assert.ok(found.passes.length > 20, 'axe has looked at the page');
  return found.violations.flatMap((each) => each.nodes.map((node) => each.id + ': ' + node.target.join(' ') + ': ' + node.failureSummary));
}

test('the start: boards that need the arbiter', async () => {
  assert.deepEqual(await violations(), []);
});

test('all rows, and one board in full', async () => {
  await desk.page.locator('#show').selectOption('all');
  await desk.showBoard(12);
  assert.equal(await desk.page.locator('.boards tbody tr').count(), 12);
  assert.deepEqual(await violations(), []);
});

test('errors in a form, an answer and a ruling', async () => {
  await desk.page.locator('#decide-go').click();
  await desk.page.locator('#decide-errors').waitFor();
  await desk.page.locator('#reconcile-go').click();
  await desk.page.locator('#reconciliation').waitFor();
  assert.deepEqual(await violations(), []);
});

test('the dark scheme', async () => {
  await desk.page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await violations(), []);
  await desk.page.emulateMedia({ colorScheme: 'light' });
});

test('a window of 320 pixels', async () => {
  await desk.setSize(320, 640);
  assert.deepEqual(await violations(), []);
});

test('in Finnish', async () => {
  await desk.setSize(1280, 900);
  await desk.openSettings();
  await desk.page.locator('#lang-fi').click();
  await desk.page.locator('html[lang=fi]').waitFor();
  await desk.showBoard(12);
  assert.deepEqual(await violations(), []);
});

test('axe finds what is broken on purpose', async () => {
  await desk.page.evaluate(() => document.querySelector('label[for=decided]').remove());
  assert.match((await violations()).join('\n'), /label: #decided/);
});
