// SPDX-License-Identifier: GPL-3.0-or-later
// What is said unasked. Only alarms interrupt; alarms that come within two seconds of one another are joined.
import { byId, element } from '/dom.js';
import { words } from '/words.js';

const joinedFor = 2000;
let waiting = [];
let timer = null;

/// The same text twice must be another text, or nobody hears it again.
function say(region, nodes) {
  const text = nodes.map((each) => each.textContent).join('');
  if (region.textContent === text) nodes.push(document.createTextNode('\u00a0'));
  region.replaceChildren(...nodes);
}

function sayAlarms() {
  timer = null;
  if (waiting.length === 0) return;
  const text = waiting.length === 1 ? waiting[0]
    : words('{count} alarms.', { count: waiting.length }) + ' ' + waiting.join(' ');
  waiting = [];
  say(byId('alarms'), [document.createTextNode(text)]);
  timer = setTimeout(sayAlarms, joinedFor);
}

export function alarm(text) {
  waiting.push(text);
  if (timer === null) sayAlarms();
}

/// Politely; parts {text, lang} or one text.
export function tell(text) {
  const parts = Array.isArray(text) ? text : [{ text, lang: document.documentElement.lang }];
  say(byId('news'), parts.map((each) => {
    const span = element('span', { lang: each.lang || document.documentElement.lang });
    span.textContent = each.text + ' ';
    return span;
  }));
}
