// SPDX-License-Identifier: GPL-3.0-or-later
// The position of the record as an ARIA grid: one stop of the Tab key, arrows move inside. Each cell says its
// square and what stands there, once: names of files and ranks are for eyes only.
import { fillSquare, shadeOf, showSquare } from '/diagram.js';
import { byId, element, setAttribute, setText } from '/dom.js';
import { words } from '/words.js';

const a1 = 56;
let current = a1;  // index of the cell that Tab reaches
let position = '';  // game, and squares that differ: where they change, Tab reaches the first of these

/// From a8, as the eye reads. In the page rank 1 comes first: "row 1" of a screen reader is rank 1.
const cells = () => [...byId('grid').children].reverse().flatMap((row) => [...row.querySelectorAll('[role=gridcell]')]);

function edge(text) {
  const made = element('div', { class: 'edge', 'aria-hidden': 'true' });
  made.textContent = text;
  return made;
}

function build(grid) {
  for (let rank = 1; rank <= 8; ++rank) {
    const row = element('div', { role: 'row' });
    row.append(edge(String(rank)));
    for (let file = 0; file < 8; ++file) {
      const cell = element('div', { role: 'gridcell', tabindex: '-1', class: 'square ' + shadeOf((8 - rank) * 8 + file) });
      fillSquare(cell);
      row.append(cell);
    }
    grid.append(row);
  }
  const files = element('div', { class: 'files', 'aria-hidden': 'true' });
  files.append(edge(''), ...[...'abcdefgh'].map(edge));
  grid.after(files);
}

function move(to, isFocused) {
  const all = cells();
  all[current].tabIndex = -1;
  current = to;
  all[current].tabIndex = 0;
  if (isFocused) all[current].focus();
}

function targetOf(event) {
  const column = current % 8;
  const row = Math.floor(current / 8);
  switch (event.key) {
    case 'ArrowLeft': return column > 0 ? current - 1 : current;
    case 'ArrowRight': return column < 7 ? current + 1 : current;
    case 'ArrowUp': return row > 0 ? current - 8 : current;
    case 'ArrowDown': return row < 7 ? current + 8 : current;
    case 'Home': return event.ctrlKey ? 0 : row * 8;
    case 'End': return event.ctrlKey ? 63 : row * 8 + 7;
    default: return null;
  }
}

export function startGrid() {
  build(byId('grid'));
  cells()[current].tabIndex = 0;
  byId('grid').addEventListener('keydown', (event) => {
    if (event.altKey || event.metaKey) return;
    const target = targetOf(event);
    if (target === null) return;
    event.preventDefault();
    move(target, true);
  });
  byId('grid').addEventListener('click', (event) => {
    const at = cells().indexOf(event.target.closest('[role=gridcell]'));
    if (at >= 0) move(at, true);
  });
}

/// Where the reader begins: never while he is in the grid.
function beginAt(game, squares) {
  const wanted = game + ' ' + squares.filter((each) => each.differs).map((each) => each.name).join(' ');
  if (wanted === position || byId('grid').contains(document.activeElement)) return;
  position = wanted;
  const first = squares.findIndex((each) => each.differs);
  move(first >= 0 ? first : a1, false);
}

export function showSquares(game, squares) {
  cells().forEach((cell, index) => {
    const square = squares[index];
    setAttribute(cell, 'aria-label', square.label + (square.differs ? '. ' + words('Differs') + '. ' + square.differs : ''));
    showSquare(cell, square);
  });
  beginAt(game, squares);
  const differing = squares.filter((each) => each.differs);
  setText(byId('differences'), differing.length === 0 ? words('No difference of a board is recorded.')
    : words('{count} squares differ:', { count: differing.length }) + ' '
      + differing.map((each) => each.name + ' (' + each.differs + ')').join(', '));
}
