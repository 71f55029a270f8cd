// SPDX-License-Identifier: GPL-3.0-or-later
// What is said unasked. Only what is NOW interrupts, with a sound and a notification where the arbiter allows;
// what is SOON waits for quiet. Alarms that come within two seconds of one another are joined.
import { byId, element } from '/dom.js';
import { signal } from '/signal.js';
import { words } from '/words.js';

const joinedFor = 2000;

/// The same text twice must be another text, or nobody hears it again.
function say(region, nodes) {
  const text = nodes.map((each) => each.textContent).join('');
  if (region.textContent === text) nodes.push(document.createTextNode('\u00a0'));
  region.replaceChildren(...nodes);
}

/// Joins what comes close together; `sayAll` gets the texts.
function joiner(sayAll) {
  let waiting = [];
  let timer = null;
  const sayWaiting = () => {
    timer = null;
    if (waiting.length === 0) return;
    const texts = waiting;
    waiting = [];
    sayAll(texts);
    timer = setTimeout(sayWaiting, joinedFor);
  };
  return (text) => {
    waiting.push(text);
    if (timer === null) sayWaiting();
  };
}

const joined = (level, texts) => level + '. ' + (texts.length === 1 ? texts[0]
  : words('{count} alarms.', { count: texts.length }) + ' ' + texts.join(' '));

/// At once, whatever is being said.
export const interrupt = (text) => say(byId('alarms'), [document.createTextNode(text)]);

const sayNow = joiner((texts) => interrupt(joined(words('Now'), texts)));
const saySoon = joiner((texts) => tell(joined(words('Soon'), texts)));
const listeners = [];

/// Called with each alarm that is said.
export const onAlarm = (listener) => listeners.push(listener);

export function alarm(each) {
  if (each.level !== 'now' && each.level !== 'soon') return;
  for (const listener of listeners) listener(each);
  if (each.level === 'soon') return saySoon(each.text);
  sayNow(each.text);
  signal(each);
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
