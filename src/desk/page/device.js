// SPDX-License-Identifier: GPL-3.0-or-later
// A code that lets one more device of this arbiter in.
import { byId, element, fill, setText } from '/dom.js';
import { notAnswered, send } from '/server.js';
import { words } from '/words.js';

async function addDevice() {
  const answer = await send('/device', {});
  if (!answer.json) return setText(byId('device-code'), notAnswered(answer.status));
  const { code, minutes, addresses } = answer.json;
  setText(byId('device-code'), words('Code: {code}. It lets one device in within {count} minutes.', { code, count: minutes }));
  fill(byId('device-addresses'), addresses, () => element('li'), setText);
  byId('device-addresses').hidden = addresses.length === 0;
  byId('no-device-addresses').hidden = addresses.length > 0;
}

export function startDevice() {
  byId('device-add').addEventListener('click', addDevice);
}
