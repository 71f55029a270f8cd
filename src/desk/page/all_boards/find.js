// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter types to find boards: a number, ranges of numbers such as "1-20, 33", or a part of a name, a
// reason or an article; accents do not matter.
const most = 100000;

/// Small letters without accents.
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/// Pairs of first and last; null: the text is none.
function rangesIn(text) {
  const parts = text.split(/[\s,;]+/).filter((each) => each !== '');
  const ranges = parts.map((each) => /^(\d{1,5})(?:[-–](\d{1,5})?)?$/.exec(each));
  if (ranges.length === 0 || ranges.includes(null)) return null;
  return ranges.map((each) => {
    const isOpen = each[0].length > each[1].length && each[2] === undefined;
    return [Number(each[1]), isOpen ? most : Number(each[2] ?? each[1])];
  });
}

const textsOf = (board) => [board.white, board.black, board.name,
  ...board.attention.flatMap((each) => [each.short, each.text, each.article ?? ''])];

/// Whether a board is one that was meant.
export function matcherOf(text) {
  const ranges = rangesIn(text.trim());
  if (ranges) return (board) => ranges.some(([first, last]) => first <= board.n && board.n <= last);
  const wanted = folded(text.trim());
  return (board) => textsOf(board).some((each) => folded(each).includes(wanted));
}
