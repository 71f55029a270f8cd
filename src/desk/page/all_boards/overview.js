// SPDX-License-Identifier: GPL-3.0-or-later
// The boards by what they need: now, soon, noted, others. The oldest stands first, others by their number. A row
// in which the focus is stays where it is.
import { matcherOf } from '/find.js';
import { byId, headsOf, hide, setAttribute, setText } from '/dom.js';
import { takeAllTiles, takeTiles } from '/hall.js';
import { tell } from '/live.js';
import { boardName, makeBoardRow, reasonOf, updateRow } from '/row.js';
import { showBands, showOwnBand } from '/state.js';
import { words } from '/words.js';

const sliceFor = 25;  // milliseconds
const ordinaryWait = 1000;  // milliseconds; what is new about who needs the arbiter does not wait
const groups = ['now', 'soon', 'noted', 'others'];
const boards = new Map();
const rows = new Map();  // number: {row, group, key}
let heads = [];
let counts = { count: 0, need: 0, at_once: 0, noted: 0 };  // of all boards, also of those that are not sent
let serverAhead = 0;  // milliseconds
let urgent = new Set();
let ordinary = new Set();
let isFrameAsked = false;
let ordinaryTimer = null;
let toPlace = [];  // numbers, the next one last
let sliceTimer = null;

export const serverNow = () => Date.now() + serverAhead;

const needs = (board) => board.level === 'now' || board.level === 'soon';

/// What the arbiter wants to see, as the form says now.
function readWish() {
  const found = byId('find').value.trim();
  return { found, fits: matcherOf(found), isAll: byId('show').value === 'all', isNotedOpen: byId('noted').open };
}

/// What the desk is asked for: without a search and a wish for all boards, those that have a reason.
const viewOf = ({ found, isAll }) => isAll || found !== '' ? 'all' : 'need';
export const wishedView = () => viewOf(readWish());

/// Null: it is not shown. What is only noted is made where it is unfolded.
function groupOf(board, wish) {
  if (wish.found !== '' && !wish.fits(board)) return null;
  if (needs(board)) return board.level;
  if (viewOf(wish) === 'all') return 'others';
  return board.level === 'noted' && wish.isNotedOpen ? 'noted' : null;
}

/// Where it stands in its group: since when it waits, others by their number.
function keyOf(board, group) {
  if (group === 'others') return [0, board.n];
  const waiting = board.attention.filter((each) => !each.decided && each.level === board.level);
  return [Math.min(...waiting.map((each) => each.since)), board.n];
}

const isBehind = (one, other) => one[0] !== other[0] ? one[0] > other[0] : one[1] > other[1];

/// The first row behind this place; null: all stand before it.
function rowBehind(shown, key) {
  let low = 0;
  let high = shown.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBehind(rows.get(Number(shown[middle].id.slice(4))).key, key)) high = middle;
    else low = middle + 1;
  }
  return shown[low] ?? null;
}

function remove(number) {
  rows.get(number)?.row.remove();
  rows.delete(number);
}

/// No board has this number any more.
function forget(number) {
  remove(number);
  boards.delete(number);
}

/// The row of the board in its place, or away with it.
function place(board, wish) {
  const shown = rows.get(board.n);
  if (shown?.row.contains(document.activeElement)) return updateRow(shown.row, board, serverNow());
  const group = groupOf(board, wish);
  if (group === null) {
    remove(board.n);
    if (viewOf(wish) === 'need' && board.level === '') boards.delete(board.n);
    return;
  }
  const key = keyOf(board, group);
  const isThere = shown && shown.group === group && !isBehind(shown.key, key) && !isBehind(key, shown.key);
  const row = shown?.row ?? makeBoardRow(board, heads);
  if (!isThere) {
    row.remove();
    rows.delete(board.n);
    const body = byId(group + '-rows');
    body.insertBefore(row, rowBehind(body.children, key));
    rows.set(board.n, { row, group, key });
  }
  updateRow(row, board, serverNow());
}

/// The link to the board that has waited longest; it does not change under the focus.
function showUrgent() {
  const link = byId('urgent');
  if (document.activeElement === link) return;
  const first = byId('now-rows').firstElementChild ?? byId('soon-rows').firstElementChild;
  hide(link, first === null);
  if (!first) return;
  const board = boards.get(Number(first.id.slice(4)));
  setAttribute(link, 'href', '#board-' + board.n);
  setAttribute(link, 'data-level', board.level);
  setText(link, board.hall || board.round ? words('Most urgent: {name}', { name: boardName(board) + ', ' + reasonOf(board).short })
    : words('Most urgent: board {number}, {reason}', { number: board.n, reason: reasonOf(board).short }));
}

function showGroups() {
  for (const group of groups) hide(byId(group + '-region'), byId(group + '-rows').children.length === 0);
  hide(byId('no-now'), !byId('now-region').hidden);
  hide(byId('no-soon'), !byId('soon-region').hidden);
  hide(byId('others'), byId('others-region').hidden);
  hide(byId('noted'), counts.noted === 0 || wishedView() === 'all');
  setText(byId('noted-title'), counts.noted === 1 ? words('Noted: 1 board') : words('Noted: {count} boards', { count: counts.noted }));
}

function showCounts() {
  const { need } = counts;
  const now = counts.at_once === 0 ? '' : ' ' + words('Now: {count}.', { count: counts.at_once });
  const text = need === 0 ? words('No board needs the arbiter.')
    : need === 1 ? words('1 board needs the arbiter.') : words('{count} boards need the arbiter.', { count: need });
  setText(byId('summary'), text + now);
  setText(byId('shown'), words('{shown} of {count} boards shown.', { shown: rows.size, count: counts.count }));
  const title = (need > 0 ? '(' + need + ') ' : '') + words("Arbiter's desk");
  if (document.title !== title) document.title = title;
  showGroups();
  showUrgent();
}

function show(numbers) {
  const wish = readWish();
  for (const number of numbers) if (boards.has(number)) place(boards.get(number), wish);
  showCounts();
}

/// Once for each frame of the screen, however many updates came.
function showFrame() {
  isFrameAsked = false;
  if (byId('hold').checked) return;
  show(urgent);
  urgent = new Set();
}

function showOrdinary() {
  ordinaryTimer = null;
  if (byId('hold').checked) return;
  show(ordinary);
  ordinary = new Set();
}

/// A slice of what is still to be placed: of a thousand boards no key waits for the last one.
function showSlice() {
  const wish = readWish();
  const end = performance.now() + sliceFor;
  while (toPlace.length > 0 && performance.now() < end) {
    const board = boards.get(toPlace.pop());
    if (board) place(board, wish);
  }
  showCounts();
  sliceTimer = toPlace.length > 0 ? setTimeout(showSlice) : null;
}

/// All that the page has, whatever waits; first those that need the arbiter.
function showAll() {
  urgent = new Set();
  ordinary = new Set();
  const all = [...boards.values()];
  toPlace = [...all.filter((each) => !needs(each)), ...all.filter(needs)].map((each) => each.n);
  clearTimeout(sliceTimer);
  showSlice();
}

function showAllUnlessHeld() {
  if (!byId('hold').checked) showAll();
}

const standing = ({ level, on_it, attention }) => JSON.stringify([level, on_it, attention]);

/// A board that needs the arbiter plays on: its moves and clocks wait as those of all others do.
function note(row) {
  const known = boards.get(row.n);
  const isUrgent = known ? (needs(row) || needs(known)) && standing(row) !== standing(known) : needs(row);
  boards.set(row.n, row);
  (isUrgent ? urgent : ordinary).add(row.n);
}

export function take(update) {
  showBands(update.bands);
  serverAhead = update.now - Date.now();
  counts = { count: update.count, need: update.need, at_once: update.at_once, noted: update.noted };
  const isAll = wishedView() === 'all';
  takeTiles(update.tiles ?? [], update.gone ?? []);
  for (const number of update.gone ?? []) forget(number);
  for (const row of update.rows) if (isAll || row.level !== '' || boards.has(row.n)) note(row);
  ordinaryTimer ??= setTimeout(showOrdinary, ordinaryWait);
  if (isFrameAsked || urgent.size === 0) return;
  isFrameAsked = true;
  requestAnimationFrame(showFrame);
}

/// All boards of the view at once, as the desk has them; none else is kept.
export function takeAll(answer) {
  const sent = new Set(answer.rows.map((row) => row.n));
  for (const [number, board] of boards) {
    if (sent.has(number)) continue;
    if (wishedView() === 'all') forget(number);
    else boards.set(number, { ...board, level: '' });
  }
  takeAllTiles(answer.tiles, answer.round);
  take(answer);
  showAll();
}

/// The same heads for each group.
function makeHeads() {
  const head = byId('now-boards').tHead;
  for (const group of groups.slice(1)) byId(group + '-boards').prepend(head.cloneNode(true));
  heads = headsOf(byId('now-boards'));
}

/// By the place of the key: with Alt some keyboards give another letter.
function openUrgent(event) {
  const isMeant = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyU';
  if (!isMeant) return;
  event.preventDefault();
  if (byId('urgent').hidden) tell(words('No board needs the arbiter.'));
  else byId('urgent').click();
}

/// Calls `onView` when another view is wished. What the arbiter chooses is shown also while updates are held.
export function startOverview(onView) {
  makeHeads();
  let view = wishedView();
  const changeView = () => {
    showAll();
    if (view === wishedView()) return;
    view = wishedView();
    onView();
  };
  byId('filter').addEventListener('submit', (event) => event.preventDefault());
  byId('show').addEventListener('change', changeView);
  byId('find').addEventListener('input', changeView);
  byId('hold').addEventListener('change', () => {
    const held = byId('hold').checked ? words('Updates are held: the lists do not change.') : '';
    showOwnBand('held', held);
    tell(held || words('Updates go on.'));
    showAllUnlessHeld();
  });
  byId('noted').addEventListener('toggle', showAll);
  byId('overview').addEventListener('focusout', () => requestAnimationFrame(showAllUnlessHeld));
  addEventListener('keydown', openUrgent);
  setInterval(showAllUnlessHeld, 20000);  // ages
}
