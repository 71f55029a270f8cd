// SPDX-License-Identifier: GPL-3.0-or-later
// The row of one board in the tables of the overview.
import { element, makeRow, setAttribute, setNames, setText } from '/dom.js';
import { age, clockTime, isolated, words } from '/words.js';

/// The most urgent that is not decided. Nothing: the board has none.
export function reasonOf(board) {
  return board.attention.find((each) => !each.decided) ?? board.attention[0];
}

const lowTime = 300;  // seconds

/// One row stands for the whole hall, one for the round's pairings.
export const boardName = (board) => board.hall ? words('The whole hall')
  : board.round ? words('Pairings of the round') : words('Board {number}', { number: board.n });

function span(text, attributes = {}) {
  const made = element('span', attributes);
  made.textContent = text;
  return made;
}

/// For the ear and the eye: `seen` is drawn, `heard` is read.
function setBoth(node, heard, seen) {
  const key = heard + '|' + seen.map((each) => each.className + each.textContent).join('|');
  if (node.dataset.key === key) return;
  node.dataset.key = key;
  const drawn = span('', { 'aria-hidden': 'true' });
  drawn.append(...seen);
  node.replaceChildren(span(heard, { class: 'heard' }), drawn);
}

/// "Board 12: boards differ"; drawn as its number and its reason.
function nameLink(link, name, number, reason) {
  const text = name + (reason ? ': ' + reason : '');
  if (link.textContent === text) return;
  const at = name.lastIndexOf(number);
  const unread = { class: 'unseen' };
  const parts = at < 0 ? [span(name, { class: 'number word' })]
    : [span(name.slice(0, at), unread), span(number, { class: 'number' }), span(name.slice(at + number.length), unread)];
  if (reason) parts.push(span(': ', unread), span(reason, { class: 'why' }));
  const drawn = span('', { 'aria-hidden': 'true', class: 'drawn' });  // boxes, between which a reader would pause
  drawn.append(...parts);
  link.replaceChildren(drawn);
  setAttribute(link, 'aria-label', text);
}

export function makeBoardRow(board, heads) {
  const row = makeRow(heads);
  row.id = 'row-' + board.n;
  row.cells[0].append(element('a', { href: '#board-' + board.n, id: 'open-' + board.n }));
  return row;
}

function reasonText(board) {
  const reason = reasonOf(board);
  if (!reason) return words('none');
  if (board.round) return board.attention.map((each) => each.text).join(' ');
  const taken = board.on_it ? ' ' + words('{name} is on it.', { name: isolated(board.on_it) }) : '';
  const more = board.attention.length > 1 ? ' ' + words('({count} reasons)', { count: board.attention.length }) : '';
  return reason.text + more + taken + (reason.decided ? ' ' + words('(decided)') : '');
}

/// A sentence ends in one full stop.
export const sentence = (text) => /[.!?]$/.test(text) ? text : text + '.';

/// Each with its side; the one that runs is marked.
export function clocksText(clocks) {
  if (!clocks) return '–';
  const running = (side) => clocks.running === side ? ' ' + words('runs') : '';
  return words('White {time}', { time: clocks.white }) + running('white') + ', '
    + words('Black {time}', { time: clocks.black }) + running('black');
}

const secondsOf = (time) => time.split(':').reduce((sum, each) => sum * 60 + Number(each), 0);
const isLow = (board, side) => board.clocks !== null && board.play === 'playing' && secondsOf(board.clocks[side]) < lowTime;

/// What nobody sees is not shown as if it were known.
export const unseenText = (board) => words('unknown since {time}', { time: clockTime(board.unseen).slice(0, 5) });

function showClocks(cell, board) {
  if (board.unseen) return setBoth(cell, unseenText(board), [span(unseenText(board), { class: 'not-known' })]);
  if (!board.clocks) return setBoth(cell, '–', [span('–')]);
  const low = ['white', 'black'].filter((side) => isLow(board, side)).map((side) => words(side === 'white' ? 'White' : 'Black'));
  const heard = clocksText(board.clocks) + (low.length > 0 ? '. ' + words('Low: {players}.', { players: low.join(', ') }) : '');
  const drawn = (side) => span(board.clocks[side] + (board.clocks.running === side ? '\u25cf' : ''),
    { class: 'clock' + (isLow(board, side) ? ' low' : '') + (board.clocks.running === side ? ' runs' : '') });
  setBoth(cell, heard, [drawn('white'), span('\u00b7'), drawn('black')]);
}

/// A player who is blind has a sign.
function showPlayers(cell, board) {
  const person = (name, isBlind) => isBlind ? { name, sign: words('blind') } : { name };
  setNames(cell, board.white || board.black
    ? [person(board.white, board.blind[0]), ' – ', person(board.black, board.blind[1])]
    : [{ name: board.round || board.hall ? '–' : board.name }]);
}

function gameText(board) {
  if (board.round || board.hall) return '–';
  return (board.move ? board.move + ', ' : '') + board.status;
}

/// 1: after two minutes, 2: after five.
const waitOf = (since, now) => now - since >= 300000 ? '2' : now - since >= 120000 ? '1' : null;

export function updateRow(row, board, now) {
  const reason = reasonOf(board);
  nameLink(row.cells[0].firstElementChild, boardName(board), String(board.n), reason && board.level !== '' ? reason.short : '');
  setBoth(row.cells[1], reasonText(board), [span(reason ? reasonText(board) : '–')]);
  setText(row.cells[2], reason ? age(reason.since, now) : '–');
  showPlayers(row.cells[3], board);
  showClocks(row.cells[4], board);
  setText(row.cells[5], gameText(board));
  setAttribute(row, 'data-level', board.level || null);
  setAttribute(row, 'data-wait', reason && board.level === 'now' ? waitOf(reason.since, now) : null);
}
