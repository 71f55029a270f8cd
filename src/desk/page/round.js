// SPDX-License-Identifier: GPL-3.0-or-later
// All decisions of the round as one table, read when they are asked for.
import { byId, element, fill, headsOf, makeRow, setText } from '/dom.js';
import { ask } from '/server.js';

function showHeads(heads) {
  fill(byId('round-heads'), heads, () => element('th', { scope: 'col', role: 'columnheader' }), setText);
}

async function showRound() {
  const answer = await ask('/decisions', {});
  if (!answer.json) return;
  const [heads, ...rows] = answer.json.cells;
  showHeads(heads);
  const named = headsOf(byId('round-table'));
  fill(byId('round-rows'), rows, () => makeRow(named), (row, cells) => cells.forEach((text, index) => setText(row.cells[index], text || '–')));
  byId('round-region').hidden = rows.length === 0;
  byId('no-round').hidden = rows.length > 0;
  (rows.length > 0 ? byId('round-region') : byId('round-show')).focus();
}

export function startRound() {
  byId('round-show').addEventListener('click', showRound);
}
