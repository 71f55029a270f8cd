// SPDX-License-Identifier: GPL-3.0-or-later
// The row of one board in the tables of the overview.
import { element, makeRow, setAttribute, setNames, setText } from '/dom.js';
import { age, isolated, words } from '/words.js';

/// The most urgent that is not decided. Nothing: the board has none.
export function reasonOf(board) {
  return board.attention.find((each) => !each.decided) ?? board.attention[0];
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
  const taken = board.on_it ? ' ' + words('{name} is on it.', { name: isolated(board.on_it) }) : '';
  const more = board.attention.length > 1 ? ' ' + words('({count} reasons)', { count: board.attention.length }) : '';
  return reason.text + more + taken + (reason.decided ? ' ' + words('(decided)') : '');
}

/// Each with its side; the one that runs is marked.
export function clocksText(clocks) {
  if (!clocks) return '–';
  const running = (side) => clocks.running === side ? ' ' + words('runs') : '';
  return words('White {time}', { time: clocks.white }) + running('white') + ', '
    + words('Black {time}', { time: clocks.black }) + running('black');
}

export function updateRow(row, board, now) {
  const reason = reasonOf(board);
  const name = words('Board {number}', { number: board.n });
  setText(row.cells[0].firstElementChild, reason && board.level !== '' ? name + ': ' + reason.short : name);
  const texts = [reasonText(board), reason ? age(reason.since, now) : '–', reason?.article ?? '–', null,
    board.move || '–', clocksText(board.clocks), board.status,
    board.heard ? board.link + ', ' + age(board.heard, now) : board.link];
  texts.forEach((text, index) => { if (text !== null) setText(row.cells[index + 1], text); });
  setNames(row.cells[4], board.white || board.black ? [{ name: board.white }, ' – ', { name: board.black }]
    : [{ name: board.name }]);
  setAttribute(row, 'data-level', board.level || null);
}
