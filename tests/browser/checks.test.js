// SPDX-License-Identifier: GPL-3.0-or-later
// The checks that axe does not have: the page passes each, and each finds the fault that it is for.
import assert from 'node:assert';
import { after, before, test } from 'node:test';
import { checks } from './checks.js';
import { OpenedDesk, fixedOpening, hallWithBoard12 } from './opened_desk.js';

let desk;
before(async () => { desk = await OpenedDesk.open([...hallWithBoard12, ...fixedOpening]); });
after(() => desk?.close());

async function freshPage() {
  await desk.page.goto(new URL('/', desk.address).href);
  await desk.page.locator('#shown').filter({ hasText: /\d/ }).waitFor();
  await desk.showBoard(12);
}

for (const check of checks) {
  test(check.name, async () => {
    await freshPage();
    assert.deepEqual(await check.find(desk.page), []);
  });
  test(check.name + ': a page where it is not so is found', async () => {
    await freshPage();
    await check.spoil(desk.page);
    assert.notDeepEqual(await check.find(desk.page), []);
  });
}

test('nothing on the page went wrong meanwhile', () => assert.deepEqual(desk.faults, []));
