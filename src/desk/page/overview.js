// SPDX-License-Identifier: GPL-3.0-or-later
// The table of all boards. Rows keep the order of the boards; by default only those that need the arbiter are
// shown, and one that no longer does stays while the focus is in it.
import { byId, element, headsOf, makeRow, setAttribute, setNames, setText } from '/dom.js';
import { age, words } from '/words.js';

const ordinaryWait = 1000;  // milliseconds; boards that need the arbiter do not wait
const boards = new Map();
const rows = new Map();
let heads = [];
let count = 0;  // of all boards, also of those that the desk does not send
let need = 0;
let serverAhead = 0;  // milliseconds
let urgent = new Set();
let ordinary = new Set();
let isFrameAsked = false;
let ordinaryTimer = null;

export const serverNow = () => Date.now() + serverAhead;

function reasonOf(board) {
  return board.attention.find((each) => !each.decided) ?? board.attention[0];
}

/// What the arbiter wants to see, as the form says now.
function readWish() {
  return { found: byId('find').value.trim().toLowerCase(), isAll: byId('show').value === 'all' };
}

/// What the desk is asked for: without a search and a wish for all boards, those that need the arbiter.
const viewOf = ({ found, isAll }) => isAll || found !== '' ? 'all' : 'need';
export const wishedView = () => viewOf(readWish());

function isWanted(board, { found, isAll }) {
  if (found === '') return board.need || isAll;
  if (/^\d+$/.test(found)) return String(board.n) === found;
  return [board.white, board.black, board.name].some((each) => each.toLowerCase().includes(found));
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
    null, board.move || '–',
    board.clocks ? board.clocks.white + ' – ' + board.clocks.black : '–', board.status,
    board.heard ? board.link + ', ' + age(board.heard, serverNow()) : board.link];
  texts.forEach((text, index) => { if (text !== null) setText(row.cells[index + 1], text); });
  setNames(row.cells[4], board.white || board.black ? [{ name: board.white }, ' – ', { name: board.black }]
    : [{ name: board.name }]);
  setAttribute(row, 'data-need', board.need ? 'yes' : null);
}

/// The row of the board in its place, or away with it.
function place(board, wish) {
  let row = rows.get(board.n);
  if (!isWanted(board, wish) && !(row && row.contains(document.activeElement))) {
    if (row) row.remove();
    rows.delete(board.n);
    if (viewOf(wish) === 'need') boards.delete(board.n);
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
  const text = need === 0 ? words('No board needs the arbiter.')
    : need === 1 ? words('1 board needs the arbiter.') : words('{count} boards need the arbiter.', { count: need });
  setText(byId('summary'), text);
  setText(byId('shown'), words('{shown} of {count} boards shown.', { shown: rows.size, count }));
  byId('boards-region').hidden = rows.size === 0;
  const title = (need > 0 ? '(' + need + ') ' : '') + words("Arbiter's desk");
  if (document.title !== title) document.title = title;
}

function show(numbers) {
  const wish = readWish();
  for (const number of numbers) if (boards.has(number)) place(boards.get(number), wish);
  showCounts();
}

/// Once for each frame of the screen, however many updates came.
function showUrgent() {
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

/// All that the page has, whatever waits.
function showAll() {
  urgent = new Set();
  ordinary = new Set();
  show([...boards.keys()]);
}

function showAllUnlessHeld() {
  if (!byId('hold').checked) showAll();
}

function note(row) {
  const isUrgent = row.need || boards.get(row.n)?.need === true;
  boards.set(row.n, row);
  (isUrgent ? urgent : ordinary).add(row.n);
}

export function take(update) {
  serverAhead = update.now - Date.now();
  count = update.count;
  need = update.need;
  const isAll = wishedView() === 'all';
  for (const row of update.rows) if (isAll || row.need || boards.has(row.n)) note(row);
  if (ordinary.size > 0 && ordinaryTimer === null) ordinaryTimer = setTimeout(showOrdinary, ordinaryWait);
  if (isFrameAsked) return;
  isFrameAsked = true;
  requestAnimationFrame(showUrgent);
}

/// All boards of the view at once, as the desk has them; none else is kept.
export function takeAll(answer) {
  const sent = new Set(answer.rows.map((row) => row.n));
  for (const [number, board] of boards) if (!sent.has(number)) boards.set(number, { ...board, need: false });
  take(answer);
  showAll();
}

/// Calls `onView` when another view is wished. What the arbiter chooses is shown also while updates are held.
export function startOverview(onView) {
  heads = headsOf(byId('boards'));
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
  byId('hold').addEventListener('change', showAllUnlessHeld);
  byId('rows').addEventListener('focusout', () => requestAnimationFrame(showAllUnlessHeld));
  setInterval(showAllUnlessHeld, 20000);  // ages
}
