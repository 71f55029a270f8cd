// SPDX-License-Identifier: GPL-3.0-or-later
// The desks of the hall: whose they are, which boards, who is there. Read again now and then: nobody waits for it.
import { byId, element, fill, setText } from '/dom.js';
import { ask } from '/server.js';
import { isolated, words } from '/words.js';

const between = 10000;  // milliseconds
let sector = '';  // of this desk

function deskText(each) {
  const facts = [each.name ? words('{desk}: {name}.', { desk: each.desk, name: isolated(each.name) }) : each.desk + '.'];
  if (each.sector) facts.push(words('Boards {sector}.', { sector: each.sector }));
  if (each.self) facts.push(words('This desk.'));
  if (!each.here) facts.push(words('Not connected.'));
  if (each.named) facts.push(words('Acknowledges what the tables send.'));
  return facts.join(' ');
}

async function showDesks() {
  const answer = await ask('/desks');
  if (!answer.json) return;
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
