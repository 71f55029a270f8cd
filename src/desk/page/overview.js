// SPDX-License-Identifier: GPL-3.0-or-later
// The table of all boards. Rows keep the order of the boards; by default only those that need the arbiter are
// shown, and one that no longer does stays while the focus is in it.
import { byId, element, headsOf, makeRow, setAttribute, setText } from '/dom.js';
import { age, words } from '/words.js';

const boards = new Map();
const rows = new Map();
let heads = [];
let serverAhead = 0;  // milliseconds
let changed = new Set();
let isFrameAsked = false;

export const serverNow = () => Date.now() + serverAhead;

function reasonOf(board) {
  return board.attention.find((each) => !each.decided) ?? board.attention[0];
}

/// What the arbiter wants to see, as the form says now.
function readWish() {
  return { found: byId('find').value.trim().toLowerCase(), isAll: byId('show').value === 'all' };
}

function isWanted(board, { found, isAll }) {
  if (found === '') return board.need || isAll;
  return String(board.n) === found
    || [board.white, board.black, board.name].some((each) => each.toLowerCase().includes(found));
}

/// The first row of a later board; nothing: all are earlier.
function rowAfter(number) {
  const shown = byId('rows').children;
  let low = 0;
  let high = shown.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number(shown[middle].id.slice(4)) > number) high = middle;
    else low = middle + 1;
  }
  return shown[low] ?? null;
}

function makeBoardRow(board) {
  const row = makeRow(heads);
  const link = element('a', { href: '#board-' + board.n, id: 'open-' + board.n });
  row.cells[0].append(link);
  row.id = 'row-' + board.n;
  return row;
}

function reasonText(board) {
  const reason = reasonOf(board);
  if (!reason) return words('none');
  const more = board.attention.length > 1 ? ' ' + words('({count} reasons)', { count: board.attention.length }) : '';
  return reason.text + more + (reason.decided ? ' ' + words('(decided)') : '');
}

function updateRow(row, board) {
  const reason = reasonOf(board);
  setText(row.cells[0].firstElementChild, words('Board {number}', { number: board.n }));
  const texts = [reasonText(board), reason ? age(reason.since, serverNow()) : '–', reason?.article ?? '–',
    board.white || board.black ? board.white + ' – ' + board.black : board.name, board.move || '–',
    board.clocks ? board.clocks.white + ' – ' + board.clocks.black : '–', board.status,
    board.heard ? board.link + ', ' + age(board.heard, serverNow()) : board.link];
  texts.forEach((text, index) => setText(row.cells[index + 1], text));
  setAttribute(row, 'data-need', board.need ? 'yes' : null);
}

/// The row of the board in its place, or away with it.
function place(board, wish) {
  let row = rows.get(board.n);
  if (!isWanted(board, wish) && !(row && row.contains(document.activeElement))) {
    if (row) row.remove();
    rows.delete(board.n);
    return;
  }
  if (!row) {
    row = makeBoardRow(board);
    byId('rows').insertBefore(row, rowAfter(board.n));
    rows.set(board.n, row);
  }
  updateRow(row, board);
}

function showCounts() {
  const need = [...boards.values()].filter((each) => each.need).length;
  const text = need === 0 ? words('No board needs the arbiter.')
    : need === 1 ? words('1 board needs the arbiter.') : words('{count} boards need the arbiter.', { count: need });
  setText(byId('summary'), text);
  setText(byId('shown'), words('{shown} of {count} boards shown.', { shown: rows.size, count: boards.size }));
  byId('boards-region').hidden = rows.size === 0;
  const title = (need > 0 ? '(' + need + ') ' : '') + words("Arbiter's desk");
  if (document.title !== title) document.title = title;
}

/// Once for each frame of the screen, however many updates came.
function flush() {
  isFrameAsked = false;
  if (byId('hold').checked) return;
  const wish = readWish();
  for (const number of changed) place(boards.get(number), wish);
  changed = new Set();
  showCounts();
}

function refreshAll() {
  changed = new Set(boards.keys());
  flush();
}

export function take(update) {
  serverAhead = update.now - Date.now();
  for (const row of update.rows) {
    boards.set(row.n, row);
    changed.add(row.n);
  }
  if (!isFrameAsked) {
    isFrameAsked = true;
    requestAnimationFrame(flush);
  }
}

export function startOverview() {
  heads = headsOf(byId('boards'));
  byId('filter').addEventListener('submit', (event) => event.preventDefault());
  byId('show').addEventListener('change', refreshAll);
  byId('find').addEventListener('input', refreshAll);
  byId('hold').addEventListener('change', refreshAll);
  byId('rows').addEventListener('focusout', () => requestAnimationFrame(refreshAll));
  setInterval(refreshAll, 20000);  // ages
}
