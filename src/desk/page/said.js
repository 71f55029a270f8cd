// SPDX-License-Identifier: GPL-3.0-or-later
// The alarms of the last ten minutes as a list, the newest first, and the last one once more by a key.
import { byId, element, showFolded } from '/dom.js';
import { interrupt, onAlarm } from '/live.js';
import { clockTime, words } from '/words.js';

const keptFor = 600000;  // milliseconds
const most = 200;
let said = [];  // {at, level, text, item}, the newest first

const levelOf = (each) => words(each.level === 'now' ? 'Now' : 'Soon');

function drop(now) {
  while (said.length > most || (said.length > 0 && now - said.at(-1).at > keptFor)) said.pop().item.remove();
}

function showCount() {
  drop(Date.now());
  showFolded('said', said.length);
  byId('no-said').hidden = said.length > 0;
}

function keep({ board, level, text }) {
  const at = Date.now();
  const item = element('li');
  const link = element('a', { href: '#board-' + board });
  link.textContent = text;
  item.append(clockTime(at) + ' ' + levelOf({ level }) + '. ', link);
  said.unshift({ at, level, text, item });
  byId('said').prepend(item);
  showCount();
}

function sayAgain() {
  drop(Date.now());
  const [last] = said;
  interrupt(last ? clockTime(last.at) + ' ' + levelOf(last) + '. ' + last.text : words('No alarm in the last ten minutes.'));
}

/// By the place of the key, as Alt+U.
function onKey(event) {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyL') return;
  event.preventDefault();
  sayAgain();
}

export function startSaid() {
  onAlarm(keep);
  byId('say-again').addEventListener('click', sayAgain);
  addEventListener('keydown', onKey);
  setInterval(showCount, 20000);
  showCount();
}
