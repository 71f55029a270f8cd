// SPDX-License-Identifier: GPL-3.0-or-later
// One board in full. It is read anew when its row changes; its new moves are told politely.
import { byId, fill, fillList, headsOf, makeRow, setAttribute, setNames, setText, showFolded } from '/dom.js';
import { showBoards } from '/diagram.js';
import { showSquares } from '/grid.js';
import { markTile } from '/hall.js';
import { tell } from '/live.js';
import { serverNow } from '/overview.js';
import { foldAgain, showPaper, unfold } from '/paper.js';
import { boardName, sentence, unseenText } from '/row.js';
import { ask, notAnswered } from '/server.js';
import { showTodo } from '/todo.js';
import { age, clockTime, isolated, words, zone } from '/words.js';

export let open = null;  // number of the board that is shown
export let shown = null;  // its newest view
const retry = 5000;  // milliseconds
let asking = null;  // the reading that goes on
let isOutdated = false;
const listeners = [];

/// Called with each new view of the open board, and whether it is another board than before.
export const onBoard = (listener) => listeners.push(listener);

function moveRow(row, move) {
  setText(row.cells[0], move.number);
  setText(row.cells[1], move.san);
  setText(row.cells[2], move.words === '' ? '–' : [{ text: move.words, lang: 'de' }]);
  setText(row.cells[3], move.announced === null ? words('not known')
    : move.differs ? words('{move}, differs', { move: move.announced }) : words('as played'));
  setText(row.cells[4], move.white ?? '–');
  setText(row.cells[5], move.black ?? '–');
  setAttribute(row, 'data-differs', move.differs ? 'yes' : null);
}

function scoreRow(row, cell, index) {
  setText(row.cells[0], shown.moves[index]?.number ?? String(index + 1));
  setText(row.cells[1], cell.white ?? words('not known'));
  setText(row.cells[2], cell.black ?? words('not known'));
  const isKnown = cell.white !== null && cell.black !== null;
  const differs = isKnown && cell.white !== cell.black;
  setText(row.cells[3], !isKnown ? '–' : differs ? words('no, differs') : words('yes'));
  setAttribute(row, 'data-differs', differs ? 'yes' : null);
}

function showTables(view) {
  const moveHeads = headsOf(byId('moves-table'));
  fill(byId('moves'), view.moves, () => makeRow(moveHeads), moveRow);
  byId('moves-region').hidden = view.moves.length === 0;
  byId('no-moves').hidden = view.moves.length > 0;
  const scoreHeads = headsOf(byId('scores-table'));
  fill(byId('scores'), view.scores.plies, () => makeRow(scoreHeads), scoreRow);
  byId('scores-region').hidden = view.scores.plies.length === 0;
  const first = view.scores.first;
  setText(byId('scores-difference'), first === null ? words('No difference is known.')
    : words('First difference: {move}', { move: view.moves[first - 1]?.number ?? first }));
}

const withArticle = (text, article) => article ? text + ' ' + words('Article {article}.', { article }) : text;


function showLists(view) {
  setText(byId('zone'), words('Times by the clock of this machine, {zone}.', { zone: zone(view.heard ?? serverNow()) }));
  showFolded('moves', view.moves.length);
  showFolded('scores', view.scores.plies.length);
  showFolded('incidents', view.incidents.length);
  showFolded('messages', view.messages.length);
  fillList('reasons', view.attention, (each) => withArticle(each.text, each.article) + ' '
    + words('Since {age}.', { age: age(each.since, serverNow()) }) + (each.decided ? ' ' + words('Decided.') : ''));
  fillList('white-pieces', view.pieces.white, (each) => each);
  fillList('black-pieces', view.pieces.black, (each) => each);
  fillList('incidents', view.incidents, (each) => clockTime(each.at) + ' ' + withArticle(each.text, each.article));
  fillList('messages', view.messages,
    (each) => [{ text: clockTime(each.at) + ' ' + each.to + ':', lang: '' }, ...each.parts]);
}

function showHead(view) {
  const isABoard = !view.hall && !view.round;
  byId('board').dataset.of = isABoard ? 'board' : 'all';
  setNames(byId('board-title'),
    isABoard ? [boardName(view) + ': ', { name: view.white }, ' – ', { name: view.black }] : [boardName(view)]);
  if (!isABoard) return;
  setText(byId('board-players'), words('White: {name}, {notes}. Black: {other}, {others}.',
    { name: isolated(view.players.white.name), notes: view.players.white.notes, other: isolated(view.players.black.name), others: view.players.black.notes }));
  const clocks = view.clocks ? words('Clocks as last recorded: White {white}, Black {black}.', view.clocks)
    : words('No clock was read.');
  const heard = view.heard ? words('Last event {age} ago.', { age: age(view.heard, serverNow()) }) : '';
  setText(byId('board-state'), [view.profile, sentence(view.status), clocks, words('Rules: {rules}.', { rules: view.rules }),
    view.name + ', ' + (view.unseen ? unseenText(view) : view.link) + '.', heard].filter((each) => each).join(' '));
}

function tellNewMove(before, view) {
  if (view.moves.length <= before.moves.length) return;
  const move = view.moves[view.moves.length - 1];
  const clock = move.number.endsWith('...') ? move.black : move.white;
  tell([{ text: move.number, lang: '' }, { text: move.words || move.san, lang: move.words ? 'de' : '' },
    { text: clock ?? '', lang: '' }]);
}

export function show(view) {
  const before = shown;
  shown = view;
  showHead(view);
  showTodo(view);
  showSquares(view.n + ' ' + view.game, view.squares);
  showBoards(view.boards);
  showTables(view);
  showPaper(view);
  showLists(view);
  const isOther = !before || before.n !== view.n || before.game !== view.game;
  if (!isOther) tellNewMove(before, view);
  for (const listener of listeners) listener(view, isOther);
}

async function readOpenBoard() {
  let answer = null;
  try {
    while (isOutdated && open !== null) {
      isOutdated = false;
      const number = open;
      answer = await ask('/board', { n: number });
      if (number !== open) isOutdated = true;
      else if (answer.json) show(answer.json);
      else if (answer.status === 0) setTimeout(refresh, retry);
    }
  } finally {
    asking = null;
  }
  return answer?.status ?? 0;
}

/// Reads the open board anew; once more if it changed meanwhile. Done when what there is then is shown: the
/// status of the last answer.
export async function refresh() {
  if (open === null) return 0;
  isOutdated = true;
  asking ??= readOpenBoard();
  return asking;
}

/// The only place where the focus is moved, because the user asked for the board.
async function openFromAddress() {
  const found = /^#board-(\d+)$/.exec(location.hash);
  if (!found) return;
  open = Number(found[1]);
  shown = null;
  const status = await refresh();
  if (open === null) return;  // it was closed meanwhile
  if (!shown) return tell(notAnswered(status));
  if (shown.n !== open) return;
  showPart('board');
  markTile(open);
  byId('board').scrollTop = 0;
  byId('board-title').focus();
}

/// The part that is shown beside the list, or alone in a narrow window: a board, the round, or none.
function showPart(part) {
  byId('board').hidden = part !== 'board';
  byId('round').hidden = part !== 'round';
  byId('main').dataset.part = part;
  setAttribute(byId('to-boards'), 'aria-current', part === 'round' ? null : 'page');
  setAttribute(byId('to-round'), 'aria-current', part === 'round' ? 'page' : null);
}

/// Back to the list, at the board that was open.
function close(hash) {
  const link = byId('open-' + open);
  open = null;
  markTile(null);
  showPart('list');
  if (hash !== '') (link ?? byId('overview-title')).focus();
}

function showRound() {
  close('');
  showPart('round');
  byId('round-title').focus();
}

async function followAddress() {
  const { hash } = location;
  if (hash === '#round') return showRound();
  if (hash === '' || hash === '#overview-title') return close(hash);
  return openFromAddress();
}

export function startBoard() {
  addEventListener('hashchange', followAddress);
  // A link to the board that is open changes no address.
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#board-"], #to-boards, #to-round');
    if (link && link.hash === location.hash) followAddress();
  });
  byId('print').addEventListener('click', () => print());
  addEventListener('beforeprint', unfold);
  addEventListener('afterprint', foldAgain);
  setInterval(() => { if (shown) { showHead(shown); showLists(shown); } }, 20000);  // ages
  return followAddress();
}
