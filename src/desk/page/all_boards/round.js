// SPDX-License-Identifier: GPL-3.0-or-later
// All decisions of the round and its results as tables, read when they are asked for; on paper by themselves.
import { byId, element, fill, headsOf, makeRow, setText } from '/dom.js';
import { tell } from '/live.js';
import { ask, notAnswered } from '/server.js';
import { words } from '/words.js';

function showTable(name, [heads, ...rows]) {
  fill(byId(name + '-heads'), heads, () => element('th', { scope: 'col', role: 'columnheader' }), setText);
  const named = headsOf(byId(name + '-table'));
  fill(byId(name + '-rows'), rows, () => makeRow(named), (row, cells) => cells.forEach((text, index) => setText(row.cells[index], text || '–')));
  return rows;
}

/// A game that is over and not confirmed by both is named by its board.
function showResults(cells) {
  const rows = showTable('results', cells);
  byId('results').hidden = rows.length === 0;
  const open = rows.filter((each) => each[4] !== '' && each[4] !== words('confirmed by both')).map((each) => each[0]);
  setText(byId('results-open'), open.length === 0 ? words('No result waits to be confirmed.')
    : words('Not yet confirmed: board {numbers}.', { numbers: open.join(', ') }));
}

async function showRound() {
  const answer = await ask('/decisions', {});
  if (!answer.json) return tell(notAnswered(answer.status));
  const rows = showTable('round', answer.json.cells);
  showResults(answer.json.results);
  byId('round-region').hidden = rows.length === 0;
  byId('no-round').hidden = rows.length > 0;
  byId('round-print').hidden = false;
  (rows.length > 0 ? byId('round-region') : byId('round-show')).focus();
}

export function startRound() {
  byId('round-show').addEventListener('click', showRound);
  byId('round-print').addEventListener('click', () => { document.body.dataset.paper = 'round'; print(); });
  addEventListener('afterprint', () => { delete document.body.dataset.paper; });
}
