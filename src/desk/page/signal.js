// SPDX-License-Identifier: GPL-3.0-or-later
// A sound and a notification of the system for what is NOW. Both are off until the arbiter allows them; what he
// chose holds for this browser.
import { byId } from '/dom.js';
import { words } from '/words.js';

const tones = [{ hertz: 660, at: 0 }, { hertz: 880, at: 0.18 }];  // rising, unlike any sound of a table
const toneSeconds = 0.14;
let context = null;

const isKept = (name) => localStorage.getItem('tactus-' + name) === 'yes';
const keep = (name, isOn) => localStorage.setItem('tactus-' + name, isOn ? 'yes' : 'no');

/// A browser gives sound only behind something that the user did.
function wake() {
  if (!byId('sound').checked) return;
  context ??= new AudioContext();
  context.resume();
}

function play() {
  if (!context || !byId('sound').checked) return;
  for (const tone of tones) {
    const from = context.currentTime + tone.at;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.4, from + 0.01);
    gain.gain.linearRampToValueAtTime(0, from + toneSeconds);
    const source = new OscillatorNode(context, { frequency: tone.hertz });
    source.connect(gain).connect(context.destination);
    source.start(from);
    source.stop(from + toneSeconds);
  }
}

function notify(alarm) {
  if (!byId('notify').checked || Notification.permission !== 'granted') return;
  const note = new Notification(words("Arbiter's desk"), { body: alarm.text, tag: 'board-' + alarm.board });
  note.addEventListener('click', () => { focus(); location.hash = '#board-' + alarm.board; });
}

export function signal(alarm) {
  play();
  notify(alarm);
}

/// Whoever refuses in the browser's own question finds the box empty again.
async function askToNotify() {
  const box = byId('notify');
  if (box.checked && Notification.permission !== 'granted')
    box.checked = await Notification.requestPermission() === 'granted';
  keep('notify', box.checked);
}

export function startSignals() {
  byId('sound').checked = isKept('sound');
  byId('sound').addEventListener('change', () => { keep('sound', byId('sound').checked); wake(); play(); });
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, wake, { once: true });
  const canNotify = 'Notification' in window;
  byId('notify').closest('p').hidden = !canNotify;
  if (!canNotify) return;
  byId('notify').checked = isKept('notify') && Notification.permission === 'granted';
  byId('notify').addEventListener('change', askToNotify);
}
