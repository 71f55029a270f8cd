// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces and squares for the eye: bodies of two tones on light and dark squares, the last move and the squares
// that differ marked. What a diagram shows stands in words beside it.
import { byId, element, setAttribute, setText } from '/dom.js';

const signs = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
const asText = '\ufe0e';  // no picture of a phone

/// The parts of a square: the sign of its piece, and the mark of a difference.
export function fillSquare(square) {
  square.append(element('span', { 'aria-hidden': 'true', class: 'sign' }), element('span', { 'aria-hidden': 'true', class: 'mark' }));
}

export const shadeOf = (index) => (Math.floor(index / 8) + index) % 2 === 0 ? 'light' : 'dark';

/// `piece`: its letter in FEN; "?": one that the board does not know.
export function showSquare(square, { piece, differs, last }) {
  const [sign, mark] = square.children;
  const isKnown = piece !== '' && piece !== '?';
  setText(sign, isKnown ? signs[piece.toLowerCase()] + asText : piece === '?' ? '●' : '');
  setAttribute(sign, 'data-side', !isKnown ? null : piece === piece.toUpperCase() ? 'white' : 'black');
  setText(mark, differs ? '≠' : '');
  setAttribute(square, 'data-differs', differs ? 'yes' : null);
  setAttribute(square, 'data-last', last ? 'yes' : null);
}

function showDiagram(place, board) {
  place.parentElement.hidden = board === null;
  if (board === null) return;
  while (place.children.length < 64) {
    const index = place.children.length;
    const square = element('div', { class: 'square ' + shadeOf(index) });
    fillSquare(square);
    if (index % 8 === 0) square.dataset.rank = 8 - index / 8;
    if (index >= 56) square.dataset.file = 'abcdefgh'[index - 56];
    place.append(square);
  }
  board.squares.forEach((each, index) => showSquare(place.children[index], each));
  setAttribute(place, 'aria-label', board.label);
}

/// Both boards as they stand, where one of them differs.
export function showBoards(boards) {
  byId('both-boards').hidden = boards === null;
  if (boards === null) return;
  showDiagram(byId('board-of-white'), boards.white);
  showDiagram(byId('board-of-black'), boards.black);
}
