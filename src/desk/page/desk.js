// SPDX-License-Identifier: GPL-3.0-or-later
// The start of the page: reads all boards, then follows what changes.
import { open, refresh, startBoard } from '/board.js';
import { startDecide } from '/decide.js';
import { startDesks } from '/desks.js';
import { startDevice } from '/device.js';
import { byId, setAttribute } from '/dom.js';
import { startGrid } from '/grid.js';
import { startHall } from '/hall.js';
import { alarm, tell } from '/live.js';
import { startOverview, take, takeAll, wishedView } from '/overview.js';
import { startRound } from '/round.js';
import { startRulings } from '/rulings.js';
import { startSaid } from '/said.js';
import { ask, follow, notConnected } from '/server.js';
import { startSignals } from '/signal.js';
import { showOwnBand } from '/state.js';
import { startTake } from '/take.js';
import { language, words } from '/words.js';

const retry = 5000;
let isLost = false;
let stream = null;
let begun = 0;

function lost(text) {
  showOwnBand('connection', text);
  if (!isLost) tell(text);
  isLost = true;
}

function back() {
  if (!isLost) return;
  isLost = false;
  showOwnBand('connection', '');
  tell(words('Connected again.'));
}

function takeUpdate(update) {
  take(update);
  if (!byId('hold').checked && update.changed.includes(open)) refresh();
}

function followFrom(id, view) {
  stream = follow(id, view, {
    alarm,
    rows: takeUpdate,
    reload: begin,
    back,
    lost: (isClosed) => {
      lost(notConnected());
      if (isClosed) setTimeout(begin, retry);
    },
  });
}

/// Reads all boards of the wished view, then follows. The newest call alone goes on.
async function begin() {
  const own = ++begun;
  const view = wishedView();
  const answer = await ask('/boards', { view });
  if (own !== begun) return;
  stream?.close();
  if (answer.status === 403) return lost(words('The desk was started again. Open the new address that it prints.'));
  if (!answer.json) {
    lost(notConnected());
    return setTimeout(begin, retry);
  }
  if (byId('version').textContent !== 'Tactus ' + answer.json.version) return location.reload();  // started again, another one
  takeAll(answer.json);
  refresh();
  followFrom(answer.json.id, view);
}

setAttribute(byId('lang-' + language), 'aria-current', 'true');
startGrid();
startHall();
startOverview(begin);
startSignals();
startSaid();
startDecide();
startRulings();
startRound();
startDevice();
startTake();
startDesks();
await startBoard();
begin();
