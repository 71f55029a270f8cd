// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall costs the arbiter's desk and page while it plays ten times as fast as people do, and how soon a row is on the screen: share of
// a core of both, memory of both at the beginning and at the end, and from the event to the row, in real time.
//
//   tests/browser/run build/release/bin build/release/browser benchmarks/desk_load.js
//
//   TACTUS_LOAD_TABLES   (1000)    TACTUS_LOAD_MINUTES  of the hall at ten times the pace (60); rows are measured for a fifth of it, a minute at least, before
//   TACTUS_LOAD_WARM     seconds until what had been played before is read (60)
//
// Asked for: the page under 2 % of a core in real time, 99 of 100 rows within 200 ms, memory that does not grow by a tenth in the second half.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { OpenedDesk } from '../tests/browser/opened_desk.js';

process.env.TMPDIR = '/dev/shm';  // a thousand tables have a thousand disks; the only one here would make their events late
const tables = process.env.TACTUS_LOAD_TABLES ?? '1000';
const minutes = Number(process.env.TACTUS_LOAD_MINUTES ?? 60);
const untilRead = 1000 * Number(process.env.TACTUS_LOAD_WARM ?? 60);
const kinds = ['pressed_without_move', 'board_lost', 'clock_lost', 'claim', 'illegal_move', 'boards_differ'];
const troubles = Array.from({ length: Math.floor(Number(tables) / 2) }, (_, i) => ['--trouble', 2 * i + 2 + '=' + kinds[i % kinds.length]]).flat();
const mostPercent = 2;
const latestRow = 200;
const mostGrowth = 1.1;

const seconds = (pid) => {
  const fields = readFileSync('/proc/' + pid + '/stat', 'utf8').replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const megabytes = (pid) => Number(/VmRSS:\s*(\d+)/.exec(readFileSync('/proc/' + pid + '/status', 'utf8'))[1]) / 1024;

/// From the event behind a reason to come to the next frame with its row; what is told by time alone comes later than its event, and what is only
/// noted is joined for a quarter of a second.
function recordRows() {
  window.rowsShown = [];
  const known = new Set();
  const Stream = window.EventSource;
  window.EventSource = function (address) {
    const stream = new Stream(address);
    stream.addEventListener('rows', (event) => {
      const reasons = JSON.parse(event.data).rows.flatMap(({ n, attention }) => attention
        .filter(({ level }) => level === 'now' || level === 'soon').map(({ why, since }) => ({ n, why, since })));
      const fresh = reasons.filter(({ n, why, since }) => why !== 'clock-not-pressed' && !known.has([n, why, since].join())
        && known.add([n, why, since].join()));
      if (fresh.length === 0) return;  // a frame that is asked for here costs what it is to measure
      requestAnimationFrame(() => setTimeout(() => {
        for (const { n, since } of fresh) if (document.getElementById('row-' + n)) window.rowsShown.push({ since, at: Date.now() });
      }));
    });
    return stream;
  };
  window.EventSource.CLOSED = Stream.CLOSED;
}

/// The hall is in the middle of its round from the first second on: until then nothing happens that would be measured.
async function opened(speed) {
  const desk = await OpenedDesk.open(['--tables', tables, '--speed', String(speed), '--troubles', '60', '--played', '15', ...troubles], { before: recordRows });
  const devtools = await desk.page.context().newCDPSession(desk.page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map((each) => [each.name, each.value]));
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await read()).JSHeapUsedSize / 1048576;
  };
  /// Of events since then; only where the hall plays in real time.
  const delays = async (then) => (await desk.page.evaluate(() => window.rowsShown)).filter(({ since }) => since >= then)
    .map(({ since, at }) => at - since).sort((a, b) => a - b);
  return { desk, read, heap, delays, pid: desk.children.at(-1).pid };
}

/// Shares of a core, in hundredths.
async function costs({ read, pid }, lasts) {
  const before = { page: (await read()).TaskDuration, desk: seconds(pid), at: performance.now() };
  await wait(lasts);
  const passed = (performance.now() - before.at) / 1000;
  return { page: 100 * ((await read()).TaskDuration - before.page) / passed, desk: 100 * (seconds(pid) - before.desk) / passed };
}

const real = await opened(1);
await wait(untilRead);
const from = Date.now();
const usual = await costs(real, Math.max(60000, minutes * 12000));
const delays = await real.delays(from);
await real.desk.close();
const at = (share) => delays[Math.floor(share * (delays.length - 1))] ?? 0;
console.log(tables + ' tables in real time: page ' + usual.page.toFixed(1) + ' %, desk ' + usual.desk.toFixed(1) + ' % of a core');
console.log(delays.length + ' reasons, from event to row: median ' + at(0.5).toFixed(0) + ' ms, p99 ' + at(0.99).toFixed(0) + ' ms');

const fast = await opened(10);
const parts = 4;
const memory = [];
for (let part = 0; part < parts; ++part) {
  const cost = await costs(fast, minutes * 60000 / parts);
  memory.push({ desk: megabytes(fast.pid), page: await fast.heap() });
  console.log('ten times as fast, part ' + (part + 1) + ' of ' + parts + ': desk ' + cost.desk.toFixed(1) + ' %, ' + memory[part].desk.toFixed(0)
    + ' MB; page ' + cost.page.toFixed(1) + ' %, heap ' + memory[part].page.toFixed(1) + ' MB');
}
await fast.desk.close();
const grows = (which) => memory.at(-1)[which] > mostGrowth * memory[parts / 2 - 1][which];
process.exitCode = usual.page < mostPercent && delays.length > 0 && at(0.99) <= latestRow && !grows('desk') && !grows('page') ? 0 : 1;
