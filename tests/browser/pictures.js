// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the arbiter's page for the documents, from a simulated hall: scripts/pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { OpenedDesk } from './opened_desk.js';

const folder = process.env.TACTUS_PICTURES;
const hall = ['--tables', '24', '--seed', '62', '--troubles', '60', '--plies', '44', '--speed', '0'];

mkdirSync(folder, { recursive: true });
const desk = await OpenedDesk.open(hall);
const { page } = desk;
page.setDefaultTimeout(20000);
const take = async (name) => page.screenshot({ path: join(folder, name + '.png') });
const setSize = (width, height) => page.setViewportSize({ width, height });
const openFirst = async () => {
  await page.locator('#now-rows a').first().click();
  await page.locator('#board-title').filter({ hasText: /\d/ }).waitFor();
};

try {
  await setSize(1280, 800);
  await page.locator('#show').selectOption('all');
  await page.locator('#shown').filter({ hasText: '24 of 24' }).waitFor();
  await take('desk-1280');
  await openFirst();
  await take('desk-board-1280');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take('desk-board-1280-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await setSize(360, 740);
  await page.evaluate(() => { location.hash = ''; });
  await page.locator('#now-rows tr').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await take('desk-360');
} finally {
  await desk.close();
}
