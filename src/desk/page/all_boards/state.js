// SPDX-License-Identifier: GPL-3.0-or-later
// What concerns everything, over all boards: what the desk tells of the hall, and what this page knows of itself.
// Most is not said here: what the desk tells is an alarm too, and who shows a band of his own says it.
import { byId, element, fill, hide, setText } from '/dom.js';
import { tell } from '/live.js';
import { clockTime, words } from '/words.js';

let ofHall = [];
const own = new Map();  // name: {since, text}

function show() {
  const bands = [...own.values(), ...ofHall];
  hide(byId('bands'), bands.length === 0);
  fill(byId('band-list'), bands, () => element('li'),
    (item, each) => setText(item, each.since === null ? each.text
      : words('Since {time}: {text}', { time: clockTime(each.since), text: each.text })));
}

/// An alarm says the others.
const isSaidHere = (band) => band.why === 'clock-wrong';

export function showBands(bands) {
  const isNew = (band) => isSaidHere(band) && !ofHall.some((each) => each.why === band.why);
  for (const each of bands.filter(isNew)) tell(each.text);
  ofHall = bands;
  show();
}

/// Empty: it is over.
export function showOwnBand(name, text) {
  if (text === '') own.delete(name);
  else own.set(name, { since: own.get(name)?.since ?? Date.now(), text });
  show();
}
