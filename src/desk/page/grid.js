// SPDX-License-Identifier: GPL-3.0-or-later
// The position as an ARIA grid: one stop of the Tab key, arrows move inside. Each cell says its square and what
// stands there; the sign of the piece is for eyes only.
import { byId, element, setAttribute, setText } from '/dom.js';
import { words } from '/words.js';

const signs = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘', P: '♙', k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
let current = 56;  // a1: index of the cell that Tab reaches

const cells = () => [...byId('grid').querySelectorAll('[role=gridcell]')];

function header(role, text, visible) {
  const made = element('div', { role });
  const span = element('span', visible ? {} : { class: 'heard' });
  span.textContent = text;
  made.append(span);
  return made;
}

function build(grid) {
  const top = element('div', { role: 'row' });
  top.append(header('columnheader', words('Rank and file'), false));
  for (const file of 'abcdefgh') top.append(header('columnheader', file, true));
  grid.append(top);
  for (let rank = 8; rank >= 1; --rank) {
    const row = element('div', { role: 'row' });
    row.append(header('rowheader', String(rank), true));
    for (let file = 0; file < 8; ++file) {
      const cell = element('div', { role: 'gridcell', tabindex: '-1', class: (rank + file) % 2 === 0 ? 'light' : 'dark' });
      cell.append(element('span', { 'aria-hidden': 'true', class: 'sign' }), element('span', { 'aria-hidden': 'true', class: 'mark' }));
      row.append(cell);
    }
    grid.append(row);
  }
}

function move(to) {
  const all = cells();
  all[current].tabIndex = -1;
  current = to;
  all[current].tabIndex = 0;
  all[current].focus();
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
    move(target);
  });
  byId('grid').addEventListener('click', (event) => {
    const at = cells().indexOf(event.target.closest('[role=gridcell]'));
    if (at >= 0) move(at);
  });
}

export function showSquares(squares) {
  cells().forEach((cell, index) => {
    const square = squares[index];
    const label = square.label + (square.differs ? '. ' + words('Differs') + '. ' + square.differs : '');
    setAttribute(cell, 'aria-label', label);
    setText(cell.children[0], signs[square.piece] ?? '');
    setText(cell.children[1], square.differs ? '≠' : '');
    setAttribute(cell, 'data-differs', square.differs ? 'yes' : null);
  });
  const differing = squares.filter((each) => each.differs);
  setText(byId('differences'), differing.length === 0 ? words('No difference of a board is recorded.')
    : words('{count} squares differ:', { count: differing.length }) + ' '
      + differing.map((each) => each.name + ' (' + each.differs + ')').join(', '));
}
