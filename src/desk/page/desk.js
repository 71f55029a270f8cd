// SPDX-License-Identifier: GPL-3.0-or-later
// The start of the page: reads all boards, then follows what changes.
import { open, refresh, startBoard } from '/board.js';
import { startDecide } from '/decide.js';
import { byId, setAttribute, setText } from '/dom.js';
import { startGrid } from '/grid.js';
import { alarm, tell } from '/live.js';
import { startOverview, take } from '/overview.js';
import { startRulings } from '/rulings.js';
import { ask, follow } from '/server.js';
import { language, words } from '/words.js';

const retry = 5000;
let isLost = false;

function lost(text) {
  setText(byId('connection'), text);
  if (!isLost) tell(text);
  isLost = true;
}

function back() {
  if (!isLost) return;
  isLost = false;
  setText(byId('connection'), '');
  tell(words('Connected again.'));
}

async function begin() {
  const answer = await ask('/boards').catch(() => ({ status: 0, json: null }));
  if (answer.status === 403) return lost(words('The desk was started again. Open the new address that it prints.'));
  if (!answer.json) {
    lost(words('No connection to the desk. What you see may be old.'));
    return setTimeout(begin, retry);
  }
  take(answer.json);
  refresh();
  follow(answer.json.id, {
    alarm: (each) => alarm(each.text),
    rows: (update) => {
      take(update);
      if (!byId('hold').checked && update.rows.some((row) => row.n === open)) refresh();
    },
    reload: begin,
    back,
    lost: (isClosed) => {
      lost(words('No connection to the desk. What you see may be old.'));
      if (isClosed) setTimeout(begin, retry);
    },
  });
}

setAttribute(byId('lang-' + language), 'aria-current', 'true');
startGrid();
startOverview();
startDecide();
startRulings();
await startBoard();
begin();
