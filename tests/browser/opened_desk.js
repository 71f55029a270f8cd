// SPDX-License-Identifier: GPL-3.0-or-later
// A hall of simulated tables, the real desk on its game files, and the page in a real browser.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const require = createRequire(join(process.env.TACTUS_MODULES, 'package.json'));
const { chromium } = require('playwright-core');
export const program = (name) => join(process.env.TACTUS_PROGRAMS, name);

/// In this hall board 12 differs after ply 15 on e5 and f5, and waits for the arbiter.
export const hallWithBoard12 = ['--tables', '12', '--seed', '62'];
/// Nothing on the page depends on the day of the test but ages.
export const fixedOpening = ['--speed', '0', '--opening', '1770000000000'];

function firstLine(child) {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error('ended with status ' + code)));
  });
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/// All that the page says: the next alarm may take the place of a sentence before anybody looks.
function keepWhatIsSaid() {
  window.said = { alarms: [], news: [] };
  addEventListener('DOMContentLoaded', () => {
    for (const [region, texts] of Object.entries(window.said)) {
      const node = document.getElementById(region);
      new MutationObserver(() => texts.push(node.textContent)).observe(node, { childList: true });
    }
  });
}

const patience = 240000; // ms: only what hangs takes so long, on the busiest machine

const gamesIn = (folder) => readdirSync(folder).filter((each) => each.endsWith('.tactus')).sort()
  .map((each) => join(folder, each));

export class OpenedDesk {
  folder = mkdtempSync(join(tmpdir(), 'tactus-browser-'));
  children = [];
  browserOptions = {};
  more = [];  // options of the desk

  /// With a speed above 0 the hall plays from when the page follows it: nothing happens before it is looked at.
  static async open(hall, { language = 'en', width = 1280, before = undefined } = {}) {
    const desk = new this();
    try {
      await desk.playHall(hall);
      await desk.startDesk(language);
      await desk.openPage(width, before);
      desk.beginHall();
    } catch (error) {
      await desk.close();
      throw error;
    }
    return desk;
  }

  async playHall(hall) {
    const games = join(this.folder, 'hall');
    const all = ['hall', '--out', games, ...hall];
    if (hall[hall.indexOf('--speed') + 1] === '0') {
      execFileSync(program('tactus-sim'), all, { stdio: ['ignore', 'ignore', 'inherit'] });
    } else {
      this.hall = spawn(program('tactus-sim'), [...all, '--wait'], { stdio: ['pipe', 'pipe', 'inherit'] });
      this.children.push(this.hall);
      await firstLine(this.hall);
      this.hall.stdout.resume();
    }
    this.games = gamesIn(games);
  }

  beginHall() {
    this.hall?.stdin.end('\n');
  }

  async startDesk(language) {
    const options = ['--port', '0', '--language', language, ...this.more, '--game', ...this.games];
    const child = spawn(program('tactus-arbiter'), ['desk', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.children.push(child);
    this.address = await firstLine(child);
    child.stdout.resume();
  }

  async openPage(width, before) {
    const { args = [], ...others } = this.browserOptions;
    this.browser = await chromium.launch({
      executablePath: process.env.TACTUS_CHROMIUM,
      timeout: patience,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync', ...args],
      ...others,
    });
    this.page = await this.browser.newPage({ viewport: { width, height: 900 }, timezoneId: 'Europe/Helsinki' });
    this.page.setDefaultTimeout(patience);
    this.faults = [];
    this.page.on('pageerror', (error) => this.faults.push(String(error)));
    this.page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
    await this.page.addInitScript(keepWhatIsSaid);
    if (before) await this.page.addInitScript(before);
    await this.visit();
    await this.page.locator('#shown').filter({ hasText: /\d/ }).waitFor();
  }

  /// A page hears of its new width with its next frame, before what the frame was asked for.
  async setSize(width, height) {
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
  }

  visit() {
    return this.page.goto(this.address);
  }

  /// Waits until something like this was said, in the region 'alarms' or 'news', since the page was read.
  async says(region, pattern) {
    await this.page.waitForFunction(([name, wanted]) => window.said[name].some((each) => new RegExp(wanted, 'i').test(each)),
      [region, pattern]);
  }

  /// As a link in the overview would.
  async showBoard(number) {
    await this.page.evaluate((board) => { location.hash = '#board-' + board; }, number);
    await this.page.locator('#board-title').filter({ hasText: String(number) }).waitFor();
    await this.page.locator('#question input').first().waitFor();
  }

  /// Sound, notification, held updates, language.
  openSettings() {
    return this.page.evaluate(() => { document.getElementById('settings').open = true; });
  }

  /// The page of the decisions, as its link would.
  async showRound() {
    await this.page.evaluate(() => { location.hash = '#round'; });
    await this.page.waitForFunction(() => document.activeElement.id === 'round-title');
  }

  async close() {
    await this.browser?.close();
    for (const each of this.children.reverse()) await stop(each);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
