// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the scripts in the language of the page.

export const language = document.documentElement.lang;
const answer = await fetch('/words?lang=' + language);
const translations = answer.ok ? await answer.json() : {};

/// The text in the language of the page; {name} is replaced by its value. In one pass: whatever a value holds,
/// it is no place for another.
export function words(english, values = {}) {
  return (translations[english] ?? english)
    .replace(/\{(\w+)\}/g, (place, name) => Object.hasOwn(values, name) ? String(values[name]) : place);
}

/// A name inside a sentence: where it is written from right to left, what stands beside it keeps its place.
export function isolated(name) {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(name)
    ? '\u2068' + name + '\u2069' : name;
}

/// How long ago, in whole minutes.
export function age(since, now) {
  const minutes = Math.floor(Math.max(0, now - since) / 60000);
  if (minutes < 1) return words('< 1 min');
  return minutes < 120 ? words('{count} min', { count: minutes })
    : words('{count} h', { count: Math.floor(minutes / 60) });
}

const two = (number) => String(number).padStart(2, '0');

/// "16:05:12", by the clock of the machine that shows the page.
export function clockTime(at) {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':');
}

export function dayAndTime(at) {
  const time = new Date(at);
  return [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-') + ' ' + clockTime(at);
}

/// "UTC+02:00": at that time, for in summer it is another.
export function zone(at) {
  const minutes = -new Date(at).getTimezoneOffset();
  const ahead = Math.abs(minutes);
  return 'UTC' + (minutes < 0 ? '-' : '+') + two(Math.floor(ahead / 60)) + ':' + two(ahead % 60);
}
