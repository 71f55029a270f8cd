// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on paper alone: whose game it is, and the moves with both colours in a row.
import { byId, element, fill, fillList, setText } from '/dom.js';

/// "12." and "12..." are one row; a game that begins with Black has none for White there.
function rowsOf(moves) {
  const rows = [];
  for (const move of moves) {
    const isBlack = move.number.endsWith('...');
    if (!isBlack || rows.length === 0) rows.push({ number: parseInt(move.number, 10) + '.', white: null, black: null });
    rows.at(-1)[isBlack ? 'black' : 'white'] = move;
  }
  return rows;
}

function makePaperRow() {
  const row = element('tr');
  for (let cell = 0; cell < 5; ++cell) row.append(element('td'));
  return row;
}

export function showPaper(view) {
  fillList('paper-table', view.table, (each) => each);
  fill(byId('paper-plies'), rowsOf(view.moves), makePaperRow, (row, { number, white, black }) => {
    const texts = [number, white?.san ?? '', white?.white ?? '', black?.san ?? '', black?.black ?? ''];
    texts.forEach((text, index) => setText(row.cells[index], text));
  });
}

let unfolded = [];

/// On paper nothing is folded but the texts of the articles.
export function unfold() {
  unfolded = [...byId('board').querySelectorAll('details:not([open])')].filter((each) => !byId('todo').contains(each));
  for (const each of unfolded) each.open = true;
}

export function foldAgain() {
  for (const each of unfolded) each.open = false;
  unfolded = [];
}
