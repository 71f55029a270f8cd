// SPDX-License-Identifier: GPL-3.0-or-later
// The desks of the hall: whose they are, which boards, who is there. Read again now and then: nobody waits for it.
import { byId, element, fill, setText } from '/dom.js';
import { tell } from '/live.js';
import { ask } from '/server.js';
import { showOwnBand } from '/state.js';
import { isolated, words } from '/words.js';

const between = 10000;  // milliseconds
let sector = '';  // of this desk
let lost = new Set();  // names of other desks

function deskText(each) {
  const facts = [each.name ? words('{desk}: {name}.', { desk: each.desk, name: isolated(each.name) }) : each.desk + '.'];
  if (each.sector) facts.push(words('Boards {sector}.', { sector: each.sector }));
  if (each.self) facts.push(words('This desk.'));
  if (!each.here) facts.push(words('Not connected.'));
  if (each.named) facts.push(words('Acknowledges what the tables send.'));
  return facts.join(' ');
}

/// Who watches boards and is gone: a band, and said once; a desk that comes back is said too.
export function showLost(desks) {
  const gone = new Set(desks.filter((each) => !each.self && !each.here).map((each) => each.desk));
  const news = [...[...gone].filter((each) => !lost.has(each)).map((each) => words('Desk {desk} is not connected.', { desk: each })),
    ...[...lost].filter((each) => !gone.has(each)).map((each) => words('Desk {desk} is connected again.', { desk: each }))];
  if (news.length > 0) tell(news.join(' '));
  lost = gone;
  showOwnBand('desks', [...gone].map((each) => words('Desk {desk} is not connected.', { desk: each })).join(' '));
}

async function showDesks() {
  const answer = await ask('/desks');
  if (!answer.json) return;
  showLost(answer.json);
  byId('desks').hidden = answer.json.length === 0;
  fill(byId('desk-list'), answer.json, () => element('li'), (item, each) => setText(item, deskText(each)));
  sector = answer.json.find((each) => each.self)?.sector ?? '';
  byId('own-sector').hidden = sector === '';
  setText(byId('own-sector'), words('Find boards {sector}', { sector }));
}

function findSector() {
  byId('find').value = sector;
  byId('find').dispatchEvent(new Event('input'));
  byId('find').focus();
}

export function startDesks() {
  byId('own-sector').addEventListener('click', findSector);
  setInterval(showDesks, between);
  showDesks();
}
